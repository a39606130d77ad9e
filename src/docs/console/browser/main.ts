// The script of every console page. It never sends by itself, and reads nothing from the address of the page.
import '../../browser/copy.ts';
import '../../browser/tabs.ts';
import type { OperationData, PageValidators, SocketData } from '../data.ts';
import { openOperation } from './operation.ts';
import { openSocket } from './socket.ts';

declare const annexConsole: { readonly data: OperationData | SocketData; readonly validators: PageValidators };

const { data, validators } = annexConsole;
if (data.kind === 'operation') openOperation(data, validators);
else openSocket(data, validators);
