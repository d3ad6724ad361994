#!/usr/bin/env bash
# Puts a finished build in front of readers without a gap, or goes back to an earlier one.
#
#   deploy/release.sh BUILD WEB_ROOT [NAME]
#   deploy/release.sh --rollback WEB_ROOT [NAME]
#   deploy/release.sh --check WEB_ROOT
#
# WEB_ROOT/releases/NAME receives a copy of the build, which is compared with the build's list of hashes; then
# WEB_ROOT/docs, which the server reads, is switched in one step (rename of a link), and nginx is reloaded, because it
# reads headers and redirects only when it starts. If anything fails, readers keep the release they have. Both directions
# keep the hashed assets of the release they replace, so that a page opened before the switch goes on working. The five
# latest releases are kept.
#
# WEB_ROOT/releases.log is the journal: what readers were shown, and since when. A rollback takes back its last entry
# that is not taken back. --check compares what readers are shown now with its list of hashes.
#
# A build whose compression was not finished is compressed first, in its own folder.
#
# RELOAD is the command that reloads the server (nginx -s reload); RELOAD= reloads nothing. COMPRESS is the command that
# compresses the folder it is given (docusaurus compress of this project); COMPRESS= compresses nothing.
set -euo pipefail
# The user of the server reads what this one writes.
umask 022

keep=5
reload=${RELOAD-nginx -s reload}
project=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
compress=${COMPRESS-'cd "$PROJECT" && npx --no-install docusaurus compress'}
usage='usage: deploy/release.sh BUILD WEB_ROOT [NAME], --rollback WEB_ROOT [NAME], or --check WEB_ROOT'

fail() {
  echo "$*" >&2
  exit 1
}

for tool in node flock sync; do
  command -v "$tool" > /dev/null || fail "$tool is not on the PATH: install it, or name its folder in PATH."
done

[ "$#" -ge 2 ] && [ "$#" -le 3 ] && [ -n "$1" ] && [ -n "$2" ] || fail "$usage"
build=$1
web_root=$2
name=${3:-}
releases=$web_root/releases
journal=$web_root/releases.log
action=released
incoming=
made=
previous=
is_switched=

# Runs however the script ends: what is not finished is undone.
clean_up() {
  trap '' INT TERM HUP
  if [ -n "$is_switched" ]; then
    if [ -n "$previous" ]; then point_to "$(basename "$previous")"; else rm -f "$web_root/docs" "$web_root/docs.next"; fi
    reload_server || true
  fi
  rm -rf ${incoming:+"$incoming"} ${made:+"$made"}
}
trap clean_up EXIT
trap 'exit 130' INT
trap 'exit 143' TERM HUP

check_name() {
  [[ $name =~ ^[A-Za-z0-9][A-Za-z0-9._-]*$ && $name != *.incoming ]] ||
    fail "The name \"$name\" is not allowed: letters, digits, dots, dashes and underscores, not ending in .incoming."
}

files() { node "$project/deploy/fileList.mjs" "$@"; }

check_build() {
  local file odd
  for file in index.html 404.html .server/redirects.map .server/headers.conf .server/files.sha256; do
    [ -s "$1/$file" ] || fail "$1 is not a finished build: $file is missing or empty (npm run build)."
  done
  odd=$(find "$1/" ! -type f ! -type d -print -quit)
  [ -z "$odd" ] || fail "$odd is neither a file nor a folder: a build has no links."
}

# Those of some names of releases that are still there.
that_exist() {
  while IFS= read -r name; do [ ! -d "$releases/$name" ] || echo "$name"; done
}

# The complete entries of the journal: an editor can have changed its line endings, and a full disk can have cut a line.
entries() { tr -d '\r' < "$journal" | awk 'NF == 3 && ($2 == "released" || $2 == "back")'; }

# Names of the releases that readers were shown, the last one first.
list_releases() {
  entries | awk '{ shown[NR] = $3 } END { for (at = NR; at > 0; at--) if (!seen[shown[at]]++) print shown[at] }' | that_exist
}

# Names of the releases that a rollback can take readers back to, the nearest one first.
list_earlier() {
  entries | awk '$2 == "back" { for (at = last; at > 0 && shown[at] != $3; at--); if (at) { last = at; next } }
    { shown[++last] = $3 }
    END { for (at = last - 1; at > 0; at--) if (shown[at] != shown[last]) print shown[at] }' | that_exist
}

note() { echo "$(date -u +%Y-%m-%dT%H:%M:%SZ) $1 $2" >> "$journal"; }

point_to() {
  rm -rf "$web_root/docs.next"
  ln -s "releases/$1" "$web_root/docs.next"
  mv -T "$web_root/docs.next" "$web_root/docs"
}

# Before the first release there is nothing that a server could have read.
reload_server() { [ -z "$previous" ] || [ -z "$reload" ] || bash -c "$reload" 9>&-; }

switch_to() {
  is_switched=yes
  point_to "$1"
  reload_server || fail "\"$reload\" failed, so readers keep $(basename "$previous"). RELOAD=COMMAND names another command."
  note "$action" "$1"
  is_switched=
  made=
}

# Servers send the compressed form of a file where there is one: without any, each answer is five times as long.
compress_build() {
  [ -n "$compress" ] && [ ! -e "$1/.server/compressed" ] || return 0
  PROJECT=$project bash -c "$compress \"\$0\"" "$1" ||
    fail "\"$compress\" failed, so $1 is not compressed. COMPRESS=COMMAND names another command, COMPRESS= leaves it as it is."
  touch "$1/.server/compressed"
}

copy_build() {
  check_build "$build"
  compress_build "$(cd "$build" && pwd)"
  release=$releases/$name
  # What a killed script named and never showed.
  grep -qxF -- "$name" <<< "$(list_releases)" || rm -rf "$release"
  [ ! -e "$release" ] || fail "The release $name exists already: choose another name, or --rollback to it."
  incoming=$release.incoming
  mkdir "$incoming"
  errors=$(cp -a "$build/." "$incoming/" 2>&1) ||
    fail "$build cannot be copied, so readers keep what they have: $(head -n 1 <<< "$errors")"
  chmod -R u=rwX,go=rX "$incoming"
  files stamp "$incoming" ||
    fail "The copy of $build is not what was built. If a compressed form is wrong, delete $build/.server/compressed and try again; else run npm run build, or look at the disk."
  [ -z "$previous" ] || files keep "$previous" "$incoming"
  sync -f "$incoming"
  made=$release
  mv -T "$incoming" "$release"
  incoming=
}

remove_old_releases() {
  local kept old
  kept=$(list_releases | sed -n "1,${keep}p")
  for old in "$releases"/*; do
    grep -qxF -- "$(basename "$old")" <<< "$kept" || rm -rf "$old"
  done
}

if [ "$build" = --check ]; then
  [ -z "$name" ] || fail "$usage"
  [ -d "$web_root/docs/" ] || fail "$web_root has no release."
  files check "$web_root/docs/" || fail "$web_root/docs is not what was built: release a build, or roll back."
  echo "$(basename "$(readlink -f "$web_root/docs")") is what was built"
  exit
fi
[ "$build" = --rollback ] || [ -n "$name" ] || name=$(date -u +%Y%m%dT%H%M%SZ)
[ -z "$name" ] || check_name
[ -L "$web_root/docs" ] || [ ! -e "$web_root/docs" ] || fail "$web_root/docs is not a link: move it away first."
[ "$build" != --rollback ] || [ -d "$releases" ] || fail "$web_root has no releases."
mkdir -p "$releases"

# The lock ends with the script, even if that is killed.
exec 9> "$web_root/release.lock"
flock -n 9 || fail "Another release into $web_root is under way: wait until it is done."
# What a killed script left behind.
rm -rf "$releases"/*.incoming

[ ! -d "$web_root/docs/" ] || previous=$(readlink -f "$web_root/docs")
[ -z "$previous" ] || [ "$(dirname "$previous")" = "$(readlink -f "$releases")" ] ||
  fail "$web_root/docs leads to $previous, which is none of the releases: point it at one first."

touch "$journal"
# A full disk may have cut its last line.
[ -z "$(tail -c 1 "$journal")" ] || echo >> "$journal"
# A script that was killed after its switch told neither the server nor the journal.
if [ -n "$previous" ] && [ "$(entries | tail -n 1 | cut -d ' ' -f 3)" != "$(basename "$previous")" ]; then
  reload_server || fail "\"$reload\" failed. RELOAD=COMMAND names another command."
  # Only a rollback shows what was shown before: a release is refused the name of one that is there.
  grep -qxF -- "$(basename "$previous")" <<< "$(list_releases)" && killed=back || killed=released
  note "$killed" "$(basename "$previous")"
  # The same rollback, called again, is done with that.
  if [ "$build $killed" = "--rollback back" ] && [ "${name:-$(basename "$previous")}" = "$(basename "$previous")" ]; then
    echo "released $(basename "$previous")"
    exit
  fi
fi

if [ "$build" = --rollback ]; then
  action=back
  [ -n "$name" ] || name=$(list_earlier | sed -n 1p)
  [ -n "$name" ] || fail "$web_root has no earlier release."
  [ -d "$releases/$name" ] || fail "There is no release $name. There are: $(list_releases | paste -sd ' ')"
  check_build "$releases/$name"
  files check "$releases/$name" || fail "The release $name is not what was built any more."
  [ -z "$previous" ] || files keep "$previous" "$releases/$name"
else
  copy_build
fi
switch_to "$name"
remove_old_releases
echo "released $name"
