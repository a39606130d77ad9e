#!/bin/sh
# annex paste shim: stands in for xclip and wl-paste, by the name it has. Remove it with: annex shim remove
# It serves the newest pasted screenshot to programs that read an image from the clipboard, and passes all other calls on to
# the real tool, if there is a display. A screenshot is served until it was read and 10 seconds more (an agent reads it several times), for each
# terminal, and for at most 10 minutes after it was pasted.
viewer=${ANNEX_VIEWER_URL:-@VIEWER@}
max_age=${ANNEX_SHIM_MAX_AGE_S:-600} grace=${ANNEX_SHIM_GRACE_S:-10}
name=${0##*/} reads= clipboard= type= lists=
case $name in wl-paste) reads=1 clipboard=1 ;; esac
previous=
for word; do
  case $name$previous in
  xclip-t | xclip-target | wl-paste-t | wl-paste--type) type=$word ;;
  xclip-selection | xclip-sel | xclip-se | xclip-s) case $word in [cC]*) clipboard=1 ;; esac ;;
  esac
  case $name$word in
  xclip-o | xclip-out) reads=1 ;;
  wl-paste-l | wl-paste--list-types) lists=1 ;;
  wl-paste-p | wl-paste--primary) clipboard= ;;
  wl-paste--type=*) type=${word#*=} ;;
  esac
  previous=$word
done
case $name$type in xclip[tT][aA][rR][gG][eE][tT][sS]) lists=1 ;; esac

# Runs the real tool. Without one, or without a display that it could ask, says what it says when there is nothing to paste.
real() {
  [ -z "$DISPLAY$WAYLAND_DISPLAY" ] && places= || places=$PATH
  IFS=:
  for folder in $places; do
    file=${folder:-.}/$name
    [ -f "$file" ] && [ -x "$file" ] && ! [ "$file" -ef "$0" ] && [ -z "$ANNEX_SHIM_CALLS" ] || continue
    unset IFS
    ANNEX_SHIM_CALLS=1 exec "$file" "$@"
  done
  case $name in
  wl-paste) echo 'Nothing is copied' >&2 ;;
  *) echo "Error: target ${type:-STRING} not available" >&2 ;;
  esac
  exit 1
}

# The key comes by standard input: arguments are visible to all users.
get() {
  { [ -z "$ANNEX_API_KEY" ] || printf 'header = "X-Api-Key: %s"\n' "$ANNEX_API_KEY"; } |
    curl -sf -m 3 --max-filesize 52428800 -K - "$viewer$1" 2>/dev/null
}

# The terminal of this process or of the nearest ancestor that has one; else its session.
reader_of() {
  pid=$$ session=
  while [ "${pid:-0}" -gt 1 ] && read -r stat 2>/dev/null <"/proc/$pid/stat"; do
    set -- ${stat##*) }
    session=${session:-$4}
    [ "$5" = 0 ] || { reader=tty$5; return; }
    pid=$2
  done
  reader=session$session
}

case "$reads$clipboard$lists,$type" in 11,image | 11,image/png | 111,*) ;; *) real "$@" ;; esac
list=$(get '/screenshot-pastes?limit=1') || real "$@"
id=${list#*\"id\":\"} created=${list#*\"created_at\":\"}
[ "$id" != "$list" ] && [ "$created" != "$list" ] || real "$@"
id=${id%%\"*} created=${created%%.*}
case $id in *[!A-Za-z0-9_-]*) real "$@" ;; esac
now=$(date +%s) pasted=$(date -u -d "${created%T*} ${created#*T}" +%s 2>/dev/null) || real "$@"
[ $((now - pasted)) -le "$max_age" ] || real "$@"

memory=${XDG_RUNTIME_DIR:-/tmp/annex-$(id -u)}/annex-paste
(umask 077 && mkdir -p "$memory") 2>/dev/null
reader_of
last= at=0
if [ -O "$memory" ] && ! [ -L "$memory" ] && ! [ -L "${memory%/*}" ]; then
  read -r last at 2>/dev/null <"$memory/$reader"
else
  memory=
fi
[ "$last" != "$id" ] || [ $((now - ${at:-0})) -le "$grace" ] || real "$@"
if [ -n "$lists" ]; then
  [ "$name" = wl-paste ] || printf 'TIMESTAMP\nTARGETS\n'
  echo image/png
  exit 0
fi
get "/screenshot-paste/$id/image?variant=model" || real "$@"
[ -z "$memory" ] || [ "$last" = "$id" ] || echo "$id $now" >"$memory/$reader"
