import { decided, type Requirement, required } from './entry.ts';

/** E: screenshots pasted into the viewer. */
export const paste = {
  // What area E is for
  'E-covers-resize': required('a pasted screenshot is resized'),
  'E-covers-compress': required('a pasted screenshot is compressed'),
  'E-covers-name': required('a pasted screenshot gets a name'),
  'E-covers-save': required('a pasted screenshot is saved'),
  'E-purpose-widget': required('a widget of the viewer accepts pasted images'),
  'E-purpose-optimized': required('an optimized copy is saved'),
  'E-purpose-original': required('an original copy is saved'),

  // Resources: files
  'E-file-initial': required('before naming the file is sp-<timestamp>-<width>x<height>.png'),
  'E-file-initial-timestamp': decided('the timestamp is UTC, YYYYMMDD-HHMMSS-mmm'),
  'E-file-named': required('after naming the file is <ai-name>-<width>x<height>.png'),
  'E-file-original': required('after naming the original is <ai-name>-<width>x<height>-original.png'),
  'E-file-own-size': decided('each file name contains the width and height of that file'),
  'E-name-descriptive': required('<ai-name> describes the image'),
  'E-name-kebab-case': required('<ai-name> is kebab-case'),
  'E-folder': required('the files are in screenshots/sp/ of the project content'),
  'E-folder-separate': required('that directory contains no other screenshots'),

  // Files
  'E-files-incoming': decided(
    'any other file is saved unchanged as incoming/NAME, under a valid name, never over another',
  ),
  'E-files-folders': decided('relative folders are kept and cannot leave'),
  'E-files-ignored': decided('screenshots/ and incoming/ get a .gitignore of * when we create them'),
  'E-files-tus': decided('uploads follow tus 1.0 with creation, so that other clients work'),
  'E-files-durable': decided('what was acknowledged is durable, and every byte of a cut request counts'),
  'E-files-invisible': decided('an unfinished upload is kept 24 h and is invisible'),
  'E-files-limits': decided('files.maxBytes, files.maxOpenUploads and a free-space reserve limit uploads'),
  'E-files-given': decided('given files are private, readable by their owner only, for 24 h or until dismissed'),
  'E-files-address': decided('a download address works with the cookie of its session, for 2 h, with ranges'),
  'E-files-paste': decided(
    'annex paste saves any file or folder and prints its path; --last prints it, --wait waits for it',
  ),
  'E-files-give': decided(
    'annex give gives files, and folders as ZIP files, and exits with --wait when they were saved',
  ),
  'E-files-list': decided('annex files lists and removes files'),
  'E-files-copy': decided('annex copy sends text to the clipboard by OSC 52'),
  'E-files-mcp': decided('tools give files, list them and wait for them'),
  'E-files-paths': decided('paths are read only by annex mcp on standard input'),
  'E-files-widget': decided('the widget takes any file and folders; HEIC and SVG are kept as files'),
  'E-files-backup': decided('a backup leaves out files that are kept for 24 hours, and says so'),
  'E-files-save-only': decided('bytes of given files are sent only to be saved, never to a script, worker or frame'),

  // Endpoints
  'E-widget': required('GET /screenshot-paste on the viewer server serves the widget'),
  'E-widget-html': required('the widget is served as HTML'),
  'E-widget-fresh': required('the widget is served fresh each time'),
  'E-tool': required('there is a tool av_screenshot_paste'),
  'E-tool-exposed-name': required('the tool is exposed as mcp__viewer__av_screenshot_paste'),
  'E-tool-title': required('the tool accepts an optional title, a string'),
  'E-tool-opens-widget': required('the tool opens the widget in the active viewer panel'),
  'E-upload-request': decided(
    'POST /screenshot-paste accepts a multipart field image or a raw image body, with an optional title',
  ),
  'E-upload-size': decided('an uploaded image has at most 20 MiB'),
  'E-upload-response': decided(
    'it returns 201 with { id, file, path, original, width, height, bytes, saved_percent, name_state } once both files are on disk',
  ),
  'E-path': decided(
    'path is absolute and stays valid through naming, renaming, undo and compression, until the screenshot is deleted',
  ),
  'E-path-last': decided('annex paste --last prints the path of the last screenshot'),
  'E-path-copied': decided('after Ctrl+V the widget copies the path, unless it was told not to'),
  'E-login': decided(
    'a logged-in browser on any machine opens the widget for an owner of its user, until the login ends',
  ),
  'E-upload-names-later': decided('GET /screenshot-paste/{id} and its stream return the final names'),
  'E-upload-origin': decided('a page of another origin cannot paste'),

  // Limits
  'E-limit-max-dimension': required('an image with a side above 1568 px is resized to 1568 px'),
  'E-limit-proportional': required('resizing keeps the proportions'),
  'E-limit-smaller-kept': required('an image within 1568 px keeps its size'),
  'E-limit-png-level': required('PNG compression level is 9'),
} as const satisfies Readonly<Record<`E-${string}`, Requirement>>;
