/** How often a test that repeats does so: few times here, TEST_ROUNDS times as often in `npm run soak -- tests`. */
export const rounds = (few: number): number => few * Number(process.env['TEST_ROUNDS'] ?? 1);
