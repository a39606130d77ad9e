/** Indented, for people and programs alike. */
export const printJson = (value: unknown): void => console.log(JSON.stringify(value, null, 2));

export const timeText = (time: number | null): string =>
  time === null ? '-' : `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
