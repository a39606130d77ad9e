// `annex/sdk/packages/archive`: ZIP archives of packages, read with care and written the same every time. For Node.
export * from '../../../package-manager/archive/index.ts';
