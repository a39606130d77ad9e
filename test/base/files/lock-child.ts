// A process that takes locks. `hold` takes one and keeps it. `count` repeatedly adds one to the number in a file.
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { takeLock, withLock } from '../../../src/base/files/lock.ts';

const [what, file = '', counter = '', times = '0'] = process.argv.slice(2);

if (what === 'hold') {
  const release = await takeLock(file);
  process.stdout.write('held\n');
  process.stdin.on('data', () => release().then(() => process.exit(0)));
} else {
  for (let n = 0; n < Number(times); n++) {
    await withLock(file, async () => {
      const before = Number(readFileSync(counter, 'utf8'));
      await new Promise(setImmediate);
      const next = `${counter}.${process.pid}`;
      writeFileSync(next, String(before + 1));
      renameSync(next, counter);
    });
    process.stdout.write('.');
  }
}
