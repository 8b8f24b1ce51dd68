# Makes .env with passwords for compose.yaml that nobody else has.
set -eu
if [ -e .env ]; then
  echo '.env is there already. A database keeps the password it was made with: delete .env only together with its volume.' >&2
  exit 1
fi
random() { od -An -N24 -tx1 /dev/urandom | tr -d ' \n'; }
umask 077
printf 'POSTGRES_PASSWORD=%s\nREDIS_PASSWORD=%s\nADMIN_TOKEN=%s\n' "$(random)" "$(random)" "$(random)" > .env
echo '.env is made. The administrator’s page is /admin, its password is ADMIN_TOKEN.'
