// Generated from spec/ by `npm run generate`. Do not edit.

interface ValidationError {
  keyword: string;
  instancePath: string;
  params: Record<string, unknown>;
  message?: string;
}
interface Validate {
  (value: unknown): boolean;
  errors?: ValidationError[] | null;
}
export declare const validate: { av_screenshot_paste: Validate; av_screenshot_store: Validate; av_screenshot_list: Validate; av_screenshot_read: Validate; av_screenshot_text: Validate; av_screenshot_rename: Validate; av_screenshot_undo: Validate; av_screenshot_delete: Validate; av_screenshot_restore: Validate; wait_for_paste: Validate; give_file: Validate; list_files: Validate; wait_for_file: Validate; ask_user: Validate; workspace_tabs: Validate; workspace_open: Validate; workspace_show_panel: Validate; workspace_screenshot: Validate; workspace_eval: Validate; workspace_console: Validate; workspace_wait_for: Validate; workspace_close: Validate; page_look: Validate; page_act: Validate; page_wait: Validate };
