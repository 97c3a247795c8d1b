#!/bin/sh
# Makes a certificate authority and a certificate for the NATS server: certificates.sh FOLDER [HOSTNAME...]
# The servers trust it through NODE_EXTRA_CA_CERTS=FOLDER/ca.pem. Keep ca.key elsewhere; it is needed only for renewal.
set -eu

folder=${1:?the folder for the certificates is missing}
shift
names="DNS:nats,DNS:localhost,IP:127.0.0.1"
for hostname in "$@"; do names="$names,DNS:$hostname"; done

umask 077
mkdir -p "$folder"
cd "$folder"
new_key() { openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -out "$1"; }

if [ ! -e ca.pem ]; then
  new_key ca.key
  openssl req -x509 -new -key ca.key -days 3650 -subj "/CN=schupf cluster" -out ca.pem
fi
new_key nats.key
openssl req -new -key nats.key -subj "/CN=nats" -out nats.csr
extensions=$(mktemp)
trap 'rm -f "$extensions" nats.csr' EXIT
echo "subjectAltName=$names" > "$extensions"
openssl x509 -req -in nats.csr -CA ca.pem -CAkey ca.key -CAcreateserial -days 825 -extfile "$extensions" -out nats.pem
chmod 644 ca.pem nats.pem
