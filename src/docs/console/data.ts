// What a console page tells its script.
import type {
  ChannelTable,
  MessageValidators,
  OperationRow,
  OperationValidators,
  ParameterRow,
  SchemeRow,
  Validate,
} from '../../contract/tables.ts';

export interface Field {
  readonly name: string;
  readonly kind: ParameterRow['kind'];
  readonly required: boolean;
  /** The only allowed values, if they are listed. */
  readonly values: readonly string[];
  readonly about: string;
}
export interface ParameterField extends Field {
  readonly place: 'path' | 'query' | 'header';
  readonly example: string;
}
/** A body of an operation, or a message of a socket. */
export interface Choice {
  /** The media type, or the name of the message. */
  readonly name: string;
  /** The user picks a file. */
  readonly isFile: boolean;
  readonly examples: readonly { readonly title: string; readonly value?: unknown }[];
  readonly fields: readonly Field[];
}

export interface OperationData {
  readonly kind: 'operation';
  readonly row: OperationRow;
  readonly schemes: Readonly<Record<string, SchemeRow>>;
  readonly parameters: readonly ParameterField[];
  readonly choices: readonly Choice[];
}
export interface SocketData {
  readonly kind: 'socket';
  readonly path: string;
  /** Whether the socket needs the login of the browser. */
  readonly needsLogin: boolean;
  readonly table: ChannelTable;
  readonly closeCodes: Readonly<Record<string, string>>;
  readonly choices: readonly Choice[];
}

/** Those of an operation, or those of a socket. */
export type PageValidators = OperationValidators & MessageValidators & { readonly problem: Validate };
