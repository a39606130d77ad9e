// The five areas: title, purpose, documents and icon.
import { type Html, trusted } from '../pages/html.ts';

export interface Area {
  readonly id: string;
  readonly title: string;
  /** One sentence. */
  readonly purpose: string;
  /** Directories below generated/, the main one first. */
  readonly documents: readonly string[];
  readonly icon: Html;
}

/** The server of a document, if it is not the platform. */
export const HOSTS: Readonly<Record<string, string>> = { gateway: 'gateway', watchdog: 'watchdog', paste: 'viewer' };

const icon = (paths: string): Html =>
  trusted(
    '<svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="1.7" ' +
      `stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${paths}</svg>`,
  );

export const AREAS: readonly Area[] = [
  {
    id: 'packages',
    title: 'Packages',
    purpose:
      'A repository of plugins, libraries and color themes that a package manager can list, download and verify.',
    documents: ['packages'],
    icon: icon(
      '<path d="M12 3l8 4.5v9L12 21l-8-4.5v-9z"/><path d="M4.3 7.7L12 12l7.7-4.3M12 12v8.7"/><path d="M8 5.3l8 4.5"/>',
    ),
  },
  {
    id: 'gateway',
    title: 'Authorization-code gateway',
    purpose:
      'One fixed redirect URI for many OAuth 2.0 clients. The gateway sends each code to the WebSocket that registered its state and never sees a secret.',
    documents: ['gateway', 'watchdog'],
    icon: icon('<path d="M6 20V9a6 6 0 0112 0v11"/><path d="M3.5 20h17"/><path d="M8.5 14.5h7M13 12l2.5 2.5L13 17"/>'),
  },
  {
    id: 'intents',
    title: 'Authentication intents',
    purpose: 'An application gets a session token for a user, by stream or by polling, without seeing a password.',
    documents: ['intents', 'identity'],
    icon: icon('<circle cx="8" cy="14.5" r="4.5"/><path d="M11.3 11.2L20 2.8M16 6.7l3 3M13.4 9.2l1.8 1.8"/>'),
  },
  {
    id: 'workspace',
    title: 'Workspace and panels',
    purpose: 'Control the web view and sandbox panels that a user has open, and take screenshots with their consent.',
    documents: ['workspace'],
    icon: icon('<rect x="3" y="4" width="18" height="16" rx="2.5"/><path d="M13 4v16M13 12.5h8M6 8h4"/>'),
  },
  {
    id: 'paste',
    title: 'Screenshot paste',
    purpose: 'Paste an image to save an optimized copy and the original, with a name that describes the image.',
    documents: ['paste'],
    icon: icon(
      '<rect x="3" y="5" width="18" height="15" rx="2.5"/><path d="M3.5 17l5-5 4 4 3-3 5 4.6"/><circle cx="15.7" cy="9.8" r="1.6"/>',
    ),
  },
];

/** Not one of the five: health, metrics and the merged API document. */
export const PLATFORM: Area = {
  id: 'platform',
  title: 'Platform',
  purpose: 'Health, metrics and the whole API in one document.',
  documents: ['platform'],
  icon: icon('<path d="M3 12h4l2.5-6 5 12 2.5-6h4"/>'),
};
