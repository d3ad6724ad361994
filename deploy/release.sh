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
# RELOAD is the command that reloads the server (nginx -s reload), in at most RELOAD_SECONDS (30); RELOAD= reloads nothing.
# COMPRESS is the command that compresses the folder it is given (docusaurus compress of this project); COMPRESS=
# compresses nothing.
set -euo pipefail
# The user of the server reads what this one writes.
umask 022
# For the times of the journal, and for what cd prints.
export TZ=UTC
unset CDPATH

keep=5
reload=${RELOAD-nginx -s reload}
reload_seconds=${RELOAD_SECONDS-30}
project=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
compress=${COMPRESS-'cd "$PROJECT" && npx --no-install docusaurus compress'}
usage='usage: deploy/release.sh BUILD WEB_ROOT [NAME], --rollback WEB_ROOT [NAME], or --check WEB_ROOT'

said=

fail() {
  said=yes
  echo "$*" >&2
  exit 1
}

for tool in node flock sync timeout; do
  command -v "$tool" > /dev/null || fail "$tool is not on the PATH: install it, or name its folder in PATH."
done

[[ $reload_seconds =~ ^[0-9]+([.][0-9]+)?$ ]] ||
  fail "RELOAD_SECONDS is \"$reload_seconds\": it takes a number of seconds such as 30."
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
outcome='so readers keep what they have. Correct what it says, and run the same command again.'
is_switched=
reloading=

# Runs however the script ends: what is not finished is undone.
clean_up() {
  local code=$1 command=$2
  trap '' INT TERM HUP
  [ -z "$reloading" ] || kill "$reloading" 2> /dev/null || true
  [ "$code" -eq 0 ] || [ "$code" -gt 128 ] || [ -n "$said" ] ||
    echo "\"$command\" failed, $outcome" >&2
  if [ -n "$is_switched" ]; then
    if [ -n "$previous" ]; then point_to "$(basename "$previous")"; else rm -f "$web_root/docs" "$web_root/docs.next"; fi
    reload_server || echo "\"$reload\" failed after the way back, too: reload the server, which may have read redirects of $name." >&2
  fi
  rm -rf ${incoming:+"$incoming"} ${made:+"$made"}
}
trap 'clean_up $? "$BASH_COMMAND"' EXIT
trap 'exit 130' INT
trap 'exit 143' TERM HUP

is_name() { [[ $1 =~ ^[A-Za-z0-9][A-Za-z0-9._-]*$ && $1 != *.incoming && ${#1} -le 100 ]]; }

check_name() {
  is_name "$name" ||
    fail "The name \"$name\" is not allowed: up to 100 letters, digits, dots, dashes and underscores, not ending in .incoming."
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

# Those of some names that are of whole releases.
that_exist() {
  local name
  while IFS= read -r name; do
    ! is_name "$name" || [ ! -s "$releases/$name/.server/files.sha256" ] || echo "$name"
  done
}

# Whole releases, whatever the journal says.
list_there() { ls "$releases" 2> /dev/null | that_exist; }

say_there() {
  local there
  there=$(list_there | paste -sd ' ')
  [ -z "$there" ] || echo "There are: $there. Name one: deploy/release.sh --rollback $web_root NAME"
}

# The complete entries of the journal: an editor can have changed its line endings, a full disk can have cut a line, and a
# crash can have left zeros.
entries() { tr -d '\r\0' < "$journal" | awk 'NF == 3 && ($2 == "released" || $2 == "back")'; }

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

note() { printf '%(%Y-%m-%dT%H:%M:%SZ)T %s %s\n' -1 "$1" "$2" >> "$journal"; }

point_to() {
  rm -rf "$web_root/docs.next"
  ln -s "releases/$1" "$web_root/docs.next"
  mv -T "$web_root/docs.next" "$web_root/docs"
}

# Before the first release there is nothing that a server could have read.
reload_server() {
  local code=0
  [ -n "$previous" ] && [ -n "$reload" ] || return 0
  # In the background, because only waiting is interrupted by a signal.
  timeout -k 5 "$reload_seconds" bash -c "$reload" 9>&- &
  reloading=$!
  wait "$reloading" || code=$?
  reloading=
  [ "$code" -ne 124 ] || echo "\"$reload\" was not done in $reload_seconds seconds (RELOAD_SECONDS)." >&2
  return "$code"
}

switch_to() {
  is_switched=yes
  point_to "$1"
  reload_server || fail "\"$reload\" failed, so readers keep $(basename "$previous"). RELOAD=COMMAND names another command."
  note "$action" "$1"
  outcome="but readers are shown $1."
  is_switched=
  made=
}

# Servers send the compressed form of a file where there is one: without any, each answer is five times as long.
compress_build() {
  # Releases into other folders may take the same build.
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

has_line() { [[ $'\n'$1$'\n' == *$'\n'"$2"$'\n'* ]]; }

# A whole release that the journal does not name was shown before that was damaged, or never: its owner decides.
remove_old_releases() {
  local shown kept old unknown=
  shown=$(list_releases)
  kept=$(sed -n "1,${keep}p" <<< "$shown")
  for old in "$releases"/*; do
    if [ -n "$(that_exist <<< "${old##*/}")" ] && ! has_line "$shown" "${old##*/}"; then
      unknown+=" ${old##*/}"
    else
      has_line "$kept" "${old##*/}" || rm -rf "$old"
    fi
  done
  [ -z "$unknown" ] ||
    echo "$journal does not name$unknown: --rollback shows one by its name; remove from $releases what is not needed." >&2
}

if [ "$build" = --check ]; then
  [ -z "$name" ] || fail "$usage"
  [ -d "$web_root/docs/" ] || fail "$web_root/docs is missing or leads nowhere, so readers get nothing. $(say_there)"
  files check "$web_root/docs/" || fail "$web_root/docs is not what was built: release a build, or roll back."
  echo "$(basename "$(readlink -f "$web_root/docs")") is what was built"
  exit
fi
[ "$build" = --rollback ] || [ -n "$name" ] || printf -v name '%(%Y%m%dT%H%M%SZ)T' -1
[ -z "$name" ] || check_name
[ -L "$web_root/docs" ] || [ ! -e "$web_root/docs" ] || fail "$web_root/docs is not a link: move it away first."
[ "$build" != --rollback ] || [ -d "$releases" ] || fail "$web_root has no releases."
mkdir -p "$releases"

# The lock ends with the script, even if that is killed.
for file in "$web_root/release.lock" "$journal"; do
  [ ! -e "$file" ] || [ -f "$file" ] && { : >> "$file"; } 2> /dev/null ||
    fail "$file cannot be written, so readers keep what they have: make it a file of this user, or remove it."
done
exec 9>> "$web_root/release.lock"
flock -n 9 || fail "Another release into $web_root is under way: wait until it is done."
# What a killed script left behind.
rm -rf "$releases"/*.incoming

[ ! -d "$web_root/docs/" ] || previous=$(readlink -f "$web_root/docs")
[ -z "$previous" ] || [ "$(dirname "$previous")" = "$(readlink -f "$releases")" ] ||
  fail "$web_root/docs leads to $previous, which is none of the releases: point it at one first."

# A full disk may have cut its last line.
[ -z "$(tail -c 1 "$journal" | tr '\0' 0)" ] || echo >> "$journal"
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
  [ -n "$name" ] || fail "$web_root has no earlier release in its journal. $(say_there)"
  [ -d "$releases/$name" ] || fail "There is no release $name. $(say_there)"
  check_build "$releases/$name"
  files check "$releases/$name" || fail "The release $name is not what was built any more."
  [ -z "$previous" ] || files keep "$previous" "$releases/$name"
else
  copy_build
fi
switch_to "$name"
remove_old_releases
echo "released $name"
