#!/bin/sh
# Updates the digests of the images named in compose.yaml and Dockerfile from their registries. To move to another version,
# change the tag, run this script, and review the diff. "--check" changes nothing and exits with 1 if a digest differs: the
# image was rebuilt under its tag, usually with security fixes of the distribution.
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

# The digest of the multi-platform index, not that of one platform's image.
digest_of() {
  if command -v docker > /dev/null; then
    docker buildx imagetools inspect --format '{{.Manifest.Digest}}' "$1"
  elif command -v crane > /dev/null; then
    crane digest "$1"
  elif command -v skopeo > /dev/null; then
    skopeo inspect --raw "docker://$1" > "$raw"
    echo "sha256:$(sha256sum < "$raw" | cut -d ' ' -f 1)"
  else
    echo "install docker (with buildx), crane or skopeo to query the registries" >&2
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
