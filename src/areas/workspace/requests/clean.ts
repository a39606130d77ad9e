/** Without control and invisible characters, which could imitate our own words. */
export const clean = (text: string): string => text.replace(/(?!\n)[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu, '').trim();
