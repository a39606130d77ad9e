#!/bin/sh
# annex shim install|remove|status: shim.sh VERB DIRECTORY SCRIPT VIEWER. SCRIPT stands in for xclip and wl-paste.
verb=$1 folder=$2 script=$3 viewer=$4
is_ours() { grep -q '^# annex paste shim:' "$1" 2>/dev/null; }
fail() { echo "annex: $1" >&2; exit 1; }
if [ "$verb" = install ]; then
  command -v curl >/dev/null || fail 'curl is not installed; the shims need it'
  mkdir -p "$folder" || exit 1
  for tool in xclip wl-paste; do
    ! [ -e "$folder/$tool" ] || is_ours "$folder/$tool" || fail "$folder/$tool is another program; choose another --dir"
  done
  for tool in xclip wl-paste; do
    rm -f "$folder/$tool"
    sed "s|@VIEWER@|$viewer|" "$script" >"$folder/$tool" && chmod 755 "$folder/$tool" || exit 1
  done
  cat <<END
Installed xclip and wl-paste in $folder. Add this to your shell's start-up file, so that they are found first:

  export PATH="$folder:\$PATH"

Gemini CLI asks for images only in a graphical session. For it, also add: export XDG_SESSION_TYPE=wayland
Codex reads the clipboard itself. For it, paste the path that the widget copies.
END
  exit 0
fi
for tool in xclip wl-paste; do
  path=$folder/$tool found=$(command -v "$tool")
  if [ "$verb" = remove ]; then
    if is_ours "$path"; then rm "$path" && echo "Removed $path."; else echo "$path is not a shim."; fi
  elif ! is_ours "$path"; then echo "$tool: not installed"
  elif [ "$found" -ef "$path" ]; then echo "$tool: installed"
  else echo "$tool: installed, but PATH finds ${found:-none}"; fi
done
