import { execFile } from 'node:child_process';

/** In a process of its own: closing a database file here would drop the locks this process has on it. */
export const filesHold = (folder: string, text: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    execFile('grep', ['-r', '-q', '-a', '-F', '-e', text, folder], (error) => {
      if (!error) resolve(true);
      else if (error.code === 1) resolve(false);
      else reject(error);
    });
  });
