/** How often a test that repeats does so: few times here, TEST_ROUNDS times as often in `npm run soak -- tests`. */
export const rounds = (few: number): number => few * Number(process.env['TEST_ROUNDS'] ?? 1);

/** Of random choices: the same in every run, another by TEST_SEED or `npm run soak -- tests --seed N`. */
export const seed = (usual: number): number => Number(process.env['TEST_SEED'] ?? usual);
