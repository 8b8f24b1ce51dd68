# The project's own Node does not start here. On Linux it wants libatomic, which a small Debian lacks: it is installed
# where that is ours to do, otherwise this says what to install.
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  echo 'Node 26 needs libatomic1, installing it'
  export DEBIAN_FRONTEND=noninteractive
  apt-get update -qq
  apt-get install -y -qq --no-install-recommends libatomic1 >/dev/null
fi
node -e 0 || {
  echo 'Node 26 does not start here. Please install libatomic (Debian: sudo apt-get install libatomic1) and try again.'
  exit 1
}
