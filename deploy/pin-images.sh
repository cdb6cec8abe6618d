#!/bin/sh
# Asks the registries which digest each version named in compose.yaml and Dockerfile has now, and writes it there. To move
# to another version, change the tag behind the name, run this, and read the difference. "--check" changes nothing and ends
# with 1 when a digest differs: a tag was made anew, most often with the distribution's security fixes.
set -eu
mode=${1:-write}
case $mode in
  write | --check) ;;
  *)
    echo "usage: pin-images.sh [--check]" >&2
    exit 2
    ;;
esac
folder=${DEPLOY_FOLDER:-$(dirname "$0")}
set -- "$folder/compose.yaml" "$folder/Dockerfile"

# The digest of the index of all platforms, not that of one platform's image.
digest_of() {
  if command -v docker > /dev/null; then
    docker buildx imagetools inspect --format '{{.Manifest.Digest}}' "$1"
  elif command -v crane > /dev/null; then
    crane digest "$1"
  elif command -v skopeo > /dev/null; then
    skopeo inspect --raw "docker://$1" > "$raw"
    echo "sha256:$(sha256sum < "$raw" | cut -d ' ' -f 1)"
  else
    echo "install docker (with buildx), crane or skopeo to ask the registries" >&2
    exit 2
  fi
}

raw=$(mktemp)
trap 'rm -f "$raw"' EXIT
status=0
# shellcheck disable=SC2013 # Names of images have no spaces.
for pinned in $(grep -ohE '[[:alnum:]./-]+:[[:alnum:]._-]+@sha256:[0-9a-f]{64}' "$@" | sort -u); do
  image=${pinned%@*}
  digest=$(digest_of "$image")
  case $digest in
    sha256:????????????????????????????????????????????????????????????????) ;;
    *)
      echo "$image: the registry's answer is not a digest: $digest" >&2
      exit 1
      ;;
  esac
  [ "$pinned" != "$image@$digest" ] || continue
  echo "$image: ${pinned#*@} -> $digest"
  if [ "$mode" = --check ]; then
    status=1
  else
    sed -i "s|$pinned|$image@$digest|g" "$@"
  fi
done
exit $status
