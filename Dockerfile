FROM node:24-slim
WORKDIR /app
# The project brings its own Node 26 along, which wants libatomic; the image's npm only installs it.
RUN apt-get update -qq && apt-get install -y -qq --no-install-recommends libatomic1 && rm -rf /var/lib/apt/lists/*
COPY . .
RUN npm ci --ignore-scripts && npm run build && install -d -o node -g node -m 700 /data
# The server writes nothing but this folder: everything else may be read-only.
ENV DATA=/data
VOLUME /data
USER node
EXPOSE 3000
# The flags of npm start. Not through npm: a shell in between would keep SIGTERM to itself, and players would not be told.
CMD ["node_modules/.bin/node", "--max-semi-space-size=4", "--heap-growing-percent=40", "--import", "./tools/node.mjs", "tools/start.ts"]
