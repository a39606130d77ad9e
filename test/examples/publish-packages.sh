mkdir -p my-packages/via-stitcher/source/plugins
echo 'print("stitching")' > my-packages/via-stitcher/source/plugins/__init__.py
cat > my-packages/via-stitcher/metadata.json <<'END'
{
  "name": "Via Stitcher",
  "description": "Fills copper areas with stitching vias.",
  "description_full": "Fills the copper areas of a board with stitching vias.",
  "identifier": "example.via-stitcher",
  "type": "plugin",
  "author": { "name": "Ada Moreau", "contact": { "web": "https://stitcher.example/" } },
  "license": "GPL-3.0",
  "resources": {},
  "versions": [{ "version": "1.0.0", "status": "stable", "tool_version": "9.0" }]
}
END

npx annex packages validate my-packages
npx annex packages build my-packages --out site --base-url https://packages.example
npx annex packages validate site
