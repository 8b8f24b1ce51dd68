FROM node:24-slim
WORKDIR /app
# The project brings its own Node 26 along; the image's npm only installs it.
COPY . .
RUN npm ci --ignore-scripts && npm run build
EXPOSE 3000
CMD ["npm", "start"]
