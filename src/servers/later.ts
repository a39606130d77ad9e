// Parts of a server whose code is loaded when somebody needs it: a start that nobody waits for is a good start.
import Router from '@koa/router';

/** Made with the first call; a try that failed is made again. */
export function later<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
}

/** Pages at `paths`, which `load` brings the routes of. */
export function pagesLater(router: Router, paths: readonly string[], load: () => Promise<(router: Router) => void>) {
  const routes = later(async () => {
    const loaded = new Router({ sensitive: true });
    (await load())(loaded);
    return loaded.routes();
  });
  for (const path of paths) router.get(path, async (context, next) => (await routes())(context, next));
}
