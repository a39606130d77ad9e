// Generated from spec/ by `npm run generate`. Do not edit.
var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function __require() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

// node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length = __commonJS({
  "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    function ucs2length(str) {
      const len = str.length;
      let length = 0;
      let pos = 0;
      let value;
      while (pos < len) {
        length++;
        value = str.charCodeAt(pos++);
        if (value >= 55296 && value <= 56319 && pos < len) {
          value = str.charCodeAt(pos);
          if ((value & 64512) === 56320)
            pos++;
        }
      }
      return length;
    }
    exports.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});

// <stdin>
var getPasteWidget_parameters = validate20;
var func1 = require_ucs2length().default;
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate20.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.query !== void 0) {
      let data0 = data.query;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.title !== void 0) {
          let data1 = data0.title;
          if (typeof data1 === "string") {
            if (func1(data1) > 200) {
              const err0 = { instancePath: instancePath + "/query/title", schemaPath: "http#/$defs/ScreenshotTitle/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
              if (vErrors === null) {
                vErrors = [err0];
              } else {
                vErrors.push(err0);
              }
              errors++;
            }
          } else {
            const err1 = { instancePath: instancePath + "/query/title", schemaPath: "http#/$defs/ScreenshotTitle/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        }
      } else {
        const err2 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate20.errors = vErrors;
  return errors === 0;
}
validate20.evaluated = { "props": { "query": true }, "dynamicProps": false, "dynamicItems": false };
var pasteScreenshot_body_multipart_form_data = validate22;
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate22.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.image === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "image" }, message: "must have required property 'image'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.title !== void 0) {
      let data0 = data.title;
      if (typeof data0 === "string") {
        if (func1(data0) > 200) {
          const err1 = { instancePath: instancePath + "/title", schemaPath: "http#/$defs/ScreenshotTitle/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/title", schemaPath: "http#/$defs/ScreenshotTitle/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate22.errors = vErrors;
  return errors === 0;
}
validate22.evaluated = { "props": { "image": true, "title": true }, "dynamicProps": false, "dynamicItems": false };
var pasteScreenshot_201_application_json = validate23;
var schema37 = { "type": "object", "description": "The two files of a screenshot, and how far its naming has come.", "required": ["id", "file", "original", "width", "height", "bytes", "saved_percent", "name_state"], "properties": { "id": { "type": "string", "description": "Names this screenshot, whatever its files are called by now.", "pattern": "^[A-Za-z0-9_-]{1,64}$", "maxLength": 64 }, "file": { "type": "string", "description": "The optimized copy; a path below the project's content folder, with forward slashes.", "pattern": "^screenshots/sp/[^/\\\\]+-[1-9][0-9]*x[1-9][0-9]*\\.png$", "maxLength": 300 }, "original": { "type": "string", "description": "The original in full size, below the same folder. Byte for byte what was sent if that was a PNG, else converted to one.", "pattern": "^screenshots/sp/[^/\\\\]+-[1-9][0-9]*x[1-9][0-9]*-original\\.png$", "maxLength": 300 }, "width": { "type": "integer", "description": "Width of the optimized copy in pixels.", "minimum": 1 }, "height": { "type": "integer", "description": "Height of the optimized copy in pixels.", "minimum": 1 }, "bytes": { "type": "integer", "description": "Size of the optimized copy in bytes.", "minimum": 1 }, "saved_percent": { "type": "number", "description": "By how many percent the optimized copy is smaller than the image that was sent; negative when it is larger.", "maximum": 100 }, "name_state": { "type": "string", "description": "`pending` while a name is being found, `named` once the files carry it, `kept` when none was found and they keep the one they had at first.", "enum": ["pending", "named", "kept"] } } };
var pattern4 = new RegExp("^[A-Za-z0-9_-]{1,64}$", "u");
var pattern5 = new RegExp("^screenshots/sp/[^/\\\\]+-[1-9][0-9]*x[1-9][0-9]*\\.png$", "u");
var pattern6 = new RegExp("^screenshots/sp/[^/\\\\]+-[1-9][0-9]*x[1-9][0-9]*-original\\.png$", "u");
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate23.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "http#/$defs/PastedScreenshot/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.file === void 0) {
      const err1 = { instancePath, schemaPath: "http#/$defs/PastedScreenshot/required", keyword: "required", params: { missingProperty: "file" }, message: "must have required property 'file'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.original === void 0) {
      const err2 = { instancePath, schemaPath: "http#/$defs/PastedScreenshot/required", keyword: "required", params: { missingProperty: "original" }, message: "must have required property 'original'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.width === void 0) {
      const err3 = { instancePath, schemaPath: "http#/$defs/PastedScreenshot/required", keyword: "required", params: { missingProperty: "width" }, message: "must have required property 'width'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.height === void 0) {
      const err4 = { instancePath, schemaPath: "http#/$defs/PastedScreenshot/required", keyword: "required", params: { missingProperty: "height" }, message: "must have required property 'height'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.bytes === void 0) {
      const err5 = { instancePath, schemaPath: "http#/$defs/PastedScreenshot/required", keyword: "required", params: { missingProperty: "bytes" }, message: "must have required property 'bytes'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.saved_percent === void 0) {
      const err6 = { instancePath, schemaPath: "http#/$defs/PastedScreenshot/required", keyword: "required", params: { missingProperty: "saved_percent" }, message: "must have required property 'saved_percent'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.name_state === void 0) {
      const err7 = { instancePath, schemaPath: "http#/$defs/PastedScreenshot/required", keyword: "required", params: { missingProperty: "name_state" }, message: "must have required property 'name_state'" };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (func1(data0) > 64) {
          const err8 = { instancePath: instancePath + "/id", schemaPath: "http#/$defs/PastedScreenshot/properties/id/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (!pattern4.test(data0)) {
          const err9 = { instancePath: instancePath + "/id", schemaPath: "http#/$defs/PastedScreenshot/properties/id/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,64}$"' };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      } else {
        const err10 = { instancePath: instancePath + "/id", schemaPath: "http#/$defs/PastedScreenshot/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.file !== void 0) {
      let data1 = data.file;
      if (typeof data1 === "string") {
        if (func1(data1) > 300) {
          const err11 = { instancePath: instancePath + "/file", schemaPath: "http#/$defs/PastedScreenshot/properties/file/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (!pattern5.test(data1)) {
          const err12 = { instancePath: instancePath + "/file", schemaPath: "http#/$defs/PastedScreenshot/properties/file/pattern", keyword: "pattern", params: { pattern: "^screenshots/sp/[^/\\\\]+-[1-9][0-9]*x[1-9][0-9]*\\.png$" }, message: 'must match pattern "^screenshots/sp/[^/\\\\]+-[1-9][0-9]*x[1-9][0-9]*\\.png$"' };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      } else {
        const err13 = { instancePath: instancePath + "/file", schemaPath: "http#/$defs/PastedScreenshot/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.original !== void 0) {
      let data2 = data.original;
      if (typeof data2 === "string") {
        if (func1(data2) > 300) {
          const err14 = { instancePath: instancePath + "/original", schemaPath: "http#/$defs/PastedScreenshot/properties/original/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        if (!pattern6.test(data2)) {
          const err15 = { instancePath: instancePath + "/original", schemaPath: "http#/$defs/PastedScreenshot/properties/original/pattern", keyword: "pattern", params: { pattern: "^screenshots/sp/[^/\\\\]+-[1-9][0-9]*x[1-9][0-9]*-original\\.png$" }, message: 'must match pattern "^screenshots/sp/[^/\\\\]+-[1-9][0-9]*x[1-9][0-9]*-original\\.png$"' };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      } else {
        const err16 = { instancePath: instancePath + "/original", schemaPath: "http#/$defs/PastedScreenshot/properties/original/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.width !== void 0) {
      let data3 = data.width;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        const err17 = { instancePath: instancePath + "/width", schemaPath: "http#/$defs/PastedScreenshot/properties/width/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 < 1 || isNaN(data3)) {
          const err18 = { instancePath: instancePath + "/width", schemaPath: "http#/$defs/PastedScreenshot/properties/width/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
      }
    }
    if (data.height !== void 0) {
      let data4 = data.height;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
        const err19 = { instancePath: instancePath + "/height", schemaPath: "http#/$defs/PastedScreenshot/properties/height/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 < 1 || isNaN(data4)) {
          const err20 = { instancePath: instancePath + "/height", schemaPath: "http#/$defs/PastedScreenshot/properties/height/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
      }
    }
    if (data.bytes !== void 0) {
      let data5 = data.bytes;
      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
        const err21 = { instancePath: instancePath + "/bytes", schemaPath: "http#/$defs/PastedScreenshot/properties/bytes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 < 1 || isNaN(data5)) {
          const err22 = { instancePath: instancePath + "/bytes", schemaPath: "http#/$defs/PastedScreenshot/properties/bytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
      }
    }
    if (data.saved_percent !== void 0) {
      let data6 = data.saved_percent;
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 > 100 || isNaN(data6)) {
          const err23 = { instancePath: instancePath + "/saved_percent", schemaPath: "http#/$defs/PastedScreenshot/properties/saved_percent/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
      } else {
        const err24 = { instancePath: instancePath + "/saved_percent", schemaPath: "http#/$defs/PastedScreenshot/properties/saved_percent/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
    if (data.name_state !== void 0) {
      let data7 = data.name_state;
      if (typeof data7 !== "string") {
        const err25 = { instancePath: instancePath + "/name_state", schemaPath: "http#/$defs/PastedScreenshot/properties/name_state/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
      if (!(data7 === "pending" || data7 === "named" || data7 === "kept")) {
        const err26 = { instancePath: instancePath + "/name_state", schemaPath: "http#/$defs/PastedScreenshot/properties/name_state/enum", keyword: "enum", params: { allowedValues: schema37.properties.name_state.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
  } else {
    const err27 = { instancePath, schemaPath: "http#/$defs/PastedScreenshot/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err27];
    } else {
      vErrors.push(err27);
    }
    errors++;
  }
  validate23.errors = vErrors;
  return errors === 0;
}
validate23.evaluated = { "props": { "id": true, "file": true, "original": true, "width": true, "height": true, "bytes": true, "saved_percent": true, "name_state": true }, "dynamicProps": false, "dynamicItems": false };
var pasteScreenshot_parameters = validate24;
var pattern7 = new RegExp("^[A-Za-z0-9._~-]{16,512}$", "u");
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate24.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.query !== void 0) {
      let data0 = data.query;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.title !== void 0) {
          let data1 = data0.title;
          if (typeof data1 === "string") {
            if (func1(data1) > 200) {
              const err0 = { instancePath: instancePath + "/query/title", schemaPath: "http#/$defs/ScreenshotTitle/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
              if (vErrors === null) {
                vErrors = [err0];
              } else {
                vErrors.push(err0);
              }
              errors++;
            }
          } else {
            const err1 = { instancePath: instancePath + "/query/title", schemaPath: "http#/$defs/ScreenshotTitle/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        }
      } else {
        const err2 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.header !== void 0) {
      let data2 = data.header;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        if (data2["Paste-Token"] !== void 0) {
          let data3 = data2["Paste-Token"];
          if (typeof data3 === "string") {
            if (func1(data3) > 512) {
              const err3 = { instancePath: instancePath + "/header/Paste-Token", schemaPath: "#/properties/header/properties/Paste-Token/maxLength", keyword: "maxLength", params: { limit: 512 }, message: "must NOT have more than 512 characters" };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
            if (!pattern7.test(data3)) {
              const err4 = { instancePath: instancePath + "/header/Paste-Token", schemaPath: "#/properties/header/properties/Paste-Token/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9._~-]{16,512}$" }, message: 'must match pattern "^[A-Za-z0-9._~-]{16,512}$"' };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
          } else {
            const err5 = { instancePath: instancePath + "/header/Paste-Token", schemaPath: "#/properties/header/properties/Paste-Token/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
        if (data2.Origin !== void 0) {
          let data4 = data2.Origin;
          if (typeof data4 === "string") {
            if (func1(data4) > 500) {
              const err6 = { instancePath: instancePath + "/header/Origin", schemaPath: "#/properties/header/properties/Origin/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
          } else {
            const err7 = { instancePath: instancePath + "/header/Origin", schemaPath: "#/properties/header/properties/Origin/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
      } else {
        const err8 = { instancePath: instancePath + "/header", schemaPath: "#/properties/header/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
  } else {
    const err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err9];
    } else {
      vErrors.push(err9);
    }
    errors++;
  }
  validate24.errors = vErrors;
  return errors === 0;
}
validate24.evaluated = { "props": { "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var getPaste_200_application_json = validate25;
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate25.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "http#/$defs/PastedScreenshot/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.file === void 0) {
      const err1 = { instancePath, schemaPath: "http#/$defs/PastedScreenshot/required", keyword: "required", params: { missingProperty: "file" }, message: "must have required property 'file'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.original === void 0) {
      const err2 = { instancePath, schemaPath: "http#/$defs/PastedScreenshot/required", keyword: "required", params: { missingProperty: "original" }, message: "must have required property 'original'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.width === void 0) {
      const err3 = { instancePath, schemaPath: "http#/$defs/PastedScreenshot/required", keyword: "required", params: { missingProperty: "width" }, message: "must have required property 'width'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.height === void 0) {
      const err4 = { instancePath, schemaPath: "http#/$defs/PastedScreenshot/required", keyword: "required", params: { missingProperty: "height" }, message: "must have required property 'height'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.bytes === void 0) {
      const err5 = { instancePath, schemaPath: "http#/$defs/PastedScreenshot/required", keyword: "required", params: { missingProperty: "bytes" }, message: "must have required property 'bytes'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.saved_percent === void 0) {
      const err6 = { instancePath, schemaPath: "http#/$defs/PastedScreenshot/required", keyword: "required", params: { missingProperty: "saved_percent" }, message: "must have required property 'saved_percent'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.name_state === void 0) {
      const err7 = { instancePath, schemaPath: "http#/$defs/PastedScreenshot/required", keyword: "required", params: { missingProperty: "name_state" }, message: "must have required property 'name_state'" };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (func1(data0) > 64) {
          const err8 = { instancePath: instancePath + "/id", schemaPath: "http#/$defs/PastedScreenshot/properties/id/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (!pattern4.test(data0)) {
          const err9 = { instancePath: instancePath + "/id", schemaPath: "http#/$defs/PastedScreenshot/properties/id/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,64}$"' };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      } else {
        const err10 = { instancePath: instancePath + "/id", schemaPath: "http#/$defs/PastedScreenshot/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.file !== void 0) {
      let data1 = data.file;
      if (typeof data1 === "string") {
        if (func1(data1) > 300) {
          const err11 = { instancePath: instancePath + "/file", schemaPath: "http#/$defs/PastedScreenshot/properties/file/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (!pattern5.test(data1)) {
          const err12 = { instancePath: instancePath + "/file", schemaPath: "http#/$defs/PastedScreenshot/properties/file/pattern", keyword: "pattern", params: { pattern: "^screenshots/sp/[^/\\\\]+-[1-9][0-9]*x[1-9][0-9]*\\.png$" }, message: 'must match pattern "^screenshots/sp/[^/\\\\]+-[1-9][0-9]*x[1-9][0-9]*\\.png$"' };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      } else {
        const err13 = { instancePath: instancePath + "/file", schemaPath: "http#/$defs/PastedScreenshot/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.original !== void 0) {
      let data2 = data.original;
      if (typeof data2 === "string") {
        if (func1(data2) > 300) {
          const err14 = { instancePath: instancePath + "/original", schemaPath: "http#/$defs/PastedScreenshot/properties/original/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        if (!pattern6.test(data2)) {
          const err15 = { instancePath: instancePath + "/original", schemaPath: "http#/$defs/PastedScreenshot/properties/original/pattern", keyword: "pattern", params: { pattern: "^screenshots/sp/[^/\\\\]+-[1-9][0-9]*x[1-9][0-9]*-original\\.png$" }, message: 'must match pattern "^screenshots/sp/[^/\\\\]+-[1-9][0-9]*x[1-9][0-9]*-original\\.png$"' };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      } else {
        const err16 = { instancePath: instancePath + "/original", schemaPath: "http#/$defs/PastedScreenshot/properties/original/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.width !== void 0) {
      let data3 = data.width;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        const err17 = { instancePath: instancePath + "/width", schemaPath: "http#/$defs/PastedScreenshot/properties/width/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 < 1 || isNaN(data3)) {
          const err18 = { instancePath: instancePath + "/width", schemaPath: "http#/$defs/PastedScreenshot/properties/width/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
      }
    }
    if (data.height !== void 0) {
      let data4 = data.height;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
        const err19 = { instancePath: instancePath + "/height", schemaPath: "http#/$defs/PastedScreenshot/properties/height/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 < 1 || isNaN(data4)) {
          const err20 = { instancePath: instancePath + "/height", schemaPath: "http#/$defs/PastedScreenshot/properties/height/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
      }
    }
    if (data.bytes !== void 0) {
      let data5 = data.bytes;
      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
        const err21 = { instancePath: instancePath + "/bytes", schemaPath: "http#/$defs/PastedScreenshot/properties/bytes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 < 1 || isNaN(data5)) {
          const err22 = { instancePath: instancePath + "/bytes", schemaPath: "http#/$defs/PastedScreenshot/properties/bytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
      }
    }
    if (data.saved_percent !== void 0) {
      let data6 = data.saved_percent;
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 > 100 || isNaN(data6)) {
          const err23 = { instancePath: instancePath + "/saved_percent", schemaPath: "http#/$defs/PastedScreenshot/properties/saved_percent/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
      } else {
        const err24 = { instancePath: instancePath + "/saved_percent", schemaPath: "http#/$defs/PastedScreenshot/properties/saved_percent/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
    if (data.name_state !== void 0) {
      let data7 = data.name_state;
      if (typeof data7 !== "string") {
        const err25 = { instancePath: instancePath + "/name_state", schemaPath: "http#/$defs/PastedScreenshot/properties/name_state/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
      if (!(data7 === "pending" || data7 === "named" || data7 === "kept")) {
        const err26 = { instancePath: instancePath + "/name_state", schemaPath: "http#/$defs/PastedScreenshot/properties/name_state/enum", keyword: "enum", params: { allowedValues: schema37.properties.name_state.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
  } else {
    const err27 = { instancePath, schemaPath: "http#/$defs/PastedScreenshot/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err27];
    } else {
      vErrors.push(err27);
    }
    errors++;
  }
  validate25.errors = vErrors;
  return errors === 0;
}
validate25.evaluated = { "props": { "id": true, "file": true, "original": true, "width": true, "height": true, "bytes": true, "saved_percent": true, "name_state": true }, "dynamicProps": false, "dynamicItems": false };
var getPaste_200_text_event_stream = validate26;
var schema44 = { "type": "object", "description": "The name is still being found.", "required": ["event", "data"], "properties": { "event": { "type": "string", "enum": ["pending"], "description": "discriminator enum property added by openapi-typescript" }, "data": { "$ref": "http#/$defs/PastedScreenshot" } } };
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate28.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.event === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "event" }, message: "must have required property 'event'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.data === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.event !== void 0) {
      let data0 = data.event;
      if (typeof data0 !== "string") {
        const err2 = { instancePath: instancePath + "/event", schemaPath: "#/properties/event/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (!(data0 === "pending")) {
        const err3 = { instancePath: instancePath + "/event", schemaPath: "#/properties/event/enum", keyword: "enum", params: { allowedValues: schema44.properties.event.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.data !== void 0) {
      let data1 = data.data;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.id === void 0) {
          const err4 = { instancePath: instancePath + "/data", schemaPath: "http#/$defs/PastedScreenshot/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data1.file === void 0) {
          const err5 = { instancePath: instancePath + "/data", schemaPath: "http#/$defs/PastedScreenshot/required", keyword: "required", params: { missingProperty: "file" }, message: "must have required property 'file'" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data1.original === void 0) {
          const err6 = { instancePath: instancePath + "/data", schemaPath: "http#/$defs/PastedScreenshot/required", keyword: "required", params: { missingProperty: "original" }, message: "must have required property 'original'" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data1.width === void 0) {
          const err7 = { instancePath: instancePath + "/data", schemaPath: "http#/$defs/PastedScreenshot/required", keyword: "required", params: { missingProperty: "width" }, message: "must have required property 'width'" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (data1.height === void 0) {
          const err8 = { instancePath: instancePath + "/data", schemaPath: "http#/$defs/PastedScreenshot/required", keyword: "required", params: { missingProperty: "height" }, message: "must have required property 'height'" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (data1.bytes === void 0) {
          const err9 = { instancePath: instancePath + "/data", schemaPath: "http#/$defs/PastedScreenshot/required", keyword: "required", params: { missingProperty: "bytes" }, message: "must have required property 'bytes'" };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (data1.saved_percent === void 0) {
          const err10 = { instancePath: instancePath + "/data", schemaPath: "http#/$defs/PastedScreenshot/required", keyword: "required", params: { missingProperty: "saved_percent" }, message: "must have required property 'saved_percent'" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (data1.name_state === void 0) {
          const err11 = { instancePath: instancePath + "/data", schemaPath: "http#/$defs/PastedScreenshot/required", keyword: "required", params: { missingProperty: "name_state" }, message: "must have required property 'name_state'" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (data1.id !== void 0) {
          let data2 = data1.id;
          if (typeof data2 === "string") {
            if (func1(data2) > 64) {
              const err12 = { instancePath: instancePath + "/data/id", schemaPath: "http#/$defs/PastedScreenshot/properties/id/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
            if (!pattern4.test(data2)) {
              const err13 = { instancePath: instancePath + "/data/id", schemaPath: "http#/$defs/PastedScreenshot/properties/id/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,64}$"' };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
          } else {
            const err14 = { instancePath: instancePath + "/data/id", schemaPath: "http#/$defs/PastedScreenshot/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        }
        if (data1.file !== void 0) {
          let data3 = data1.file;
          if (typeof data3 === "string") {
            if (func1(data3) > 300) {
              const err15 = { instancePath: instancePath + "/data/file", schemaPath: "http#/$defs/PastedScreenshot/properties/file/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
            if (!pattern5.test(data3)) {
              const err16 = { instancePath: instancePath + "/data/file", schemaPath: "http#/$defs/PastedScreenshot/properties/file/pattern", keyword: "pattern", params: { pattern: "^screenshots/sp/[^/\\\\]+-[1-9][0-9]*x[1-9][0-9]*\\.png$" }, message: 'must match pattern "^screenshots/sp/[^/\\\\]+-[1-9][0-9]*x[1-9][0-9]*\\.png$"' };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
          } else {
            const err17 = { instancePath: instancePath + "/data/file", schemaPath: "http#/$defs/PastedScreenshot/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
        }
        if (data1.original !== void 0) {
          let data4 = data1.original;
          if (typeof data4 === "string") {
            if (func1(data4) > 300) {
              const err18 = { instancePath: instancePath + "/data/original", schemaPath: "http#/$defs/PastedScreenshot/properties/original/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
              if (vErrors === null) {
                vErrors = [err18];
              } else {
                vErrors.push(err18);
              }
              errors++;
            }
            if (!pattern6.test(data4)) {
              const err19 = { instancePath: instancePath + "/data/original", schemaPath: "http#/$defs/PastedScreenshot/properties/original/pattern", keyword: "pattern", params: { pattern: "^screenshots/sp/[^/\\\\]+-[1-9][0-9]*x[1-9][0-9]*-original\\.png$" }, message: 'must match pattern "^screenshots/sp/[^/\\\\]+-[1-9][0-9]*x[1-9][0-9]*-original\\.png$"' };
              if (vErrors === null) {
                vErrors = [err19];
              } else {
                vErrors.push(err19);
              }
              errors++;
            }
          } else {
            const err20 = { instancePath: instancePath + "/data/original", schemaPath: "http#/$defs/PastedScreenshot/properties/original/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
        }
        if (data1.width !== void 0) {
          let data5 = data1.width;
          if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
            const err21 = { instancePath: instancePath + "/data/width", schemaPath: "http#/$defs/PastedScreenshot/properties/width/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
          if (typeof data5 == "number" && isFinite(data5)) {
            if (data5 < 1 || isNaN(data5)) {
              const err22 = { instancePath: instancePath + "/data/width", schemaPath: "http#/$defs/PastedScreenshot/properties/width/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              if (vErrors === null) {
                vErrors = [err22];
              } else {
                vErrors.push(err22);
              }
              errors++;
            }
          }
        }
        if (data1.height !== void 0) {
          let data6 = data1.height;
          if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
            const err23 = { instancePath: instancePath + "/data/height", schemaPath: "http#/$defs/PastedScreenshot/properties/height/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
          if (typeof data6 == "number" && isFinite(data6)) {
            if (data6 < 1 || isNaN(data6)) {
              const err24 = { instancePath: instancePath + "/data/height", schemaPath: "http#/$defs/PastedScreenshot/properties/height/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              if (vErrors === null) {
                vErrors = [err24];
              } else {
                vErrors.push(err24);
              }
              errors++;
            }
          }
        }
        if (data1.bytes !== void 0) {
          let data7 = data1.bytes;
          if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
            const err25 = { instancePath: instancePath + "/data/bytes", schemaPath: "http#/$defs/PastedScreenshot/properties/bytes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          }
          if (typeof data7 == "number" && isFinite(data7)) {
            if (data7 < 1 || isNaN(data7)) {
              const err26 = { instancePath: instancePath + "/data/bytes", schemaPath: "http#/$defs/PastedScreenshot/properties/bytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              if (vErrors === null) {
                vErrors = [err26];
              } else {
                vErrors.push(err26);
              }
              errors++;
            }
          }
        }
        if (data1.saved_percent !== void 0) {
          let data8 = data1.saved_percent;
          if (typeof data8 == "number" && isFinite(data8)) {
            if (data8 > 100 || isNaN(data8)) {
              const err27 = { instancePath: instancePath + "/data/saved_percent", schemaPath: "http#/$defs/PastedScreenshot/properties/saved_percent/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
              if (vErrors === null) {
                vErrors = [err27];
              } else {
                vErrors.push(err27);
              }
              errors++;
            }
          } else {
            const err28 = { instancePath: instancePath + "/data/saved_percent", schemaPath: "http#/$defs/PastedScreenshot/properties/saved_percent/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err28];
            } else {
              vErrors.push(err28);
            }
            errors++;
          }
        }
        if (data1.name_state !== void 0) {
          let data9 = data1.name_state;
          if (typeof data9 !== "string") {
            const err29 = { instancePath: instancePath + "/data/name_state", schemaPath: "http#/$defs/PastedScreenshot/properties/name_state/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err29];
            } else {
              vErrors.push(err29);
            }
            errors++;
          }
          if (!(data9 === "pending" || data9 === "named" || data9 === "kept")) {
            const err30 = { instancePath: instancePath + "/data/name_state", schemaPath: "http#/$defs/PastedScreenshot/properties/name_state/enum", keyword: "enum", params: { allowedValues: schema37.properties.name_state.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err30];
            } else {
              vErrors.push(err30);
            }
            errors++;
          }
        }
      } else {
        const err31 = { instancePath: instancePath + "/data", schemaPath: "http#/$defs/PastedScreenshot/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      }
    }
  } else {
    const err32 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err32];
    } else {
      vErrors.push(err32);
    }
    errors++;
  }
  validate28.errors = vErrors;
  return errors === 0;
}
validate28.evaluated = { "props": { "event": true, "data": true }, "dynamicProps": false, "dynamicItems": false };
var schema46 = { "type": "object", "description": "The files carry their name.", "required": ["event", "data"], "properties": { "event": { "type": "string", "enum": ["named"], "description": "discriminator enum property added by openapi-typescript" }, "data": { "$ref": "http#/$defs/PastedScreenshot" } } };
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate29.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.event === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "event" }, message: "must have required property 'event'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.data === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.event !== void 0) {
      let data0 = data.event;
      if (typeof data0 !== "string") {
        const err2 = { instancePath: instancePath + "/event", schemaPath: "#/properties/event/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (!(data0 === "named")) {
        const err3 = { instancePath: instancePath + "/event", schemaPath: "#/properties/event/enum", keyword: "enum", params: { allowedValues: schema46.properties.event.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.data !== void 0) {
      let data1 = data.data;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.id === void 0) {
          const err4 = { instancePath: instancePath + "/data", schemaPath: "http#/$defs/PastedScreenshot/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data1.file === void 0) {
          const err5 = { instancePath: instancePath + "/data", schemaPath: "http#/$defs/PastedScreenshot/required", keyword: "required", params: { missingProperty: "file" }, message: "must have required property 'file'" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data1.original === void 0) {
          const err6 = { instancePath: instancePath + "/data", schemaPath: "http#/$defs/PastedScreenshot/required", keyword: "required", params: { missingProperty: "original" }, message: "must have required property 'original'" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data1.width === void 0) {
          const err7 = { instancePath: instancePath + "/data", schemaPath: "http#/$defs/PastedScreenshot/required", keyword: "required", params: { missingProperty: "width" }, message: "must have required property 'width'" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (data1.height === void 0) {
          const err8 = { instancePath: instancePath + "/data", schemaPath: "http#/$defs/PastedScreenshot/required", keyword: "required", params: { missingProperty: "height" }, message: "must have required property 'height'" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (data1.bytes === void 0) {
          const err9 = { instancePath: instancePath + "/data", schemaPath: "http#/$defs/PastedScreenshot/required", keyword: "required", params: { missingProperty: "bytes" }, message: "must have required property 'bytes'" };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (data1.saved_percent === void 0) {
          const err10 = { instancePath: instancePath + "/data", schemaPath: "http#/$defs/PastedScreenshot/required", keyword: "required", params: { missingProperty: "saved_percent" }, message: "must have required property 'saved_percent'" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (data1.name_state === void 0) {
          const err11 = { instancePath: instancePath + "/data", schemaPath: "http#/$defs/PastedScreenshot/required", keyword: "required", params: { missingProperty: "name_state" }, message: "must have required property 'name_state'" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (data1.id !== void 0) {
          let data2 = data1.id;
          if (typeof data2 === "string") {
            if (func1(data2) > 64) {
              const err12 = { instancePath: instancePath + "/data/id", schemaPath: "http#/$defs/PastedScreenshot/properties/id/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
            if (!pattern4.test(data2)) {
              const err13 = { instancePath: instancePath + "/data/id", schemaPath: "http#/$defs/PastedScreenshot/properties/id/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,64}$"' };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
          } else {
            const err14 = { instancePath: instancePath + "/data/id", schemaPath: "http#/$defs/PastedScreenshot/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        }
        if (data1.file !== void 0) {
          let data3 = data1.file;
          if (typeof data3 === "string") {
            if (func1(data3) > 300) {
              const err15 = { instancePath: instancePath + "/data/file", schemaPath: "http#/$defs/PastedScreenshot/properties/file/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
            if (!pattern5.test(data3)) {
              const err16 = { instancePath: instancePath + "/data/file", schemaPath: "http#/$defs/PastedScreenshot/properties/file/pattern", keyword: "pattern", params: { pattern: "^screenshots/sp/[^/\\\\]+-[1-9][0-9]*x[1-9][0-9]*\\.png$" }, message: 'must match pattern "^screenshots/sp/[^/\\\\]+-[1-9][0-9]*x[1-9][0-9]*\\.png$"' };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
          } else {
            const err17 = { instancePath: instancePath + "/data/file", schemaPath: "http#/$defs/PastedScreenshot/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
        }
        if (data1.original !== void 0) {
          let data4 = data1.original;
          if (typeof data4 === "string") {
            if (func1(data4) > 300) {
              const err18 = { instancePath: instancePath + "/data/original", schemaPath: "http#/$defs/PastedScreenshot/properties/original/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
              if (vErrors === null) {
                vErrors = [err18];
              } else {
                vErrors.push(err18);
              }
              errors++;
            }
            if (!pattern6.test(data4)) {
              const err19 = { instancePath: instancePath + "/data/original", schemaPath: "http#/$defs/PastedScreenshot/properties/original/pattern", keyword: "pattern", params: { pattern: "^screenshots/sp/[^/\\\\]+-[1-9][0-9]*x[1-9][0-9]*-original\\.png$" }, message: 'must match pattern "^screenshots/sp/[^/\\\\]+-[1-9][0-9]*x[1-9][0-9]*-original\\.png$"' };
              if (vErrors === null) {
                vErrors = [err19];
              } else {
                vErrors.push(err19);
              }
              errors++;
            }
          } else {
            const err20 = { instancePath: instancePath + "/data/original", schemaPath: "http#/$defs/PastedScreenshot/properties/original/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
        }
        if (data1.width !== void 0) {
          let data5 = data1.width;
          if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
            const err21 = { instancePath: instancePath + "/data/width", schemaPath: "http#/$defs/PastedScreenshot/properties/width/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
          if (typeof data5 == "number" && isFinite(data5)) {
            if (data5 < 1 || isNaN(data5)) {
              const err22 = { instancePath: instancePath + "/data/width", schemaPath: "http#/$defs/PastedScreenshot/properties/width/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              if (vErrors === null) {
                vErrors = [err22];
              } else {
                vErrors.push(err22);
              }
              errors++;
            }
          }
        }
        if (data1.height !== void 0) {
          let data6 = data1.height;
          if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
            const err23 = { instancePath: instancePath + "/data/height", schemaPath: "http#/$defs/PastedScreenshot/properties/height/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
          if (typeof data6 == "number" && isFinite(data6)) {
            if (data6 < 1 || isNaN(data6)) {
              const err24 = { instancePath: instancePath + "/data/height", schemaPath: "http#/$defs/PastedScreenshot/properties/height/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              if (vErrors === null) {
                vErrors = [err24];
              } else {
                vErrors.push(err24);
              }
              errors++;
            }
          }
        }
        if (data1.bytes !== void 0) {
          let data7 = data1.bytes;
          if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
            const err25 = { instancePath: instancePath + "/data/bytes", schemaPath: "http#/$defs/PastedScreenshot/properties/bytes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          }
          if (typeof data7 == "number" && isFinite(data7)) {
            if (data7 < 1 || isNaN(data7)) {
              const err26 = { instancePath: instancePath + "/data/bytes", schemaPath: "http#/$defs/PastedScreenshot/properties/bytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              if (vErrors === null) {
                vErrors = [err26];
              } else {
                vErrors.push(err26);
              }
              errors++;
            }
          }
        }
        if (data1.saved_percent !== void 0) {
          let data8 = data1.saved_percent;
          if (typeof data8 == "number" && isFinite(data8)) {
            if (data8 > 100 || isNaN(data8)) {
              const err27 = { instancePath: instancePath + "/data/saved_percent", schemaPath: "http#/$defs/PastedScreenshot/properties/saved_percent/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
              if (vErrors === null) {
                vErrors = [err27];
              } else {
                vErrors.push(err27);
              }
              errors++;
            }
          } else {
            const err28 = { instancePath: instancePath + "/data/saved_percent", schemaPath: "http#/$defs/PastedScreenshot/properties/saved_percent/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err28];
            } else {
              vErrors.push(err28);
            }
            errors++;
          }
        }
        if (data1.name_state !== void 0) {
          let data9 = data1.name_state;
          if (typeof data9 !== "string") {
            const err29 = { instancePath: instancePath + "/data/name_state", schemaPath: "http#/$defs/PastedScreenshot/properties/name_state/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err29];
            } else {
              vErrors.push(err29);
            }
            errors++;
          }
          if (!(data9 === "pending" || data9 === "named" || data9 === "kept")) {
            const err30 = { instancePath: instancePath + "/data/name_state", schemaPath: "http#/$defs/PastedScreenshot/properties/name_state/enum", keyword: "enum", params: { allowedValues: schema37.properties.name_state.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err30];
            } else {
              vErrors.push(err30);
            }
            errors++;
          }
        }
      } else {
        const err31 = { instancePath: instancePath + "/data", schemaPath: "http#/$defs/PastedScreenshot/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      }
    }
  } else {
    const err32 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err32];
    } else {
      vErrors.push(err32);
    }
    errors++;
  }
  validate29.errors = vErrors;
  return errors === 0;
}
validate29.evaluated = { "props": { "event": true, "data": true }, "dynamicProps": false, "dynamicItems": false };
var schema48 = { "type": "object", "description": "No name was found; the files keep the one they had at first.", "required": ["event", "data"], "properties": { "event": { "type": "string", "enum": ["kept"], "description": "discriminator enum property added by openapi-typescript" }, "data": { "$ref": "http#/$defs/PastedScreenshot" } } };
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate30.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.event === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "event" }, message: "must have required property 'event'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.data === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.event !== void 0) {
      let data0 = data.event;
      if (typeof data0 !== "string") {
        const err2 = { instancePath: instancePath + "/event", schemaPath: "#/properties/event/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (!(data0 === "kept")) {
        const err3 = { instancePath: instancePath + "/event", schemaPath: "#/properties/event/enum", keyword: "enum", params: { allowedValues: schema48.properties.event.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.data !== void 0) {
      let data1 = data.data;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.id === void 0) {
          const err4 = { instancePath: instancePath + "/data", schemaPath: "http#/$defs/PastedScreenshot/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data1.file === void 0) {
          const err5 = { instancePath: instancePath + "/data", schemaPath: "http#/$defs/PastedScreenshot/required", keyword: "required", params: { missingProperty: "file" }, message: "must have required property 'file'" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data1.original === void 0) {
          const err6 = { instancePath: instancePath + "/data", schemaPath: "http#/$defs/PastedScreenshot/required", keyword: "required", params: { missingProperty: "original" }, message: "must have required property 'original'" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data1.width === void 0) {
          const err7 = { instancePath: instancePath + "/data", schemaPath: "http#/$defs/PastedScreenshot/required", keyword: "required", params: { missingProperty: "width" }, message: "must have required property 'width'" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (data1.height === void 0) {
          const err8 = { instancePath: instancePath + "/data", schemaPath: "http#/$defs/PastedScreenshot/required", keyword: "required", params: { missingProperty: "height" }, message: "must have required property 'height'" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (data1.bytes === void 0) {
          const err9 = { instancePath: instancePath + "/data", schemaPath: "http#/$defs/PastedScreenshot/required", keyword: "required", params: { missingProperty: "bytes" }, message: "must have required property 'bytes'" };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (data1.saved_percent === void 0) {
          const err10 = { instancePath: instancePath + "/data", schemaPath: "http#/$defs/PastedScreenshot/required", keyword: "required", params: { missingProperty: "saved_percent" }, message: "must have required property 'saved_percent'" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (data1.name_state === void 0) {
          const err11 = { instancePath: instancePath + "/data", schemaPath: "http#/$defs/PastedScreenshot/required", keyword: "required", params: { missingProperty: "name_state" }, message: "must have required property 'name_state'" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (data1.id !== void 0) {
          let data2 = data1.id;
          if (typeof data2 === "string") {
            if (func1(data2) > 64) {
              const err12 = { instancePath: instancePath + "/data/id", schemaPath: "http#/$defs/PastedScreenshot/properties/id/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
            if (!pattern4.test(data2)) {
              const err13 = { instancePath: instancePath + "/data/id", schemaPath: "http#/$defs/PastedScreenshot/properties/id/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,64}$"' };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
          } else {
            const err14 = { instancePath: instancePath + "/data/id", schemaPath: "http#/$defs/PastedScreenshot/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        }
        if (data1.file !== void 0) {
          let data3 = data1.file;
          if (typeof data3 === "string") {
            if (func1(data3) > 300) {
              const err15 = { instancePath: instancePath + "/data/file", schemaPath: "http#/$defs/PastedScreenshot/properties/file/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
            if (!pattern5.test(data3)) {
              const err16 = { instancePath: instancePath + "/data/file", schemaPath: "http#/$defs/PastedScreenshot/properties/file/pattern", keyword: "pattern", params: { pattern: "^screenshots/sp/[^/\\\\]+-[1-9][0-9]*x[1-9][0-9]*\\.png$" }, message: 'must match pattern "^screenshots/sp/[^/\\\\]+-[1-9][0-9]*x[1-9][0-9]*\\.png$"' };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
          } else {
            const err17 = { instancePath: instancePath + "/data/file", schemaPath: "http#/$defs/PastedScreenshot/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
        }
        if (data1.original !== void 0) {
          let data4 = data1.original;
          if (typeof data4 === "string") {
            if (func1(data4) > 300) {
              const err18 = { instancePath: instancePath + "/data/original", schemaPath: "http#/$defs/PastedScreenshot/properties/original/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
              if (vErrors === null) {
                vErrors = [err18];
              } else {
                vErrors.push(err18);
              }
              errors++;
            }
            if (!pattern6.test(data4)) {
              const err19 = { instancePath: instancePath + "/data/original", schemaPath: "http#/$defs/PastedScreenshot/properties/original/pattern", keyword: "pattern", params: { pattern: "^screenshots/sp/[^/\\\\]+-[1-9][0-9]*x[1-9][0-9]*-original\\.png$" }, message: 'must match pattern "^screenshots/sp/[^/\\\\]+-[1-9][0-9]*x[1-9][0-9]*-original\\.png$"' };
              if (vErrors === null) {
                vErrors = [err19];
              } else {
                vErrors.push(err19);
              }
              errors++;
            }
          } else {
            const err20 = { instancePath: instancePath + "/data/original", schemaPath: "http#/$defs/PastedScreenshot/properties/original/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
        }
        if (data1.width !== void 0) {
          let data5 = data1.width;
          if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
            const err21 = { instancePath: instancePath + "/data/width", schemaPath: "http#/$defs/PastedScreenshot/properties/width/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
          if (typeof data5 == "number" && isFinite(data5)) {
            if (data5 < 1 || isNaN(data5)) {
              const err22 = { instancePath: instancePath + "/data/width", schemaPath: "http#/$defs/PastedScreenshot/properties/width/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              if (vErrors === null) {
                vErrors = [err22];
              } else {
                vErrors.push(err22);
              }
              errors++;
            }
          }
        }
        if (data1.height !== void 0) {
          let data6 = data1.height;
          if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
            const err23 = { instancePath: instancePath + "/data/height", schemaPath: "http#/$defs/PastedScreenshot/properties/height/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
          if (typeof data6 == "number" && isFinite(data6)) {
            if (data6 < 1 || isNaN(data6)) {
              const err24 = { instancePath: instancePath + "/data/height", schemaPath: "http#/$defs/PastedScreenshot/properties/height/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              if (vErrors === null) {
                vErrors = [err24];
              } else {
                vErrors.push(err24);
              }
              errors++;
            }
          }
        }
        if (data1.bytes !== void 0) {
          let data7 = data1.bytes;
          if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
            const err25 = { instancePath: instancePath + "/data/bytes", schemaPath: "http#/$defs/PastedScreenshot/properties/bytes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          }
          if (typeof data7 == "number" && isFinite(data7)) {
            if (data7 < 1 || isNaN(data7)) {
              const err26 = { instancePath: instancePath + "/data/bytes", schemaPath: "http#/$defs/PastedScreenshot/properties/bytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              if (vErrors === null) {
                vErrors = [err26];
              } else {
                vErrors.push(err26);
              }
              errors++;
            }
          }
        }
        if (data1.saved_percent !== void 0) {
          let data8 = data1.saved_percent;
          if (typeof data8 == "number" && isFinite(data8)) {
            if (data8 > 100 || isNaN(data8)) {
              const err27 = { instancePath: instancePath + "/data/saved_percent", schemaPath: "http#/$defs/PastedScreenshot/properties/saved_percent/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
              if (vErrors === null) {
                vErrors = [err27];
              } else {
                vErrors.push(err27);
              }
              errors++;
            }
          } else {
            const err28 = { instancePath: instancePath + "/data/saved_percent", schemaPath: "http#/$defs/PastedScreenshot/properties/saved_percent/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err28];
            } else {
              vErrors.push(err28);
            }
            errors++;
          }
        }
        if (data1.name_state !== void 0) {
          let data9 = data1.name_state;
          if (typeof data9 !== "string") {
            const err29 = { instancePath: instancePath + "/data/name_state", schemaPath: "http#/$defs/PastedScreenshot/properties/name_state/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err29];
            } else {
              vErrors.push(err29);
            }
            errors++;
          }
          if (!(data9 === "pending" || data9 === "named" || data9 === "kept")) {
            const err30 = { instancePath: instancePath + "/data/name_state", schemaPath: "http#/$defs/PastedScreenshot/properties/name_state/enum", keyword: "enum", params: { allowedValues: schema37.properties.name_state.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err30];
            } else {
              vErrors.push(err30);
            }
            errors++;
          }
        }
      } else {
        const err31 = { instancePath: instancePath + "/data", schemaPath: "http#/$defs/PastedScreenshot/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      }
    }
  } else {
    const err32 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err32];
    } else {
      vErrors.push(err32);
    }
    errors++;
  }
  validate30.errors = vErrors;
  return errors === 0;
}
validate30.evaluated = { "props": { "event": true, "data": true }, "dynamicProps": false, "dynamicItems": false };
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate27.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const tag0 = data.event;
    if (typeof tag0 == "string") {
      if (tag0 === "pending") {
        if (!validate28(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
          vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
          errors = vErrors.length;
        }
        var props0 = {};
        props0.event = true;
        props0.data = true;
      } else if (tag0 === "named") {
        if (!validate29(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
          vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
          errors = vErrors.length;
        }
        if (props0 !== true) {
          props0 = props0 || {};
          props0.event = true;
          props0.data = true;
        }
      } else if (tag0 === "kept") {
        if (!validate30(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
          vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
          errors = vErrors.length;
        }
        if (props0 !== true) {
          props0 = props0 || {};
          props0.event = true;
          props0.data = true;
        }
      } else {
        const err0 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "event", tagValue: tag0 }, message: 'value of tag "event" must be in oneOf' };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    } else {
      const err1 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "event", tagValue: tag0 }, message: 'tag "event" must be string' };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate27.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate27.evaluated = { "dynamicProps": true, "dynamicItems": false };
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate26.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate27(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
    errors = vErrors.length;
  } else {
    var props0 = validate27.evaluated.props;
  }
  validate26.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate26.evaluated = { "dynamicProps": true, "dynamicItems": false };
var getPaste_parameters = validate35;
function validate35(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate35.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path !== void 0) {
      let data0 = data.path;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.id === void 0) {
          const err0 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data0.id !== void 0) {
          let data1 = data0.id;
          if (typeof data1 === "string") {
            if (func1(data1) > 64) {
              const err1 = { instancePath: instancePath + "/path/id", schemaPath: "#/properties/path/properties/id/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
            }
          } else {
            const err2 = { instancePath: instancePath + "/path/id", schemaPath: "#/properties/path/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        }
      } else {
        const err3 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.header !== void 0) {
      let data2 = data.header;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        if (data2["Paste-Token"] !== void 0) {
          let data3 = data2["Paste-Token"];
          if (typeof data3 === "string") {
            if (func1(data3) > 512) {
              const err4 = { instancePath: instancePath + "/header/Paste-Token", schemaPath: "#/properties/header/properties/Paste-Token/maxLength", keyword: "maxLength", params: { limit: 512 }, message: "must NOT have more than 512 characters" };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
            if (!pattern7.test(data3)) {
              const err5 = { instancePath: instancePath + "/header/Paste-Token", schemaPath: "#/properties/header/properties/Paste-Token/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9._~-]{16,512}$" }, message: 'must match pattern "^[A-Za-z0-9._~-]{16,512}$"' };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
          } else {
            const err6 = { instancePath: instancePath + "/header/Paste-Token", schemaPath: "#/properties/header/properties/Paste-Token/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
        if (data2.Origin !== void 0) {
          let data4 = data2.Origin;
          if (typeof data4 === "string") {
            if (func1(data4) > 500) {
              const err7 = { instancePath: instancePath + "/header/Origin", schemaPath: "#/properties/header/properties/Origin/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
          } else {
            const err8 = { instancePath: instancePath + "/header/Origin", schemaPath: "#/properties/header/properties/Origin/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
      } else {
        const err9 = { instancePath: instancePath + "/header", schemaPath: "#/properties/header/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
  } else {
    const err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err10];
    } else {
      vErrors.push(err10);
    }
    errors++;
  }
  validate35.errors = vErrors;
  return errors === 0;
}
validate35.evaluated = { "props": { "path": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var renamePaste_body_application_json = validate36;
function validate36(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate36.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      const err0 = { instancePath, schemaPath: "http#/$defs/RenamePaste/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 === "string") {
        if (func1(data0) > 200) {
          const err1 = { instancePath: instancePath + "/name", schemaPath: "http#/$defs/RenamePaste/properties/name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (func1(data0) < 1) {
          const err2 = { instancePath: instancePath + "/name", schemaPath: "http#/$defs/RenamePaste/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/name", schemaPath: "http#/$defs/RenamePaste/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "http#/$defs/RenamePaste/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate36.errors = vErrors;
  return errors === 0;
}
validate36.evaluated = { "props": { "name": true }, "dynamicProps": false, "dynamicItems": false };
var renamePaste_200_application_json = validate37;
function validate37(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate37.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "http#/$defs/PastedScreenshot/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.file === void 0) {
      const err1 = { instancePath, schemaPath: "http#/$defs/PastedScreenshot/required", keyword: "required", params: { missingProperty: "file" }, message: "must have required property 'file'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.original === void 0) {
      const err2 = { instancePath, schemaPath: "http#/$defs/PastedScreenshot/required", keyword: "required", params: { missingProperty: "original" }, message: "must have required property 'original'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.width === void 0) {
      const err3 = { instancePath, schemaPath: "http#/$defs/PastedScreenshot/required", keyword: "required", params: { missingProperty: "width" }, message: "must have required property 'width'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.height === void 0) {
      const err4 = { instancePath, schemaPath: "http#/$defs/PastedScreenshot/required", keyword: "required", params: { missingProperty: "height" }, message: "must have required property 'height'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.bytes === void 0) {
      const err5 = { instancePath, schemaPath: "http#/$defs/PastedScreenshot/required", keyword: "required", params: { missingProperty: "bytes" }, message: "must have required property 'bytes'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.saved_percent === void 0) {
      const err6 = { instancePath, schemaPath: "http#/$defs/PastedScreenshot/required", keyword: "required", params: { missingProperty: "saved_percent" }, message: "must have required property 'saved_percent'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.name_state === void 0) {
      const err7 = { instancePath, schemaPath: "http#/$defs/PastedScreenshot/required", keyword: "required", params: { missingProperty: "name_state" }, message: "must have required property 'name_state'" };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (func1(data0) > 64) {
          const err8 = { instancePath: instancePath + "/id", schemaPath: "http#/$defs/PastedScreenshot/properties/id/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (!pattern4.test(data0)) {
          const err9 = { instancePath: instancePath + "/id", schemaPath: "http#/$defs/PastedScreenshot/properties/id/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,64}$"' };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      } else {
        const err10 = { instancePath: instancePath + "/id", schemaPath: "http#/$defs/PastedScreenshot/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.file !== void 0) {
      let data1 = data.file;
      if (typeof data1 === "string") {
        if (func1(data1) > 300) {
          const err11 = { instancePath: instancePath + "/file", schemaPath: "http#/$defs/PastedScreenshot/properties/file/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (!pattern5.test(data1)) {
          const err12 = { instancePath: instancePath + "/file", schemaPath: "http#/$defs/PastedScreenshot/properties/file/pattern", keyword: "pattern", params: { pattern: "^screenshots/sp/[^/\\\\]+-[1-9][0-9]*x[1-9][0-9]*\\.png$" }, message: 'must match pattern "^screenshots/sp/[^/\\\\]+-[1-9][0-9]*x[1-9][0-9]*\\.png$"' };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      } else {
        const err13 = { instancePath: instancePath + "/file", schemaPath: "http#/$defs/PastedScreenshot/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.original !== void 0) {
      let data2 = data.original;
      if (typeof data2 === "string") {
        if (func1(data2) > 300) {
          const err14 = { instancePath: instancePath + "/original", schemaPath: "http#/$defs/PastedScreenshot/properties/original/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        if (!pattern6.test(data2)) {
          const err15 = { instancePath: instancePath + "/original", schemaPath: "http#/$defs/PastedScreenshot/properties/original/pattern", keyword: "pattern", params: { pattern: "^screenshots/sp/[^/\\\\]+-[1-9][0-9]*x[1-9][0-9]*-original\\.png$" }, message: 'must match pattern "^screenshots/sp/[^/\\\\]+-[1-9][0-9]*x[1-9][0-9]*-original\\.png$"' };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      } else {
        const err16 = { instancePath: instancePath + "/original", schemaPath: "http#/$defs/PastedScreenshot/properties/original/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.width !== void 0) {
      let data3 = data.width;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        const err17 = { instancePath: instancePath + "/width", schemaPath: "http#/$defs/PastedScreenshot/properties/width/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 < 1 || isNaN(data3)) {
          const err18 = { instancePath: instancePath + "/width", schemaPath: "http#/$defs/PastedScreenshot/properties/width/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
      }
    }
    if (data.height !== void 0) {
      let data4 = data.height;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
        const err19 = { instancePath: instancePath + "/height", schemaPath: "http#/$defs/PastedScreenshot/properties/height/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 < 1 || isNaN(data4)) {
          const err20 = { instancePath: instancePath + "/height", schemaPath: "http#/$defs/PastedScreenshot/properties/height/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
      }
    }
    if (data.bytes !== void 0) {
      let data5 = data.bytes;
      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
        const err21 = { instancePath: instancePath + "/bytes", schemaPath: "http#/$defs/PastedScreenshot/properties/bytes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 < 1 || isNaN(data5)) {
          const err22 = { instancePath: instancePath + "/bytes", schemaPath: "http#/$defs/PastedScreenshot/properties/bytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
      }
    }
    if (data.saved_percent !== void 0) {
      let data6 = data.saved_percent;
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 > 100 || isNaN(data6)) {
          const err23 = { instancePath: instancePath + "/saved_percent", schemaPath: "http#/$defs/PastedScreenshot/properties/saved_percent/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
      } else {
        const err24 = { instancePath: instancePath + "/saved_percent", schemaPath: "http#/$defs/PastedScreenshot/properties/saved_percent/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
    if (data.name_state !== void 0) {
      let data7 = data.name_state;
      if (typeof data7 !== "string") {
        const err25 = { instancePath: instancePath + "/name_state", schemaPath: "http#/$defs/PastedScreenshot/properties/name_state/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
      if (!(data7 === "pending" || data7 === "named" || data7 === "kept")) {
        const err26 = { instancePath: instancePath + "/name_state", schemaPath: "http#/$defs/PastedScreenshot/properties/name_state/enum", keyword: "enum", params: { allowedValues: schema37.properties.name_state.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
  } else {
    const err27 = { instancePath, schemaPath: "http#/$defs/PastedScreenshot/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err27];
    } else {
      vErrors.push(err27);
    }
    errors++;
  }
  validate37.errors = vErrors;
  return errors === 0;
}
validate37.evaluated = { "props": { "id": true, "file": true, "original": true, "width": true, "height": true, "bytes": true, "saved_percent": true, "name_state": true }, "dynamicProps": false, "dynamicItems": false };
var renamePaste_parameters = validate38;
function validate38(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate38.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path !== void 0) {
      let data0 = data.path;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.id === void 0) {
          const err0 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data0.id !== void 0) {
          let data1 = data0.id;
          if (typeof data1 === "string") {
            if (func1(data1) > 64) {
              const err1 = { instancePath: instancePath + "/path/id", schemaPath: "#/properties/path/properties/id/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
            }
          } else {
            const err2 = { instancePath: instancePath + "/path/id", schemaPath: "#/properties/path/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        }
      } else {
        const err3 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.header !== void 0) {
      let data2 = data.header;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        if (data2["Paste-Token"] !== void 0) {
          let data3 = data2["Paste-Token"];
          if (typeof data3 === "string") {
            if (func1(data3) > 512) {
              const err4 = { instancePath: instancePath + "/header/Paste-Token", schemaPath: "#/properties/header/properties/Paste-Token/maxLength", keyword: "maxLength", params: { limit: 512 }, message: "must NOT have more than 512 characters" };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
            if (!pattern7.test(data3)) {
              const err5 = { instancePath: instancePath + "/header/Paste-Token", schemaPath: "#/properties/header/properties/Paste-Token/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9._~-]{16,512}$" }, message: 'must match pattern "^[A-Za-z0-9._~-]{16,512}$"' };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
          } else {
            const err6 = { instancePath: instancePath + "/header/Paste-Token", schemaPath: "#/properties/header/properties/Paste-Token/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
        if (data2.Origin !== void 0) {
          let data4 = data2.Origin;
          if (typeof data4 === "string") {
            if (func1(data4) > 500) {
              const err7 = { instancePath: instancePath + "/header/Origin", schemaPath: "#/properties/header/properties/Origin/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
          } else {
            const err8 = { instancePath: instancePath + "/header/Origin", schemaPath: "#/properties/header/properties/Origin/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
      } else {
        const err9 = { instancePath: instancePath + "/header", schemaPath: "#/properties/header/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
  } else {
    const err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err10];
    } else {
      vErrors.push(err10);
    }
    errors++;
  }
  validate38.errors = vErrors;
  return errors === 0;
}
validate38.evaluated = { "props": { "path": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var getViewerHealth_200_application_json = validate39;
function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate39.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.status === void 0) {
      const err0 = { instancePath, schemaPath: "http#/$defs/Health/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.uptime_seconds === void 0) {
      const err1 = { instancePath, schemaPath: "http#/$defs/Health/required", keyword: "required", params: { missingProperty: "uptime_seconds" }, message: "must have required property 'uptime_seconds'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.status !== void 0) {
      let data0 = data.status;
      if (typeof data0 !== "string") {
        const err2 = { instancePath: instancePath + "/status", schemaPath: "http#/$defs/Health/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if ("ok" !== data0) {
        const err3 = { instancePath: instancePath + "/status", schemaPath: "http#/$defs/Health/properties/status/const", keyword: "const", params: { allowedValue: "ok" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.uptime_seconds !== void 0) {
      let data1 = data.uptime_seconds;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err4 = { instancePath: instancePath + "/uptime_seconds", schemaPath: "http#/$defs/Health/properties/uptime_seconds/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 < 0 || isNaN(data1)) {
          const err5 = { instancePath: instancePath + "/uptime_seconds", schemaPath: "http#/$defs/Health/properties/uptime_seconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "http#/$defs/Health/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate39.errors = vErrors;
  return errors === 0;
}
validate39.evaluated = { "props": { "status": true, "uptime_seconds": true }, "dynamicProps": false, "dynamicItems": false };
var problem = validate40;
var pattern25 = new RegExp("^/problems/[a-z]+(-[a-z]+)*$", "u");
function validate40(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate40.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.title === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.status === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (typeof data0 === "string") {
        if (func1(data0) > 100) {
          const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (!pattern25.test(data0)) {
          const err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/pattern", keyword: "pattern", params: { pattern: "^/problems/[a-z]+(-[a-z]+)*$" }, message: 'must match pattern "^/problems/[a-z]+(-[a-z]+)*$"' };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.title !== void 0) {
      let data1 = data.title;
      if (typeof data1 === "string") {
        if (func1(data1) > 200) {
          const err6 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.status !== void 0) {
      let data2 = data.status;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err8 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 599 || isNaN(data2)) {
          const err9 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/maximum", keyword: "maximum", params: { comparison: "<=", limit: 599 }, message: "must be <= 599" };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (data2 < 400 || isNaN(data2)) {
          const err10 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/minimum", keyword: "minimum", params: { comparison: ">=", limit: 400 }, message: "must be >= 400" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      }
    }
    if (data.detail !== void 0) {
      let data3 = data.detail;
      if (typeof data3 === "string") {
        if (func1(data3) > 2e3) {
          const err11 = { instancePath: instancePath + "/detail", schemaPath: "#/properties/detail/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      } else {
        const err12 = { instancePath: instancePath + "/detail", schemaPath: "#/properties/detail/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.errors !== void 0) {
      let data4 = data.errors;
      if (Array.isArray(data4)) {
        if (data4.length > 32) {
          const err13 = { instancePath: instancePath + "/errors", schemaPath: "#/properties/errors/maxItems", keyword: "maxItems", params: { limit: 32 }, message: "must NOT have more than 32 items" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        const len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data5 = data4[i0];
          if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
            if (data5.pointer === void 0) {
              const err14 = { instancePath: instancePath + "/errors/" + i0, schemaPath: "http#/$defs/InvalidPlace/required", keyword: "required", params: { missingProperty: "pointer" }, message: "must have required property 'pointer'" };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
            if (data5.detail === void 0) {
              const err15 = { instancePath: instancePath + "/errors/" + i0, schemaPath: "http#/$defs/InvalidPlace/required", keyword: "required", params: { missingProperty: "detail" }, message: "must have required property 'detail'" };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
            if (data5.pointer !== void 0) {
              let data6 = data5.pointer;
              if (typeof data6 === "string") {
                if (func1(data6) > 1e3) {
                  const err16 = { instancePath: instancePath + "/errors/" + i0 + "/pointer", schemaPath: "http#/$defs/InvalidPlace/properties/pointer/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
                  if (vErrors === null) {
                    vErrors = [err16];
                  } else {
                    vErrors.push(err16);
                  }
                  errors++;
                }
              } else {
                const err17 = { instancePath: instancePath + "/errors/" + i0 + "/pointer", schemaPath: "http#/$defs/InvalidPlace/properties/pointer/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err17];
                } else {
                  vErrors.push(err17);
                }
                errors++;
              }
            }
            if (data5.detail !== void 0) {
              let data7 = data5.detail;
              if (typeof data7 === "string") {
                if (func1(data7) > 1e3) {
                  const err18 = { instancePath: instancePath + "/errors/" + i0 + "/detail", schemaPath: "http#/$defs/InvalidPlace/properties/detail/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
                  if (vErrors === null) {
                    vErrors = [err18];
                  } else {
                    vErrors.push(err18);
                  }
                  errors++;
                }
              } else {
                const err19 = { instancePath: instancePath + "/errors/" + i0 + "/detail", schemaPath: "http#/$defs/InvalidPlace/properties/detail/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err19];
                } else {
                  vErrors.push(err19);
                }
                errors++;
              }
            }
          } else {
            const err20 = { instancePath: instancePath + "/errors/" + i0, schemaPath: "http#/$defs/InvalidPlace/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
        }
      } else {
        const err21 = { instancePath: instancePath + "/errors", schemaPath: "#/properties/errors/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
    }
  } else {
    const err22 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err22];
    } else {
      vErrors.push(err22);
    }
    errors++;
  }
  validate40.errors = vErrors;
  return errors === 0;
}
validate40.evaluated = { "props": { "type": true, "title": true, "status": true, "detail": true, "errors": true }, "dynamicProps": false, "dynamicItems": false };
var validators = { "getPasteWidget": { "parameters": getPasteWidget_parameters, "body": {}, "answers": { "200": {} } }, "pasteScreenshot": { "parameters": pasteScreenshot_parameters, "body": { "multipart/form-data": pasteScreenshot_body_multipart_form_data }, "answers": { "201": { "application/json": pasteScreenshot_201_application_json } } }, "getPaste": { "parameters": getPaste_parameters, "body": {}, "answers": { "200": { "application/json": getPaste_200_application_json, "text/event-stream": getPaste_200_text_event_stream } } }, "renamePaste": { "parameters": renamePaste_parameters, "body": { "application/json": renamePaste_body_application_json }, "answers": { "200": { "application/json": renamePaste_200_application_json } } }, "getViewerHealth": { "parameters": null, "body": {}, "answers": { "200": { "application/json": getViewerHealth_200_application_json } } }, "application/problem+json": problem };
export {
  getPasteWidget_parameters,
  getPaste_200_application_json,
  getPaste_200_text_event_stream,
  getPaste_parameters,
  getViewerHealth_200_application_json,
  pasteScreenshot_201_application_json,
  pasteScreenshot_body_multipart_form_data,
  pasteScreenshot_parameters,
  problem,
  renamePaste_200_application_json,
  renamePaste_body_application_json,
  renamePaste_parameters,
  validators
};
