// What browsers let only the user do. A step after which a page could not do it has failed, whatever the page shows.

type Methods = Record<string, (this: unknown, ...args: unknown[]) => unknown>;

let refused: string | null = null;

/** What a page was refused since the last call. */
export function takeRefused(): string | null {
  const taken = refused;
  refused = null;
  return taken;
}

function watch(type: { readonly prototype: object } | undefined, names: string, what: string): void {
  const methods = (type?.prototype ?? {}) as Methods;
  const refuse = (): void => {
    refused = what;
  };
  for (const name of names.split(' ')) {
    const method = methods[name];
    if (!method) continue;
    const watched: typeof method = function (...args) {
      const result = method.apply(this, args);
      if (result === false && /^(copy|cut|paste)$/i.test(String(args[0]))) refuse();
      const tell = (error: unknown) => {
        refuse();
        throw error;
      };
      return result instanceof Promise ? result.catch(tell) : result;
    };
    Reflect.set(methods, name, watched); // a page may have frozen them
  }
}

watch(globalThis.Clipboard, 'write writeText', 'use the clipboard');
watch(Document, 'execCommand', 'use the clipboard');
watch(Element, 'requestFullscreen', 'switch to fullscreen');
watch(Element, 'requestPointerLock', 'lock the pointer');
watch(Navigator, 'share', 'share this');
watch({ prototype: window }, 'showOpenFilePicker showSaveFilePicker', 'choose a file');
const onClick = ({ target, isTrusted }: Event) => {
  if (!isTrusted && (target as Partial<HTMLInputElement>).type === 'file') refused = 'choose a file';
};
addEventListener('click', onClick, true);
