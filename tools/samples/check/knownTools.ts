const SHELL = `. : [ [[ alias bg break builtin cd command continue declare dirs echo eval exec exit export false fg getopts
  hash help history jobs kill let local logout mapfile popd printf pushd pwd read readarray readonly return set shift
  shopt source test time times trap true type typeset ulimit umask unalias unset wait`;

const SYSTEM = `awk base64 basename bash bc cat chmod chown cmp column comm cp cut date dd df diff dig dirname du env
  expand expr file find fmt fold grep egrep fgrep gunzip gzip head hexdump hostname iconv id install join less ln ls
  md5sum mkdir mkfifo mktemp mv nl nohup nproc od openssl paste patch ps readlink realpath rev rm rmdir rsync scp sed
  seq sh sha1sum sha256sum shasum shuf sleep sort split ssh ssh-keygen
  ssh-keyscan stat stdbuf sudo sum sync tail tar tee timeout touch tr tree
  tsort uname unexpand uniq unlink unzip uuidgen wc which whoami xargs xxd yes zcat zip`;

const DEVELOPER = `curl git go gh jq node npm npx pnpm yarn pip pip3 python python3 pipx docker make gpg brew apt apt-get
  tsc code open xdg-open aws psql wget tsx eslint nslookup`;

function split(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}

/** The commands a shell sample may use, beside `millrace` and its own functions. */
export const knownTools: ReadonlySet<string> = new Set([SHELL, SYSTEM, DEVELOPER].flatMap(split));
