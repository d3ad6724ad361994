#!/usr/bin/env bash
# Puts a finished build in front of readers without a gap.
#
#   deploy/release.sh BUILD WEB_ROOT [NAME]
#
# WEB_ROOT/releases/NAME receives the build; WEB_ROOT/docs, which the server reads, is switched to it in one
# step (rename of a link). Hashed assets of the release before stay reachable from the new one, so that a page
# opened before the switch goes on working. Releases older than the last five are removed.
set -euo pipefail

keep=5
build=${1:?usage: deploy/release.sh BUILD WEB_ROOT [NAME]}
web_root=${2:?usage: deploy/release.sh BUILD WEB_ROOT [NAME]}
name=${3:-$(date -u +%Y%m%dT%H%M%SZ)}
release=$web_root/releases/$name

[ -f "$build/.server/redirects.map" ] || { echo "$build is not a finished build (npm run build)" >&2; exit 1; }
[ ! -e "$release" ] || { echo "$release exists already: choose another name" >&2; exit 1; }

mkdir -p "$web_root/releases"
cp -a "$build" "$release.incoming"
# The assets this build made itself: what the next release has to keep, and no more.
(cd "$release.incoming" && find assets -type f | sort > .server/assets.txt)

if [ -f "$web_root/docs/.server/assets.txt" ]; then
  previous=$(readlink -f "$web_root/docs")
  while IFS= read -r asset; do
    [ -e "$release.incoming/$asset" ] || { mkdir -p "$(dirname "$release.incoming/$asset")"; ln "$previous/$asset" "$release.incoming/$asset"; }
  done < "$previous/.server/assets.txt"
fi

mv "$release.incoming" "$release"
ln -sfn "releases/$name" "$web_root/docs.next"
mv -T "$web_root/docs.next" "$web_root/docs"

find "$web_root/releases" -mindepth 1 -maxdepth 1 -type d | sort | head -n "-$keep" | while IFS= read -r old; do
  [ "$(readlink -f "$web_root/docs")" = "$(readlink -f "$old")" ] || rm -rf "$old"
done
echo "released $name"
