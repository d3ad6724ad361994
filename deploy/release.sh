#!/usr/bin/env bash
# Puts a finished build in front of readers without a gap, or goes back to an earlier one.
#
#   deploy/release.sh BUILD WEB_ROOT [NAME]
#   deploy/release.sh --rollback WEB_ROOT [NAME]
#
# WEB_ROOT/releases/NAME receives a copy of the build, which is compared with it; then WEB_ROOT/docs, which the server
# reads, is switched in one step (rename of a link), and nginx is reloaded, because it reads headers and redirects only
# when it starts. If anything fails, readers keep the release they have. Both directions keep the hashed assets of the
# release they replace, so that a page opened before the switch goes on working. The five latest releases are kept.
#
# A build whose compression was not finished is compressed first, in its own folder.
#
# RELOAD is the command that reloads the server (nginx -s reload); RELOAD= reloads nothing. COMPRESS is the command that
# compresses the folder it is given (docusaurus compress of this project); COMPRESS= compresses nothing.
set -euo pipefail

keep=5
reload=${RELOAD-nginx -s reload}
project=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
compress=${COMPRESS-cd "$project" && npx --no-install docusaurus compress}
usage='usage: deploy/release.sh BUILD WEB_ROOT [NAME], or deploy/release.sh --rollback WEB_ROOT [NAME]'

fail() {
  echo "$*" >&2
  exit 1
}

build=${1:?$usage}
web_root=${2:?$usage}
name=${3:-}
[ "$#" -le 3 ] || fail "$usage"
releases=$web_root/releases
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

# Size and path of every file.
list_files() { (cd "$1" && find . -type f ! -path ./.server/assets.txt -printf '%s %p\n' | LC_ALL=C sort); }

check_build() {
  local file odd
  for file in index.html 404.html .server/redirects.map .server/headers.conf; do
    [ -s "$1/$file" ] || fail "$1 is not a finished build: $file is missing or empty (npm run build)."
  done
  odd=$(find "$1/" ! -type f ! -type d -print -quit)
  [ -z "$odd" ] || fail "$odd is neither a file nor a folder: a build has no links."
}

# Names of releases, the one that was last in front of readers first.
list_releases() {
  find "$releases" -mindepth 3 -maxdepth 3 -path '*/.server/assets.txt' -printf '%T@ %P\n' | sort -rn | sed 's/^[^ ]* //; s,/.*,,'
}

# Hard links to the assets that release $1 made itself, in $2.
keep_assets() {
  [ -f "$1/.server/assets.txt" ] || return 0
  local asset
  while IFS= read -r asset; do
    if [ ! -e "$2/$asset" ] && [ -f "$1/$asset" ]; then
      mkdir -p "$(dirname "$2/$asset")"
      ln "$1/$asset" "$2/$asset"
    fi
  done < "$1/.server/assets.txt"
}

point_to() {
  ln -sfn "releases/$1" "$web_root/docs.next"
  mv -T "$web_root/docs.next" "$web_root/docs"
}

# Before the first release there is nothing that a server could have read.
reload_server() { [ -z "$previous" ] || [ -z "$reload" ] || bash -c "$reload" 9>&-; }

switch_to() {
  is_switched=yes
  point_to "$1"
  reload_server || fail "\"$reload\" failed, so readers keep $(basename "$previous"). RELOAD=COMMAND names another command."
  is_switched=
  made=
  touch "$releases/$1/.server/assets.txt"
}

# What an earlier attempt began and did not finish has been compressed again: what is still wrong was changed since.
check_compressed() {
  local form
  form=$(node "$project/deploy/checkCompressed.mjs" "$1") ||
    fail "${form:-A compressed file} in $1 is not what its file is: delete $1/.server/compressed and try again."
}

# Servers send the compressed form of a file where there is one: without any, each answer is five times as long.
compress_build() {
  [ -n "$compress" ] && [ ! -e "$1/.server/compressed" ] || return 0
  bash -c "$compress \"\$0\"" "$1" ||
    fail "\"$compress\" failed, so $1 is not compressed. COMPRESS=COMMAND names another command, COMPRESS= leaves it as it is."
  touch "$1/.server/compressed"
}

copy_build() {
  check_build "$build"
  compress_build "$(cd "$build" && pwd)"
  check_compressed "$build"
  release=$releases/$name
  [ ! -e "$release" ] || fail "The release $name exists already: choose another name, or --rollback to it."
  incoming=$release.incoming
  mkdir "$incoming"
  cp -a "$build/." "$incoming/"
  cmp -s <(list_files "$build") <(list_files "$incoming") ||
    fail "The copy of $build is not the same as $build: it changed while it was copied, or the disk is at fault."
  check_build "$incoming"
  # The assets this build made itself: what the next release has to keep, and no more.
  (cd "$incoming" && { [ ! -d assets ] || find assets -type f; } | LC_ALL=C sort > .server/assets.txt)
  [ -z "$previous" ] || keep_assets "$previous" "$incoming"
  sync -f "$incoming"
  made=$release
  mv -T "$incoming" "$release"
  incoming=
}

remove_old_releases() {
  list_releases | tail -n "+$((keep + 1))" | while IFS= read -r old; do
    [ "$(readlink -f "$web_root/docs")" = "$(readlink -f "$releases/$old")" ] || rm -rf "${releases:?}/$old"
  done
}

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

if [ "$build" = --rollback ]; then
  current=$(basename "$previous")
  [ -n "$name" ] || name=$(list_releases | grep -vxF -- "$current" | head -n 1) || fail "$web_root has no earlier release."
  [ -d "$releases/$name" ] || fail "There is no release $name. There are: $(list_releases | paste -sd ' ')"
  check_build "$releases/$name"
  [ -z "$previous" ] || keep_assets "$previous" "$releases/$name"
else
  copy_build
fi
switch_to "$name"
remove_old_releases
echo "released $name"
