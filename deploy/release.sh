#!/usr/bin/env bash
# Releases a finished build without downtime, or rolls back to an earlier release.
#
#   deploy/release.sh BUILD WEB_ROOT [NAME]
#   deploy/release.sh --rollback WEB_ROOT [NAME]
#   deploy/release.sh --check WEB_ROOT
#
# The script copies the build to WEB_ROOT/releases/NAME, compares the copy with the build's list of hashes, lets nginx
# check the new redirects and headers, and switches WEB_ROOT/docs by renaming a link. Then it reloads nginx and waits
# until the server reports the new release. If anything fails, readers still get the current release. Hashed files of
# the replaced release stay available for open pages. The script keeps the five latest releases. --check compares the
# current release with its list of hashes.
#
# RELOAD: command that reloads the server (nginx -s reload). Empty: don't reload.
# HEALTH_URL: where nginx reports its release (http://127.0.0.1:8080/healthz). Empty: don't check.
# RELOAD_SECONDS: time limit for both (30).
# COMPRESS: command that compresses a folder (docusaurus compress of this project). Empty: don't compress.
set -euo pipefail
# The server's user must be able to read the files.
umask 022
unset CDPATH

keep=5
reload=${RELOAD-nginx -s reload}
health_url=${HEALTH_URL-http://127.0.0.1:8080/healthz}
reload_seconds=${RELOAD_SECONDS-30}
project=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
compress=${COMPRESS-'cd "$PROJECT" && npx --no-install docusaurus compress'}
usage='usage: deploy/release.sh BUILD WEB_ROOT [NAME], --rollback WEB_ROOT [NAME], or --check WEB_ROOT'
outcome='so readers keep what they have. Correct what it says, and run the same command again.'

is_reported=
fail() {
  is_reported=yes
  echo "$*" >&2
  exit 1
}

for tool in node flock sync timeout; do
  command -v "$tool" > /dev/null || fail "$tool is not on the PATH: install it, or name its folder in PATH."
done
# 0 would disable the timeout.
[[ $reload_seconds =~ ^[0-9]{1,5}([.][0-9]+)?$ && $reload_seconds =~ [1-9] ]] ||
  fail "RELOAD_SECONDS is \"$reload_seconds\": it takes a number of seconds from 0.1 to 99999, such as 30."
[ "$#" -ge 2 ] && [ "$#" -le 3 ] && [ -n "$1" ] && [ -n "$2" ] || fail "$usage"
build=$1
web_root=$2
# Other programs would treat a leading dash as an option.
[[ $build != -* || $build == --rollback || $build == --check ]] || build=./$build
[[ $web_root != -* ]] || web_root=./$web_root
name=${3:-}
releases=$web_root/releases
# Releases in the order they were shown, with the current one last. "-" marks releases that were rolled back.
history=$web_root/release.history
# Contains the release that the script is switching to, until it's finished.
pending=$web_root/release.pending
action=release
scratch=
incoming=
made=
previous=
is_switched=
reloading=

# Runs whenever the script exits, and undoes an unfinished release.
clean_up() {
  local code=$1 command=$2
  trap '' INT TERM HUP
  [ -z "$reloading" ] || kill "$reloading" 2> /dev/null || true
  [ "$code" -eq 0 ] || [ "$code" -gt 128 ] || [ -n "$is_reported" ] || echo "\"$command\" failed, $outcome" >&2
  if [ -n "$is_switched" ]; then
    if [ -n "$previous" ]; then point_to "$previous"; else rm -f "$web_root/docs" "$web_root/docs.next"; fi
    reload_server "$previous" ||
      echo "\"$reload\" failed after switching back, too: reload the server, which may have read redirects of $name." >&2
    rm -f "$pending"
  fi
  rm -rf ${scratch:+"$scratch"} ${incoming:+"$incoming"} ${made:+"$made"}
}
trap 'clean_up $? "$BASH_COMMAND"' EXIT
trap 'exit 130' INT
trap 'exit 143' TERM HUP

files() { node "$project/deploy/fileList.mjs" "$@"; }
is_name() { [[ $1 =~ ^[A-Za-z0-9][A-Za-z0-9._-]*$ && $1 != *.incoming && ${#1} -le 100 ]]; }
get_current() { [ ! -d "$web_root/docs/" ] || basename "$(readlink -f "$web_root/docs")"; }

# Lists the releases in the order they were last shown.
list_releases() {
  local name
  { ls "$releases"; cat "$history" || true; } 2> /dev/null | sed 's/^-//' | tac | awk '!seen[$0]++' | tac |
    while IFS= read -r name; do
      ! is_name "$name" || [ ! -s "$releases/$name/.server/files.sha256" ] || echo "$name"
    done
}

# Moves a release to the end of the history. Releases after it were rolled back, so later rollbacks skip them.
mark_shown() {
  touch "$history"
  awk -v name="$1" '
    !/^-?[A-Za-z0-9][A-Za-z0-9._-]*$/ { next }
    $0 == name { back = "-" }
    $0 != name && $0 != "-" name { print (/^-/ ? "" : back) $0 }
    END { print name }
  ' "$history" | tail -n "$keep" > "$history.next"
  mv -T "$history.next" "$history"
}

format_available() {
  local names
  names=$(list_releases | sort | paste -sd ' ')
  [ -z "$names" ] || echo "There are: $names. Name one: deploy/release.sh --rollback $web_root NAME"
}

check_build() {
  local file odd
  for file in index.html 404.html .server/redirects.map .server/headers.conf .server/files.sha256; do
    [ -s "$1/$file" ] || fail "$1 is not a finished build: $file is missing or empty (npm run build)."
  done
  odd=$(find "$1/" ! -type f ! -type d -print -quit)
  [ -z "$odd" ] || fail "$odd is neither a file nor a folder: a build has no links."
}

# nginx only reads these files when reloading. If they're invalid, it keeps the old configuration and doesn't report
# an error to the sender of the signal.
check_configuration() {
  local nginx errors folder
  nginx=$(PATH=$PATH:/usr/sbin command -v nginx) || return 0
  folder=$(readlink -f "$1")
  scratch=$(mktemp -d)
  # Use links, because a path could be too long for a socket or contain quotes.
  ln -s "$folder/.server/redirects.map" "$folder/.server/headers.conf" "$scratch"
  {
    echo "pid pid; events {} http {"
    grep -E '^ *map_hash_' "$project/deploy/nginx/nginx.conf"
    for temp in client_body proxy fastcgi uwsgi scgi; do echo "${temp}_temp_path $temp;"; done
    echo "access_log off; map \$uri \$moved_to { include redirects.map; }"
    echo "server { listen unix:socket; include headers.conf; } }"
  } > "$scratch/nginx.conf"
  errors=$(cd "$scratch" && "$nginx" -t -q -e stderr -p "$PWD/" -c nginx.conf 2>&1) ||
    fail "nginx cannot read the redirects or headers of this build, so readers keep what they have: $errors"
  rm -rf "$scratch"
  scratch=
}

point_to() {
  rm -rf "$web_root/docs.next"
  ln -s "releases/$1" "$web_root/docs.next"
  mv -T "$web_root/docs.next" "$web_root/docs"
}

# Before the first release, there's no server to reload.
reload_server() {
  local code=0
  [ -n "$previous" ] && [ -n "$reload" ] || return 0
  # Run in the background, because a signal can only interrupt `wait`.
  timeout -k 5 "$reload_seconds" bash -c "$reload" 9>&- &
  reloading=$!
  wait "$reloading" || code=$?
  reloading=
  [ "$code" -ne 124 ] || echo "\"$reload\" was not done in $reload_seconds seconds (RELOAD_SECONDS)." >&2
  [ "$code" -eq 0 ] || return "$code"
  # Earlier versions of this script created releases without a name file, so nginx can't report them.
  [ -z "$health_url" ] || [ ! -e "$releases/$1/.server/release.map" ] || files confirm "$health_url" "$1" "$reload_seconds" 9>&-
}

finish_switch() {
  reload_server "$1" || fail "\"$reload\" failed, so readers keep $previous. RELOAD and HEALTH_URL name another command and address."
  mark_shown "$1"
}

switch_to() {
  echo "$action $1" > "$pending"
  if [ -n "$incoming" ]; then
    made=$releases/$1
    mv -T "$incoming" "$made"
    incoming=
  fi
  is_switched=yes
  point_to "$1"
  finish_switch "$1"
  outcome="but readers are shown $1."
  is_switched=
  made=
}

# Uncompressed responses would be about five times as large.
compress_build() {
  # Lock the build, because releases to other folders can use it at the same time.
  exec 8< "$1"
  flock 8
  if [ -n "$compress" ] && [ ! -e "$1/.server/compressed" ]; then
    PROJECT=$project bash -c "$compress \"\$0\"" "$1" 8>&- 9>&- ||
      fail "\"$compress\" failed, so $1 is not compressed. COMPRESS=COMMAND names another command, COMPRESS= leaves it as it is."
    touch "$1/.server/compressed"
  fi
  exec 8>&-
}

copy_build() {
  local errors release=$releases/$name
  check_build "$build"
  compress_build "$(cd "$build" && pwd)"
  [ ! -e "$release" ] || fail "The release $name exists already: choose another name, or --rollback to it."
  # An earlier release with this name might have been removed by hand.
  [ ! -e "$history" ] || sed -i "/^-\?${name//./[.]}\$/d" "$history"
  incoming=$release.incoming
  mkdir "$incoming"
  errors=$(cp -a "$build/." "$incoming/" 2>&1) ||
    fail "$build cannot be copied, so readers keep what they have: $(head -n 1 <<< "$errors")"
  chmod -R u=rwX,go=rX "$incoming"
  files stamp "$incoming" ||
    fail "The copy of $build is not what was built. If a compressed form is wrong, delete $build/.server/compressed and try again; else run npm run build, or look at the disk."
  [ -z "$previous" ] || files keep "$releases/$previous" "$incoming"
  echo "\"\" \"$name\";" > "$incoming/.server/release.map"
  check_configuration "$incoming"
  sync -f "$incoming"
}

prepare_rollback() {
  [ -n "$name" ] ||
    name=$(list_releases | grep -xF -f <(grep -av '^-' "$history" 2> /dev/null | head -n -1) | tail -n 1) || true
  [ -n "$name" ] || fail "$web_root has no earlier release. $(format_available)"
  [ -d "$releases/$name" ] || fail "There is no release $name. $(format_available)"
  check_build "$releases/$name"
  files check "$releases/$name" || fail "The release $name is not what was built any more."
  [ -z "$previous" ] || [ "$previous" = "$name" ] || files keep "$releases/$previous" "$releases/$name"
  echo "\"\" \"$name\";" > "$releases/$name/.server/release.map"
  check_configuration "$releases/$name"
}

if [ "$build" = --check ]; then
  [ -z "$name" ] || fail "$usage"
  [ -d "$web_root/docs/" ] || fail "$web_root/docs is missing or leads nowhere, so readers get nothing. $(format_available)"
  # A release during this check would switch the link.
  name=$(get_current)
  files check "$(readlink -f "$web_root/docs")" || fail "$web_root/docs is not what was built: release a build, or roll back."
  echo "$name is what was built"
  exit
fi
[ "$build" = --rollback ] || [ -n "$name" ] || name=$(date -u +%Y%m%dT%H%M%SZ)
[ -z "$name" ] || is_name "$name" ||
  fail "The name \"$name\" is not allowed: up to 100 letters, digits, dots, dashes and underscores, not ending in .incoming."
[ -L "$web_root/docs" ] || [ ! -e "$web_root/docs" ] || fail "$web_root/docs is not a link: move it away first."
[ "$build" != --rollback ] || [ -d "$releases" ] || fail "$web_root has no releases."
mkdir -p "$releases"

# The lock is released when the script ends, even if it's killed.
for file in "$web_root/release.lock" "$pending" "$history"; do
  [ ! -e "$file" ] || { [ -f "$file" ] && [ -w "$file" ]; } ||
    fail "$file cannot be written, so readers keep what they have: make it a file of this user, or remove it."
done
exec 9>> "$web_root/release.lock"
flock -n 9 || fail "Another release into $web_root is under way: wait until it is done."

previous=$(get_current)
[ -z "$previous" ] || [ "$(readlink -f "$web_root/docs")" = "$(readlink -f "$releases")/$previous" ] ||
  fail "$web_root/docs leads to $(readlink -f "$web_root/docs"), which is none of the releases: point it at one first."

# Clean up after a killed script: incomplete copies, and a release that was never shown.
rm -rf "$releases"/*.incoming
[ "$build" != --rollback ] || action=rollback
is_finished=
read -r killed_action killed_name 2> /dev/null < "$pending" || killed_action='' killed_name=
if [ -n "$previous" ] && [ "$killed_name" = "$previous" ]; then
  finish_switch "$previous"
  # If the killed script ran the same command, there's nothing left to do.
  [ "$killed_action ${name:-$previous}" != "$action $previous" ] || is_finished=yes
else
  [ "$killed_action" != release ] || ! is_name "$killed_name" ||
    grep -qxF -e "$killed_name" -e "-$killed_name" "$history" 2> /dev/null || rm -rf "${releases:?}/$killed_name"
  [ -z "$previous" ] || tail -n 1 "$history" 2> /dev/null | grep -qxF "$previous" || mark_shown "$previous"
fi
[ -n "$is_finished" ] || rm -f "$pending"

if [ -n "$is_finished" ]; then name=$previous; else
  if [ "$build" = --rollback ]; then prepare_rollback; else copy_build; fi
  switch_to "$name"
fi
list_releases | head -n "-$keep" | while read -r old; do
  [ "$old" = "$name" ] || rm -rf "${releases:?}/$old"
done
echo "released $name"
# Remove this last. Otherwise, repeating a killed rollback would roll back twice.
rm -f "$pending"
