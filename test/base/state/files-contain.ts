import { execFile } from 'node:child_process';

/** Runs in another process, because closing a database file here would release the locks of this process. */
export const filesContain = (folder: string, text: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    execFile('grep', ['-r', '-q', '-a', '-F', '-e', text, folder], (error) => {
      if (!error) resolve(true);
      else if (error.code === 1) resolve(false);
      else reject(error);
    });
  });
