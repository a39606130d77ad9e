// Generated from spec/ by `npm run generate`. Do not edit.
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __esm = (fn, res, err) => function __init() {
  if (err) throw err[0];
  try {
    return fn && (res = (0, fn[__getOwnPropNames(fn)[0]])(fn = 0)), res;
  } catch (e) {
    throw err = [e], e;
  }
};
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

// src/contract/generate/ajv/code-points.ts
var code_points_exports = {};
__export(code_points_exports, {
  default: () => codePoints
});
function codePoints(text) {
  if (!HIGH_SURROGATE.test(text)) return text.length;
  let pairs = 0;
  for (let at = 0; at < text.length - 1; at += 1) {
    if ((text.charCodeAt(at) & 64512) === 55296 && (text.charCodeAt(at + 1) & 64512) === 56320) pairs += 1;
  }
  return text.length - pairs;
}
var HIGH_SURROGATE;
var init_code_points = __esm({
  "src/contract/generate/ajv/code-points.ts"() {
    "use strict";
    HIGH_SURROGATE = /[\uD800-\uDBFF]/;
  }
});

// src/contract/generate/ajv/equal-pair.ts
var equal_pair_exports = {};
__export(equal_pair_exports, {
  default: () => equalPair
});
function equalPair(items) {
  if (items.length < 2 || areObviouslyDistinct(items)) return null;
  const latest = /* @__PURE__ */ new Map();
  let pair = null;
  for (const [at, item] of items.entries()) {
    const text = canonicalText(item);
    const earlier = latest.get(text);
    if (earlier !== void 0) pair = [at, earlier];
    latest.set(text, at);
  }
  return pair;
}
function areObviouslyDistinct(items) {
  const [first] = items;
  if (typeof first === "string") return areDistinctStrings(items, (item) => item);
  for (const key in first) {
    if (areDistinctStrings(items, (item) => item?.[key])) return true;
  }
  return false;
}
function areDistinctStrings(items, read) {
  const seen = /* @__PURE__ */ new Set();
  for (const item of items) {
    const value = read(item);
    if (typeof value !== "string" || seen.has(value)) return false;
    seen.add(value);
  }
  return true;
}
function canonicalText(value) {
  let text = "";
  const pending = [textOrContainer(value)];
  for (let next = pending.pop(); next !== void 0; next = pending.pop()) {
    if (typeof next === "string") {
      text += next;
    } else if (Array.isArray(next)) {
      text += "[";
      pending.push("]");
      for (let at = next.length - 1; at >= 0; at -= 1) pending.push(",", textOrContainer(next[at]));
    } else {
      text += "{";
      pending.push("}");
      for (const key of Object.keys(next).sort().reverse()) {
        pending.push(",", textOrContainer(next[key]), ":", JSON.stringify(key));
      }
    }
  }
  return text;
}
function textOrContainer(value) {
  if (typeof value === "string") return JSON.stringify(value);
  return typeof value === "object" && value !== null ? value : String(value);
}
var init_equal_pair = __esm({
  "src/contract/generate/ajv/equal-pair.ts"() {
    "use strict";
  }
});

// <stdin>
var searchPackages_200_application_json = validate20;
var schema34 = { "type": ["string", "null"], "description": "The URL of the next page, relative to the URL of this request. Null on the last page.", "format": "uri-reference", "maxLength": 8192 };
var formats0 = /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
var func4 = (init_code_points(), __toCommonJS(code_points_exports)).default;
var schema37 = { "type": "string", "description": "The kind of package.", "enum": ["plugin", "library", "colortheme"] };
var schema38 = { "type": "string", "description": "The license of the package: exactly one of these names, spelled as here.", "enum": ["public-domain", "Apache", "Apache-1.0", "Apache-2.0", "Artistic", "Artistic-1.0", "Artistic-2.0", "BSD", "BSD-2-Clause", "BSD-3-Clause", "BSD-4-Clause", "ISC", "CC-BY", "CC-BY-1.0", "CC-BY-2.0", "CC-BY-2.5", "CC-BY-3.0", "CC-BY-4.0", "CC-BY-SA", "CC-BY-SA-1.0", "CC-BY-SA-2.0", "CC-BY-SA-2.5", "CC-BY-SA-3.0", "CC-BY-SA-4.0", "CC-BY-ND", "CC-BY-ND-1.0", "CC-BY-ND-2.0", "CC-BY-ND-2.5", "CC-BY-ND-3.0", "CC-BY-ND-4.0", "CC-BY-NC", "CC-BY-NC-1.0", "CC-BY-NC-2.0", "CC-BY-NC-2.5", "CC-BY-NC-3.0", "CC-BY-NC-4.0", "CC-BY-NC-SA", "CC-BY-NC-SA-1.0", "CC-BY-NC-SA-2.0", "CC-BY-NC-SA-2.5", "CC-BY-NC-SA-3.0", "CC-BY-NC-SA-4.0", "CC-BY-NC-ND", "CC-BY-NC-ND-1.0", "CC-BY-NC-ND-2.0", "CC-BY-NC-ND-2.5", "CC-BY-NC-ND-3.0", "CC-BY-NC-ND-4.0", "CC0-1.0", "CDDL-1.0", "CPL", "EFL", "EFL-1.0", "EFL-2.0", "MIT", "GPL", "GPL-1.0", "GPL-2.0", "GPL-3.0", "LGPL", "LGPL-2.1", "LGPL-3.0", "GNU-LGPL-2.0", "GFDL", "GFDL-1.0", "GFDL-1.1", "GFDL-1.2", "GFDL-1.3", "GFDL-NIV", "LPPL", "LPPL-1.0", "LPPL-1.1", "LPPL-1.2", "LPPL-1.3", "MPL-1.1", "Perl", "Python-2.0", "QPL-1.0", "W3C", "Zlib", "Zope", "Zope-1.0", "Zope-1.1", "Zope-2.0", "Zope-2.1", "CERN-OHL", "WTFPL", "Unlicense", "open-source", "unrestricted"] };
var pattern4 = new RegExp("^[a-zA-Z][-a-zA-Z0-9.]{0,98}[a-zA-Z0-9]$", "u");
var pattern5 = new RegExp("^[a-z][-a-z0-9]{0,48}[a-z0-9]$", "u");
var func0 = (init_equal_pair(), __toCommonJS(equal_pair_exports)).default;
var schema43 = { "type": "string", "description": "The stability of the version. `stable` is offered to everyone, `testing` and `development` to users who opt in; `deprecated` should no longer be installed.", "enum": ["stable", "testing", "development", "deprecated"] };
var schema44 = { "type": "string", "description": "An operating system.", "enum": ["windows", "macos", "linux"] };
var schema45 = { "type": "string", "description": "The way the design tool runs plugins.", "enum": ["swig", "ipc"] };
var pattern6 = new RegExp("^[0-9]{1,4}([.][0-9]{1,4}([.][0-9]{1,6})?)?$", "u");
var pattern7 = new RegExp("^(?:https?://[^\\s/]\\S*|file://(?:[a-zA-Z]:|/)[^\\u0000]+)$", "u");
var pattern8 = new RegExp("^[a-f0-9]{64}$", "u");
var pattern9 = new RegExp("^[0-9]{1,2}([.][0-9]{1,2}([.][0-9]{1,2})?)?$", "u");
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
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
    if (data.version === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.status === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.tool_version === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tool_version" }, message: "must have required property 'tool_version'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.version !== void 0) {
      let data0 = data.version;
      if (typeof data0 === "string") {
        if (!pattern6.test(data0)) {
          const err3 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,4}([.][0-9]{1,4}([.][0-9]{1,6})?)?$" }, message: 'must match pattern "^[0-9]{1,4}([.][0-9]{1,4}([.][0-9]{1,6})?)?$"' };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.version_epoch !== void 0) {
      let data1 = data.version_epoch;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err5 = { instancePath: instancePath + "/version_epoch", schemaPath: "#/properties/version_epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 < 0 || isNaN(data1)) {
          const err6 = { instancePath: instancePath + "/version_epoch", schemaPath: "#/properties/version_epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
    }
    if (data.download_url !== void 0) {
      let data2 = data.download_url;
      if (typeof data2 === "string") {
        if (!pattern7.test(data2)) {
          const err7 = { instancePath: instancePath + "/download_url", schemaPath: "http#/$defs/URL/pattern", keyword: "pattern", params: { pattern: "^(?:https?://[^\\s/]\\S*|file://(?:[a-zA-Z]:|/)[^\\u0000]+)$" }, message: 'must match pattern "^(?:https?://[^\\s/]\\S*|file://(?:[a-zA-Z]:|/)[^\\u0000]+)$"' };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/download_url", schemaPath: "http#/$defs/URL/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.download_sha256 !== void 0) {
      let data3 = data.download_sha256;
      if (typeof data3 === "string") {
        if (!pattern8.test(data3)) {
          const err9 = { instancePath: instancePath + "/download_sha256", schemaPath: "http#/$defs/Sha256/pattern", keyword: "pattern", params: { pattern: "^[a-f0-9]{64}$" }, message: 'must match pattern "^[a-f0-9]{64}$"' };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      } else {
        const err10 = { instancePath: instancePath + "/download_sha256", schemaPath: "http#/$defs/Sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.download_size !== void 0) {
      let data4 = data.download_size;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
        const err11 = { instancePath: instancePath + "/download_size", schemaPath: "#/properties/download_size/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 < 0 || isNaN(data4)) {
          const err12 = { instancePath: instancePath + "/download_size", schemaPath: "#/properties/download_size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      }
    }
    if (data.install_size !== void 0) {
      let data5 = data.install_size;
      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
        const err13 = { instancePath: instancePath + "/install_size", schemaPath: "#/properties/install_size/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 < 0 || isNaN(data5)) {
          const err14 = { instancePath: instancePath + "/install_size", schemaPath: "#/properties/install_size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      }
    }
    if (data.status !== void 0) {
      let data6 = data.status;
      if (typeof data6 !== "string") {
        const err15 = { instancePath: instancePath + "/status", schemaPath: "http#/$defs/VersionStatus/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      if (!(data6 === "stable" || data6 === "testing" || data6 === "development" || data6 === "deprecated")) {
        const err16 = { instancePath: instancePath + "/status", schemaPath: "http#/$defs/VersionStatus/enum", keyword: "enum", params: { allowedValues: schema43.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.platforms !== void 0) {
      let data7 = data.platforms;
      if (Array.isArray(data7)) {
        if (data7.length < 1) {
          const err17 = { instancePath: instancePath + "/platforms", schemaPath: "#/properties/platforms/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
        const len0 = data7.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data8 = data7[i0];
          if (typeof data8 !== "string") {
            const err18 = { instancePath: instancePath + "/platforms/" + i0, schemaPath: "http#/$defs/Platform/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
          if (!(data8 === "windows" || data8 === "macos" || data8 === "linux")) {
            const err19 = { instancePath: instancePath + "/platforms/" + i0, schemaPath: "http#/$defs/Platform/enum", keyword: "enum", params: { allowedValues: schema44.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
        }
        const pair0 = func0(data7);
        if (pair0 !== null) {
          const err20 = { instancePath: instancePath + "/platforms", schemaPath: "#/properties/platforms/uniqueItems", keyword: "uniqueItems", params: { i: pair0[0], j: pair0[1] }, message: "must NOT have duplicate items (items ## " + pair0 + "[1] and " + pair0 + "[0] are identical)" };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
      } else {
        const err21 = { instancePath: instancePath + "/platforms", schemaPath: "#/properties/platforms/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
    }
    if (data.runtime !== void 0) {
      let data9 = data.runtime;
      if (typeof data9 !== "string") {
        const err22 = { instancePath: instancePath + "/runtime", schemaPath: "http#/$defs/Runtime/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
      if (!(data9 === "swig" || data9 === "ipc")) {
        const err23 = { instancePath: instancePath + "/runtime", schemaPath: "http#/$defs/Runtime/enum", keyword: "enum", params: { allowedValues: schema45.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
    }
    if (data.tool_version !== void 0) {
      let data10 = data.tool_version;
      if (typeof data10 === "string") {
        if (!pattern9.test(data10)) {
          const err24 = { instancePath: instancePath + "/tool_version", schemaPath: "http#/$defs/ToolVersion/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,2}([.][0-9]{1,2}([.][0-9]{1,2})?)?$" }, message: 'must match pattern "^[0-9]{1,2}([.][0-9]{1,2}([.][0-9]{1,2})?)?$"' };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
      } else {
        const err25 = { instancePath: instancePath + "/tool_version", schemaPath: "http#/$defs/ToolVersion/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
    }
    if (data.tool_version_max !== void 0) {
      let data11 = data.tool_version_max;
      if (typeof data11 === "string") {
        if (!pattern9.test(data11)) {
          const err26 = { instancePath: instancePath + "/tool_version_max", schemaPath: "http#/$defs/ToolVersion/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,2}([.][0-9]{1,2}([.][0-9]{1,2})?)?$" }, message: 'must match pattern "^[0-9]{1,2}([.][0-9]{1,2}([.][0-9]{1,2})?)?$"' };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
      } else {
        const err27 = { instancePath: instancePath + "/tool_version_max", schemaPath: "http#/$defs/ToolVersion/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
    }
    if (data.keep_on_update !== void 0) {
      let data12 = data.keep_on_update;
      if (Array.isArray(data12)) {
        const len1 = data12.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (typeof data12[i1] !== "string") {
            const err28 = { instancePath: instancePath + "/keep_on_update/" + i1, schemaPath: "#/properties/keep_on_update/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err28];
            } else {
              vErrors.push(err28);
            }
            errors++;
          }
        }
        const pair1 = func0(data12);
        if (pair1 !== null) {
          const err29 = { instancePath: instancePath + "/keep_on_update", schemaPath: "#/properties/keep_on_update/uniqueItems", keyword: "uniqueItems", params: { i: pair1[0], j: pair1[1] }, message: "must NOT have duplicate items (items ## " + pair1 + "[1] and " + pair1 + "[0] are identical)" };
          if (vErrors === null) {
            vErrors = [err29];
          } else {
            vErrors.push(err29);
          }
          errors++;
        }
      } else {
        const err30 = { instancePath: instancePath + "/keep_on_update", schemaPath: "#/properties/keep_on_update/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
    }
  } else {
    const err31 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err31];
    } else {
      vErrors.push(err31);
    }
    errors++;
  }
  validate24.errors = vErrors;
  return errors === 0;
}
validate24.evaluated = { "props": { "version": true, "version_epoch": true, "download_url": true, "download_sha256": true, "download_size": true, "install_size": true, "status": true, "platforms": true, "runtime": true, "tool_version": true, "tool_version_max": true, "keep_on_update": true }, "dynamicProps": false, "dynamicItems": false };
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
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
    if (data.identifier === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "identifier" }, message: "must have required property 'identifier'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.name === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.description === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "description" }, message: "must have required property 'description'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.type === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.license === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "license" }, message: "must have required property 'license'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.tags === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tags" }, message: "must have required property 'tags'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.author === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "author" }, message: "must have required property 'author'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.score === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "score" }, message: "must have required property 'score'" };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.version === void 0) {
      const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.identifier !== void 0) {
      let data0 = data.identifier;
      if (typeof data0 === "string") {
        if (!pattern4.test(data0)) {
          const err9 = { instancePath: instancePath + "/identifier", schemaPath: "http#/$defs/PackageIdentifier/pattern", keyword: "pattern", params: { pattern: "^[a-zA-Z][-a-zA-Z0-9.]{0,98}[a-zA-Z0-9]$" }, message: 'must match pattern "^[a-zA-Z][-a-zA-Z0-9.]{0,98}[a-zA-Z0-9]$"' };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      } else {
        const err10 = { instancePath: instancePath + "/identifier", schemaPath: "http#/$defs/PackageIdentifier/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data1 = data.name;
      if (typeof data1 === "string") {
        if (func4(data1) > 200) {
          const err11 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      } else {
        const err12 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.description !== void 0) {
      let data2 = data.description;
      if (typeof data2 === "string") {
        if (func4(data2) > 500) {
          const err13 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      } else {
        const err14 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.type !== void 0) {
      let data3 = data.type;
      if (typeof data3 !== "string") {
        const err15 = { instancePath: instancePath + "/type", schemaPath: "http#/$defs/PackageType/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      if (!(data3 === "plugin" || data3 === "library" || data3 === "colortheme")) {
        const err16 = { instancePath: instancePath + "/type", schemaPath: "http#/$defs/PackageType/enum", keyword: "enum", params: { allowedValues: schema37.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.license !== void 0) {
      let data4 = data.license;
      if (typeof data4 !== "string") {
        const err17 = { instancePath: instancePath + "/license", schemaPath: "http#/$defs/License/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
      if (!(data4 === "public-domain" || data4 === "Apache" || data4 === "Apache-1.0" || data4 === "Apache-2.0" || data4 === "Artistic" || data4 === "Artistic-1.0" || data4 === "Artistic-2.0" || data4 === "BSD" || data4 === "BSD-2-Clause" || data4 === "BSD-3-Clause" || data4 === "BSD-4-Clause" || data4 === "ISC" || data4 === "CC-BY" || data4 === "CC-BY-1.0" || data4 === "CC-BY-2.0" || data4 === "CC-BY-2.5" || data4 === "CC-BY-3.0" || data4 === "CC-BY-4.0" || data4 === "CC-BY-SA" || data4 === "CC-BY-SA-1.0" || data4 === "CC-BY-SA-2.0" || data4 === "CC-BY-SA-2.5" || data4 === "CC-BY-SA-3.0" || data4 === "CC-BY-SA-4.0" || data4 === "CC-BY-ND" || data4 === "CC-BY-ND-1.0" || data4 === "CC-BY-ND-2.0" || data4 === "CC-BY-ND-2.5" || data4 === "CC-BY-ND-3.0" || data4 === "CC-BY-ND-4.0" || data4 === "CC-BY-NC" || data4 === "CC-BY-NC-1.0" || data4 === "CC-BY-NC-2.0" || data4 === "CC-BY-NC-2.5" || data4 === "CC-BY-NC-3.0" || data4 === "CC-BY-NC-4.0" || data4 === "CC-BY-NC-SA" || data4 === "CC-BY-NC-SA-1.0" || data4 === "CC-BY-NC-SA-2.0" || data4 === "CC-BY-NC-SA-2.5" || data4 === "CC-BY-NC-SA-3.0" || data4 === "CC-BY-NC-SA-4.0" || data4 === "CC-BY-NC-ND" || data4 === "CC-BY-NC-ND-1.0" || data4 === "CC-BY-NC-ND-2.0" || data4 === "CC-BY-NC-ND-2.5" || data4 === "CC-BY-NC-ND-3.0" || data4 === "CC-BY-NC-ND-4.0" || data4 === "CC0-1.0" || data4 === "CDDL-1.0" || data4 === "CPL" || data4 === "EFL" || data4 === "EFL-1.0" || data4 === "EFL-2.0" || data4 === "MIT" || data4 === "GPL" || data4 === "GPL-1.0" || data4 === "GPL-2.0" || data4 === "GPL-3.0" || data4 === "LGPL" || data4 === "LGPL-2.1" || data4 === "LGPL-3.0" || data4 === "GNU-LGPL-2.0" || data4 === "GFDL" || data4 === "GFDL-1.0" || data4 === "GFDL-1.1" || data4 === "GFDL-1.2" || data4 === "GFDL-1.3" || data4 === "GFDL-NIV" || data4 === "LPPL" || data4 === "LPPL-1.0" || data4 === "LPPL-1.1" || data4 === "LPPL-1.2" || data4 === "LPPL-1.3" || data4 === "MPL-1.1" || data4 === "Perl" || data4 === "Python-2.0" || data4 === "QPL-1.0" || data4 === "W3C" || data4 === "Zlib" || data4 === "Zope" || data4 === "Zope-1.0" || data4 === "Zope-1.1" || data4 === "Zope-2.0" || data4 === "Zope-2.1" || data4 === "CERN-OHL" || data4 === "WTFPL" || data4 === "Unlicense" || data4 === "open-source" || data4 === "unrestricted")) {
        const err18 = { instancePath: instancePath + "/license", schemaPath: "http#/$defs/License/enum", keyword: "enum", params: { allowedValues: schema38.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.tags !== void 0) {
      let data5 = data.tags;
      if (Array.isArray(data5)) {
        const len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data6 = data5[i0];
          if (typeof data6 === "string") {
            if (!pattern5.test(data6)) {
              const err19 = { instancePath: instancePath + "/tags/" + i0, schemaPath: "http#/$defs/PackageTag/pattern", keyword: "pattern", params: { pattern: "^[a-z][-a-z0-9]{0,48}[a-z0-9]$" }, message: 'must match pattern "^[a-z][-a-z0-9]{0,48}[a-z0-9]$"' };
              if (vErrors === null) {
                vErrors = [err19];
              } else {
                vErrors.push(err19);
              }
              errors++;
            }
          } else {
            const err20 = { instancePath: instancePath + "/tags/" + i0, schemaPath: "http#/$defs/PackageTag/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
        }
        const pair0 = func0(data5);
        if (pair0 !== null) {
          const err21 = { instancePath: instancePath + "/tags", schemaPath: "#/properties/tags/uniqueItems", keyword: "uniqueItems", params: { i: pair0[0], j: pair0[1] }, message: "must NOT have duplicate items (items ## " + pair0 + "[1] and " + pair0 + "[0] are identical)" };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
      } else {
        const err22 = { instancePath: instancePath + "/tags", schemaPath: "#/properties/tags/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
    }
    if (data.category !== void 0) {
      if (typeof data.category !== "string") {
        const err23 = { instancePath: instancePath + "/category", schemaPath: "#/properties/category/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
    }
    if (data.author !== void 0) {
      let data8 = data.author;
      if (typeof data8 === "string") {
        if (func4(data8) > 500) {
          const err24 = { instancePath: instancePath + "/author", schemaPath: "#/properties/author/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
      } else {
        const err25 = { instancePath: instancePath + "/author", schemaPath: "#/properties/author/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
    }
    if (data.score !== void 0) {
      let data9 = data.score;
      if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
        const err26 = { instancePath: instancePath + "/score", schemaPath: "#/properties/score/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
      if (typeof data9 == "number" && isFinite(data9)) {
        if (data9 < 0 || isNaN(data9)) {
          const err27 = { instancePath: instancePath + "/score", schemaPath: "#/properties/score/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
      }
    }
    if (data.version !== void 0) {
      let data10 = data.version;
      const _errs26 = errors;
      let valid7 = false;
      let passing0 = null;
      const _errs27 = errors;
      if (!validate24(data10, { instancePath: instancePath + "/version", parentData: data, parentDataProperty: "version", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
        errors = vErrors.length;
      }
      var _valid0 = _errs27 === errors;
      if (_valid0) {
        valid7 = true;
        passing0 = 0;
        var props0 = {};
        props0.version = true;
        props0.version_epoch = true;
        props0.download_url = true;
        props0.download_sha256 = true;
        props0.download_size = true;
        props0.install_size = true;
        props0.status = true;
        props0.platforms = true;
        props0.runtime = true;
        props0.tool_version = true;
        props0.tool_version_max = true;
        props0.keep_on_update = true;
      }
      const _errs28 = errors;
      if (data10 !== null) {
        const err28 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
      var _valid0 = _errs28 === errors;
      if (_valid0 && valid7) {
        valid7 = false;
        passing0 = [passing0, 1];
      } else {
        if (_valid0) {
          valid7 = true;
          passing0 = 1;
        }
      }
      if (!valid7) {
        const err29 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      } else {
        errors = _errs26;
        if (vErrors !== null) {
          if (_errs26) {
            vErrors.length = _errs26;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.newer !== void 0) {
      if (!validate24(data.newer, { instancePath: instancePath + "/newer", parentData: data, parentDataProperty: "newer", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err30 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err30];
    } else {
      vErrors.push(err30);
    }
    errors++;
  }
  validate23.errors = vErrors;
  return errors === 0;
}
validate23.evaluated = { "props": { "identifier": true, "name": true, "description": true, "type": true, "license": true, "tags": true, "category": true, "author": true, "score": true, "version": true, "newer": true }, "dynamicProps": false, "dynamicItems": false };
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
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
    if (data.total === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "total" }, message: "must have required property 'total'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.offset === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "offset" }, message: "must have required property 'offset'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.limit === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "limit" }, message: "must have required property 'limit'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.next === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "next" }, message: "must have required property 'next'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.packages === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "packages" }, message: "must have required property 'packages'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.total !== void 0) {
      let data0 = data.total;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err5 = { instancePath: instancePath + "/total", schemaPath: "#/properties/total/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 < 0 || isNaN(data0)) {
          const err6 = { instancePath: instancePath + "/total", schemaPath: "#/properties/total/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
    }
    if (data.offset !== void 0) {
      let data1 = data.offset;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err7 = { instancePath: instancePath + "/offset", schemaPath: "#/properties/offset/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 < 0 || isNaN(data1)) {
          const err8 = { instancePath: instancePath + "/offset", schemaPath: "#/properties/offset/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      }
    }
    if (data.limit !== void 0) {
      let data2 = data.limit;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err9 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 < 1 || isNaN(data2)) {
          const err10 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      }
    }
    if (data.next !== void 0) {
      let data3 = data.next;
      if (typeof data3 !== "string" && data3 !== null) {
        const err11 = { instancePath: instancePath + "/next", schemaPath: "http#/$defs/Next/type", keyword: "type", params: { type: schema34.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      if (typeof data3 === "string") {
        if (func4(data3) > 8192) {
          const err12 = { instancePath: instancePath + "/next", schemaPath: "http#/$defs/Next/maxLength", keyword: "maxLength", params: { limit: 8192 }, message: "must NOT have more than 8192 characters" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        if (!formats0.test(data3)) {
          const err13 = { instancePath: instancePath + "/next", schemaPath: "http#/$defs/Next/format", keyword: "format", params: { format: "uri-reference" }, message: 'must match format "uri-reference"' };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      }
    }
    if (data.packages !== void 0) {
      let data4 = data.packages;
      if (Array.isArray(data4)) {
        if (data4.length > 100) {
          const err14 = { instancePath: instancePath + "/packages", schemaPath: "#/properties/packages/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        const len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate23(data4[i0], { instancePath: instancePath + "/packages/" + i0, parentData: data4, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err15 = { instancePath: instancePath + "/packages", schemaPath: "#/properties/packages/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
  } else {
    const err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err16];
    } else {
      vErrors.push(err16);
    }
    errors++;
  }
  validate22.errors = vErrors;
  return errors === 0;
}
validate22.evaluated = { "props": { "total": true, "offset": true, "limit": true, "next": true, "packages": true }, "dynamicProps": false, "dynamicItems": false };
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
  if (!validate22(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
    errors = vErrors.length;
  }
  validate20.errors = vErrors;
  return errors === 0;
}
validate20.evaluated = { "props": { "total": true, "offset": true, "limit": true, "next": true, "packages": true }, "dynamicProps": false, "dynamicItems": false };
var searchPackages_parameters = validate29;
var pattern13 = new RegExp("^[A-Za-z0-9_-]+$", "u");
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
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
    if (data.query !== void 0) {
      let data0 = data.query;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.limit === void 0) {
          data0.limit = 20;
        }
        if (data0.offset === void 0) {
          data0.offset = 0;
        }
        if (data0.q !== void 0) {
          let data1 = data0.q;
          if (typeof data1 === "string") {
            if (func4(data1) > 200) {
              const err0 = { instancePath: instancePath + "/query/q", schemaPath: "#/properties/query/properties/q/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
              if (vErrors === null) {
                vErrors = [err0];
              } else {
                vErrors.push(err0);
              }
              errors++;
            }
          } else {
            const err1 = { instancePath: instancePath + "/query/q", schemaPath: "#/properties/query/properties/q/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        }
        if (data0.type !== void 0) {
          let data2 = data0.type;
          if (typeof data2 !== "string") {
            const err2 = { instancePath: instancePath + "/query/type", schemaPath: "http#/$defs/PackageType/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
          if (!(data2 === "plugin" || data2 === "library" || data2 === "colortheme")) {
            const err3 = { instancePath: instancePath + "/query/type", schemaPath: "http#/$defs/PackageType/enum", keyword: "enum", params: { allowedValues: schema37.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        if (data0.tag !== void 0) {
          let data3 = data0.tag;
          if (Array.isArray(data3)) {
            if (data3.length > 20) {
              const err4 = { instancePath: instancePath + "/query/tag", schemaPath: "#/properties/query/properties/tag/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
            const len0 = data3.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data4 = data3[i0];
              if (typeof data4 === "string") {
                if (func4(data4) > 50) {
                  const err5 = { instancePath: instancePath + "/query/tag/" + i0, schemaPath: "#/properties/query/properties/tag/items/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
                  if (vErrors === null) {
                    vErrors = [err5];
                  } else {
                    vErrors.push(err5);
                  }
                  errors++;
                }
                if (!pattern5.test(data4)) {
                  const err6 = { instancePath: instancePath + "/query/tag/" + i0, schemaPath: "#/properties/query/properties/tag/items/pattern", keyword: "pattern", params: { pattern: "^[a-z][-a-z0-9]{0,48}[a-z0-9]$" }, message: 'must match pattern "^[a-z][-a-z0-9]{0,48}[a-z0-9]$"' };
                  if (vErrors === null) {
                    vErrors = [err6];
                  } else {
                    vErrors.push(err6);
                  }
                  errors++;
                }
              } else {
                const err7 = { instancePath: instancePath + "/query/tag/" + i0, schemaPath: "#/properties/query/properties/tag/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err7];
                } else {
                  vErrors.push(err7);
                }
                errors++;
              }
            }
            const pair0 = func0(data3);
            if (pair0 !== null) {
              const err8 = { instancePath: instancePath + "/query/tag", schemaPath: "#/properties/query/properties/tag/uniqueItems", keyword: "uniqueItems", params: { i: pair0[0], j: pair0[1] }, message: "must NOT have duplicate items (items ## " + pair0 + "[1] and " + pair0 + "[0] are identical)" };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
          } else {
            const err9 = { instancePath: instancePath + "/query/tag", schemaPath: "#/properties/query/properties/tag/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
        if (data0.platform !== void 0) {
          let data5 = data0.platform;
          if (Array.isArray(data5)) {
            if (data5.length > 3) {
              const err10 = { instancePath: instancePath + "/query/platform", schemaPath: "#/properties/query/properties/platform/maxItems", keyword: "maxItems", params: { limit: 3 }, message: "must NOT have more than 3 items" };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
            const len1 = data5.length;
            for (let i1 = 0; i1 < len1; i1++) {
              let data6 = data5[i1];
              if (typeof data6 !== "string") {
                const err11 = { instancePath: instancePath + "/query/platform/" + i1, schemaPath: "http#/$defs/Platform/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err11];
                } else {
                  vErrors.push(err11);
                }
                errors++;
              }
              if (!(data6 === "windows" || data6 === "macos" || data6 === "linux")) {
                const err12 = { instancePath: instancePath + "/query/platform/" + i1, schemaPath: "http#/$defs/Platform/enum", keyword: "enum", params: { allowedValues: schema44.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err12];
                } else {
                  vErrors.push(err12);
                }
                errors++;
              }
            }
            const pair1 = func0(data5);
            if (pair1 !== null) {
              const err13 = { instancePath: instancePath + "/query/platform", schemaPath: "#/properties/query/properties/platform/uniqueItems", keyword: "uniqueItems", params: { i: pair1[0], j: pair1[1] }, message: "must NOT have duplicate items (items ## " + pair1 + "[1] and " + pair1 + "[0] are identical)" };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
          } else {
            const err14 = { instancePath: instancePath + "/query/platform", schemaPath: "#/properties/query/properties/platform/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        }
        if (data0.status !== void 0) {
          let data7 = data0.status;
          if (Array.isArray(data7)) {
            if (data7.length > 4) {
              const err15 = { instancePath: instancePath + "/query/status", schemaPath: "#/properties/query/properties/status/maxItems", keyword: "maxItems", params: { limit: 4 }, message: "must NOT have more than 4 items" };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
            const len2 = data7.length;
            for (let i2 = 0; i2 < len2; i2++) {
              let data8 = data7[i2];
              if (typeof data8 !== "string") {
                const err16 = { instancePath: instancePath + "/query/status/" + i2, schemaPath: "http#/$defs/VersionStatus/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err16];
                } else {
                  vErrors.push(err16);
                }
                errors++;
              }
              if (!(data8 === "stable" || data8 === "testing" || data8 === "development" || data8 === "deprecated")) {
                const err17 = { instancePath: instancePath + "/query/status/" + i2, schemaPath: "http#/$defs/VersionStatus/enum", keyword: "enum", params: { allowedValues: schema43.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err17];
                } else {
                  vErrors.push(err17);
                }
                errors++;
              }
            }
            const pair2 = func0(data7);
            if (pair2 !== null) {
              const err18 = { instancePath: instancePath + "/query/status", schemaPath: "#/properties/query/properties/status/uniqueItems", keyword: "uniqueItems", params: { i: pair2[0], j: pair2[1] }, message: "must NOT have duplicate items (items ## " + pair2 + "[1] and " + pair2 + "[0] are identical)" };
              if (vErrors === null) {
                vErrors = [err18];
              } else {
                vErrors.push(err18);
              }
              errors++;
            }
          } else {
            const err19 = { instancePath: instancePath + "/query/status", schemaPath: "#/properties/query/properties/status/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
        }
        if (data0.tool_version !== void 0) {
          let data9 = data0.tool_version;
          if (typeof data9 === "string") {
            if (func4(data9) > 8) {
              const err20 = { instancePath: instancePath + "/query/tool_version", schemaPath: "#/properties/query/properties/tool_version/maxLength", keyword: "maxLength", params: { limit: 8 }, message: "must NOT have more than 8 characters" };
              if (vErrors === null) {
                vErrors = [err20];
              } else {
                vErrors.push(err20);
              }
              errors++;
            }
            if (!pattern9.test(data9)) {
              const err21 = { instancePath: instancePath + "/query/tool_version", schemaPath: "#/properties/query/properties/tool_version/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,2}([.][0-9]{1,2}([.][0-9]{1,2})?)?$" }, message: 'must match pattern "^[0-9]{1,2}([.][0-9]{1,2}([.][0-9]{1,2})?)?$"' };
              if (vErrors === null) {
                vErrors = [err21];
              } else {
                vErrors.push(err21);
              }
              errors++;
            }
          } else {
            const err22 = { instancePath: instancePath + "/query/tool_version", schemaPath: "#/properties/query/properties/tool_version/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err22];
            } else {
              vErrors.push(err22);
            }
            errors++;
          }
        }
        let data10 = data0.limit;
        if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)) && isFinite(data10))) {
          const err23 = { instancePath: instancePath + "/query/limit", schemaPath: "#/properties/query/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
        if (typeof data10 == "number" && isFinite(data10)) {
          if (data10 > 100 || isNaN(data10)) {
            const err24 = { instancePath: instancePath + "/query/limit", schemaPath: "#/properties/query/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
            if (vErrors === null) {
              vErrors = [err24];
            } else {
              vErrors.push(err24);
            }
            errors++;
          }
          if (data10 < 1 || isNaN(data10)) {
            const err25 = { instancePath: instancePath + "/query/limit", schemaPath: "#/properties/query/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          }
        }
        if (data0.cursor !== void 0) {
          let data11 = data0.cursor;
          if (typeof data11 === "string") {
            if (func4(data11) > 100) {
              const err26 = { instancePath: instancePath + "/query/cursor", schemaPath: "#/properties/query/properties/cursor/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
              if (vErrors === null) {
                vErrors = [err26];
              } else {
                vErrors.push(err26);
              }
              errors++;
            }
            if (func4(data11) < 1) {
              const err27 = { instancePath: instancePath + "/query/cursor", schemaPath: "#/properties/query/properties/cursor/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err27];
              } else {
                vErrors.push(err27);
              }
              errors++;
            }
            if (!pattern13.test(data11)) {
              const err28 = { instancePath: instancePath + "/query/cursor", schemaPath: "#/properties/query/properties/cursor/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]+$" }, message: 'must match pattern "^[A-Za-z0-9_-]+$"' };
              if (vErrors === null) {
                vErrors = [err28];
              } else {
                vErrors.push(err28);
              }
              errors++;
            }
          } else {
            const err29 = { instancePath: instancePath + "/query/cursor", schemaPath: "#/properties/query/properties/cursor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err29];
            } else {
              vErrors.push(err29);
            }
            errors++;
          }
        }
        let data12 = data0.offset;
        if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12)) && isFinite(data12))) {
          const err30 = { instancePath: instancePath + "/query/offset", schemaPath: "#/properties/query/properties/offset/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          if (vErrors === null) {
            vErrors = [err30];
          } else {
            vErrors.push(err30);
          }
          errors++;
        }
        if (typeof data12 == "number" && isFinite(data12)) {
          if (data12 > 1e5 || isNaN(data12)) {
            const err31 = { instancePath: instancePath + "/query/offset", schemaPath: "#/properties/query/properties/offset/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 }, message: "must be <= 100000" };
            if (vErrors === null) {
              vErrors = [err31];
            } else {
              vErrors.push(err31);
            }
            errors++;
          }
          if (data12 < 0 || isNaN(data12)) {
            const err32 = { instancePath: instancePath + "/query/offset", schemaPath: "#/properties/query/properties/offset/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
            if (vErrors === null) {
              vErrors = [err32];
            } else {
              vErrors.push(err32);
            }
            errors++;
          }
        }
      } else {
        const err33 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err33];
        } else {
          vErrors.push(err33);
        }
        errors++;
      }
    }
  } else {
    const err34 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err34];
    } else {
      vErrors.push(err34);
    }
    errors++;
  }
  validate29.errors = vErrors;
  return errors === 0;
}
validate29.evaluated = { "props": { "query": true }, "dynamicProps": false, "dynamicItems": false };
var getQuarantine_200_application_json = validate30;
var schema54 = { "type": "object", "description": "An excluded package.", "required": ["index", "identifier", "errors"], "properties": { "index": { "type": "integer", "description": "Zero-based index in the `packages` of the list.", "minimum": 0 }, "identifier": { "type": ["string", "null"], "description": "The identifier it gives; null if that is not a string.", "maxLength": 200 }, "errors": { "type": "array", "description": "The first few errors.", "maxItems": 8, "items": { "$ref": "http#/$defs/QuarantineError" } } } };
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate32.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.index === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "index" }, message: "must have required property 'index'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.identifier === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "identifier" }, message: "must have required property 'identifier'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.errors === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "errors" }, message: "must have required property 'errors'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.index !== void 0) {
      let data0 = data.index;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err3 = { instancePath: instancePath + "/index", schemaPath: "#/properties/index/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 < 0 || isNaN(data0)) {
          const err4 = { instancePath: instancePath + "/index", schemaPath: "#/properties/index/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      }
    }
    if (data.identifier !== void 0) {
      let data1 = data.identifier;
      if (typeof data1 !== "string" && data1 !== null) {
        const err5 = { instancePath: instancePath + "/identifier", schemaPath: "#/properties/identifier/type", keyword: "type", params: { type: schema54.properties.identifier.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (typeof data1 === "string") {
        if (func4(data1) > 200) {
          const err6 = { instancePath: instancePath + "/identifier", schemaPath: "#/properties/identifier/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
    }
    if (data.errors !== void 0) {
      let data2 = data.errors;
      if (Array.isArray(data2)) {
        if (data2.length > 8) {
          const err7 = { instancePath: instancePath + "/errors", schemaPath: "#/properties/errors/maxItems", keyword: "maxItems", params: { limit: 8 }, message: "must NOT have more than 8 items" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
            if (data3.pointer === void 0) {
              const err8 = { instancePath: instancePath + "/errors/" + i0, schemaPath: "http#/$defs/QuarantineError/required", keyword: "required", params: { missingProperty: "pointer" }, message: "must have required property 'pointer'" };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
            if (data3.detail === void 0) {
              const err9 = { instancePath: instancePath + "/errors/" + i0, schemaPath: "http#/$defs/QuarantineError/required", keyword: "required", params: { missingProperty: "detail" }, message: "must have required property 'detail'" };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
            if (data3.pointer !== void 0) {
              let data4 = data3.pointer;
              if (typeof data4 === "string") {
                if (func4(data4) > 2e3) {
                  const err10 = { instancePath: instancePath + "/errors/" + i0 + "/pointer", schemaPath: "http#/$defs/QuarantineError/properties/pointer/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" };
                  if (vErrors === null) {
                    vErrors = [err10];
                  } else {
                    vErrors.push(err10);
                  }
                  errors++;
                }
              } else {
                const err11 = { instancePath: instancePath + "/errors/" + i0 + "/pointer", schemaPath: "http#/$defs/QuarantineError/properties/pointer/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err11];
                } else {
                  vErrors.push(err11);
                }
                errors++;
              }
            }
            if (data3.detail !== void 0) {
              let data5 = data3.detail;
              if (typeof data5 === "string") {
                if (func4(data5) > 2e3) {
                  const err12 = { instancePath: instancePath + "/errors/" + i0 + "/detail", schemaPath: "http#/$defs/QuarantineError/properties/detail/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" };
                  if (vErrors === null) {
                    vErrors = [err12];
                  } else {
                    vErrors.push(err12);
                  }
                  errors++;
                }
              } else {
                const err13 = { instancePath: instancePath + "/errors/" + i0 + "/detail", schemaPath: "http#/$defs/QuarantineError/properties/detail/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err13];
                } else {
                  vErrors.push(err13);
                }
                errors++;
              }
            }
          } else {
            const err14 = { instancePath: instancePath + "/errors/" + i0, schemaPath: "http#/$defs/QuarantineError/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        }
      } else {
        const err15 = { instancePath: instancePath + "/errors", schemaPath: "#/properties/errors/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
  } else {
    const err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err16];
    } else {
      vErrors.push(err16);
    }
    errors++;
  }
  validate32.errors = vErrors;
  return errors === 0;
}
validate32.evaluated = { "props": { "index": true, "identifier": true, "errors": true }, "dynamicProps": false, "dynamicItems": false };
function validate31(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate31.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.total === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "total" }, message: "must have required property 'total'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.packages === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "packages" }, message: "must have required property 'packages'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.total !== void 0) {
      let data0 = data.total;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err2 = { instancePath: instancePath + "/total", schemaPath: "#/properties/total/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 < 0 || isNaN(data0)) {
          const err3 = { instancePath: instancePath + "/total", schemaPath: "#/properties/total/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
    }
    if (data.packages !== void 0) {
      let data1 = data.packages;
      if (Array.isArray(data1)) {
        if (data1.length > 1e3) {
          const err4 = { instancePath: instancePath + "/packages", schemaPath: "#/properties/packages/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate32(data1[i0], { instancePath: instancePath + "/packages/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err5 = { instancePath: instancePath + "/packages", schemaPath: "#/properties/packages/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate31.errors = vErrors;
  return errors === 0;
}
validate31.evaluated = { "props": { "total": true, "packages": true }, "dynamicProps": false, "dynamicItems": false };
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate30.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate31(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
    errors = vErrors.length;
  }
  validate30.errors = vErrors;
  return errors === 0;
}
validate30.evaluated = { "props": { "total": true, "packages": true }, "dynamicProps": false, "dynamicItems": false };
var getPackage_200_application_json = validate35;
var pattern15 = new RegExp("^[a-z][-a-z0-9 ]{0,48}[a-z0-9]$", "u");
var pattern19 = new RegExp("^[a-zA-Z][-a-zA-Z0-9 ]{0,48}[a-zA-Z0-9]$", "u");
function validate36(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
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
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.description === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "description" }, message: "must have required property 'description'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.description_full === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "description_full" }, message: "must have required property 'description_full'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.identifier === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "identifier" }, message: "must have required property 'identifier'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.type === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.author === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "author" }, message: "must have required property 'author'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.license === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "license" }, message: "must have required property 'license'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.resources === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "resources" }, message: "must have required property 'resources'" };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.versions === void 0) {
      const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "versions" }, message: "must have required property 'versions'" };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 === "string") {
        if (func4(data0) > 200) {
          const err9 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      } else {
        const err10 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.description !== void 0) {
      let data1 = data.description;
      if (typeof data1 === "string") {
        if (func4(data1) > 500) {
          const err11 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      } else {
        const err12 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.description_full !== void 0) {
      let data2 = data.description_full;
      if (typeof data2 === "string") {
        if (func4(data2) > 5e3) {
          const err13 = { instancePath: instancePath + "/description_full", schemaPath: "#/properties/description_full/maxLength", keyword: "maxLength", params: { limit: 5e3 }, message: "must NOT have more than 5000 characters" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      } else {
        const err14 = { instancePath: instancePath + "/description_full", schemaPath: "#/properties/description_full/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.identifier !== void 0) {
      let data3 = data.identifier;
      if (typeof data3 === "string") {
        if (!pattern4.test(data3)) {
          const err15 = { instancePath: instancePath + "/identifier", schemaPath: "http#/$defs/PackageIdentifier/pattern", keyword: "pattern", params: { pattern: "^[a-zA-Z][-a-zA-Z0-9.]{0,98}[a-zA-Z0-9]$" }, message: 'must match pattern "^[a-zA-Z][-a-zA-Z0-9.]{0,98}[a-zA-Z0-9]$"' };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      } else {
        const err16 = { instancePath: instancePath + "/identifier", schemaPath: "http#/$defs/PackageIdentifier/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.type !== void 0) {
      let data4 = data.type;
      if (typeof data4 !== "string") {
        const err17 = { instancePath: instancePath + "/type", schemaPath: "http#/$defs/PackageType/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
      if (!(data4 === "plugin" || data4 === "library" || data4 === "colortheme")) {
        const err18 = { instancePath: instancePath + "/type", schemaPath: "http#/$defs/PackageType/enum", keyword: "enum", params: { allowedValues: schema37.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.author !== void 0) {
      let data5 = data.author;
      if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
        if (data5.name === void 0) {
          const err19 = { instancePath: instancePath + "/author", schemaPath: "http#/$defs/Contact/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
        if (data5.contact === void 0) {
          const err20 = { instancePath: instancePath + "/author", schemaPath: "http#/$defs/Contact/required", keyword: "required", params: { missingProperty: "contact" }, message: "must have required property 'contact'" };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
        if (data5.name !== void 0) {
          let data6 = data5.name;
          if (typeof data6 === "string") {
            if (func4(data6) > 500) {
              const err21 = { instancePath: instancePath + "/author/name", schemaPath: "http#/$defs/Contact/properties/name/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
              if (vErrors === null) {
                vErrors = [err21];
              } else {
                vErrors.push(err21);
              }
              errors++;
            }
          } else {
            const err22 = { instancePath: instancePath + "/author/name", schemaPath: "http#/$defs/Contact/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err22];
            } else {
              vErrors.push(err22);
            }
            errors++;
          }
        }
        if (data5.contact !== void 0) {
          let data7 = data5.contact;
          if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
            for (const key0 in data7) {
              if (!pattern15.test(key0)) {
                const err23 = { instancePath: instancePath + "/author/contact", schemaPath: "http#/$defs/Contact/properties/contact/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err23];
                } else {
                  vErrors.push(err23);
                }
                errors++;
              }
            }
            for (const key1 in data7) {
              if (pattern15.test(key1)) {
                let data8 = data7[key1];
                if (typeof data8 === "string") {
                  if (func4(data8) > 500) {
                    const err24 = { instancePath: instancePath + "/author/contact/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "http#/$defs/Contact/properties/contact/patternProperties/%5E%5Ba-z%5D%5B-a-z0-9%20%5D%7B0%2C48%7D%5Ba-z0-9%5D%24/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
                    if (vErrors === null) {
                      vErrors = [err24];
                    } else {
                      vErrors.push(err24);
                    }
                    errors++;
                  }
                } else {
                  const err25 = { instancePath: instancePath + "/author/contact/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "http#/$defs/Contact/properties/contact/patternProperties/%5E%5Ba-z%5D%5B-a-z0-9%20%5D%7B0%2C48%7D%5Ba-z0-9%5D%24/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err25];
                  } else {
                    vErrors.push(err25);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err26 = { instancePath: instancePath + "/author/contact", schemaPath: "http#/$defs/Contact/properties/contact/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err26];
            } else {
              vErrors.push(err26);
            }
            errors++;
          }
        }
      } else {
        const err27 = { instancePath: instancePath + "/author", schemaPath: "http#/$defs/Contact/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
    }
    if (data.maintainer !== void 0) {
      let data9 = data.maintainer;
      if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
        if (data9.name === void 0) {
          const err28 = { instancePath: instancePath + "/maintainer", schemaPath: "http#/$defs/Contact/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
          if (vErrors === null) {
            vErrors = [err28];
          } else {
            vErrors.push(err28);
          }
          errors++;
        }
        if (data9.contact === void 0) {
          const err29 = { instancePath: instancePath + "/maintainer", schemaPath: "http#/$defs/Contact/required", keyword: "required", params: { missingProperty: "contact" }, message: "must have required property 'contact'" };
          if (vErrors === null) {
            vErrors = [err29];
          } else {
            vErrors.push(err29);
          }
          errors++;
        }
        if (data9.name !== void 0) {
          let data10 = data9.name;
          if (typeof data10 === "string") {
            if (func4(data10) > 500) {
              const err30 = { instancePath: instancePath + "/maintainer/name", schemaPath: "http#/$defs/Contact/properties/name/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
              if (vErrors === null) {
                vErrors = [err30];
              } else {
                vErrors.push(err30);
              }
              errors++;
            }
          } else {
            const err31 = { instancePath: instancePath + "/maintainer/name", schemaPath: "http#/$defs/Contact/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err31];
            } else {
              vErrors.push(err31);
            }
            errors++;
          }
        }
        if (data9.contact !== void 0) {
          let data11 = data9.contact;
          if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
            for (const key2 in data11) {
              if (!pattern15.test(key2)) {
                const err32 = { instancePath: instancePath + "/maintainer/contact", schemaPath: "http#/$defs/Contact/properties/contact/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err32];
                } else {
                  vErrors.push(err32);
                }
                errors++;
              }
            }
            for (const key3 in data11) {
              if (pattern15.test(key3)) {
                let data12 = data11[key3];
                if (typeof data12 === "string") {
                  if (func4(data12) > 500) {
                    const err33 = { instancePath: instancePath + "/maintainer/contact/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "http#/$defs/Contact/properties/contact/patternProperties/%5E%5Ba-z%5D%5B-a-z0-9%20%5D%7B0%2C48%7D%5Ba-z0-9%5D%24/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
                    if (vErrors === null) {
                      vErrors = [err33];
                    } else {
                      vErrors.push(err33);
                    }
                    errors++;
                  }
                } else {
                  const err34 = { instancePath: instancePath + "/maintainer/contact/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "http#/$defs/Contact/properties/contact/patternProperties/%5E%5Ba-z%5D%5B-a-z0-9%20%5D%7B0%2C48%7D%5Ba-z0-9%5D%24/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err34];
                  } else {
                    vErrors.push(err34);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err35 = { instancePath: instancePath + "/maintainer/contact", schemaPath: "http#/$defs/Contact/properties/contact/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err35];
            } else {
              vErrors.push(err35);
            }
            errors++;
          }
        }
      } else {
        const err36 = { instancePath: instancePath + "/maintainer", schemaPath: "http#/$defs/Contact/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err36];
        } else {
          vErrors.push(err36);
        }
        errors++;
      }
    }
    if (data.category !== void 0) {
      if (typeof data.category !== "string") {
        const err37 = { instancePath: instancePath + "/category", schemaPath: "#/properties/category/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err37];
        } else {
          vErrors.push(err37);
        }
        errors++;
      }
    }
    if (data.license !== void 0) {
      let data14 = data.license;
      if (typeof data14 !== "string") {
        const err38 = { instancePath: instancePath + "/license", schemaPath: "http#/$defs/License/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err38];
        } else {
          vErrors.push(err38);
        }
        errors++;
      }
      if (!(data14 === "public-domain" || data14 === "Apache" || data14 === "Apache-1.0" || data14 === "Apache-2.0" || data14 === "Artistic" || data14 === "Artistic-1.0" || data14 === "Artistic-2.0" || data14 === "BSD" || data14 === "BSD-2-Clause" || data14 === "BSD-3-Clause" || data14 === "BSD-4-Clause" || data14 === "ISC" || data14 === "CC-BY" || data14 === "CC-BY-1.0" || data14 === "CC-BY-2.0" || data14 === "CC-BY-2.5" || data14 === "CC-BY-3.0" || data14 === "CC-BY-4.0" || data14 === "CC-BY-SA" || data14 === "CC-BY-SA-1.0" || data14 === "CC-BY-SA-2.0" || data14 === "CC-BY-SA-2.5" || data14 === "CC-BY-SA-3.0" || data14 === "CC-BY-SA-4.0" || data14 === "CC-BY-ND" || data14 === "CC-BY-ND-1.0" || data14 === "CC-BY-ND-2.0" || data14 === "CC-BY-ND-2.5" || data14 === "CC-BY-ND-3.0" || data14 === "CC-BY-ND-4.0" || data14 === "CC-BY-NC" || data14 === "CC-BY-NC-1.0" || data14 === "CC-BY-NC-2.0" || data14 === "CC-BY-NC-2.5" || data14 === "CC-BY-NC-3.0" || data14 === "CC-BY-NC-4.0" || data14 === "CC-BY-NC-SA" || data14 === "CC-BY-NC-SA-1.0" || data14 === "CC-BY-NC-SA-2.0" || data14 === "CC-BY-NC-SA-2.5" || data14 === "CC-BY-NC-SA-3.0" || data14 === "CC-BY-NC-SA-4.0" || data14 === "CC-BY-NC-ND" || data14 === "CC-BY-NC-ND-1.0" || data14 === "CC-BY-NC-ND-2.0" || data14 === "CC-BY-NC-ND-2.5" || data14 === "CC-BY-NC-ND-3.0" || data14 === "CC-BY-NC-ND-4.0" || data14 === "CC0-1.0" || data14 === "CDDL-1.0" || data14 === "CPL" || data14 === "EFL" || data14 === "EFL-1.0" || data14 === "EFL-2.0" || data14 === "MIT" || data14 === "GPL" || data14 === "GPL-1.0" || data14 === "GPL-2.0" || data14 === "GPL-3.0" || data14 === "LGPL" || data14 === "LGPL-2.1" || data14 === "LGPL-3.0" || data14 === "GNU-LGPL-2.0" || data14 === "GFDL" || data14 === "GFDL-1.0" || data14 === "GFDL-1.1" || data14 === "GFDL-1.2" || data14 === "GFDL-1.3" || data14 === "GFDL-NIV" || data14 === "LPPL" || data14 === "LPPL-1.0" || data14 === "LPPL-1.1" || data14 === "LPPL-1.2" || data14 === "LPPL-1.3" || data14 === "MPL-1.1" || data14 === "Perl" || data14 === "Python-2.0" || data14 === "QPL-1.0" || data14 === "W3C" || data14 === "Zlib" || data14 === "Zope" || data14 === "Zope-1.0" || data14 === "Zope-1.1" || data14 === "Zope-2.0" || data14 === "Zope-2.1" || data14 === "CERN-OHL" || data14 === "WTFPL" || data14 === "Unlicense" || data14 === "open-source" || data14 === "unrestricted")) {
        const err39 = { instancePath: instancePath + "/license", schemaPath: "http#/$defs/License/enum", keyword: "enum", params: { allowedValues: schema38.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err39];
        } else {
          vErrors.push(err39);
        }
        errors++;
      }
    }
    if (data.resources !== void 0) {
      let data15 = data.resources;
      if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
        for (const key4 in data15) {
          if (!pattern19.test(key4)) {
            const err40 = { instancePath: instancePath + "/resources", schemaPath: "#/properties/resources/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err40];
            } else {
              vErrors.push(err40);
            }
            errors++;
          }
        }
        for (const key5 in data15) {
          if (pattern19.test(key5)) {
            let data16 = data15[key5];
            if (typeof data16 === "string") {
              if (func4(data16) > 500) {
                const err41 = { instancePath: instancePath + "/resources/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/resources/patternProperties/%5E%5Ba-zA-Z%5D%5B-a-zA-Z0-9%20%5D%7B0%2C48%7D%5Ba-zA-Z0-9%5D%24/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
                if (vErrors === null) {
                  vErrors = [err41];
                } else {
                  vErrors.push(err41);
                }
                errors++;
              }
            } else {
              const err42 = { instancePath: instancePath + "/resources/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/resources/patternProperties/%5E%5Ba-zA-Z%5D%5B-a-zA-Z0-9%20%5D%7B0%2C48%7D%5Ba-zA-Z0-9%5D%24/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err42];
              } else {
                vErrors.push(err42);
              }
              errors++;
            }
          }
        }
      } else {
        const err43 = { instancePath: instancePath + "/resources", schemaPath: "#/properties/resources/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err43];
        } else {
          vErrors.push(err43);
        }
        errors++;
      }
    }
    if (data.tags !== void 0) {
      let data17 = data.tags;
      if (Array.isArray(data17)) {
        if (data17.length < 1) {
          const err44 = { instancePath: instancePath + "/tags", schemaPath: "#/properties/tags/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          if (vErrors === null) {
            vErrors = [err44];
          } else {
            vErrors.push(err44);
          }
          errors++;
        }
        const len0 = data17.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data18 = data17[i0];
          if (typeof data18 === "string") {
            if (!pattern5.test(data18)) {
              const err45 = { instancePath: instancePath + "/tags/" + i0, schemaPath: "http#/$defs/PackageTag/pattern", keyword: "pattern", params: { pattern: "^[a-z][-a-z0-9]{0,48}[a-z0-9]$" }, message: 'must match pattern "^[a-z][-a-z0-9]{0,48}[a-z0-9]$"' };
              if (vErrors === null) {
                vErrors = [err45];
              } else {
                vErrors.push(err45);
              }
              errors++;
            }
          } else {
            const err46 = { instancePath: instancePath + "/tags/" + i0, schemaPath: "http#/$defs/PackageTag/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err46];
            } else {
              vErrors.push(err46);
            }
            errors++;
          }
        }
        const pair0 = func0(data17);
        if (pair0 !== null) {
          const err47 = { instancePath: instancePath + "/tags", schemaPath: "#/properties/tags/uniqueItems", keyword: "uniqueItems", params: { i: pair0[0], j: pair0[1] }, message: "must NOT have duplicate items (items ## " + pair0 + "[1] and " + pair0 + "[0] are identical)" };
          if (vErrors === null) {
            vErrors = [err47];
          } else {
            vErrors.push(err47);
          }
          errors++;
        }
      } else {
        const err48 = { instancePath: instancePath + "/tags", schemaPath: "#/properties/tags/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err48];
        } else {
          vErrors.push(err48);
        }
        errors++;
      }
    }
    if (data.keep_on_update !== void 0) {
      let data19 = data.keep_on_update;
      if (Array.isArray(data19)) {
        const len1 = data19.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (typeof data19[i1] !== "string") {
            const err49 = { instancePath: instancePath + "/keep_on_update/" + i1, schemaPath: "#/properties/keep_on_update/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err49];
            } else {
              vErrors.push(err49);
            }
            errors++;
          }
        }
        const pair1 = func0(data19);
        if (pair1 !== null) {
          const err50 = { instancePath: instancePath + "/keep_on_update", schemaPath: "#/properties/keep_on_update/uniqueItems", keyword: "uniqueItems", params: { i: pair1[0], j: pair1[1] }, message: "must NOT have duplicate items (items ## " + pair1 + "[1] and " + pair1 + "[0] are identical)" };
          if (vErrors === null) {
            vErrors = [err50];
          } else {
            vErrors.push(err50);
          }
          errors++;
        }
      } else {
        const err51 = { instancePath: instancePath + "/keep_on_update", schemaPath: "#/properties/keep_on_update/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err51];
        } else {
          vErrors.push(err51);
        }
        errors++;
      }
    }
    if (data.versions !== void 0) {
      let data21 = data.versions;
      if (Array.isArray(data21)) {
        const len2 = data21.length;
        for (let i2 = 0; i2 < len2; i2++) {
          if (!validate24(data21[i2], { instancePath: instancePath + "/versions/" + i2, parentData: data21, parentDataProperty: i2, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
            errors = vErrors.length;
          }
        }
        const pair2 = func0(data21);
        if (pair2 !== null) {
          const err52 = { instancePath: instancePath + "/versions", schemaPath: "#/properties/versions/uniqueItems", keyword: "uniqueItems", params: { i: pair2[0], j: pair2[1] }, message: "must NOT have duplicate items (items ## " + pair2 + "[1] and " + pair2 + "[0] are identical)" };
          if (vErrors === null) {
            vErrors = [err52];
          } else {
            vErrors.push(err52);
          }
          errors++;
        }
      } else {
        const err53 = { instancePath: instancePath + "/versions", schemaPath: "#/properties/versions/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err53];
        } else {
          vErrors.push(err53);
        }
        errors++;
      }
    }
  } else {
    const err54 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err54];
    } else {
      vErrors.push(err54);
    }
    errors++;
  }
  validate36.errors = vErrors;
  return errors === 0;
}
validate36.evaluated = { "props": { "name": true, "description": true, "description_full": true, "identifier": true, "type": true, "author": true, "maintainer": true, "category": true, "license": true, "resources": true, "tags": true, "keep_on_update": true, "versions": true }, "dynamicProps": false, "dynamicItems": false };
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
  if (!validate36(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
    errors = vErrors.length;
  }
  validate35.errors = vErrors;
  return errors === 0;
}
validate35.evaluated = { "props": { "name": true, "description": true, "description_full": true, "identifier": true, "type": true, "author": true, "maintainer": true, "category": true, "license": true, "resources": true, "tags": true, "keep_on_update": true, "versions": true }, "dynamicProps": false, "dynamicItems": false };
var getPackage_parameters = validate39;
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
    if (data.path !== void 0) {
      let data0 = data.path;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.identifier === void 0) {
          const err0 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/required", keyword: "required", params: { missingProperty: "identifier" }, message: "must have required property 'identifier'" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data0.identifier !== void 0) {
          let data1 = data0.identifier;
          if (typeof data1 === "string") {
            if (func4(data1) > 100) {
              const err1 = { instancePath: instancePath + "/path/identifier", schemaPath: "#/properties/path/properties/identifier/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
            }
            if (!pattern4.test(data1)) {
              const err2 = { instancePath: instancePath + "/path/identifier", schemaPath: "#/properties/path/properties/identifier/pattern", keyword: "pattern", params: { pattern: "^[a-zA-Z][-a-zA-Z0-9.]{0,98}[a-zA-Z0-9]$" }, message: 'must match pattern "^[a-zA-Z][-a-zA-Z0-9.]{0,98}[a-zA-Z0-9]$"' };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
          } else {
            const err3 = { instancePath: instancePath + "/path/identifier", schemaPath: "#/properties/path/properties/identifier/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
      } else {
        const err4 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate39.errors = vErrors;
  return errors === 0;
}
validate39.evaluated = { "props": { "path": true }, "dynamicProps": false, "dynamicItems": false };
var getPackageIcon_parameters = validate40;
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
    if (data.path !== void 0) {
      let data0 = data.path;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.identifier === void 0) {
          const err0 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/required", keyword: "required", params: { missingProperty: "identifier" }, message: "must have required property 'identifier'" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data0.identifier !== void 0) {
          let data1 = data0.identifier;
          if (typeof data1 === "string") {
            if (func4(data1) > 100) {
              const err1 = { instancePath: instancePath + "/path/identifier", schemaPath: "#/properties/path/properties/identifier/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
            }
            if (!pattern4.test(data1)) {
              const err2 = { instancePath: instancePath + "/path/identifier", schemaPath: "#/properties/path/properties/identifier/pattern", keyword: "pattern", params: { pattern: "^[a-zA-Z][-a-zA-Z0-9.]{0,98}[a-zA-Z0-9]$" }, message: 'must match pattern "^[a-zA-Z][-a-zA-Z0-9.]{0,98}[a-zA-Z0-9]$"' };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
          } else {
            const err3 = { instancePath: instancePath + "/path/identifier", schemaPath: "#/properties/path/properties/identifier/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
      } else {
        const err4 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.header !== void 0) {
      let data2 = data.header;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        if (data2["If-None-Match"] !== void 0) {
          let data3 = data2["If-None-Match"];
          if (typeof data3 === "string") {
            if (func4(data3) > 1e3) {
              const err5 = { instancePath: instancePath + "/header/If-None-Match", schemaPath: "#/properties/header/properties/If-None-Match/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
          } else {
            const err6 = { instancePath: instancePath + "/header/If-None-Match", schemaPath: "#/properties/header/properties/If-None-Match/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
      } else {
        const err7 = { instancePath: instancePath + "/header", schemaPath: "#/properties/header/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate40.errors = vErrors;
  return errors === 0;
}
validate40.evaluated = { "props": { "path": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var resolvePackage_200_application_json = validate41;
var schema69 = { "type": "object", "description": "A version that was not chosen.", "required": ["version", "status", "reason", "detail"], "properties": { "version": { "type": "string", "description": "The version number.", "maxLength": 16 }, "version_epoch": { "type": "integer", "description": "The version's epoch; absent if the list gives none.", "minimum": 0 }, "status": { "$ref": "http#/$defs/VersionStatus" }, "reason": { "type": "string", "description": "Why it was not chosen, for programs; the first of these that applies. `tool-too-old`: it needs a newer design tool. `tool-too-new`: it needs an older one. `platform`: it does not run on that system. `runtime`: it needs another runtime. `status`: it is less stable than requested, or than the chosen version. `older`: it matches, but so does a newer version.", "enum": ["tool-too-old", "tool-too-new", "platform", "runtime", "status", "older"] }, "detail": { "type": "string", "description": "Why it was not chosen, for people.", "maxLength": 500 } } };
function validate44(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate44.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.version === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.status === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.reason === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.detail === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "detail" }, message: "must have required property 'detail'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.version !== void 0) {
      let data0 = data.version;
      if (typeof data0 === "string") {
        if (func4(data0) > 16) {
          const err4 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.version_epoch !== void 0) {
      let data1 = data.version_epoch;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err6 = { instancePath: instancePath + "/version_epoch", schemaPath: "#/properties/version_epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 < 0 || isNaN(data1)) {
          const err7 = { instancePath: instancePath + "/version_epoch", schemaPath: "#/properties/version_epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
    }
    if (data.status !== void 0) {
      let data2 = data.status;
      if (typeof data2 !== "string") {
        const err8 = { instancePath: instancePath + "/status", schemaPath: "http#/$defs/VersionStatus/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (!(data2 === "stable" || data2 === "testing" || data2 === "development" || data2 === "deprecated")) {
        const err9 = { instancePath: instancePath + "/status", schemaPath: "http#/$defs/VersionStatus/enum", keyword: "enum", params: { allowedValues: schema43.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.reason !== void 0) {
      let data3 = data.reason;
      if (typeof data3 !== "string") {
        const err10 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (!(data3 === "tool-too-old" || data3 === "tool-too-new" || data3 === "platform" || data3 === "runtime" || data3 === "status" || data3 === "older")) {
        const err11 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/enum", keyword: "enum", params: { allowedValues: schema69.properties.reason.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.detail !== void 0) {
      let data4 = data.detail;
      if (typeof data4 === "string") {
        if (func4(data4) > 500) {
          const err12 = { instancePath: instancePath + "/detail", schemaPath: "#/properties/detail/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      } else {
        const err13 = { instancePath: instancePath + "/detail", schemaPath: "#/properties/detail/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
  } else {
    const err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err14];
    } else {
      vErrors.push(err14);
    }
    errors++;
  }
  validate44.errors = vErrors;
  return errors === 0;
}
validate44.evaluated = { "props": { "version": true, "version_epoch": true, "status": true, "reason": true, "detail": true }, "dynamicProps": false, "dynamicItems": false };
function validate42(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate42.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.identifier === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "identifier" }, message: "must have required property 'identifier'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.version === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.others === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "others" }, message: "must have required property 'others'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.identifier !== void 0) {
      let data0 = data.identifier;
      if (typeof data0 === "string") {
        if (!pattern4.test(data0)) {
          const err3 = { instancePath: instancePath + "/identifier", schemaPath: "http#/$defs/PackageIdentifier/pattern", keyword: "pattern", params: { pattern: "^[a-zA-Z][-a-zA-Z0-9.]{0,98}[a-zA-Z0-9]$" }, message: 'must match pattern "^[a-zA-Z][-a-zA-Z0-9.]{0,98}[a-zA-Z0-9]$"' };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/identifier", schemaPath: "http#/$defs/PackageIdentifier/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.version !== void 0) {
      let data1 = data.version;
      const _errs5 = errors;
      let valid2 = false;
      let passing0 = null;
      const _errs6 = errors;
      if (!validate24(data1, { instancePath: instancePath + "/version", parentData: data, parentDataProperty: "version", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
        errors = vErrors.length;
      }
      var _valid0 = _errs6 === errors;
      if (_valid0) {
        valid2 = true;
        passing0 = 0;
        var props0 = {};
        props0.version = true;
        props0.version_epoch = true;
        props0.download_url = true;
        props0.download_sha256 = true;
        props0.download_size = true;
        props0.install_size = true;
        props0.status = true;
        props0.platforms = true;
        props0.runtime = true;
        props0.tool_version = true;
        props0.tool_version_max = true;
        props0.keep_on_update = true;
      }
      const _errs7 = errors;
      if (data1 !== null) {
        const err5 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      var _valid0 = _errs7 === errors;
      if (_valid0 && valid2) {
        valid2 = false;
        passing0 = [passing0, 1];
      } else {
        if (_valid0) {
          valid2 = true;
          passing0 = 1;
        }
      }
      if (!valid2) {
        const err6 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      } else {
        errors = _errs5;
        if (vErrors !== null) {
          if (_errs5) {
            vErrors.length = _errs5;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.others !== void 0) {
      let data2 = data.others;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate44(data2[i0], { instancePath: instancePath + "/others/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err7 = { instancePath: instancePath + "/others", schemaPath: "#/properties/others/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate42.errors = vErrors;
  return errors === 0;
}
validate42.evaluated = { "props": { "identifier": true, "version": true, "others": true }, "dynamicProps": false, "dynamicItems": false };
function validate41(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate41.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate42(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
    errors = vErrors.length;
  }
  validate41.errors = vErrors;
  return errors === 0;
}
validate41.evaluated = { "props": { "identifier": true, "version": true, "others": true }, "dynamicProps": false, "dynamicItems": false };
var resolvePackage_parameters = validate47;
function validate47(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate47.evaluated;
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
        if (data0.identifier === void 0) {
          const err0 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/required", keyword: "required", params: { missingProperty: "identifier" }, message: "must have required property 'identifier'" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data0.identifier !== void 0) {
          let data1 = data0.identifier;
          if (typeof data1 === "string") {
            if (func4(data1) > 100) {
              const err1 = { instancePath: instancePath + "/path/identifier", schemaPath: "#/properties/path/properties/identifier/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
            }
            if (!pattern4.test(data1)) {
              const err2 = { instancePath: instancePath + "/path/identifier", schemaPath: "#/properties/path/properties/identifier/pattern", keyword: "pattern", params: { pattern: "^[a-zA-Z][-a-zA-Z0-9.]{0,98}[a-zA-Z0-9]$" }, message: 'must match pattern "^[a-zA-Z][-a-zA-Z0-9.]{0,98}[a-zA-Z0-9]$"' };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
          } else {
            const err3 = { instancePath: instancePath + "/path/identifier", schemaPath: "#/properties/path/properties/identifier/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
      } else {
        const err4 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.query !== void 0) {
      let data2 = data.query;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        if (data2.tool_version !== void 0) {
          let data3 = data2.tool_version;
          if (typeof data3 === "string") {
            if (func4(data3) > 8) {
              const err5 = { instancePath: instancePath + "/query/tool_version", schemaPath: "#/properties/query/properties/tool_version/maxLength", keyword: "maxLength", params: { limit: 8 }, message: "must NOT have more than 8 characters" };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
            if (!pattern9.test(data3)) {
              const err6 = { instancePath: instancePath + "/query/tool_version", schemaPath: "#/properties/query/properties/tool_version/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,2}([.][0-9]{1,2}([.][0-9]{1,2})?)?$" }, message: 'must match pattern "^[0-9]{1,2}([.][0-9]{1,2}([.][0-9]{1,2})?)?$"' };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
          } else {
            const err7 = { instancePath: instancePath + "/query/tool_version", schemaPath: "#/properties/query/properties/tool_version/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data2.platform !== void 0) {
          let data4 = data2.platform;
          if (typeof data4 !== "string") {
            const err8 = { instancePath: instancePath + "/query/platform", schemaPath: "http#/$defs/Platform/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
          if (!(data4 === "windows" || data4 === "macos" || data4 === "linux")) {
            const err9 = { instancePath: instancePath + "/query/platform", schemaPath: "http#/$defs/Platform/enum", keyword: "enum", params: { allowedValues: schema44.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
        if (data2.runtime !== void 0) {
          let data5 = data2.runtime;
          if (typeof data5 !== "string") {
            const err10 = { instancePath: instancePath + "/query/runtime", schemaPath: "http#/$defs/Runtime/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
          if (!(data5 === "swig" || data5 === "ipc")) {
            const err11 = { instancePath: instancePath + "/query/runtime", schemaPath: "http#/$defs/Runtime/enum", keyword: "enum", params: { allowedValues: schema45.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
        if (data2.status !== void 0) {
          let data6 = data2.status;
          if (typeof data6 !== "string") {
            const err12 = { instancePath: instancePath + "/query/status", schemaPath: "http#/$defs/VersionStatus/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
          if (!(data6 === "stable" || data6 === "testing" || data6 === "development" || data6 === "deprecated")) {
            const err13 = { instancePath: instancePath + "/query/status", schemaPath: "http#/$defs/VersionStatus/enum", keyword: "enum", params: { allowedValues: schema43.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
      } else {
        const err14 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
  } else {
    const err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err15];
    } else {
      vErrors.push(err15);
    }
    errors++;
  }
  validate47.errors = vErrors;
  return errors === 0;
}
validate47.evaluated = { "props": { "path": true, "query": true }, "dynamicProps": false, "dynamicItems": false };
var getRepository_200_application_json = validate48;
var pattern30 = new RegExp("^2[0-9]{3}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$", "u");
function validate50(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate50.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.url === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.update_timestamp === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "update_timestamp" }, message: "must have required property 'update_timestamp'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.url !== void 0) {
      let data0 = data.url;
      if (typeof data0 === "string") {
        if (!pattern7.test(data0)) {
          const err2 = { instancePath: instancePath + "/url", schemaPath: "http#/$defs/URL/pattern", keyword: "pattern", params: { pattern: "^(?:https?://[^\\s/]\\S*|file://(?:[a-zA-Z]:|/)[^\\u0000]+)$" }, message: 'must match pattern "^(?:https?://[^\\s/]\\S*|file://(?:[a-zA-Z]:|/)[^\\u0000]+)$"' };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/url", schemaPath: "http#/$defs/URL/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.sha256 !== void 0) {
      let data1 = data.sha256;
      if (typeof data1 === "string") {
        if (!pattern8.test(data1)) {
          const err4 = { instancePath: instancePath + "/sha256", schemaPath: "http#/$defs/Sha256/pattern", keyword: "pattern", params: { pattern: "^[a-f0-9]{64}$" }, message: 'must match pattern "^[a-f0-9]{64}$"' };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/sha256", schemaPath: "http#/$defs/Sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.update_timestamp !== void 0) {
      let data2 = data.update_timestamp;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err6 = { instancePath: instancePath + "/update_timestamp", schemaPath: "#/properties/update_timestamp/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.update_time_utc !== void 0) {
      let data3 = data.update_time_utc;
      if (typeof data3 === "string") {
        if (!pattern30.test(data3)) {
          const err7 = { instancePath: instancePath + "/update_time_utc", schemaPath: "#/properties/update_time_utc/pattern", keyword: "pattern", params: { pattern: "^2[0-9]{3}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$" }, message: 'must match pattern "^2[0-9]{3}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$"' };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/update_time_utc", schemaPath: "#/properties/update_time_utc/type", keyword: "type", params: { type: "string" }, message: "must be string" };
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
  validate50.errors = vErrors;
  return errors === 0;
}
validate50.evaluated = { "props": { "url": true, "sha256": true, "update_timestamp": true, "update_time_utc": true }, "dynamicProps": false, "dynamicItems": false };
function validate49(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate49.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.packages === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "packages" }, message: "must have required property 'packages'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.$schema !== void 0) {
      let data0 = data.$schema;
      if (typeof data0 === "string") {
        if (!pattern7.test(data0)) {
          const err2 = { instancePath: instancePath + "/$schema", schemaPath: "http#/$defs/URL/pattern", keyword: "pattern", params: { pattern: "^(?:https?://[^\\s/]\\S*|file://(?:[a-zA-Z]:|/)[^\\u0000]+)$" }, message: 'must match pattern "^(?:https?://[^\\s/]\\S*|file://(?:[a-zA-Z]:|/)[^\\u0000]+)$"' };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/$schema", schemaPath: "http#/$defs/URL/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data1 = data.name;
      if (typeof data1 === "string") {
        if (func4(data1) > 500) {
          const err4 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.packages !== void 0) {
      if (!validate50(data.packages, { instancePath: instancePath + "/packages", parentData: data, parentDataProperty: "packages", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
        errors = vErrors.length;
      }
    }
    if (data.resources !== void 0) {
      if (!validate50(data.resources, { instancePath: instancePath + "/resources", parentData: data, parentDataProperty: "resources", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
        errors = vErrors.length;
      }
    }
    if (data.manifests !== void 0) {
      if (!validate50(data.manifests, { instancePath: instancePath + "/manifests", parentData: data, parentDataProperty: "manifests", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
        errors = vErrors.length;
      }
    }
    if (data.maintainer !== void 0) {
      let data5 = data.maintainer;
      if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
        if (data5.name === void 0) {
          const err6 = { instancePath: instancePath + "/maintainer", schemaPath: "http#/$defs/Contact/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data5.contact === void 0) {
          const err7 = { instancePath: instancePath + "/maintainer", schemaPath: "http#/$defs/Contact/required", keyword: "required", params: { missingProperty: "contact" }, message: "must have required property 'contact'" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (data5.name !== void 0) {
          let data6 = data5.name;
          if (typeof data6 === "string") {
            if (func4(data6) > 500) {
              const err8 = { instancePath: instancePath + "/maintainer/name", schemaPath: "http#/$defs/Contact/properties/name/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
          } else {
            const err9 = { instancePath: instancePath + "/maintainer/name", schemaPath: "http#/$defs/Contact/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
        if (data5.contact !== void 0) {
          let data7 = data5.contact;
          if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
            for (const key0 in data7) {
              if (!pattern15.test(key0)) {
                const err10 = { instancePath: instancePath + "/maintainer/contact", schemaPath: "http#/$defs/Contact/properties/contact/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err10];
                } else {
                  vErrors.push(err10);
                }
                errors++;
              }
            }
            for (const key1 in data7) {
              if (pattern15.test(key1)) {
                let data8 = data7[key1];
                if (typeof data8 === "string") {
                  if (func4(data8) > 500) {
                    const err11 = { instancePath: instancePath + "/maintainer/contact/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "http#/$defs/Contact/properties/contact/patternProperties/%5E%5Ba-z%5D%5B-a-z0-9%20%5D%7B0%2C48%7D%5Ba-z0-9%5D%24/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
                    if (vErrors === null) {
                      vErrors = [err11];
                    } else {
                      vErrors.push(err11);
                    }
                    errors++;
                  }
                } else {
                  const err12 = { instancePath: instancePath + "/maintainer/contact/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "http#/$defs/Contact/properties/contact/patternProperties/%5E%5Ba-z%5D%5B-a-z0-9%20%5D%7B0%2C48%7D%5Ba-z0-9%5D%24/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err12];
                  } else {
                    vErrors.push(err12);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err13 = { instancePath: instancePath + "/maintainer/contact", schemaPath: "http#/$defs/Contact/properties/contact/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
      } else {
        const err14 = { instancePath: instancePath + "/maintainer", schemaPath: "http#/$defs/Contact/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
  } else {
    const err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err15];
    } else {
      vErrors.push(err15);
    }
    errors++;
  }
  validate49.errors = vErrors;
  return errors === 0;
}
validate49.evaluated = { "props": { "$schema": true, "name": true, "packages": true, "resources": true, "manifests": true, "maintainer": true }, "dynamicProps": false, "dynamicItems": false };
function validate48(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate48.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate49(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
    errors = vErrors.length;
  }
  validate48.errors = vErrors;
  return errors === 0;
}
validate48.evaluated = { "props": { "$schema": true, "name": true, "packages": true, "resources": true, "manifests": true, "maintainer": true }, "dynamicProps": false, "dynamicItems": false };
var getRepository_parameters = validate55;
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate55.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.header !== void 0) {
      let data0 = data.header;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0["If-None-Match"] !== void 0) {
          let data1 = data0["If-None-Match"];
          if (typeof data1 === "string") {
            if (func4(data1) > 1e3) {
              const err0 = { instancePath: instancePath + "/header/If-None-Match", schemaPath: "#/properties/header/properties/If-None-Match/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
              if (vErrors === null) {
                vErrors = [err0];
              } else {
                vErrors.push(err0);
              }
              errors++;
            }
          } else {
            const err1 = { instancePath: instancePath + "/header/If-None-Match", schemaPath: "#/properties/header/properties/If-None-Match/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        }
      } else {
        const err2 = { instancePath: instancePath + "/header", schemaPath: "#/properties/header/type", keyword: "type", params: { type: "object" }, message: "must be object" };
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
  validate55.errors = vErrors;
  return errors === 0;
}
validate55.evaluated = { "props": { "header": true }, "dynamicProps": false, "dynamicItems": false };
var getPackageList_200_application_json = validate56;
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate58.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.description === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "description" }, message: "must have required property 'description'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.description_full === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "description_full" }, message: "must have required property 'description_full'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.identifier === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "identifier" }, message: "must have required property 'identifier'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.type === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.author === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "author" }, message: "must have required property 'author'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.license === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "license" }, message: "must have required property 'license'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.resources === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "resources" }, message: "must have required property 'resources'" };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.versions === void 0) {
      const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "versions" }, message: "must have required property 'versions'" };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 === "string") {
        if (func4(data0) > 200) {
          const err9 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      } else {
        const err10 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.description !== void 0) {
      let data1 = data.description;
      if (typeof data1 === "string") {
        if (func4(data1) > 500) {
          const err11 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      } else {
        const err12 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.description_full !== void 0) {
      let data2 = data.description_full;
      if (typeof data2 === "string") {
        if (func4(data2) > 5e3) {
          const err13 = { instancePath: instancePath + "/description_full", schemaPath: "#/properties/description_full/maxLength", keyword: "maxLength", params: { limit: 5e3 }, message: "must NOT have more than 5000 characters" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      } else {
        const err14 = { instancePath: instancePath + "/description_full", schemaPath: "#/properties/description_full/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.identifier !== void 0) {
      let data3 = data.identifier;
      if (typeof data3 === "string") {
        if (!pattern4.test(data3)) {
          const err15 = { instancePath: instancePath + "/identifier", schemaPath: "http#/$defs/PackageIdentifier/pattern", keyword: "pattern", params: { pattern: "^[a-zA-Z][-a-zA-Z0-9.]{0,98}[a-zA-Z0-9]$" }, message: 'must match pattern "^[a-zA-Z][-a-zA-Z0-9.]{0,98}[a-zA-Z0-9]$"' };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      } else {
        const err16 = { instancePath: instancePath + "/identifier", schemaPath: "http#/$defs/PackageIdentifier/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.type !== void 0) {
      let data4 = data.type;
      if (typeof data4 !== "string") {
        const err17 = { instancePath: instancePath + "/type", schemaPath: "http#/$defs/PackageType/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
      if (!(data4 === "plugin" || data4 === "library" || data4 === "colortheme")) {
        const err18 = { instancePath: instancePath + "/type", schemaPath: "http#/$defs/PackageType/enum", keyword: "enum", params: { allowedValues: schema37.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.author !== void 0) {
      let data5 = data.author;
      if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
        if (data5.name === void 0) {
          const err19 = { instancePath: instancePath + "/author", schemaPath: "http#/$defs/Contact/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
        if (data5.contact === void 0) {
          const err20 = { instancePath: instancePath + "/author", schemaPath: "http#/$defs/Contact/required", keyword: "required", params: { missingProperty: "contact" }, message: "must have required property 'contact'" };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
        if (data5.name !== void 0) {
          let data6 = data5.name;
          if (typeof data6 === "string") {
            if (func4(data6) > 500) {
              const err21 = { instancePath: instancePath + "/author/name", schemaPath: "http#/$defs/Contact/properties/name/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
              if (vErrors === null) {
                vErrors = [err21];
              } else {
                vErrors.push(err21);
              }
              errors++;
            }
          } else {
            const err22 = { instancePath: instancePath + "/author/name", schemaPath: "http#/$defs/Contact/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err22];
            } else {
              vErrors.push(err22);
            }
            errors++;
          }
        }
        if (data5.contact !== void 0) {
          let data7 = data5.contact;
          if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
            for (const key0 in data7) {
              if (!pattern15.test(key0)) {
                const err23 = { instancePath: instancePath + "/author/contact", schemaPath: "http#/$defs/Contact/properties/contact/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err23];
                } else {
                  vErrors.push(err23);
                }
                errors++;
              }
            }
            for (const key1 in data7) {
              if (pattern15.test(key1)) {
                let data8 = data7[key1];
                if (typeof data8 === "string") {
                  if (func4(data8) > 500) {
                    const err24 = { instancePath: instancePath + "/author/contact/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "http#/$defs/Contact/properties/contact/patternProperties/%5E%5Ba-z%5D%5B-a-z0-9%20%5D%7B0%2C48%7D%5Ba-z0-9%5D%24/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
                    if (vErrors === null) {
                      vErrors = [err24];
                    } else {
                      vErrors.push(err24);
                    }
                    errors++;
                  }
                } else {
                  const err25 = { instancePath: instancePath + "/author/contact/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "http#/$defs/Contact/properties/contact/patternProperties/%5E%5Ba-z%5D%5B-a-z0-9%20%5D%7B0%2C48%7D%5Ba-z0-9%5D%24/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err25];
                  } else {
                    vErrors.push(err25);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err26 = { instancePath: instancePath + "/author/contact", schemaPath: "http#/$defs/Contact/properties/contact/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err26];
            } else {
              vErrors.push(err26);
            }
            errors++;
          }
        }
      } else {
        const err27 = { instancePath: instancePath + "/author", schemaPath: "http#/$defs/Contact/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
    }
    if (data.maintainer !== void 0) {
      let data9 = data.maintainer;
      if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
        if (data9.name === void 0) {
          const err28 = { instancePath: instancePath + "/maintainer", schemaPath: "http#/$defs/Contact/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
          if (vErrors === null) {
            vErrors = [err28];
          } else {
            vErrors.push(err28);
          }
          errors++;
        }
        if (data9.contact === void 0) {
          const err29 = { instancePath: instancePath + "/maintainer", schemaPath: "http#/$defs/Contact/required", keyword: "required", params: { missingProperty: "contact" }, message: "must have required property 'contact'" };
          if (vErrors === null) {
            vErrors = [err29];
          } else {
            vErrors.push(err29);
          }
          errors++;
        }
        if (data9.name !== void 0) {
          let data10 = data9.name;
          if (typeof data10 === "string") {
            if (func4(data10) > 500) {
              const err30 = { instancePath: instancePath + "/maintainer/name", schemaPath: "http#/$defs/Contact/properties/name/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
              if (vErrors === null) {
                vErrors = [err30];
              } else {
                vErrors.push(err30);
              }
              errors++;
            }
          } else {
            const err31 = { instancePath: instancePath + "/maintainer/name", schemaPath: "http#/$defs/Contact/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err31];
            } else {
              vErrors.push(err31);
            }
            errors++;
          }
        }
        if (data9.contact !== void 0) {
          let data11 = data9.contact;
          if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
            for (const key2 in data11) {
              if (!pattern15.test(key2)) {
                const err32 = { instancePath: instancePath + "/maintainer/contact", schemaPath: "http#/$defs/Contact/properties/contact/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err32];
                } else {
                  vErrors.push(err32);
                }
                errors++;
              }
            }
            for (const key3 in data11) {
              if (pattern15.test(key3)) {
                let data12 = data11[key3];
                if (typeof data12 === "string") {
                  if (func4(data12) > 500) {
                    const err33 = { instancePath: instancePath + "/maintainer/contact/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "http#/$defs/Contact/properties/contact/patternProperties/%5E%5Ba-z%5D%5B-a-z0-9%20%5D%7B0%2C48%7D%5Ba-z0-9%5D%24/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
                    if (vErrors === null) {
                      vErrors = [err33];
                    } else {
                      vErrors.push(err33);
                    }
                    errors++;
                  }
                } else {
                  const err34 = { instancePath: instancePath + "/maintainer/contact/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "http#/$defs/Contact/properties/contact/patternProperties/%5E%5Ba-z%5D%5B-a-z0-9%20%5D%7B0%2C48%7D%5Ba-z0-9%5D%24/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err34];
                  } else {
                    vErrors.push(err34);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err35 = { instancePath: instancePath + "/maintainer/contact", schemaPath: "http#/$defs/Contact/properties/contact/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err35];
            } else {
              vErrors.push(err35);
            }
            errors++;
          }
        }
      } else {
        const err36 = { instancePath: instancePath + "/maintainer", schemaPath: "http#/$defs/Contact/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err36];
        } else {
          vErrors.push(err36);
        }
        errors++;
      }
    }
    if (data.category !== void 0) {
      if (typeof data.category !== "string") {
        const err37 = { instancePath: instancePath + "/category", schemaPath: "#/properties/category/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err37];
        } else {
          vErrors.push(err37);
        }
        errors++;
      }
    }
    if (data.license !== void 0) {
      let data14 = data.license;
      if (typeof data14 !== "string") {
        const err38 = { instancePath: instancePath + "/license", schemaPath: "http#/$defs/License/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err38];
        } else {
          vErrors.push(err38);
        }
        errors++;
      }
      if (!(data14 === "public-domain" || data14 === "Apache" || data14 === "Apache-1.0" || data14 === "Apache-2.0" || data14 === "Artistic" || data14 === "Artistic-1.0" || data14 === "Artistic-2.0" || data14 === "BSD" || data14 === "BSD-2-Clause" || data14 === "BSD-3-Clause" || data14 === "BSD-4-Clause" || data14 === "ISC" || data14 === "CC-BY" || data14 === "CC-BY-1.0" || data14 === "CC-BY-2.0" || data14 === "CC-BY-2.5" || data14 === "CC-BY-3.0" || data14 === "CC-BY-4.0" || data14 === "CC-BY-SA" || data14 === "CC-BY-SA-1.0" || data14 === "CC-BY-SA-2.0" || data14 === "CC-BY-SA-2.5" || data14 === "CC-BY-SA-3.0" || data14 === "CC-BY-SA-4.0" || data14 === "CC-BY-ND" || data14 === "CC-BY-ND-1.0" || data14 === "CC-BY-ND-2.0" || data14 === "CC-BY-ND-2.5" || data14 === "CC-BY-ND-3.0" || data14 === "CC-BY-ND-4.0" || data14 === "CC-BY-NC" || data14 === "CC-BY-NC-1.0" || data14 === "CC-BY-NC-2.0" || data14 === "CC-BY-NC-2.5" || data14 === "CC-BY-NC-3.0" || data14 === "CC-BY-NC-4.0" || data14 === "CC-BY-NC-SA" || data14 === "CC-BY-NC-SA-1.0" || data14 === "CC-BY-NC-SA-2.0" || data14 === "CC-BY-NC-SA-2.5" || data14 === "CC-BY-NC-SA-3.0" || data14 === "CC-BY-NC-SA-4.0" || data14 === "CC-BY-NC-ND" || data14 === "CC-BY-NC-ND-1.0" || data14 === "CC-BY-NC-ND-2.0" || data14 === "CC-BY-NC-ND-2.5" || data14 === "CC-BY-NC-ND-3.0" || data14 === "CC-BY-NC-ND-4.0" || data14 === "CC0-1.0" || data14 === "CDDL-1.0" || data14 === "CPL" || data14 === "EFL" || data14 === "EFL-1.0" || data14 === "EFL-2.0" || data14 === "MIT" || data14 === "GPL" || data14 === "GPL-1.0" || data14 === "GPL-2.0" || data14 === "GPL-3.0" || data14 === "LGPL" || data14 === "LGPL-2.1" || data14 === "LGPL-3.0" || data14 === "GNU-LGPL-2.0" || data14 === "GFDL" || data14 === "GFDL-1.0" || data14 === "GFDL-1.1" || data14 === "GFDL-1.2" || data14 === "GFDL-1.3" || data14 === "GFDL-NIV" || data14 === "LPPL" || data14 === "LPPL-1.0" || data14 === "LPPL-1.1" || data14 === "LPPL-1.2" || data14 === "LPPL-1.3" || data14 === "MPL-1.1" || data14 === "Perl" || data14 === "Python-2.0" || data14 === "QPL-1.0" || data14 === "W3C" || data14 === "Zlib" || data14 === "Zope" || data14 === "Zope-1.0" || data14 === "Zope-1.1" || data14 === "Zope-2.0" || data14 === "Zope-2.1" || data14 === "CERN-OHL" || data14 === "WTFPL" || data14 === "Unlicense" || data14 === "open-source" || data14 === "unrestricted")) {
        const err39 = { instancePath: instancePath + "/license", schemaPath: "http#/$defs/License/enum", keyword: "enum", params: { allowedValues: schema38.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err39];
        } else {
          vErrors.push(err39);
        }
        errors++;
      }
    }
    if (data.resources !== void 0) {
      let data15 = data.resources;
      if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
        for (const key4 in data15) {
          if (!pattern19.test(key4)) {
            const err40 = { instancePath: instancePath + "/resources", schemaPath: "#/properties/resources/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err40];
            } else {
              vErrors.push(err40);
            }
            errors++;
          }
        }
        for (const key5 in data15) {
          if (pattern19.test(key5)) {
            let data16 = data15[key5];
            if (typeof data16 === "string") {
              if (func4(data16) > 500) {
                const err41 = { instancePath: instancePath + "/resources/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/resources/patternProperties/%5E%5Ba-zA-Z%5D%5B-a-zA-Z0-9%20%5D%7B0%2C48%7D%5Ba-zA-Z0-9%5D%24/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
                if (vErrors === null) {
                  vErrors = [err41];
                } else {
                  vErrors.push(err41);
                }
                errors++;
              }
            } else {
              const err42 = { instancePath: instancePath + "/resources/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/resources/patternProperties/%5E%5Ba-zA-Z%5D%5B-a-zA-Z0-9%20%5D%7B0%2C48%7D%5Ba-zA-Z0-9%5D%24/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err42];
              } else {
                vErrors.push(err42);
              }
              errors++;
            }
          }
        }
      } else {
        const err43 = { instancePath: instancePath + "/resources", schemaPath: "#/properties/resources/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err43];
        } else {
          vErrors.push(err43);
        }
        errors++;
      }
    }
    if (data.tags !== void 0) {
      let data17 = data.tags;
      if (Array.isArray(data17)) {
        if (data17.length < 1) {
          const err44 = { instancePath: instancePath + "/tags", schemaPath: "#/properties/tags/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          if (vErrors === null) {
            vErrors = [err44];
          } else {
            vErrors.push(err44);
          }
          errors++;
        }
        const len0 = data17.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data18 = data17[i0];
          if (typeof data18 === "string") {
            if (!pattern5.test(data18)) {
              const err45 = { instancePath: instancePath + "/tags/" + i0, schemaPath: "http#/$defs/PackageTag/pattern", keyword: "pattern", params: { pattern: "^[a-z][-a-z0-9]{0,48}[a-z0-9]$" }, message: 'must match pattern "^[a-z][-a-z0-9]{0,48}[a-z0-9]$"' };
              if (vErrors === null) {
                vErrors = [err45];
              } else {
                vErrors.push(err45);
              }
              errors++;
            }
          } else {
            const err46 = { instancePath: instancePath + "/tags/" + i0, schemaPath: "http#/$defs/PackageTag/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err46];
            } else {
              vErrors.push(err46);
            }
            errors++;
          }
        }
        const pair0 = func0(data17);
        if (pair0 !== null) {
          const err47 = { instancePath: instancePath + "/tags", schemaPath: "#/properties/tags/uniqueItems", keyword: "uniqueItems", params: { i: pair0[0], j: pair0[1] }, message: "must NOT have duplicate items (items ## " + pair0 + "[1] and " + pair0 + "[0] are identical)" };
          if (vErrors === null) {
            vErrors = [err47];
          } else {
            vErrors.push(err47);
          }
          errors++;
        }
      } else {
        const err48 = { instancePath: instancePath + "/tags", schemaPath: "#/properties/tags/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err48];
        } else {
          vErrors.push(err48);
        }
        errors++;
      }
    }
    if (data.keep_on_update !== void 0) {
      let data19 = data.keep_on_update;
      if (Array.isArray(data19)) {
        const len1 = data19.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (typeof data19[i1] !== "string") {
            const err49 = { instancePath: instancePath + "/keep_on_update/" + i1, schemaPath: "#/properties/keep_on_update/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err49];
            } else {
              vErrors.push(err49);
            }
            errors++;
          }
        }
        const pair1 = func0(data19);
        if (pair1 !== null) {
          const err50 = { instancePath: instancePath + "/keep_on_update", schemaPath: "#/properties/keep_on_update/uniqueItems", keyword: "uniqueItems", params: { i: pair1[0], j: pair1[1] }, message: "must NOT have duplicate items (items ## " + pair1 + "[1] and " + pair1 + "[0] are identical)" };
          if (vErrors === null) {
            vErrors = [err50];
          } else {
            vErrors.push(err50);
          }
          errors++;
        }
      } else {
        const err51 = { instancePath: instancePath + "/keep_on_update", schemaPath: "#/properties/keep_on_update/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err51];
        } else {
          vErrors.push(err51);
        }
        errors++;
      }
    }
    if (data.versions !== void 0) {
      let data21 = data.versions;
      if (Array.isArray(data21)) {
        const len2 = data21.length;
        for (let i2 = 0; i2 < len2; i2++) {
          if (!validate24(data21[i2], { instancePath: instancePath + "/versions/" + i2, parentData: data21, parentDataProperty: i2, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
            errors = vErrors.length;
          }
        }
        const pair2 = func0(data21);
        if (pair2 !== null) {
          const err52 = { instancePath: instancePath + "/versions", schemaPath: "#/properties/versions/uniqueItems", keyword: "uniqueItems", params: { i: pair2[0], j: pair2[1] }, message: "must NOT have duplicate items (items ## " + pair2 + "[1] and " + pair2 + "[0] are identical)" };
          if (vErrors === null) {
            vErrors = [err52];
          } else {
            vErrors.push(err52);
          }
          errors++;
        }
      } else {
        const err53 = { instancePath: instancePath + "/versions", schemaPath: "#/properties/versions/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err53];
        } else {
          vErrors.push(err53);
        }
        errors++;
      }
    }
  } else {
    const err54 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err54];
    } else {
      vErrors.push(err54);
    }
    errors++;
  }
  validate58.errors = vErrors;
  return errors === 0;
}
validate58.evaluated = { "props": { "name": true, "description": true, "description_full": true, "identifier": true, "type": true, "author": true, "maintainer": true, "category": true, "license": true, "resources": true, "tags": true, "keep_on_update": true, "versions": true }, "dynamicProps": false, "dynamicItems": false };
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate57.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.packages === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "packages" }, message: "must have required property 'packages'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.packages !== void 0) {
      let data0 = data.packages;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate58(data0[i0], { instancePath: instancePath + "/packages/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err1 = { instancePath: instancePath + "/packages", schemaPath: "#/properties/packages/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
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
  validate57.errors = vErrors;
  return errors === 0;
}
validate57.evaluated = { "props": { "packages": true }, "dynamicProps": false, "dynamicItems": false };
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate56.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate57(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
    errors = vErrors.length;
  }
  validate56.errors = vErrors;
  return errors === 0;
}
validate56.evaluated = { "props": { "packages": true }, "dynamicProps": false, "dynamicItems": false };
var getPackageList_parameters = validate62;
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate62.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.header !== void 0) {
      let data0 = data.header;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0["If-None-Match"] !== void 0) {
          let data1 = data0["If-None-Match"];
          if (typeof data1 === "string") {
            if (func4(data1) > 1e3) {
              const err0 = { instancePath: instancePath + "/header/If-None-Match", schemaPath: "#/properties/header/properties/If-None-Match/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
              if (vErrors === null) {
                vErrors = [err0];
              } else {
                vErrors.push(err0);
              }
              errors++;
            }
          } else {
            const err1 = { instancePath: instancePath + "/header/If-None-Match", schemaPath: "#/properties/header/properties/If-None-Match/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        }
      } else {
        const err2 = { instancePath: instancePath + "/header", schemaPath: "#/properties/header/type", keyword: "type", params: { type: "object" }, message: "must be object" };
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
  validate62.errors = vErrors;
  return errors === 0;
}
validate62.evaluated = { "props": { "header": true }, "dynamicProps": false, "dynamicItems": false };
var getManifests_200_application_json = validate63;
var pattern42 = new RegExp("^([0-9]{1,16}:)?[0-9]{1,4}([.][0-9]{1,4}([.][0-9]{1,6})?)?$", "u");
var pattern43 = new RegExp("^[^/\\\\\\u0000][^\\\\\\u0000]*$", "u");
function validate67(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate67.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.size === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "size" }, message: "must have required property 'size'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.sha256 === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      let data0 = data.path;
      if (typeof data0 === "string") {
        if (func4(data0) > 1e3) {
          const err3 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (!pattern43.test(data0)) {
          const err4 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/pattern", keyword: "pattern", params: { pattern: "^[^/\\\\\\u0000][^\\\\\\u0000]*$" }, message: 'must match pattern "^[^/\\\\\\u0000][^\\\\\\u0000]*$"' };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.size !== void 0) {
      let data1 = data.size;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err6 = { instancePath: instancePath + "/size", schemaPath: "#/properties/size/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 < 0 || isNaN(data1)) {
          const err7 = { instancePath: instancePath + "/size", schemaPath: "#/properties/size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
    }
    if (data.sha256 !== void 0) {
      let data2 = data.sha256;
      if (typeof data2 === "string") {
        if (!pattern8.test(data2)) {
          const err8 = { instancePath: instancePath + "/sha256", schemaPath: "http#/$defs/Sha256/pattern", keyword: "pattern", params: { pattern: "^[a-f0-9]{64}$" }, message: 'must match pattern "^[a-f0-9]{64}$"' };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/sha256", schemaPath: "http#/$defs/Sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
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
  validate67.errors = vErrors;
  return errors === 0;
}
validate67.evaluated = { "props": { "path": true, "size": true, "sha256": true }, "dynamicProps": false, "dynamicItems": false };
function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate66.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.files === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "files" }, message: "must have required property 'files'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.files !== void 0) {
      let data0 = data.files;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate67(data0[i0], { instancePath: instancePath + "/files/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
            errors = vErrors.length;
          }
        }
        const pair0 = func0(data0);
        if (pair0 !== null) {
          const err1 = { instancePath: instancePath + "/files", schemaPath: "#/properties/files/uniqueItems", keyword: "uniqueItems", params: { i: pair0[0], j: pair0[1] }, message: "must NOT have duplicate items (items ## " + pair0 + "[1] and " + pair0 + "[0] are identical)" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/files", schemaPath: "#/properties/files/type", keyword: "type", params: { type: "array" }, message: "must be array" };
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
  validate66.errors = vErrors;
  return errors === 0;
}
validate66.evaluated = { "props": { "files": true }, "dynamicProps": false, "dynamicItems": false };
function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate65.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    var props0 = {};
    for (const key0 in data) {
      if (pattern42.test(key0)) {
        if (!validate66(data[key0], { instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data, parentDataProperty: key0, rootData, dynamicAnchors })) {
          vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
          errors = vErrors.length;
        }
        props0[key0] = true;
      }
    }
  } else {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate65.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate65.evaluated = { "dynamicProps": true, "dynamicItems": false };
function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate64.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.manifests === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "manifests" }, message: "must have required property 'manifests'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.manifests !== void 0) {
      let data0 = data.manifests;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        var props0 = {};
        for (const key0 in data0) {
          if (pattern4.test(key0)) {
            if (!validate65(data0[key0], { instancePath: instancePath + "/manifests/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data0, parentDataProperty: key0, rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
              errors = vErrors.length;
            }
            props0[key0] = true;
          }
        }
      } else {
        const err1 = { instancePath: instancePath + "/manifests", schemaPath: "#/properties/manifests/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
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
  validate64.errors = vErrors;
  return errors === 0;
}
validate64.evaluated = { "props": { "manifests": true }, "dynamicProps": false, "dynamicItems": false };
function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate63.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate64(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
    errors = vErrors.length;
  }
  validate63.errors = vErrors;
  return errors === 0;
}
validate63.evaluated = { "props": { "manifests": true }, "dynamicProps": false, "dynamicItems": false };
var getManifests_parameters = validate72;
function validate72(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate72.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.header !== void 0) {
      let data0 = data.header;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0["If-None-Match"] !== void 0) {
          let data1 = data0["If-None-Match"];
          if (typeof data1 === "string") {
            if (func4(data1) > 1e3) {
              const err0 = { instancePath: instancePath + "/header/If-None-Match", schemaPath: "#/properties/header/properties/If-None-Match/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
              if (vErrors === null) {
                vErrors = [err0];
              } else {
                vErrors.push(err0);
              }
              errors++;
            }
          } else {
            const err1 = { instancePath: instancePath + "/header/If-None-Match", schemaPath: "#/properties/header/properties/If-None-Match/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        }
      } else {
        const err2 = { instancePath: instancePath + "/header", schemaPath: "#/properties/header/type", keyword: "type", params: { type: "object" }, message: "must be object" };
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
  validate72.errors = vErrors;
  return errors === 0;
}
validate72.evaluated = { "props": { "header": true }, "dynamicProps": false, "dynamicItems": false };
var getResources_parameters = validate73;
function validate73(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate73.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.header !== void 0) {
      let data0 = data.header;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0["If-None-Match"] !== void 0) {
          let data1 = data0["If-None-Match"];
          if (typeof data1 === "string") {
            if (func4(data1) > 1e3) {
              const err0 = { instancePath: instancePath + "/header/If-None-Match", schemaPath: "#/properties/header/properties/If-None-Match/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
              if (vErrors === null) {
                vErrors = [err0];
              } else {
                vErrors.push(err0);
              }
              errors++;
            }
          } else {
            const err1 = { instancePath: instancePath + "/header/If-None-Match", schemaPath: "#/properties/header/properties/If-None-Match/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        }
        if (data0.Range !== void 0) {
          let data2 = data0.Range;
          if (typeof data2 === "string") {
            if (func4(data2) > 200) {
              const err2 = { instancePath: instancePath + "/header/Range", schemaPath: "#/properties/header/properties/Range/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
          } else {
            const err3 = { instancePath: instancePath + "/header/Range", schemaPath: "#/properties/header/properties/Range/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        if (data0["If-Range"] !== void 0) {
          let data3 = data0["If-Range"];
          if (typeof data3 === "string") {
            if (func4(data3) > 200) {
              const err4 = { instancePath: instancePath + "/header/If-Range", schemaPath: "#/properties/header/properties/If-Range/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
          } else {
            const err5 = { instancePath: instancePath + "/header/If-Range", schemaPath: "#/properties/header/properties/If-Range/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
      } else {
        const err6 = { instancePath: instancePath + "/header", schemaPath: "#/properties/header/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate73.errors = vErrors;
  return errors === 0;
}
validate73.evaluated = { "props": { "header": true }, "dynamicProps": false, "dynamicItems": false };
var downloadArchive_parameters = validate74;
var pattern45 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]*$", "u");
function validate74(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate74.evaluated;
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
        if (data0.file === void 0) {
          const err0 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/required", keyword: "required", params: { missingProperty: "file" }, message: "must have required property 'file'" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data0.file !== void 0) {
          let data1 = data0.file;
          if (typeof data1 === "string") {
            if (func4(data1) > 200) {
              const err1 = { instancePath: instancePath + "/path/file", schemaPath: "#/properties/path/properties/file/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
            }
            if (!pattern45.test(data1)) {
              const err2 = { instancePath: instancePath + "/path/file", schemaPath: "#/properties/path/properties/file/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*$" }, message: 'must match pattern "^[A-Za-z0-9][A-Za-z0-9._-]*$"' };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
          } else {
            const err3 = { instancePath: instancePath + "/path/file", schemaPath: "#/properties/path/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
      } else {
        const err4 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.header !== void 0) {
      let data2 = data.header;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        if (data2["If-None-Match"] !== void 0) {
          let data3 = data2["If-None-Match"];
          if (typeof data3 === "string") {
            if (func4(data3) > 1e3) {
              const err5 = { instancePath: instancePath + "/header/If-None-Match", schemaPath: "#/properties/header/properties/If-None-Match/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
          } else {
            const err6 = { instancePath: instancePath + "/header/If-None-Match", schemaPath: "#/properties/header/properties/If-None-Match/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
        if (data2.Range !== void 0) {
          let data4 = data2.Range;
          if (typeof data4 === "string") {
            if (func4(data4) > 200) {
              const err7 = { instancePath: instancePath + "/header/Range", schemaPath: "#/properties/header/properties/Range/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
          } else {
            const err8 = { instancePath: instancePath + "/header/Range", schemaPath: "#/properties/header/properties/Range/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
        if (data2["If-Range"] !== void 0) {
          let data5 = data2["If-Range"];
          if (typeof data5 === "string") {
            if (func4(data5) > 200) {
              const err9 = { instancePath: instancePath + "/header/If-Range", schemaPath: "#/properties/header/properties/If-Range/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
          } else {
            const err10 = { instancePath: instancePath + "/header/If-Range", schemaPath: "#/properties/header/properties/If-Range/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
      } else {
        const err11 = { instancePath: instancePath + "/header", schemaPath: "#/properties/header/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
  } else {
    const err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err12];
    } else {
      vErrors.push(err12);
    }
    errors++;
  }
  validate74.errors = vErrors;
  return errors === 0;
}
validate74.evaluated = { "props": { "path": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var getPackageSchema_200_application_json = validate75;
function validate75(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate75.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.$schema === void 0) {
      const err0 = { instancePath, schemaPath: "http#/$defs/PackageSchema/required", keyword: "required", params: { missingProperty: "$schema" }, message: "must have required property '$schema'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.$id === void 0) {
      const err1 = { instancePath, schemaPath: "http#/$defs/PackageSchema/required", keyword: "required", params: { missingProperty: "$id" }, message: "must have required property '$id'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.$defs === void 0) {
      const err2 = { instancePath, schemaPath: "http#/$defs/PackageSchema/required", keyword: "required", params: { missingProperty: "$defs" }, message: "must have required property '$defs'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.$schema !== void 0) {
      let data0 = data.$schema;
      if (typeof data0 !== "string") {
        const err3 = { instancePath: instancePath + "/$schema", schemaPath: "http#/$defs/PackageSchema/properties/%24schema/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if ("https://json-schema.org/draft/2020-12/schema" !== data0) {
        const err4 = { instancePath: instancePath + "/$schema", schemaPath: "http#/$defs/PackageSchema/properties/%24schema/const", keyword: "const", params: { allowedValue: "https://json-schema.org/draft/2020-12/schema" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.$id !== void 0) {
      if (typeof data.$id !== "string") {
        const err5 = { instancePath: instancePath + "/$id", schemaPath: "http#/$defs/PackageSchema/properties/%24id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.$defs !== void 0) {
      let data2 = data.$defs;
      if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
        const err6 = { instancePath: instancePath + "/$defs", schemaPath: "http#/$defs/PackageSchema/properties/%24defs/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "http#/$defs/PackageSchema/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate75.errors = vErrors;
  return errors === 0;
}
validate75.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var getPackageSchema_parameters = validate76;
var pattern46 = new RegExp("^[a-z][a-z0-9]{0,31}$", "u");
function validate76(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate76.evaluated;
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
        if (data0.brand !== void 0) {
          let data1 = data0.brand;
          if (typeof data1 === "string") {
            if (func4(data1) > 32) {
              const err0 = { instancePath: instancePath + "/query/brand", schemaPath: "http#/$defs/Brand/maxLength", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" };
              if (vErrors === null) {
                vErrors = [err0];
              } else {
                vErrors.push(err0);
              }
              errors++;
            }
            if (!pattern46.test(data1)) {
              const err1 = { instancePath: instancePath + "/query/brand", schemaPath: "http#/$defs/Brand/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]{0,31}$" }, message: 'must match pattern "^[a-z][a-z0-9]{0,31}$"' };
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
            }
          } else {
            const err2 = { instancePath: instancePath + "/query/brand", schemaPath: "http#/$defs/Brand/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        }
      } else {
        const err3 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/type", keyword: "type", params: { type: "object" }, message: "must be object" };
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
        if (data2["If-None-Match"] !== void 0) {
          let data3 = data2["If-None-Match"];
          if (typeof data3 === "string") {
            if (func4(data3) > 1e3) {
              const err4 = { instancePath: instancePath + "/header/If-None-Match", schemaPath: "#/properties/header/properties/If-None-Match/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
          } else {
            const err5 = { instancePath: instancePath + "/header/If-None-Match", schemaPath: "#/properties/header/properties/If-None-Match/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
      } else {
        const err6 = { instancePath: instancePath + "/header", schemaPath: "#/properties/header/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate76.errors = vErrors;
  return errors === 0;
}
validate76.evaluated = { "props": { "query": true, "header": true }, "dynamicProps": false, "dynamicItems": false };
var validatePackages_body_application_json = validate77;
var schema108 = { "type": "string", "description": "`package` is one package, `packages` a list like packages.json, `repository` an entry point like repository.json.", "enum": ["package", "packages", "repository"] };
function validate78(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate78.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.schema_only === void 0) {
      data.schema_only = false;
    }
    if (data.document === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "document" }, message: "must have required property 'document'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.document !== void 0) {
      let data0 = data.document;
      if (!(data0 && typeof data0 == "object" && !Array.isArray(data0))) {
        const err1 = { instancePath: instancePath + "/document", schemaPath: "#/properties/document/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.kind !== void 0) {
      let data1 = data.kind;
      if (typeof data1 !== "string") {
        const err2 = { instancePath: instancePath + "/kind", schemaPath: "http#/$defs/PackageDocumentKind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (!(data1 === "package" || data1 === "packages" || data1 === "repository")) {
        const err3 = { instancePath: instancePath + "/kind", schemaPath: "http#/$defs/PackageDocumentKind/enum", keyword: "enum", params: { allowedValues: schema108.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.brand !== void 0) {
      let data2 = data.brand;
      if (typeof data2 === "string") {
        if (func4(data2) > 32) {
          const err4 = { instancePath: instancePath + "/brand", schemaPath: "http#/$defs/Brand/maxLength", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (!pattern46.test(data2)) {
          const err5 = { instancePath: instancePath + "/brand", schemaPath: "http#/$defs/Brand/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]{0,31}$" }, message: 'must match pattern "^[a-z][a-z0-9]{0,31}$"' };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/brand", schemaPath: "http#/$defs/Brand/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (typeof data.schema_only !== "boolean") {
      const err7 = { instancePath: instancePath + "/schema_only", schemaPath: "#/properties/schema_only/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate78.errors = vErrors;
  return errors === 0;
}
validate78.evaluated = { "props": { "document": true, "kind": true, "brand": true, "schema_only": true }, "dynamicProps": false, "dynamicItems": false };
function validate77(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate77.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate78(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
    errors = vErrors.length;
  }
  validate77.errors = vErrors;
  return errors === 0;
}
validate77.evaluated = { "props": { "document": true, "kind": true, "brand": true, "schema_only": true }, "dynamicProps": false, "dynamicItems": false };
var validatePackages_200_application_json = validate80;
var schema113 = { "type": "object", "description": "An error or a warning.", "required": ["pointer", "rule", "severity", "message", "suggestion"], "properties": { "pointer": { "type": "string", "description": "The location, as a JSON Pointer (RFC 6901) into the document; empty for the document itself.", "maxLength": 2e3 }, "rule": { "type": "string", "description": "The rule that is violated: a keyword of the format's schema, or the name of a lint rule.", "maxLength": 100 }, "severity": { "type": "string", "description": "An `error` prevents publication, a `warning` does not.", "enum": ["error", "warning"] }, "message": { "type": "string", "description": "A description of the error.", "maxLength": 2e3 }, "suggestion": { "type": ["string", "null"], "description": "Suggested replacement; null if there is none.", "maxLength": 2e3 } } };
function validate81(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate81.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.valid === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "valid" }, message: "must have required property 'valid'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.kind === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.total === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "total" }, message: "must have required property 'total'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.findings === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "findings" }, message: "must have required property 'findings'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.valid !== void 0) {
      if (typeof data.valid !== "boolean") {
        const err4 = { instancePath: instancePath + "/valid", schemaPath: "#/properties/valid/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.kind !== void 0) {
      let data1 = data.kind;
      if (typeof data1 !== "string") {
        const err5 = { instancePath: instancePath + "/kind", schemaPath: "http#/$defs/PackageDocumentKind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (!(data1 === "package" || data1 === "packages" || data1 === "repository")) {
        const err6 = { instancePath: instancePath + "/kind", schemaPath: "http#/$defs/PackageDocumentKind/enum", keyword: "enum", params: { allowedValues: schema108.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.total !== void 0) {
      let data2 = data.total;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err7 = { instancePath: instancePath + "/total", schemaPath: "#/properties/total/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 < 0 || isNaN(data2)) {
          const err8 = { instancePath: instancePath + "/total", schemaPath: "#/properties/total/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      }
    }
    if (data.findings !== void 0) {
      let data3 = data.findings;
      if (Array.isArray(data3)) {
        if (data3.length > 1e3) {
          const err9 = { instancePath: instancePath + "/findings", schemaPath: "#/properties/findings/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        const len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data4 = data3[i0];
          if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
            if (data4.pointer === void 0) {
              const err10 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "http#/$defs/PackageFinding/required", keyword: "required", params: { missingProperty: "pointer" }, message: "must have required property 'pointer'" };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
            if (data4.rule === void 0) {
              const err11 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "http#/$defs/PackageFinding/required", keyword: "required", params: { missingProperty: "rule" }, message: "must have required property 'rule'" };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
            if (data4.severity === void 0) {
              const err12 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "http#/$defs/PackageFinding/required", keyword: "required", params: { missingProperty: "severity" }, message: "must have required property 'severity'" };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
            if (data4.message === void 0) {
              const err13 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "http#/$defs/PackageFinding/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
            if (data4.suggestion === void 0) {
              const err14 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "http#/$defs/PackageFinding/required", keyword: "required", params: { missingProperty: "suggestion" }, message: "must have required property 'suggestion'" };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
            if (data4.pointer !== void 0) {
              let data5 = data4.pointer;
              if (typeof data5 === "string") {
                if (func4(data5) > 2e3) {
                  const err15 = { instancePath: instancePath + "/findings/" + i0 + "/pointer", schemaPath: "http#/$defs/PackageFinding/properties/pointer/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" };
                  if (vErrors === null) {
                    vErrors = [err15];
                  } else {
                    vErrors.push(err15);
                  }
                  errors++;
                }
              } else {
                const err16 = { instancePath: instancePath + "/findings/" + i0 + "/pointer", schemaPath: "http#/$defs/PackageFinding/properties/pointer/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err16];
                } else {
                  vErrors.push(err16);
                }
                errors++;
              }
            }
            if (data4.rule !== void 0) {
              let data6 = data4.rule;
              if (typeof data6 === "string") {
                if (func4(data6) > 100) {
                  const err17 = { instancePath: instancePath + "/findings/" + i0 + "/rule", schemaPath: "http#/$defs/PackageFinding/properties/rule/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
                  if (vErrors === null) {
                    vErrors = [err17];
                  } else {
                    vErrors.push(err17);
                  }
                  errors++;
                }
              } else {
                const err18 = { instancePath: instancePath + "/findings/" + i0 + "/rule", schemaPath: "http#/$defs/PackageFinding/properties/rule/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err18];
                } else {
                  vErrors.push(err18);
                }
                errors++;
              }
            }
            if (data4.severity !== void 0) {
              let data7 = data4.severity;
              if (typeof data7 !== "string") {
                const err19 = { instancePath: instancePath + "/findings/" + i0 + "/severity", schemaPath: "http#/$defs/PackageFinding/properties/severity/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err19];
                } else {
                  vErrors.push(err19);
                }
                errors++;
              }
              if (!(data7 === "error" || data7 === "warning")) {
                const err20 = { instancePath: instancePath + "/findings/" + i0 + "/severity", schemaPath: "http#/$defs/PackageFinding/properties/severity/enum", keyword: "enum", params: { allowedValues: schema113.properties.severity.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err20];
                } else {
                  vErrors.push(err20);
                }
                errors++;
              }
            }
            if (data4.message !== void 0) {
              let data8 = data4.message;
              if (typeof data8 === "string") {
                if (func4(data8) > 2e3) {
                  const err21 = { instancePath: instancePath + "/findings/" + i0 + "/message", schemaPath: "http#/$defs/PackageFinding/properties/message/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" };
                  if (vErrors === null) {
                    vErrors = [err21];
                  } else {
                    vErrors.push(err21);
                  }
                  errors++;
                }
              } else {
                const err22 = { instancePath: instancePath + "/findings/" + i0 + "/message", schemaPath: "http#/$defs/PackageFinding/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err22];
                } else {
                  vErrors.push(err22);
                }
                errors++;
              }
            }
            if (data4.suggestion !== void 0) {
              let data9 = data4.suggestion;
              if (typeof data9 !== "string" && data9 !== null) {
                const err23 = { instancePath: instancePath + "/findings/" + i0 + "/suggestion", schemaPath: "http#/$defs/PackageFinding/properties/suggestion/type", keyword: "type", params: { type: schema113.properties.suggestion.type }, message: "must be string,null" };
                if (vErrors === null) {
                  vErrors = [err23];
                } else {
                  vErrors.push(err23);
                }
                errors++;
              }
              if (typeof data9 === "string") {
                if (func4(data9) > 2e3) {
                  const err24 = { instancePath: instancePath + "/findings/" + i0 + "/suggestion", schemaPath: "http#/$defs/PackageFinding/properties/suggestion/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" };
                  if (vErrors === null) {
                    vErrors = [err24];
                  } else {
                    vErrors.push(err24);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err25 = { instancePath: instancePath + "/findings/" + i0, schemaPath: "http#/$defs/PackageFinding/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          }
        }
      } else {
        const err26 = { instancePath: instancePath + "/findings", schemaPath: "#/properties/findings/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
  } else {
    const err27 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err27];
    } else {
      vErrors.push(err27);
    }
    errors++;
  }
  validate81.errors = vErrors;
  return errors === 0;
}
validate81.evaluated = { "props": { "valid": true, "kind": true, "total": true, "findings": true }, "dynamicProps": false, "dynamicItems": false };
function validate80(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate80.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate81(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
    errors = vErrors.length;
  }
  validate80.errors = vErrors;
  return errors === 0;
}
validate80.evaluated = { "props": { "valid": true, "kind": true, "total": true, "findings": true }, "dynamicProps": false, "dynamicItems": false };
var problem = validate83;
var pattern48 = new RegExp("^(https?://[^\\s]+)?/problems/[a-z]+(-[a-z]+)*$", "u");
function validate83(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate83.evaluated;
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
        if (func4(data0) > 2e3) {
          const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (!pattern48.test(data0)) {
          const err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/pattern", keyword: "pattern", params: { pattern: "^(https?://[^\\s]+)?/problems/[a-z]+(-[a-z]+)*$" }, message: 'must match pattern "^(https?://[^\\s]+)?/problems/[a-z]+(-[a-z]+)*$"' };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (!formats0.test(data0)) {
          const err5 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/format", keyword: "format", params: { format: "uri-reference" }, message: 'must match format "uri-reference"' };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.title !== void 0) {
      let data1 = data.title;
      if (typeof data1 === "string") {
        if (func4(data1) > 200) {
          const err7 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.status !== void 0) {
      let data2 = data.status;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err9 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 599 || isNaN(data2)) {
          const err10 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/maximum", keyword: "maximum", params: { comparison: "<=", limit: 599 }, message: "must be <= 599" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (data2 < 400 || isNaN(data2)) {
          const err11 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/minimum", keyword: "minimum", params: { comparison: ">=", limit: 400 }, message: "must be >= 400" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
    }
    if (data.detail !== void 0) {
      let data3 = data.detail;
      if (typeof data3 === "string") {
        if (func4(data3) > 2e3) {
          const err12 = { instancePath: instancePath + "/detail", schemaPath: "#/properties/detail/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      } else {
        const err13 = { instancePath: instancePath + "/detail", schemaPath: "#/properties/detail/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.errors !== void 0) {
      let data4 = data.errors;
      if (Array.isArray(data4)) {
        if (data4.length > 32) {
          const err14 = { instancePath: instancePath + "/errors", schemaPath: "#/properties/errors/maxItems", keyword: "maxItems", params: { limit: 32 }, message: "must NOT have more than 32 items" };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        const len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data5 = data4[i0];
          if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
            if (data5.pointer === void 0) {
              const err15 = { instancePath: instancePath + "/errors/" + i0, schemaPath: "http#/$defs/InvalidPlace/required", keyword: "required", params: { missingProperty: "pointer" }, message: "must have required property 'pointer'" };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
            if (data5.detail === void 0) {
              const err16 = { instancePath: instancePath + "/errors/" + i0, schemaPath: "http#/$defs/InvalidPlace/required", keyword: "required", params: { missingProperty: "detail" }, message: "must have required property 'detail'" };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
            if (data5.pointer !== void 0) {
              let data6 = data5.pointer;
              if (typeof data6 === "string") {
                if (func4(data6) > 1e3) {
                  const err17 = { instancePath: instancePath + "/errors/" + i0 + "/pointer", schemaPath: "http#/$defs/InvalidPlace/properties/pointer/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
                  if (vErrors === null) {
                    vErrors = [err17];
                  } else {
                    vErrors.push(err17);
                  }
                  errors++;
                }
              } else {
                const err18 = { instancePath: instancePath + "/errors/" + i0 + "/pointer", schemaPath: "http#/$defs/InvalidPlace/properties/pointer/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err18];
                } else {
                  vErrors.push(err18);
                }
                errors++;
              }
            }
            if (data5.detail !== void 0) {
              let data7 = data5.detail;
              if (typeof data7 === "string") {
                if (func4(data7) > 1e3) {
                  const err19 = { instancePath: instancePath + "/errors/" + i0 + "/detail", schemaPath: "http#/$defs/InvalidPlace/properties/detail/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
                  if (vErrors === null) {
                    vErrors = [err19];
                  } else {
                    vErrors.push(err19);
                  }
                  errors++;
                }
              } else {
                const err20 = { instancePath: instancePath + "/errors/" + i0 + "/detail", schemaPath: "http#/$defs/InvalidPlace/properties/detail/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err20];
                } else {
                  vErrors.push(err20);
                }
                errors++;
              }
            }
          } else {
            const err21 = { instancePath: instancePath + "/errors/" + i0, schemaPath: "http#/$defs/InvalidPlace/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
        }
      } else {
        const err22 = { instancePath: instancePath + "/errors", schemaPath: "#/properties/errors/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
    }
  } else {
    const err23 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err23];
    } else {
      vErrors.push(err23);
    }
    errors++;
  }
  validate83.errors = vErrors;
  return errors === 0;
}
validate83.evaluated = { "props": { "type": true, "title": true, "status": true, "detail": true, "errors": true }, "dynamicProps": false, "dynamicItems": false };
var resource_Package = validate84;
var schema120 = { "type": "string", "description": "The kind of package.", "enum": ["plugin", "library", "colortheme"] };
var schema123 = { "type": "string", "description": "The license of the package: exactly one of these names, spelled as here.", "enum": ["public-domain", "Apache", "Apache-1.0", "Apache-2.0", "Artistic", "Artistic-1.0", "Artistic-2.0", "BSD", "BSD-2-Clause", "BSD-3-Clause", "BSD-4-Clause", "ISC", "CC-BY", "CC-BY-1.0", "CC-BY-2.0", "CC-BY-2.5", "CC-BY-3.0", "CC-BY-4.0", "CC-BY-SA", "CC-BY-SA-1.0", "CC-BY-SA-2.0", "CC-BY-SA-2.5", "CC-BY-SA-3.0", "CC-BY-SA-4.0", "CC-BY-ND", "CC-BY-ND-1.0", "CC-BY-ND-2.0", "CC-BY-ND-2.5", "CC-BY-ND-3.0", "CC-BY-ND-4.0", "CC-BY-NC", "CC-BY-NC-1.0", "CC-BY-NC-2.0", "CC-BY-NC-2.5", "CC-BY-NC-3.0", "CC-BY-NC-4.0", "CC-BY-NC-SA", "CC-BY-NC-SA-1.0", "CC-BY-NC-SA-2.0", "CC-BY-NC-SA-2.5", "CC-BY-NC-SA-3.0", "CC-BY-NC-SA-4.0", "CC-BY-NC-ND", "CC-BY-NC-ND-1.0", "CC-BY-NC-ND-2.0", "CC-BY-NC-ND-2.5", "CC-BY-NC-ND-3.0", "CC-BY-NC-ND-4.0", "CC0-1.0", "CDDL-1.0", "CPL", "EFL", "EFL-1.0", "EFL-2.0", "MIT", "GPL", "GPL-1.0", "GPL-2.0", "GPL-3.0", "LGPL", "LGPL-2.1", "LGPL-3.0", "GNU-LGPL-2.0", "GFDL", "GFDL-1.0", "GFDL-1.1", "GFDL-1.2", "GFDL-1.3", "GFDL-NIV", "LPPL", "LPPL-1.0", "LPPL-1.1", "LPPL-1.2", "LPPL-1.3", "MPL-1.1", "Perl", "Python-2.0", "QPL-1.0", "W3C", "Zlib", "Zope", "Zope-1.0", "Zope-1.1", "Zope-2.0", "Zope-2.1", "CERN-OHL", "WTFPL", "Unlicense", "open-source", "unrestricted"] };
var schema128 = { "type": "string", "description": "The stability of the version. `stable` is offered to everyone, `testing` and `development` to users who opt in; `deprecated` should no longer be installed.", "enum": ["stable", "testing", "development", "deprecated"] };
var schema129 = { "type": "string", "description": "An operating system.", "enum": ["windows", "macos", "linux"] };
var schema130 = { "type": "string", "description": "The way the design tool runs plugins.", "enum": ["swig", "ipc"] };
function validate87(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate87.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.version === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.status === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.tool_version === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tool_version" }, message: "must have required property 'tool_version'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.version !== void 0) {
      let data0 = data.version;
      if (typeof data0 === "string") {
        if (!pattern6.test(data0)) {
          const err3 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,4}([.][0-9]{1,4}([.][0-9]{1,6})?)?$" }, message: 'must match pattern "^[0-9]{1,4}([.][0-9]{1,4}([.][0-9]{1,6})?)?$"' };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.version_epoch !== void 0) {
      let data1 = data.version_epoch;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err5 = { instancePath: instancePath + "/version_epoch", schemaPath: "#/properties/version_epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 < 0 || isNaN(data1)) {
          const err6 = { instancePath: instancePath + "/version_epoch", schemaPath: "#/properties/version_epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
    }
    if (data.download_url !== void 0) {
      let data2 = data.download_url;
      if (typeof data2 === "string") {
        if (!pattern7.test(data2)) {
          const err7 = { instancePath: instancePath + "/download_url", schemaPath: "resource#/$defs/URL/pattern", keyword: "pattern", params: { pattern: "^(?:https?://[^\\s/]\\S*|file://(?:[a-zA-Z]:|/)[^\\u0000]+)$" }, message: 'must match pattern "^(?:https?://[^\\s/]\\S*|file://(?:[a-zA-Z]:|/)[^\\u0000]+)$"' };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/download_url", schemaPath: "resource#/$defs/URL/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.download_sha256 !== void 0) {
      let data3 = data.download_sha256;
      if (typeof data3 === "string") {
        if (!pattern8.test(data3)) {
          const err9 = { instancePath: instancePath + "/download_sha256", schemaPath: "resource#/$defs/Sha256/pattern", keyword: "pattern", params: { pattern: "^[a-f0-9]{64}$" }, message: 'must match pattern "^[a-f0-9]{64}$"' };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      } else {
        const err10 = { instancePath: instancePath + "/download_sha256", schemaPath: "resource#/$defs/Sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.download_size !== void 0) {
      let data4 = data.download_size;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
        const err11 = { instancePath: instancePath + "/download_size", schemaPath: "#/properties/download_size/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 < 0 || isNaN(data4)) {
          const err12 = { instancePath: instancePath + "/download_size", schemaPath: "#/properties/download_size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      }
    }
    if (data.install_size !== void 0) {
      let data5 = data.install_size;
      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
        const err13 = { instancePath: instancePath + "/install_size", schemaPath: "#/properties/install_size/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 < 0 || isNaN(data5)) {
          const err14 = { instancePath: instancePath + "/install_size", schemaPath: "#/properties/install_size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      }
    }
    if (data.status !== void 0) {
      let data6 = data.status;
      if (typeof data6 !== "string") {
        const err15 = { instancePath: instancePath + "/status", schemaPath: "resource#/$defs/VersionStatus/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      if (!(data6 === "stable" || data6 === "testing" || data6 === "development" || data6 === "deprecated")) {
        const err16 = { instancePath: instancePath + "/status", schemaPath: "resource#/$defs/VersionStatus/enum", keyword: "enum", params: { allowedValues: schema128.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.platforms !== void 0) {
      let data7 = data.platforms;
      if (Array.isArray(data7)) {
        if (data7.length < 1) {
          const err17 = { instancePath: instancePath + "/platforms", schemaPath: "#/properties/platforms/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
        const len0 = data7.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data8 = data7[i0];
          if (typeof data8 !== "string") {
            const err18 = { instancePath: instancePath + "/platforms/" + i0, schemaPath: "resource#/$defs/Platform/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
          if (!(data8 === "windows" || data8 === "macos" || data8 === "linux")) {
            const err19 = { instancePath: instancePath + "/platforms/" + i0, schemaPath: "resource#/$defs/Platform/enum", keyword: "enum", params: { allowedValues: schema129.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
        }
        const pair0 = func0(data7);
        if (pair0 !== null) {
          const err20 = { instancePath: instancePath + "/platforms", schemaPath: "#/properties/platforms/uniqueItems", keyword: "uniqueItems", params: { i: pair0[0], j: pair0[1] }, message: "must NOT have duplicate items (items ## " + pair0 + "[1] and " + pair0 + "[0] are identical)" };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
      } else {
        const err21 = { instancePath: instancePath + "/platforms", schemaPath: "#/properties/platforms/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
    }
    if (data.runtime !== void 0) {
      let data9 = data.runtime;
      if (typeof data9 !== "string") {
        const err22 = { instancePath: instancePath + "/runtime", schemaPath: "resource#/$defs/Runtime/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
      if (!(data9 === "swig" || data9 === "ipc")) {
        const err23 = { instancePath: instancePath + "/runtime", schemaPath: "resource#/$defs/Runtime/enum", keyword: "enum", params: { allowedValues: schema130.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
    }
    if (data.tool_version !== void 0) {
      let data10 = data.tool_version;
      if (typeof data10 === "string") {
        if (!pattern9.test(data10)) {
          const err24 = { instancePath: instancePath + "/tool_version", schemaPath: "resource#/$defs/ToolVersion/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,2}([.][0-9]{1,2}([.][0-9]{1,2})?)?$" }, message: 'must match pattern "^[0-9]{1,2}([.][0-9]{1,2}([.][0-9]{1,2})?)?$"' };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
      } else {
        const err25 = { instancePath: instancePath + "/tool_version", schemaPath: "resource#/$defs/ToolVersion/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
    }
    if (data.tool_version_max !== void 0) {
      let data11 = data.tool_version_max;
      if (typeof data11 === "string") {
        if (!pattern9.test(data11)) {
          const err26 = { instancePath: instancePath + "/tool_version_max", schemaPath: "resource#/$defs/ToolVersion/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,2}([.][0-9]{1,2}([.][0-9]{1,2})?)?$" }, message: 'must match pattern "^[0-9]{1,2}([.][0-9]{1,2}([.][0-9]{1,2})?)?$"' };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
      } else {
        const err27 = { instancePath: instancePath + "/tool_version_max", schemaPath: "resource#/$defs/ToolVersion/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
    }
    if (data.keep_on_update !== void 0) {
      let data12 = data.keep_on_update;
      if (Array.isArray(data12)) {
        const len1 = data12.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (typeof data12[i1] !== "string") {
            const err28 = { instancePath: instancePath + "/keep_on_update/" + i1, schemaPath: "#/properties/keep_on_update/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err28];
            } else {
              vErrors.push(err28);
            }
            errors++;
          }
        }
        const pair1 = func0(data12);
        if (pair1 !== null) {
          const err29 = { instancePath: instancePath + "/keep_on_update", schemaPath: "#/properties/keep_on_update/uniqueItems", keyword: "uniqueItems", params: { i: pair1[0], j: pair1[1] }, message: "must NOT have duplicate items (items ## " + pair1 + "[1] and " + pair1 + "[0] are identical)" };
          if (vErrors === null) {
            vErrors = [err29];
          } else {
            vErrors.push(err29);
          }
          errors++;
        }
      } else {
        const err30 = { instancePath: instancePath + "/keep_on_update", schemaPath: "#/properties/keep_on_update/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
    }
  } else {
    const err31 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err31];
    } else {
      vErrors.push(err31);
    }
    errors++;
  }
  validate87.errors = vErrors;
  return errors === 0;
}
validate87.evaluated = { "props": { "version": true, "version_epoch": true, "download_url": true, "download_sha256": true, "download_size": true, "install_size": true, "status": true, "platforms": true, "runtime": true, "tool_version": true, "tool_version_max": true, "keep_on_update": true }, "dynamicProps": false, "dynamicItems": false };
function validate86(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate86.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.description === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "description" }, message: "must have required property 'description'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.description_full === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "description_full" }, message: "must have required property 'description_full'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.identifier === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "identifier" }, message: "must have required property 'identifier'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.type === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.author === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "author" }, message: "must have required property 'author'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.license === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "license" }, message: "must have required property 'license'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.resources === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "resources" }, message: "must have required property 'resources'" };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.versions === void 0) {
      const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "versions" }, message: "must have required property 'versions'" };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 === "string") {
        if (func4(data0) > 200) {
          const err9 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      } else {
        const err10 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.description !== void 0) {
      let data1 = data.description;
      if (typeof data1 === "string") {
        if (func4(data1) > 500) {
          const err11 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      } else {
        const err12 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.description_full !== void 0) {
      let data2 = data.description_full;
      if (typeof data2 === "string") {
        if (func4(data2) > 5e3) {
          const err13 = { instancePath: instancePath + "/description_full", schemaPath: "#/properties/description_full/maxLength", keyword: "maxLength", params: { limit: 5e3 }, message: "must NOT have more than 5000 characters" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      } else {
        const err14 = { instancePath: instancePath + "/description_full", schemaPath: "#/properties/description_full/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.identifier !== void 0) {
      let data3 = data.identifier;
      if (typeof data3 === "string") {
        if (!pattern4.test(data3)) {
          const err15 = { instancePath: instancePath + "/identifier", schemaPath: "resource#/$defs/PackageIdentifier/pattern", keyword: "pattern", params: { pattern: "^[a-zA-Z][-a-zA-Z0-9.]{0,98}[a-zA-Z0-9]$" }, message: 'must match pattern "^[a-zA-Z][-a-zA-Z0-9.]{0,98}[a-zA-Z0-9]$"' };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      } else {
        const err16 = { instancePath: instancePath + "/identifier", schemaPath: "resource#/$defs/PackageIdentifier/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.type !== void 0) {
      let data4 = data.type;
      if (typeof data4 !== "string") {
        const err17 = { instancePath: instancePath + "/type", schemaPath: "resource#/$defs/PackageType/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
      if (!(data4 === "plugin" || data4 === "library" || data4 === "colortheme")) {
        const err18 = { instancePath: instancePath + "/type", schemaPath: "resource#/$defs/PackageType/enum", keyword: "enum", params: { allowedValues: schema120.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.author !== void 0) {
      let data5 = data.author;
      if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
        if (data5.name === void 0) {
          const err19 = { instancePath: instancePath + "/author", schemaPath: "resource#/$defs/Contact/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
        if (data5.contact === void 0) {
          const err20 = { instancePath: instancePath + "/author", schemaPath: "resource#/$defs/Contact/required", keyword: "required", params: { missingProperty: "contact" }, message: "must have required property 'contact'" };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
        if (data5.name !== void 0) {
          let data6 = data5.name;
          if (typeof data6 === "string") {
            if (func4(data6) > 500) {
              const err21 = { instancePath: instancePath + "/author/name", schemaPath: "resource#/$defs/Contact/properties/name/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
              if (vErrors === null) {
                vErrors = [err21];
              } else {
                vErrors.push(err21);
              }
              errors++;
            }
          } else {
            const err22 = { instancePath: instancePath + "/author/name", schemaPath: "resource#/$defs/Contact/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err22];
            } else {
              vErrors.push(err22);
            }
            errors++;
          }
        }
        if (data5.contact !== void 0) {
          let data7 = data5.contact;
          if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
            for (const key0 in data7) {
              if (!pattern15.test(key0)) {
                const err23 = { instancePath: instancePath + "/author/contact", schemaPath: "resource#/$defs/Contact/properties/contact/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err23];
                } else {
                  vErrors.push(err23);
                }
                errors++;
              }
            }
            for (const key1 in data7) {
              if (pattern15.test(key1)) {
                let data8 = data7[key1];
                if (typeof data8 === "string") {
                  if (func4(data8) > 500) {
                    const err24 = { instancePath: instancePath + "/author/contact/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "resource#/$defs/Contact/properties/contact/patternProperties/%5E%5Ba-z%5D%5B-a-z0-9%20%5D%7B0%2C48%7D%5Ba-z0-9%5D%24/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
                    if (vErrors === null) {
                      vErrors = [err24];
                    } else {
                      vErrors.push(err24);
                    }
                    errors++;
                  }
                } else {
                  const err25 = { instancePath: instancePath + "/author/contact/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "resource#/$defs/Contact/properties/contact/patternProperties/%5E%5Ba-z%5D%5B-a-z0-9%20%5D%7B0%2C48%7D%5Ba-z0-9%5D%24/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err25];
                  } else {
                    vErrors.push(err25);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err26 = { instancePath: instancePath + "/author/contact", schemaPath: "resource#/$defs/Contact/properties/contact/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err26];
            } else {
              vErrors.push(err26);
            }
            errors++;
          }
        }
      } else {
        const err27 = { instancePath: instancePath + "/author", schemaPath: "resource#/$defs/Contact/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
    }
    if (data.maintainer !== void 0) {
      let data9 = data.maintainer;
      if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
        if (data9.name === void 0) {
          const err28 = { instancePath: instancePath + "/maintainer", schemaPath: "resource#/$defs/Contact/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
          if (vErrors === null) {
            vErrors = [err28];
          } else {
            vErrors.push(err28);
          }
          errors++;
        }
        if (data9.contact === void 0) {
          const err29 = { instancePath: instancePath + "/maintainer", schemaPath: "resource#/$defs/Contact/required", keyword: "required", params: { missingProperty: "contact" }, message: "must have required property 'contact'" };
          if (vErrors === null) {
            vErrors = [err29];
          } else {
            vErrors.push(err29);
          }
          errors++;
        }
        if (data9.name !== void 0) {
          let data10 = data9.name;
          if (typeof data10 === "string") {
            if (func4(data10) > 500) {
              const err30 = { instancePath: instancePath + "/maintainer/name", schemaPath: "resource#/$defs/Contact/properties/name/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
              if (vErrors === null) {
                vErrors = [err30];
              } else {
                vErrors.push(err30);
              }
              errors++;
            }
          } else {
            const err31 = { instancePath: instancePath + "/maintainer/name", schemaPath: "resource#/$defs/Contact/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err31];
            } else {
              vErrors.push(err31);
            }
            errors++;
          }
        }
        if (data9.contact !== void 0) {
          let data11 = data9.contact;
          if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
            for (const key2 in data11) {
              if (!pattern15.test(key2)) {
                const err32 = { instancePath: instancePath + "/maintainer/contact", schemaPath: "resource#/$defs/Contact/properties/contact/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err32];
                } else {
                  vErrors.push(err32);
                }
                errors++;
              }
            }
            for (const key3 in data11) {
              if (pattern15.test(key3)) {
                let data12 = data11[key3];
                if (typeof data12 === "string") {
                  if (func4(data12) > 500) {
                    const err33 = { instancePath: instancePath + "/maintainer/contact/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "resource#/$defs/Contact/properties/contact/patternProperties/%5E%5Ba-z%5D%5B-a-z0-9%20%5D%7B0%2C48%7D%5Ba-z0-9%5D%24/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
                    if (vErrors === null) {
                      vErrors = [err33];
                    } else {
                      vErrors.push(err33);
                    }
                    errors++;
                  }
                } else {
                  const err34 = { instancePath: instancePath + "/maintainer/contact/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "resource#/$defs/Contact/properties/contact/patternProperties/%5E%5Ba-z%5D%5B-a-z0-9%20%5D%7B0%2C48%7D%5Ba-z0-9%5D%24/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err34];
                  } else {
                    vErrors.push(err34);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err35 = { instancePath: instancePath + "/maintainer/contact", schemaPath: "resource#/$defs/Contact/properties/contact/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err35];
            } else {
              vErrors.push(err35);
            }
            errors++;
          }
        }
      } else {
        const err36 = { instancePath: instancePath + "/maintainer", schemaPath: "resource#/$defs/Contact/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err36];
        } else {
          vErrors.push(err36);
        }
        errors++;
      }
    }
    if (data.category !== void 0) {
      if (typeof data.category !== "string") {
        const err37 = { instancePath: instancePath + "/category", schemaPath: "#/properties/category/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err37];
        } else {
          vErrors.push(err37);
        }
        errors++;
      }
    }
    if (data.license !== void 0) {
      let data14 = data.license;
      if (typeof data14 !== "string") {
        const err38 = { instancePath: instancePath + "/license", schemaPath: "resource#/$defs/License/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err38];
        } else {
          vErrors.push(err38);
        }
        errors++;
      }
      if (!(data14 === "public-domain" || data14 === "Apache" || data14 === "Apache-1.0" || data14 === "Apache-2.0" || data14 === "Artistic" || data14 === "Artistic-1.0" || data14 === "Artistic-2.0" || data14 === "BSD" || data14 === "BSD-2-Clause" || data14 === "BSD-3-Clause" || data14 === "BSD-4-Clause" || data14 === "ISC" || data14 === "CC-BY" || data14 === "CC-BY-1.0" || data14 === "CC-BY-2.0" || data14 === "CC-BY-2.5" || data14 === "CC-BY-3.0" || data14 === "CC-BY-4.0" || data14 === "CC-BY-SA" || data14 === "CC-BY-SA-1.0" || data14 === "CC-BY-SA-2.0" || data14 === "CC-BY-SA-2.5" || data14 === "CC-BY-SA-3.0" || data14 === "CC-BY-SA-4.0" || data14 === "CC-BY-ND" || data14 === "CC-BY-ND-1.0" || data14 === "CC-BY-ND-2.0" || data14 === "CC-BY-ND-2.5" || data14 === "CC-BY-ND-3.0" || data14 === "CC-BY-ND-4.0" || data14 === "CC-BY-NC" || data14 === "CC-BY-NC-1.0" || data14 === "CC-BY-NC-2.0" || data14 === "CC-BY-NC-2.5" || data14 === "CC-BY-NC-3.0" || data14 === "CC-BY-NC-4.0" || data14 === "CC-BY-NC-SA" || data14 === "CC-BY-NC-SA-1.0" || data14 === "CC-BY-NC-SA-2.0" || data14 === "CC-BY-NC-SA-2.5" || data14 === "CC-BY-NC-SA-3.0" || data14 === "CC-BY-NC-SA-4.0" || data14 === "CC-BY-NC-ND" || data14 === "CC-BY-NC-ND-1.0" || data14 === "CC-BY-NC-ND-2.0" || data14 === "CC-BY-NC-ND-2.5" || data14 === "CC-BY-NC-ND-3.0" || data14 === "CC-BY-NC-ND-4.0" || data14 === "CC0-1.0" || data14 === "CDDL-1.0" || data14 === "CPL" || data14 === "EFL" || data14 === "EFL-1.0" || data14 === "EFL-2.0" || data14 === "MIT" || data14 === "GPL" || data14 === "GPL-1.0" || data14 === "GPL-2.0" || data14 === "GPL-3.0" || data14 === "LGPL" || data14 === "LGPL-2.1" || data14 === "LGPL-3.0" || data14 === "GNU-LGPL-2.0" || data14 === "GFDL" || data14 === "GFDL-1.0" || data14 === "GFDL-1.1" || data14 === "GFDL-1.2" || data14 === "GFDL-1.3" || data14 === "GFDL-NIV" || data14 === "LPPL" || data14 === "LPPL-1.0" || data14 === "LPPL-1.1" || data14 === "LPPL-1.2" || data14 === "LPPL-1.3" || data14 === "MPL-1.1" || data14 === "Perl" || data14 === "Python-2.0" || data14 === "QPL-1.0" || data14 === "W3C" || data14 === "Zlib" || data14 === "Zope" || data14 === "Zope-1.0" || data14 === "Zope-1.1" || data14 === "Zope-2.0" || data14 === "Zope-2.1" || data14 === "CERN-OHL" || data14 === "WTFPL" || data14 === "Unlicense" || data14 === "open-source" || data14 === "unrestricted")) {
        const err39 = { instancePath: instancePath + "/license", schemaPath: "resource#/$defs/License/enum", keyword: "enum", params: { allowedValues: schema123.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err39];
        } else {
          vErrors.push(err39);
        }
        errors++;
      }
    }
    if (data.resources !== void 0) {
      let data15 = data.resources;
      if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
        for (const key4 in data15) {
          if (!pattern19.test(key4)) {
            const err40 = { instancePath: instancePath + "/resources", schemaPath: "#/properties/resources/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err40];
            } else {
              vErrors.push(err40);
            }
            errors++;
          }
        }
        for (const key5 in data15) {
          if (pattern19.test(key5)) {
            let data16 = data15[key5];
            if (typeof data16 === "string") {
              if (func4(data16) > 500) {
                const err41 = { instancePath: instancePath + "/resources/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/resources/patternProperties/%5E%5Ba-zA-Z%5D%5B-a-zA-Z0-9%20%5D%7B0%2C48%7D%5Ba-zA-Z0-9%5D%24/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
                if (vErrors === null) {
                  vErrors = [err41];
                } else {
                  vErrors.push(err41);
                }
                errors++;
              }
            } else {
              const err42 = { instancePath: instancePath + "/resources/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/resources/patternProperties/%5E%5Ba-zA-Z%5D%5B-a-zA-Z0-9%20%5D%7B0%2C48%7D%5Ba-zA-Z0-9%5D%24/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err42];
              } else {
                vErrors.push(err42);
              }
              errors++;
            }
          }
        }
      } else {
        const err43 = { instancePath: instancePath + "/resources", schemaPath: "#/properties/resources/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err43];
        } else {
          vErrors.push(err43);
        }
        errors++;
      }
    }
    if (data.tags !== void 0) {
      let data17 = data.tags;
      if (Array.isArray(data17)) {
        if (data17.length < 1) {
          const err44 = { instancePath: instancePath + "/tags", schemaPath: "#/properties/tags/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          if (vErrors === null) {
            vErrors = [err44];
          } else {
            vErrors.push(err44);
          }
          errors++;
        }
        const len0 = data17.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data18 = data17[i0];
          if (typeof data18 === "string") {
            if (!pattern5.test(data18)) {
              const err45 = { instancePath: instancePath + "/tags/" + i0, schemaPath: "resource#/$defs/PackageTag/pattern", keyword: "pattern", params: { pattern: "^[a-z][-a-z0-9]{0,48}[a-z0-9]$" }, message: 'must match pattern "^[a-z][-a-z0-9]{0,48}[a-z0-9]$"' };
              if (vErrors === null) {
                vErrors = [err45];
              } else {
                vErrors.push(err45);
              }
              errors++;
            }
          } else {
            const err46 = { instancePath: instancePath + "/tags/" + i0, schemaPath: "resource#/$defs/PackageTag/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err46];
            } else {
              vErrors.push(err46);
            }
            errors++;
          }
        }
        const pair0 = func0(data17);
        if (pair0 !== null) {
          const err47 = { instancePath: instancePath + "/tags", schemaPath: "#/properties/tags/uniqueItems", keyword: "uniqueItems", params: { i: pair0[0], j: pair0[1] }, message: "must NOT have duplicate items (items ## " + pair0 + "[1] and " + pair0 + "[0] are identical)" };
          if (vErrors === null) {
            vErrors = [err47];
          } else {
            vErrors.push(err47);
          }
          errors++;
        }
      } else {
        const err48 = { instancePath: instancePath + "/tags", schemaPath: "#/properties/tags/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err48];
        } else {
          vErrors.push(err48);
        }
        errors++;
      }
    }
    if (data.keep_on_update !== void 0) {
      let data19 = data.keep_on_update;
      if (Array.isArray(data19)) {
        const len1 = data19.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (typeof data19[i1] !== "string") {
            const err49 = { instancePath: instancePath + "/keep_on_update/" + i1, schemaPath: "#/properties/keep_on_update/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err49];
            } else {
              vErrors.push(err49);
            }
            errors++;
          }
        }
        const pair1 = func0(data19);
        if (pair1 !== null) {
          const err50 = { instancePath: instancePath + "/keep_on_update", schemaPath: "#/properties/keep_on_update/uniqueItems", keyword: "uniqueItems", params: { i: pair1[0], j: pair1[1] }, message: "must NOT have duplicate items (items ## " + pair1 + "[1] and " + pair1 + "[0] are identical)" };
          if (vErrors === null) {
            vErrors = [err50];
          } else {
            vErrors.push(err50);
          }
          errors++;
        }
      } else {
        const err51 = { instancePath: instancePath + "/keep_on_update", schemaPath: "#/properties/keep_on_update/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err51];
        } else {
          vErrors.push(err51);
        }
        errors++;
      }
    }
    if (data.versions !== void 0) {
      let data21 = data.versions;
      if (Array.isArray(data21)) {
        const len2 = data21.length;
        for (let i2 = 0; i2 < len2; i2++) {
          if (!validate87(data21[i2], { instancePath: instancePath + "/versions/" + i2, parentData: data21, parentDataProperty: i2, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
            errors = vErrors.length;
          }
        }
        const pair2 = func0(data21);
        if (pair2 !== null) {
          const err52 = { instancePath: instancePath + "/versions", schemaPath: "#/properties/versions/uniqueItems", keyword: "uniqueItems", params: { i: pair2[0], j: pair2[1] }, message: "must NOT have duplicate items (items ## " + pair2 + "[1] and " + pair2 + "[0] are identical)" };
          if (vErrors === null) {
            vErrors = [err52];
          } else {
            vErrors.push(err52);
          }
          errors++;
        }
      } else {
        const err53 = { instancePath: instancePath + "/versions", schemaPath: "#/properties/versions/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err53];
        } else {
          vErrors.push(err53);
        }
        errors++;
      }
    }
  } else {
    const err54 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err54];
    } else {
      vErrors.push(err54);
    }
    errors++;
  }
  validate86.errors = vErrors;
  return errors === 0;
}
validate86.evaluated = { "props": { "name": true, "description": true, "description_full": true, "identifier": true, "type": true, "author": true, "maintainer": true, "category": true, "license": true, "resources": true, "tags": true, "keep_on_update": true, "versions": true }, "dynamicProps": false, "dynamicItems": false };
function validate84(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate84.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate86(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
    errors = vErrors.length;
  }
  validate84.errors = vErrors;
  return errors === 0;
}
validate84.evaluated = { "props": { "name": true, "description": true, "description_full": true, "identifier": true, "type": true, "author": true, "maintainer": true, "category": true, "license": true, "resources": true, "tags": true, "keep_on_update": true, "versions": true }, "dynamicProps": false, "dynamicItems": false };
var resource_Contact = validate90;
function validate90(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate90.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      const err0 = { instancePath, schemaPath: "resource#/$defs/Contact/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.contact === void 0) {
      const err1 = { instancePath, schemaPath: "resource#/$defs/Contact/required", keyword: "required", params: { missingProperty: "contact" }, message: "must have required property 'contact'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 === "string") {
        if (func4(data0) > 500) {
          const err2 = { instancePath: instancePath + "/name", schemaPath: "resource#/$defs/Contact/properties/name/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/name", schemaPath: "resource#/$defs/Contact/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.contact !== void 0) {
      let data1 = data.contact;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        for (const key0 in data1) {
          if (!pattern15.test(key0)) {
            const err4 = { instancePath: instancePath + "/contact", schemaPath: "resource#/$defs/Contact/properties/contact/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
        for (const key1 in data1) {
          if (pattern15.test(key1)) {
            let data2 = data1[key1];
            if (typeof data2 === "string") {
              if (func4(data2) > 500) {
                const err5 = { instancePath: instancePath + "/contact/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "resource#/$defs/Contact/properties/contact/patternProperties/%5E%5Ba-z%5D%5B-a-z0-9%20%5D%7B0%2C48%7D%5Ba-z0-9%5D%24/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
                if (vErrors === null) {
                  vErrors = [err5];
                } else {
                  vErrors.push(err5);
                }
                errors++;
              }
            } else {
              const err6 = { instancePath: instancePath + "/contact/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "resource#/$defs/Contact/properties/contact/patternProperties/%5E%5Ba-z%5D%5B-a-z0-9%20%5D%7B0%2C48%7D%5Ba-z0-9%5D%24/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
          }
        }
      } else {
        const err7 = { instancePath: instancePath + "/contact", schemaPath: "resource#/$defs/Contact/properties/contact/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "resource#/$defs/Contact/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate90.errors = vErrors;
  return errors === 0;
}
validate90.evaluated = { "props": { "name": true, "contact": true }, "dynamicProps": false, "dynamicItems": false };
var resource_PackageVersion = validate91;
function validate92(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate92.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.version === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.status === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.tool_version === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tool_version" }, message: "must have required property 'tool_version'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.version !== void 0) {
      let data0 = data.version;
      if (typeof data0 === "string") {
        if (!pattern6.test(data0)) {
          const err3 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,4}([.][0-9]{1,4}([.][0-9]{1,6})?)?$" }, message: 'must match pattern "^[0-9]{1,4}([.][0-9]{1,4}([.][0-9]{1,6})?)?$"' };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.version_epoch !== void 0) {
      let data1 = data.version_epoch;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err5 = { instancePath: instancePath + "/version_epoch", schemaPath: "#/properties/version_epoch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 < 0 || isNaN(data1)) {
          const err6 = { instancePath: instancePath + "/version_epoch", schemaPath: "#/properties/version_epoch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
    }
    if (data.download_url !== void 0) {
      let data2 = data.download_url;
      if (typeof data2 === "string") {
        if (!pattern7.test(data2)) {
          const err7 = { instancePath: instancePath + "/download_url", schemaPath: "resource#/$defs/URL/pattern", keyword: "pattern", params: { pattern: "^(?:https?://[^\\s/]\\S*|file://(?:[a-zA-Z]:|/)[^\\u0000]+)$" }, message: 'must match pattern "^(?:https?://[^\\s/]\\S*|file://(?:[a-zA-Z]:|/)[^\\u0000]+)$"' };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/download_url", schemaPath: "resource#/$defs/URL/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.download_sha256 !== void 0) {
      let data3 = data.download_sha256;
      if (typeof data3 === "string") {
        if (!pattern8.test(data3)) {
          const err9 = { instancePath: instancePath + "/download_sha256", schemaPath: "resource#/$defs/Sha256/pattern", keyword: "pattern", params: { pattern: "^[a-f0-9]{64}$" }, message: 'must match pattern "^[a-f0-9]{64}$"' };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      } else {
        const err10 = { instancePath: instancePath + "/download_sha256", schemaPath: "resource#/$defs/Sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.download_size !== void 0) {
      let data4 = data.download_size;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
        const err11 = { instancePath: instancePath + "/download_size", schemaPath: "#/properties/download_size/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 < 0 || isNaN(data4)) {
          const err12 = { instancePath: instancePath + "/download_size", schemaPath: "#/properties/download_size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      }
    }
    if (data.install_size !== void 0) {
      let data5 = data.install_size;
      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
        const err13 = { instancePath: instancePath + "/install_size", schemaPath: "#/properties/install_size/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 < 0 || isNaN(data5)) {
          const err14 = { instancePath: instancePath + "/install_size", schemaPath: "#/properties/install_size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      }
    }
    if (data.status !== void 0) {
      let data6 = data.status;
      if (typeof data6 !== "string") {
        const err15 = { instancePath: instancePath + "/status", schemaPath: "resource#/$defs/VersionStatus/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      if (!(data6 === "stable" || data6 === "testing" || data6 === "development" || data6 === "deprecated")) {
        const err16 = { instancePath: instancePath + "/status", schemaPath: "resource#/$defs/VersionStatus/enum", keyword: "enum", params: { allowedValues: schema128.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.platforms !== void 0) {
      let data7 = data.platforms;
      if (Array.isArray(data7)) {
        if (data7.length < 1) {
          const err17 = { instancePath: instancePath + "/platforms", schemaPath: "#/properties/platforms/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
        const len0 = data7.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data8 = data7[i0];
          if (typeof data8 !== "string") {
            const err18 = { instancePath: instancePath + "/platforms/" + i0, schemaPath: "resource#/$defs/Platform/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
          if (!(data8 === "windows" || data8 === "macos" || data8 === "linux")) {
            const err19 = { instancePath: instancePath + "/platforms/" + i0, schemaPath: "resource#/$defs/Platform/enum", keyword: "enum", params: { allowedValues: schema129.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
        }
        const pair0 = func0(data7);
        if (pair0 !== null) {
          const err20 = { instancePath: instancePath + "/platforms", schemaPath: "#/properties/platforms/uniqueItems", keyword: "uniqueItems", params: { i: pair0[0], j: pair0[1] }, message: "must NOT have duplicate items (items ## " + pair0 + "[1] and " + pair0 + "[0] are identical)" };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
      } else {
        const err21 = { instancePath: instancePath + "/platforms", schemaPath: "#/properties/platforms/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
    }
    if (data.runtime !== void 0) {
      let data9 = data.runtime;
      if (typeof data9 !== "string") {
        const err22 = { instancePath: instancePath + "/runtime", schemaPath: "resource#/$defs/Runtime/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
      if (!(data9 === "swig" || data9 === "ipc")) {
        const err23 = { instancePath: instancePath + "/runtime", schemaPath: "resource#/$defs/Runtime/enum", keyword: "enum", params: { allowedValues: schema130.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
    }
    if (data.tool_version !== void 0) {
      let data10 = data.tool_version;
      if (typeof data10 === "string") {
        if (!pattern9.test(data10)) {
          const err24 = { instancePath: instancePath + "/tool_version", schemaPath: "resource#/$defs/ToolVersion/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,2}([.][0-9]{1,2}([.][0-9]{1,2})?)?$" }, message: 'must match pattern "^[0-9]{1,2}([.][0-9]{1,2}([.][0-9]{1,2})?)?$"' };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
      } else {
        const err25 = { instancePath: instancePath + "/tool_version", schemaPath: "resource#/$defs/ToolVersion/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
    }
    if (data.tool_version_max !== void 0) {
      let data11 = data.tool_version_max;
      if (typeof data11 === "string") {
        if (!pattern9.test(data11)) {
          const err26 = { instancePath: instancePath + "/tool_version_max", schemaPath: "resource#/$defs/ToolVersion/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,2}([.][0-9]{1,2}([.][0-9]{1,2})?)?$" }, message: 'must match pattern "^[0-9]{1,2}([.][0-9]{1,2}([.][0-9]{1,2})?)?$"' };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
      } else {
        const err27 = { instancePath: instancePath + "/tool_version_max", schemaPath: "resource#/$defs/ToolVersion/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
    }
    if (data.keep_on_update !== void 0) {
      let data12 = data.keep_on_update;
      if (Array.isArray(data12)) {
        const len1 = data12.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (typeof data12[i1] !== "string") {
            const err28 = { instancePath: instancePath + "/keep_on_update/" + i1, schemaPath: "#/properties/keep_on_update/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err28];
            } else {
              vErrors.push(err28);
            }
            errors++;
          }
        }
        const pair1 = func0(data12);
        if (pair1 !== null) {
          const err29 = { instancePath: instancePath + "/keep_on_update", schemaPath: "#/properties/keep_on_update/uniqueItems", keyword: "uniqueItems", params: { i: pair1[0], j: pair1[1] }, message: "must NOT have duplicate items (items ## " + pair1 + "[1] and " + pair1 + "[0] are identical)" };
          if (vErrors === null) {
            vErrors = [err29];
          } else {
            vErrors.push(err29);
          }
          errors++;
        }
      } else {
        const err30 = { instancePath: instancePath + "/keep_on_update", schemaPath: "#/properties/keep_on_update/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
    }
  } else {
    const err31 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err31];
    } else {
      vErrors.push(err31);
    }
    errors++;
  }
  validate92.errors = vErrors;
  return errors === 0;
}
validate92.evaluated = { "props": { "version": true, "version_epoch": true, "download_url": true, "download_sha256": true, "download_size": true, "install_size": true, "status": true, "platforms": true, "runtime": true, "tool_version": true, "tool_version_max": true, "keep_on_update": true }, "dynamicProps": false, "dynamicItems": false };
function validate91(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate91.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate92(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
    errors = vErrors.length;
  }
  validate91.errors = vErrors;
  return errors === 0;
}
validate91.evaluated = { "props": { "version": true, "version_epoch": true, "download_url": true, "download_sha256": true, "download_size": true, "install_size": true, "status": true, "platforms": true, "runtime": true, "tool_version": true, "tool_version_max": true, "keep_on_update": true }, "dynamicProps": false, "dynamicItems": false };
var resource_PackageArray = validate94;
function validate96(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate96.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.description === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "description" }, message: "must have required property 'description'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.description_full === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "description_full" }, message: "must have required property 'description_full'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.identifier === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "identifier" }, message: "must have required property 'identifier'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.type === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.author === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "author" }, message: "must have required property 'author'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.license === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "license" }, message: "must have required property 'license'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.resources === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "resources" }, message: "must have required property 'resources'" };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.versions === void 0) {
      const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "versions" }, message: "must have required property 'versions'" };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 === "string") {
        if (func4(data0) > 200) {
          const err9 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      } else {
        const err10 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.description !== void 0) {
      let data1 = data.description;
      if (typeof data1 === "string") {
        if (func4(data1) > 500) {
          const err11 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      } else {
        const err12 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.description_full !== void 0) {
      let data2 = data.description_full;
      if (typeof data2 === "string") {
        if (func4(data2) > 5e3) {
          const err13 = { instancePath: instancePath + "/description_full", schemaPath: "#/properties/description_full/maxLength", keyword: "maxLength", params: { limit: 5e3 }, message: "must NOT have more than 5000 characters" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      } else {
        const err14 = { instancePath: instancePath + "/description_full", schemaPath: "#/properties/description_full/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.identifier !== void 0) {
      let data3 = data.identifier;
      if (typeof data3 === "string") {
        if (!pattern4.test(data3)) {
          const err15 = { instancePath: instancePath + "/identifier", schemaPath: "resource#/$defs/PackageIdentifier/pattern", keyword: "pattern", params: { pattern: "^[a-zA-Z][-a-zA-Z0-9.]{0,98}[a-zA-Z0-9]$" }, message: 'must match pattern "^[a-zA-Z][-a-zA-Z0-9.]{0,98}[a-zA-Z0-9]$"' };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      } else {
        const err16 = { instancePath: instancePath + "/identifier", schemaPath: "resource#/$defs/PackageIdentifier/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.type !== void 0) {
      let data4 = data.type;
      if (typeof data4 !== "string") {
        const err17 = { instancePath: instancePath + "/type", schemaPath: "resource#/$defs/PackageType/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
      if (!(data4 === "plugin" || data4 === "library" || data4 === "colortheme")) {
        const err18 = { instancePath: instancePath + "/type", schemaPath: "resource#/$defs/PackageType/enum", keyword: "enum", params: { allowedValues: schema120.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.author !== void 0) {
      let data5 = data.author;
      if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
        if (data5.name === void 0) {
          const err19 = { instancePath: instancePath + "/author", schemaPath: "resource#/$defs/Contact/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
        if (data5.contact === void 0) {
          const err20 = { instancePath: instancePath + "/author", schemaPath: "resource#/$defs/Contact/required", keyword: "required", params: { missingProperty: "contact" }, message: "must have required property 'contact'" };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
        if (data5.name !== void 0) {
          let data6 = data5.name;
          if (typeof data6 === "string") {
            if (func4(data6) > 500) {
              const err21 = { instancePath: instancePath + "/author/name", schemaPath: "resource#/$defs/Contact/properties/name/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
              if (vErrors === null) {
                vErrors = [err21];
              } else {
                vErrors.push(err21);
              }
              errors++;
            }
          } else {
            const err22 = { instancePath: instancePath + "/author/name", schemaPath: "resource#/$defs/Contact/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err22];
            } else {
              vErrors.push(err22);
            }
            errors++;
          }
        }
        if (data5.contact !== void 0) {
          let data7 = data5.contact;
          if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
            for (const key0 in data7) {
              if (!pattern15.test(key0)) {
                const err23 = { instancePath: instancePath + "/author/contact", schemaPath: "resource#/$defs/Contact/properties/contact/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err23];
                } else {
                  vErrors.push(err23);
                }
                errors++;
              }
            }
            for (const key1 in data7) {
              if (pattern15.test(key1)) {
                let data8 = data7[key1];
                if (typeof data8 === "string") {
                  if (func4(data8) > 500) {
                    const err24 = { instancePath: instancePath + "/author/contact/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "resource#/$defs/Contact/properties/contact/patternProperties/%5E%5Ba-z%5D%5B-a-z0-9%20%5D%7B0%2C48%7D%5Ba-z0-9%5D%24/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
                    if (vErrors === null) {
                      vErrors = [err24];
                    } else {
                      vErrors.push(err24);
                    }
                    errors++;
                  }
                } else {
                  const err25 = { instancePath: instancePath + "/author/contact/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "resource#/$defs/Contact/properties/contact/patternProperties/%5E%5Ba-z%5D%5B-a-z0-9%20%5D%7B0%2C48%7D%5Ba-z0-9%5D%24/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err25];
                  } else {
                    vErrors.push(err25);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err26 = { instancePath: instancePath + "/author/contact", schemaPath: "resource#/$defs/Contact/properties/contact/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err26];
            } else {
              vErrors.push(err26);
            }
            errors++;
          }
        }
      } else {
        const err27 = { instancePath: instancePath + "/author", schemaPath: "resource#/$defs/Contact/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
    }
    if (data.maintainer !== void 0) {
      let data9 = data.maintainer;
      if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
        if (data9.name === void 0) {
          const err28 = { instancePath: instancePath + "/maintainer", schemaPath: "resource#/$defs/Contact/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
          if (vErrors === null) {
            vErrors = [err28];
          } else {
            vErrors.push(err28);
          }
          errors++;
        }
        if (data9.contact === void 0) {
          const err29 = { instancePath: instancePath + "/maintainer", schemaPath: "resource#/$defs/Contact/required", keyword: "required", params: { missingProperty: "contact" }, message: "must have required property 'contact'" };
          if (vErrors === null) {
            vErrors = [err29];
          } else {
            vErrors.push(err29);
          }
          errors++;
        }
        if (data9.name !== void 0) {
          let data10 = data9.name;
          if (typeof data10 === "string") {
            if (func4(data10) > 500) {
              const err30 = { instancePath: instancePath + "/maintainer/name", schemaPath: "resource#/$defs/Contact/properties/name/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
              if (vErrors === null) {
                vErrors = [err30];
              } else {
                vErrors.push(err30);
              }
              errors++;
            }
          } else {
            const err31 = { instancePath: instancePath + "/maintainer/name", schemaPath: "resource#/$defs/Contact/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err31];
            } else {
              vErrors.push(err31);
            }
            errors++;
          }
        }
        if (data9.contact !== void 0) {
          let data11 = data9.contact;
          if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
            for (const key2 in data11) {
              if (!pattern15.test(key2)) {
                const err32 = { instancePath: instancePath + "/maintainer/contact", schemaPath: "resource#/$defs/Contact/properties/contact/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err32];
                } else {
                  vErrors.push(err32);
                }
                errors++;
              }
            }
            for (const key3 in data11) {
              if (pattern15.test(key3)) {
                let data12 = data11[key3];
                if (typeof data12 === "string") {
                  if (func4(data12) > 500) {
                    const err33 = { instancePath: instancePath + "/maintainer/contact/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "resource#/$defs/Contact/properties/contact/patternProperties/%5E%5Ba-z%5D%5B-a-z0-9%20%5D%7B0%2C48%7D%5Ba-z0-9%5D%24/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
                    if (vErrors === null) {
                      vErrors = [err33];
                    } else {
                      vErrors.push(err33);
                    }
                    errors++;
                  }
                } else {
                  const err34 = { instancePath: instancePath + "/maintainer/contact/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "resource#/$defs/Contact/properties/contact/patternProperties/%5E%5Ba-z%5D%5B-a-z0-9%20%5D%7B0%2C48%7D%5Ba-z0-9%5D%24/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err34];
                  } else {
                    vErrors.push(err34);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err35 = { instancePath: instancePath + "/maintainer/contact", schemaPath: "resource#/$defs/Contact/properties/contact/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err35];
            } else {
              vErrors.push(err35);
            }
            errors++;
          }
        }
      } else {
        const err36 = { instancePath: instancePath + "/maintainer", schemaPath: "resource#/$defs/Contact/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err36];
        } else {
          vErrors.push(err36);
        }
        errors++;
      }
    }
    if (data.category !== void 0) {
      if (typeof data.category !== "string") {
        const err37 = { instancePath: instancePath + "/category", schemaPath: "#/properties/category/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err37];
        } else {
          vErrors.push(err37);
        }
        errors++;
      }
    }
    if (data.license !== void 0) {
      let data14 = data.license;
      if (typeof data14 !== "string") {
        const err38 = { instancePath: instancePath + "/license", schemaPath: "resource#/$defs/License/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err38];
        } else {
          vErrors.push(err38);
        }
        errors++;
      }
      if (!(data14 === "public-domain" || data14 === "Apache" || data14 === "Apache-1.0" || data14 === "Apache-2.0" || data14 === "Artistic" || data14 === "Artistic-1.0" || data14 === "Artistic-2.0" || data14 === "BSD" || data14 === "BSD-2-Clause" || data14 === "BSD-3-Clause" || data14 === "BSD-4-Clause" || data14 === "ISC" || data14 === "CC-BY" || data14 === "CC-BY-1.0" || data14 === "CC-BY-2.0" || data14 === "CC-BY-2.5" || data14 === "CC-BY-3.0" || data14 === "CC-BY-4.0" || data14 === "CC-BY-SA" || data14 === "CC-BY-SA-1.0" || data14 === "CC-BY-SA-2.0" || data14 === "CC-BY-SA-2.5" || data14 === "CC-BY-SA-3.0" || data14 === "CC-BY-SA-4.0" || data14 === "CC-BY-ND" || data14 === "CC-BY-ND-1.0" || data14 === "CC-BY-ND-2.0" || data14 === "CC-BY-ND-2.5" || data14 === "CC-BY-ND-3.0" || data14 === "CC-BY-ND-4.0" || data14 === "CC-BY-NC" || data14 === "CC-BY-NC-1.0" || data14 === "CC-BY-NC-2.0" || data14 === "CC-BY-NC-2.5" || data14 === "CC-BY-NC-3.0" || data14 === "CC-BY-NC-4.0" || data14 === "CC-BY-NC-SA" || data14 === "CC-BY-NC-SA-1.0" || data14 === "CC-BY-NC-SA-2.0" || data14 === "CC-BY-NC-SA-2.5" || data14 === "CC-BY-NC-SA-3.0" || data14 === "CC-BY-NC-SA-4.0" || data14 === "CC-BY-NC-ND" || data14 === "CC-BY-NC-ND-1.0" || data14 === "CC-BY-NC-ND-2.0" || data14 === "CC-BY-NC-ND-2.5" || data14 === "CC-BY-NC-ND-3.0" || data14 === "CC-BY-NC-ND-4.0" || data14 === "CC0-1.0" || data14 === "CDDL-1.0" || data14 === "CPL" || data14 === "EFL" || data14 === "EFL-1.0" || data14 === "EFL-2.0" || data14 === "MIT" || data14 === "GPL" || data14 === "GPL-1.0" || data14 === "GPL-2.0" || data14 === "GPL-3.0" || data14 === "LGPL" || data14 === "LGPL-2.1" || data14 === "LGPL-3.0" || data14 === "GNU-LGPL-2.0" || data14 === "GFDL" || data14 === "GFDL-1.0" || data14 === "GFDL-1.1" || data14 === "GFDL-1.2" || data14 === "GFDL-1.3" || data14 === "GFDL-NIV" || data14 === "LPPL" || data14 === "LPPL-1.0" || data14 === "LPPL-1.1" || data14 === "LPPL-1.2" || data14 === "LPPL-1.3" || data14 === "MPL-1.1" || data14 === "Perl" || data14 === "Python-2.0" || data14 === "QPL-1.0" || data14 === "W3C" || data14 === "Zlib" || data14 === "Zope" || data14 === "Zope-1.0" || data14 === "Zope-1.1" || data14 === "Zope-2.0" || data14 === "Zope-2.1" || data14 === "CERN-OHL" || data14 === "WTFPL" || data14 === "Unlicense" || data14 === "open-source" || data14 === "unrestricted")) {
        const err39 = { instancePath: instancePath + "/license", schemaPath: "resource#/$defs/License/enum", keyword: "enum", params: { allowedValues: schema123.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err39];
        } else {
          vErrors.push(err39);
        }
        errors++;
      }
    }
    if (data.resources !== void 0) {
      let data15 = data.resources;
      if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
        for (const key4 in data15) {
          if (!pattern19.test(key4)) {
            const err40 = { instancePath: instancePath + "/resources", schemaPath: "#/properties/resources/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err40];
            } else {
              vErrors.push(err40);
            }
            errors++;
          }
        }
        for (const key5 in data15) {
          if (pattern19.test(key5)) {
            let data16 = data15[key5];
            if (typeof data16 === "string") {
              if (func4(data16) > 500) {
                const err41 = { instancePath: instancePath + "/resources/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/resources/patternProperties/%5E%5Ba-zA-Z%5D%5B-a-zA-Z0-9%20%5D%7B0%2C48%7D%5Ba-zA-Z0-9%5D%24/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
                if (vErrors === null) {
                  vErrors = [err41];
                } else {
                  vErrors.push(err41);
                }
                errors++;
              }
            } else {
              const err42 = { instancePath: instancePath + "/resources/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/resources/patternProperties/%5E%5Ba-zA-Z%5D%5B-a-zA-Z0-9%20%5D%7B0%2C48%7D%5Ba-zA-Z0-9%5D%24/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err42];
              } else {
                vErrors.push(err42);
              }
              errors++;
            }
          }
        }
      } else {
        const err43 = { instancePath: instancePath + "/resources", schemaPath: "#/properties/resources/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err43];
        } else {
          vErrors.push(err43);
        }
        errors++;
      }
    }
    if (data.tags !== void 0) {
      let data17 = data.tags;
      if (Array.isArray(data17)) {
        if (data17.length < 1) {
          const err44 = { instancePath: instancePath + "/tags", schemaPath: "#/properties/tags/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          if (vErrors === null) {
            vErrors = [err44];
          } else {
            vErrors.push(err44);
          }
          errors++;
        }
        const len0 = data17.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data18 = data17[i0];
          if (typeof data18 === "string") {
            if (!pattern5.test(data18)) {
              const err45 = { instancePath: instancePath + "/tags/" + i0, schemaPath: "resource#/$defs/PackageTag/pattern", keyword: "pattern", params: { pattern: "^[a-z][-a-z0-9]{0,48}[a-z0-9]$" }, message: 'must match pattern "^[a-z][-a-z0-9]{0,48}[a-z0-9]$"' };
              if (vErrors === null) {
                vErrors = [err45];
              } else {
                vErrors.push(err45);
              }
              errors++;
            }
          } else {
            const err46 = { instancePath: instancePath + "/tags/" + i0, schemaPath: "resource#/$defs/PackageTag/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err46];
            } else {
              vErrors.push(err46);
            }
            errors++;
          }
        }
        const pair0 = func0(data17);
        if (pair0 !== null) {
          const err47 = { instancePath: instancePath + "/tags", schemaPath: "#/properties/tags/uniqueItems", keyword: "uniqueItems", params: { i: pair0[0], j: pair0[1] }, message: "must NOT have duplicate items (items ## " + pair0 + "[1] and " + pair0 + "[0] are identical)" };
          if (vErrors === null) {
            vErrors = [err47];
          } else {
            vErrors.push(err47);
          }
          errors++;
        }
      } else {
        const err48 = { instancePath: instancePath + "/tags", schemaPath: "#/properties/tags/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err48];
        } else {
          vErrors.push(err48);
        }
        errors++;
      }
    }
    if (data.keep_on_update !== void 0) {
      let data19 = data.keep_on_update;
      if (Array.isArray(data19)) {
        const len1 = data19.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (typeof data19[i1] !== "string") {
            const err49 = { instancePath: instancePath + "/keep_on_update/" + i1, schemaPath: "#/properties/keep_on_update/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err49];
            } else {
              vErrors.push(err49);
            }
            errors++;
          }
        }
        const pair1 = func0(data19);
        if (pair1 !== null) {
          const err50 = { instancePath: instancePath + "/keep_on_update", schemaPath: "#/properties/keep_on_update/uniqueItems", keyword: "uniqueItems", params: { i: pair1[0], j: pair1[1] }, message: "must NOT have duplicate items (items ## " + pair1 + "[1] and " + pair1 + "[0] are identical)" };
          if (vErrors === null) {
            vErrors = [err50];
          } else {
            vErrors.push(err50);
          }
          errors++;
        }
      } else {
        const err51 = { instancePath: instancePath + "/keep_on_update", schemaPath: "#/properties/keep_on_update/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err51];
        } else {
          vErrors.push(err51);
        }
        errors++;
      }
    }
    if (data.versions !== void 0) {
      let data21 = data.versions;
      if (Array.isArray(data21)) {
        const len2 = data21.length;
        for (let i2 = 0; i2 < len2; i2++) {
          if (!validate87(data21[i2], { instancePath: instancePath + "/versions/" + i2, parentData: data21, parentDataProperty: i2, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
            errors = vErrors.length;
          }
        }
        const pair2 = func0(data21);
        if (pair2 !== null) {
          const err52 = { instancePath: instancePath + "/versions", schemaPath: "#/properties/versions/uniqueItems", keyword: "uniqueItems", params: { i: pair2[0], j: pair2[1] }, message: "must NOT have duplicate items (items ## " + pair2 + "[1] and " + pair2 + "[0] are identical)" };
          if (vErrors === null) {
            vErrors = [err52];
          } else {
            vErrors.push(err52);
          }
          errors++;
        }
      } else {
        const err53 = { instancePath: instancePath + "/versions", schemaPath: "#/properties/versions/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err53];
        } else {
          vErrors.push(err53);
        }
        errors++;
      }
    }
  } else {
    const err54 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err54];
    } else {
      vErrors.push(err54);
    }
    errors++;
  }
  validate96.errors = vErrors;
  return errors === 0;
}
validate96.evaluated = { "props": { "name": true, "description": true, "description_full": true, "identifier": true, "type": true, "author": true, "maintainer": true, "category": true, "license": true, "resources": true, "tags": true, "keep_on_update": true, "versions": true }, "dynamicProps": false, "dynamicItems": false };
function validate95(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate95.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.packages === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "packages" }, message: "must have required property 'packages'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.packages !== void 0) {
      let data0 = data.packages;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate96(data0[i0], { instancePath: instancePath + "/packages/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err1 = { instancePath: instancePath + "/packages", schemaPath: "#/properties/packages/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
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
  validate95.errors = vErrors;
  return errors === 0;
}
validate95.evaluated = { "props": { "packages": true }, "dynamicProps": false, "dynamicItems": false };
function validate94(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate94.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate95(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
    errors = vErrors.length;
  }
  validate94.errors = vErrors;
  return errors === 0;
}
validate94.evaluated = { "props": { "packages": true }, "dynamicProps": false, "dynamicItems": false };
var resource_Repository = validate100;
function validate102(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate102.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.url === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.update_timestamp === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "update_timestamp" }, message: "must have required property 'update_timestamp'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.url !== void 0) {
      let data0 = data.url;
      if (typeof data0 === "string") {
        if (!pattern7.test(data0)) {
          const err2 = { instancePath: instancePath + "/url", schemaPath: "resource#/$defs/URL/pattern", keyword: "pattern", params: { pattern: "^(?:https?://[^\\s/]\\S*|file://(?:[a-zA-Z]:|/)[^\\u0000]+)$" }, message: 'must match pattern "^(?:https?://[^\\s/]\\S*|file://(?:[a-zA-Z]:|/)[^\\u0000]+)$"' };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/url", schemaPath: "resource#/$defs/URL/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.sha256 !== void 0) {
      let data1 = data.sha256;
      if (typeof data1 === "string") {
        if (!pattern8.test(data1)) {
          const err4 = { instancePath: instancePath + "/sha256", schemaPath: "resource#/$defs/Sha256/pattern", keyword: "pattern", params: { pattern: "^[a-f0-9]{64}$" }, message: 'must match pattern "^[a-f0-9]{64}$"' };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/sha256", schemaPath: "resource#/$defs/Sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.update_timestamp !== void 0) {
      let data2 = data.update_timestamp;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err6 = { instancePath: instancePath + "/update_timestamp", schemaPath: "#/properties/update_timestamp/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.update_time_utc !== void 0) {
      let data3 = data.update_time_utc;
      if (typeof data3 === "string") {
        if (!pattern30.test(data3)) {
          const err7 = { instancePath: instancePath + "/update_time_utc", schemaPath: "#/properties/update_time_utc/pattern", keyword: "pattern", params: { pattern: "^2[0-9]{3}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$" }, message: 'must match pattern "^2[0-9]{3}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$"' };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/update_time_utc", schemaPath: "#/properties/update_time_utc/type", keyword: "type", params: { type: "string" }, message: "must be string" };
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
  validate102.errors = vErrors;
  return errors === 0;
}
validate102.evaluated = { "props": { "url": true, "sha256": true, "update_timestamp": true, "update_time_utc": true }, "dynamicProps": false, "dynamicItems": false };
function validate101(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate101.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.packages === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "packages" }, message: "must have required property 'packages'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.$schema !== void 0) {
      let data0 = data.$schema;
      if (typeof data0 === "string") {
        if (!pattern7.test(data0)) {
          const err2 = { instancePath: instancePath + "/$schema", schemaPath: "resource#/$defs/URL/pattern", keyword: "pattern", params: { pattern: "^(?:https?://[^\\s/]\\S*|file://(?:[a-zA-Z]:|/)[^\\u0000]+)$" }, message: 'must match pattern "^(?:https?://[^\\s/]\\S*|file://(?:[a-zA-Z]:|/)[^\\u0000]+)$"' };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/$schema", schemaPath: "resource#/$defs/URL/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data1 = data.name;
      if (typeof data1 === "string") {
        if (func4(data1) > 500) {
          const err4 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.packages !== void 0) {
      if (!validate102(data.packages, { instancePath: instancePath + "/packages", parentData: data, parentDataProperty: "packages", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
        errors = vErrors.length;
      }
    }
    if (data.resources !== void 0) {
      if (!validate102(data.resources, { instancePath: instancePath + "/resources", parentData: data, parentDataProperty: "resources", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
        errors = vErrors.length;
      }
    }
    if (data.manifests !== void 0) {
      if (!validate102(data.manifests, { instancePath: instancePath + "/manifests", parentData: data, parentDataProperty: "manifests", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
        errors = vErrors.length;
      }
    }
    if (data.maintainer !== void 0) {
      let data5 = data.maintainer;
      if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
        if (data5.name === void 0) {
          const err6 = { instancePath: instancePath + "/maintainer", schemaPath: "resource#/$defs/Contact/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data5.contact === void 0) {
          const err7 = { instancePath: instancePath + "/maintainer", schemaPath: "resource#/$defs/Contact/required", keyword: "required", params: { missingProperty: "contact" }, message: "must have required property 'contact'" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (data5.name !== void 0) {
          let data6 = data5.name;
          if (typeof data6 === "string") {
            if (func4(data6) > 500) {
              const err8 = { instancePath: instancePath + "/maintainer/name", schemaPath: "resource#/$defs/Contact/properties/name/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
          } else {
            const err9 = { instancePath: instancePath + "/maintainer/name", schemaPath: "resource#/$defs/Contact/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
        if (data5.contact !== void 0) {
          let data7 = data5.contact;
          if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
            for (const key0 in data7) {
              if (!pattern15.test(key0)) {
                const err10 = { instancePath: instancePath + "/maintainer/contact", schemaPath: "resource#/$defs/Contact/properties/contact/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err10];
                } else {
                  vErrors.push(err10);
                }
                errors++;
              }
            }
            for (const key1 in data7) {
              if (pattern15.test(key1)) {
                let data8 = data7[key1];
                if (typeof data8 === "string") {
                  if (func4(data8) > 500) {
                    const err11 = { instancePath: instancePath + "/maintainer/contact/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "resource#/$defs/Contact/properties/contact/patternProperties/%5E%5Ba-z%5D%5B-a-z0-9%20%5D%7B0%2C48%7D%5Ba-z0-9%5D%24/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
                    if (vErrors === null) {
                      vErrors = [err11];
                    } else {
                      vErrors.push(err11);
                    }
                    errors++;
                  }
                } else {
                  const err12 = { instancePath: instancePath + "/maintainer/contact/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "resource#/$defs/Contact/properties/contact/patternProperties/%5E%5Ba-z%5D%5B-a-z0-9%20%5D%7B0%2C48%7D%5Ba-z0-9%5D%24/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err12];
                  } else {
                    vErrors.push(err12);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err13 = { instancePath: instancePath + "/maintainer/contact", schemaPath: "resource#/$defs/Contact/properties/contact/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
      } else {
        const err14 = { instancePath: instancePath + "/maintainer", schemaPath: "resource#/$defs/Contact/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
  } else {
    const err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err15];
    } else {
      vErrors.push(err15);
    }
    errors++;
  }
  validate101.errors = vErrors;
  return errors === 0;
}
validate101.evaluated = { "props": { "$schema": true, "name": true, "packages": true, "resources": true, "manifests": true, "maintainer": true }, "dynamicProps": false, "dynamicItems": false };
function validate100(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate100.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate101(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
    errors = vErrors.length;
  }
  validate100.errors = vErrors;
  return errors === 0;
}
validate100.evaluated = { "props": { "$schema": true, "name": true, "packages": true, "resources": true, "manifests": true, "maintainer": true }, "dynamicProps": false, "dynamicItems": false };
var resource_Manifests = validate107;
function validate111(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate111.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.size === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "size" }, message: "must have required property 'size'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.sha256 === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      let data0 = data.path;
      if (typeof data0 === "string") {
        if (func4(data0) > 1e3) {
          const err3 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (!pattern43.test(data0)) {
          const err4 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/pattern", keyword: "pattern", params: { pattern: "^[^/\\\\\\u0000][^\\\\\\u0000]*$" }, message: 'must match pattern "^[^/\\\\\\u0000][^\\\\\\u0000]*$"' };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.size !== void 0) {
      let data1 = data.size;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err6 = { instancePath: instancePath + "/size", schemaPath: "#/properties/size/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 < 0 || isNaN(data1)) {
          const err7 = { instancePath: instancePath + "/size", schemaPath: "#/properties/size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
    }
    if (data.sha256 !== void 0) {
      let data2 = data.sha256;
      if (typeof data2 === "string") {
        if (!pattern8.test(data2)) {
          const err8 = { instancePath: instancePath + "/sha256", schemaPath: "resource#/$defs/Sha256/pattern", keyword: "pattern", params: { pattern: "^[a-f0-9]{64}$" }, message: 'must match pattern "^[a-f0-9]{64}$"' };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/sha256", schemaPath: "resource#/$defs/Sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
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
  validate111.errors = vErrors;
  return errors === 0;
}
validate111.evaluated = { "props": { "path": true, "size": true, "sha256": true }, "dynamicProps": false, "dynamicItems": false };
function validate110(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate110.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.files === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "files" }, message: "must have required property 'files'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.files !== void 0) {
      let data0 = data.files;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate111(data0[i0], { instancePath: instancePath + "/files/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
            errors = vErrors.length;
          }
        }
        const pair0 = func0(data0);
        if (pair0 !== null) {
          const err1 = { instancePath: instancePath + "/files", schemaPath: "#/properties/files/uniqueItems", keyword: "uniqueItems", params: { i: pair0[0], j: pair0[1] }, message: "must NOT have duplicate items (items ## " + pair0 + "[1] and " + pair0 + "[0] are identical)" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/files", schemaPath: "#/properties/files/type", keyword: "type", params: { type: "array" }, message: "must be array" };
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
  validate110.errors = vErrors;
  return errors === 0;
}
validate110.evaluated = { "props": { "files": true }, "dynamicProps": false, "dynamicItems": false };
function validate109(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate109.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    var props0 = {};
    for (const key0 in data) {
      if (pattern42.test(key0)) {
        if (!validate110(data[key0], { instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data, parentDataProperty: key0, rootData, dynamicAnchors })) {
          vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
          errors = vErrors.length;
        }
        props0[key0] = true;
      }
    }
  } else {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate109.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate109.evaluated = { "dynamicProps": true, "dynamicItems": false };
function validate108(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate108.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.manifests === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "manifests" }, message: "must have required property 'manifests'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.manifests !== void 0) {
      let data0 = data.manifests;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        var props0 = {};
        for (const key0 in data0) {
          if (pattern4.test(key0)) {
            if (!validate109(data0[key0], { instancePath: instancePath + "/manifests/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data0, parentDataProperty: key0, rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
              errors = vErrors.length;
            }
            props0[key0] = true;
          }
        }
      } else {
        const err1 = { instancePath: instancePath + "/manifests", schemaPath: "#/properties/manifests/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
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
  validate108.errors = vErrors;
  return errors === 0;
}
validate108.evaluated = { "props": { "manifests": true }, "dynamicProps": false, "dynamicItems": false };
function validate107(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate107.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate108(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
    errors = vErrors.length;
  }
  validate107.errors = vErrors;
  return errors === 0;
}
validate107.evaluated = { "props": { "manifests": true }, "dynamicProps": false, "dynamicItems": false };
var resource_PackageManifests = validate116;
function validate117(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate117.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    var props0 = {};
    for (const key0 in data) {
      if (pattern42.test(key0)) {
        if (!validate110(data[key0], { instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data, parentDataProperty: key0, rootData, dynamicAnchors })) {
          vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
          errors = vErrors.length;
        }
        props0[key0] = true;
      }
    }
  } else {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate117.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate117.evaluated = { "dynamicProps": true, "dynamicItems": false };
function validate116(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate116.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate117(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
    errors = vErrors.length;
  } else {
    var props0 = validate117.evaluated.props;
  }
  validate116.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate116.evaluated = { "dynamicProps": true, "dynamicItems": false };
var resource_VersionManifest = validate120;
function validate121(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate121.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.files === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "files" }, message: "must have required property 'files'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.files !== void 0) {
      let data0 = data.files;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate111(data0[i0], { instancePath: instancePath + "/files/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
            errors = vErrors.length;
          }
        }
        const pair0 = func0(data0);
        if (pair0 !== null) {
          const err1 = { instancePath: instancePath + "/files", schemaPath: "#/properties/files/uniqueItems", keyword: "uniqueItems", params: { i: pair0[0], j: pair0[1] }, message: "must NOT have duplicate items (items ## " + pair0 + "[1] and " + pair0 + "[0] are identical)" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/files", schemaPath: "#/properties/files/type", keyword: "type", params: { type: "array" }, message: "must be array" };
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
  validate121.errors = vErrors;
  return errors === 0;
}
validate121.evaluated = { "props": { "files": true }, "dynamicProps": false, "dynamicItems": false };
function validate120(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate120.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate121(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
    errors = vErrors.length;
  }
  validate120.errors = vErrors;
  return errors === 0;
}
validate120.evaluated = { "props": { "files": true }, "dynamicProps": false, "dynamicItems": false };
var resource_ManifestFile = validate124;
function validate125(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate125.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.size === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "size" }, message: "must have required property 'size'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.sha256 === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.path !== void 0) {
      let data0 = data.path;
      if (typeof data0 === "string") {
        if (func4(data0) > 1e3) {
          const err3 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (!pattern43.test(data0)) {
          const err4 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/pattern", keyword: "pattern", params: { pattern: "^[^/\\\\\\u0000][^\\\\\\u0000]*$" }, message: 'must match pattern "^[^/\\\\\\u0000][^\\\\\\u0000]*$"' };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.size !== void 0) {
      let data1 = data.size;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err6 = { instancePath: instancePath + "/size", schemaPath: "#/properties/size/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 < 0 || isNaN(data1)) {
          const err7 = { instancePath: instancePath + "/size", schemaPath: "#/properties/size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
    }
    if (data.sha256 !== void 0) {
      let data2 = data.sha256;
      if (typeof data2 === "string") {
        if (!pattern8.test(data2)) {
          const err8 = { instancePath: instancePath + "/sha256", schemaPath: "resource#/$defs/Sha256/pattern", keyword: "pattern", params: { pattern: "^[a-f0-9]{64}$" }, message: 'must match pattern "^[a-f0-9]{64}$"' };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/sha256", schemaPath: "resource#/$defs/Sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
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
  validate125.errors = vErrors;
  return errors === 0;
}
validate125.evaluated = { "props": { "path": true, "size": true, "sha256": true }, "dynamicProps": false, "dynamicItems": false };
function validate124(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate124.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate125(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
    errors = vErrors.length;
  }
  validate124.errors = vErrors;
  return errors === 0;
}
validate124.evaluated = { "props": { "path": true, "size": true, "sha256": true }, "dynamicProps": false, "dynamicItems": false };
var resource_RepositoryResource = validate127;
function validate128(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate128.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.url === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.update_timestamp === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "update_timestamp" }, message: "must have required property 'update_timestamp'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.url !== void 0) {
      let data0 = data.url;
      if (typeof data0 === "string") {
        if (!pattern7.test(data0)) {
          const err2 = { instancePath: instancePath + "/url", schemaPath: "resource#/$defs/URL/pattern", keyword: "pattern", params: { pattern: "^(?:https?://[^\\s/]\\S*|file://(?:[a-zA-Z]:|/)[^\\u0000]+)$" }, message: 'must match pattern "^(?:https?://[^\\s/]\\S*|file://(?:[a-zA-Z]:|/)[^\\u0000]+)$"' };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/url", schemaPath: "resource#/$defs/URL/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.sha256 !== void 0) {
      let data1 = data.sha256;
      if (typeof data1 === "string") {
        if (!pattern8.test(data1)) {
          const err4 = { instancePath: instancePath + "/sha256", schemaPath: "resource#/$defs/Sha256/pattern", keyword: "pattern", params: { pattern: "^[a-f0-9]{64}$" }, message: 'must match pattern "^[a-f0-9]{64}$"' };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/sha256", schemaPath: "resource#/$defs/Sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.update_timestamp !== void 0) {
      let data2 = data.update_timestamp;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err6 = { instancePath: instancePath + "/update_timestamp", schemaPath: "#/properties/update_timestamp/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.update_time_utc !== void 0) {
      let data3 = data.update_time_utc;
      if (typeof data3 === "string") {
        if (!pattern30.test(data3)) {
          const err7 = { instancePath: instancePath + "/update_time_utc", schemaPath: "#/properties/update_time_utc/pattern", keyword: "pattern", params: { pattern: "^2[0-9]{3}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$" }, message: 'must match pattern "^2[0-9]{3}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$"' };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/update_time_utc", schemaPath: "#/properties/update_time_utc/type", keyword: "type", params: { type: "string" }, message: "must be string" };
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
  validate128.errors = vErrors;
  return errors === 0;
}
validate128.evaluated = { "props": { "url": true, "sha256": true, "update_timestamp": true, "update_time_utc": true }, "dynamicProps": false, "dynamicItems": false };
function validate127(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate127.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate128(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
    errors = vErrors.length;
  }
  validate127.errors = vErrors;
  return errors === 0;
}
validate127.evaluated = { "props": { "url": true, "sha256": true, "update_timestamp": true, "update_time_utc": true }, "dynamicProps": false, "dynamicItems": false };
var resource_URL = validate130;
function validate130(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate130.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (!pattern7.test(data)) {
      const err0 = { instancePath, schemaPath: "resource#/$defs/URL/pattern", keyword: "pattern", params: { pattern: "^(?:https?://[^\\s/]\\S*|file://(?:[a-zA-Z]:|/)[^\\u0000]+)$" }, message: 'must match pattern "^(?:https?://[^\\s/]\\S*|file://(?:[a-zA-Z]:|/)[^\\u0000]+)$"' };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  } else {
    const err1 = { instancePath, schemaPath: "resource#/$defs/URL/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate130.errors = vErrors;
  return errors === 0;
}
validate130.evaluated = { "dynamicProps": false, "dynamicItems": false };
var resource_License = validate131;
function validate131(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate131.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "resource#/$defs/License/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === "public-domain" || data === "Apache" || data === "Apache-1.0" || data === "Apache-2.0" || data === "Artistic" || data === "Artistic-1.0" || data === "Artistic-2.0" || data === "BSD" || data === "BSD-2-Clause" || data === "BSD-3-Clause" || data === "BSD-4-Clause" || data === "ISC" || data === "CC-BY" || data === "CC-BY-1.0" || data === "CC-BY-2.0" || data === "CC-BY-2.5" || data === "CC-BY-3.0" || data === "CC-BY-4.0" || data === "CC-BY-SA" || data === "CC-BY-SA-1.0" || data === "CC-BY-SA-2.0" || data === "CC-BY-SA-2.5" || data === "CC-BY-SA-3.0" || data === "CC-BY-SA-4.0" || data === "CC-BY-ND" || data === "CC-BY-ND-1.0" || data === "CC-BY-ND-2.0" || data === "CC-BY-ND-2.5" || data === "CC-BY-ND-3.0" || data === "CC-BY-ND-4.0" || data === "CC-BY-NC" || data === "CC-BY-NC-1.0" || data === "CC-BY-NC-2.0" || data === "CC-BY-NC-2.5" || data === "CC-BY-NC-3.0" || data === "CC-BY-NC-4.0" || data === "CC-BY-NC-SA" || data === "CC-BY-NC-SA-1.0" || data === "CC-BY-NC-SA-2.0" || data === "CC-BY-NC-SA-2.5" || data === "CC-BY-NC-SA-3.0" || data === "CC-BY-NC-SA-4.0" || data === "CC-BY-NC-ND" || data === "CC-BY-NC-ND-1.0" || data === "CC-BY-NC-ND-2.0" || data === "CC-BY-NC-ND-2.5" || data === "CC-BY-NC-ND-3.0" || data === "CC-BY-NC-ND-4.0" || data === "CC0-1.0" || data === "CDDL-1.0" || data === "CPL" || data === "EFL" || data === "EFL-1.0" || data === "EFL-2.0" || data === "MIT" || data === "GPL" || data === "GPL-1.0" || data === "GPL-2.0" || data === "GPL-3.0" || data === "LGPL" || data === "LGPL-2.1" || data === "LGPL-3.0" || data === "GNU-LGPL-2.0" || data === "GFDL" || data === "GFDL-1.0" || data === "GFDL-1.1" || data === "GFDL-1.2" || data === "GFDL-1.3" || data === "GFDL-NIV" || data === "LPPL" || data === "LPPL-1.0" || data === "LPPL-1.1" || data === "LPPL-1.2" || data === "LPPL-1.3" || data === "MPL-1.1" || data === "Perl" || data === "Python-2.0" || data === "QPL-1.0" || data === "W3C" || data === "Zlib" || data === "Zope" || data === "Zope-1.0" || data === "Zope-1.1" || data === "Zope-2.0" || data === "Zope-2.1" || data === "CERN-OHL" || data === "WTFPL" || data === "Unlicense" || data === "open-source" || data === "unrestricted")) {
    const err1 = { instancePath, schemaPath: "resource#/$defs/License/enum", keyword: "enum", params: { allowedValues: schema123.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate131.errors = vErrors;
  return errors === 0;
}
validate131.evaluated = { "dynamicProps": false, "dynamicItems": false };
var resource_PackageIdentifier = validate132;
function validate132(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate132.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (!pattern4.test(data)) {
      const err0 = { instancePath, schemaPath: "resource#/$defs/PackageIdentifier/pattern", keyword: "pattern", params: { pattern: "^[a-zA-Z][-a-zA-Z0-9.]{0,98}[a-zA-Z0-9]$" }, message: 'must match pattern "^[a-zA-Z][-a-zA-Z0-9.]{0,98}[a-zA-Z0-9]$"' };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  } else {
    const err1 = { instancePath, schemaPath: "resource#/$defs/PackageIdentifier/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate132.errors = vErrors;
  return errors === 0;
}
validate132.evaluated = { "dynamicProps": false, "dynamicItems": false };
var resource_PackageType = validate133;
function validate133(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate133.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "resource#/$defs/PackageType/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === "plugin" || data === "library" || data === "colortheme")) {
    const err1 = { instancePath, schemaPath: "resource#/$defs/PackageType/enum", keyword: "enum", params: { allowedValues: schema120.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate133.errors = vErrors;
  return errors === 0;
}
validate133.evaluated = { "dynamicProps": false, "dynamicItems": false };
var resource_PackageTag = validate134;
function validate134(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate134.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (!pattern5.test(data)) {
      const err0 = { instancePath, schemaPath: "resource#/$defs/PackageTag/pattern", keyword: "pattern", params: { pattern: "^[a-z][-a-z0-9]{0,48}[a-z0-9]$" }, message: 'must match pattern "^[a-z][-a-z0-9]{0,48}[a-z0-9]$"' };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  } else {
    const err1 = { instancePath, schemaPath: "resource#/$defs/PackageTag/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate134.errors = vErrors;
  return errors === 0;
}
validate134.evaluated = { "dynamicProps": false, "dynamicItems": false };
var resource_VersionStatus = validate135;
function validate135(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate135.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "resource#/$defs/VersionStatus/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === "stable" || data === "testing" || data === "development" || data === "deprecated")) {
    const err1 = { instancePath, schemaPath: "resource#/$defs/VersionStatus/enum", keyword: "enum", params: { allowedValues: schema128.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate135.errors = vErrors;
  return errors === 0;
}
validate135.evaluated = { "dynamicProps": false, "dynamicItems": false };
var resource_Platform = validate136;
function validate136(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate136.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "resource#/$defs/Platform/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === "windows" || data === "macos" || data === "linux")) {
    const err1 = { instancePath, schemaPath: "resource#/$defs/Platform/enum", keyword: "enum", params: { allowedValues: schema129.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate136.errors = vErrors;
  return errors === 0;
}
validate136.evaluated = { "dynamicProps": false, "dynamicItems": false };
var resource_Runtime = validate137;
function validate137(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate137.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "resource#/$defs/Runtime/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === "swig" || data === "ipc")) {
    const err1 = { instancePath, schemaPath: "resource#/$defs/Runtime/enum", keyword: "enum", params: { allowedValues: schema130.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate137.errors = vErrors;
  return errors === 0;
}
validate137.evaluated = { "dynamicProps": false, "dynamicItems": false };
var resource_ToolVersion = validate138;
function validate138(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate138.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (!pattern9.test(data)) {
      const err0 = { instancePath, schemaPath: "resource#/$defs/ToolVersion/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,2}([.][0-9]{1,2}([.][0-9]{1,2})?)?$" }, message: 'must match pattern "^[0-9]{1,2}([.][0-9]{1,2}([.][0-9]{1,2})?)?$"' };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  } else {
    const err1 = { instancePath, schemaPath: "resource#/$defs/ToolVersion/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate138.errors = vErrors;
  return errors === 0;
}
validate138.evaluated = { "dynamicProps": false, "dynamicItems": false };
var resource_Sha256 = validate139;
function validate139(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate139.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (!pattern8.test(data)) {
      const err0 = { instancePath, schemaPath: "resource#/$defs/Sha256/pattern", keyword: "pattern", params: { pattern: "^[a-f0-9]{64}$" }, message: 'must match pattern "^[a-f0-9]{64}$"' };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  } else {
    const err1 = { instancePath, schemaPath: "resource#/$defs/Sha256/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate139.errors = vErrors;
  return errors === 0;
}
validate139.evaluated = { "dynamicProps": false, "dynamicItems": false };
var validators = { "searchPackages": { "parameters": searchPackages_parameters, "body": {}, "answers": { "200": { "application/json": searchPackages_200_application_json } } }, "getQuarantine": { "parameters": null, "body": {}, "answers": { "200": { "application/json": getQuarantine_200_application_json } } }, "getPackage": { "parameters": getPackage_parameters, "body": {}, "answers": { "200": { "application/json": getPackage_200_application_json } } }, "getPackageIcon": { "parameters": getPackageIcon_parameters, "body": {}, "answers": { "200": {}, "304": {} } }, "resolvePackage": { "parameters": resolvePackage_parameters, "body": {}, "answers": { "200": { "application/json": resolvePackage_200_application_json } } }, "getRepository": { "parameters": getRepository_parameters, "body": {}, "answers": { "200": { "application/json": getRepository_200_application_json }, "304": {} } }, "getPackageList": { "parameters": getPackageList_parameters, "body": {}, "answers": { "200": { "application/json": getPackageList_200_application_json }, "304": {} } }, "getManifests": { "parameters": getManifests_parameters, "body": {}, "answers": { "200": { "application/json": getManifests_200_application_json }, "304": {} } }, "getResources": { "parameters": getResources_parameters, "body": {}, "answers": { "200": {}, "206": {}, "304": {} } }, "downloadArchive": { "parameters": downloadArchive_parameters, "body": {}, "answers": { "200": {}, "206": {}, "304": {} } }, "getPackageSchema": { "parameters": getPackageSchema_parameters, "body": {}, "answers": { "200": { "application/json": getPackageSchema_200_application_json }, "304": {} } }, "validatePackages": { "parameters": null, "body": { "application/json": validatePackages_body_application_json }, "answers": { "200": { "application/json": validatePackages_200_application_json } } }, "application/problem+json": problem };
var resources = { "Package": resource_Package, "Contact": resource_Contact, "PackageVersion": resource_PackageVersion, "PackageArray": resource_PackageArray, "Repository": resource_Repository, "Manifests": resource_Manifests, "PackageManifests": resource_PackageManifests, "VersionManifest": resource_VersionManifest, "ManifestFile": resource_ManifestFile, "RepositoryResource": resource_RepositoryResource, "URL": resource_URL, "License": resource_License, "PackageIdentifier": resource_PackageIdentifier, "PackageType": resource_PackageType, "PackageTag": resource_PackageTag, "VersionStatus": resource_VersionStatus, "Platform": resource_Platform, "Runtime": resource_Runtime, "ToolVersion": resource_ToolVersion, "Sha256": resource_Sha256 };
export {
  downloadArchive_parameters,
  getManifests_200_application_json,
  getManifests_parameters,
  getPackageIcon_parameters,
  getPackageList_200_application_json,
  getPackageList_parameters,
  getPackageSchema_200_application_json,
  getPackageSchema_parameters,
  getPackage_200_application_json,
  getPackage_parameters,
  getQuarantine_200_application_json,
  getRepository_200_application_json,
  getRepository_parameters,
  getResources_parameters,
  problem,
  resolvePackage_200_application_json,
  resolvePackage_parameters,
  resource_Contact,
  resource_License,
  resource_ManifestFile,
  resource_Manifests,
  resource_Package,
  resource_PackageArray,
  resource_PackageIdentifier,
  resource_PackageManifests,
  resource_PackageTag,
  resource_PackageType,
  resource_PackageVersion,
  resource_Platform,
  resource_Repository,
  resource_RepositoryResource,
  resource_Runtime,
  resource_Sha256,
  resource_ToolVersion,
  resource_URL,
  resource_VersionManifest,
  resource_VersionStatus,
  resources,
  searchPackages_200_application_json,
  searchPackages_parameters,
  validatePackages_200_application_json,
  validatePackages_body_application_json,
  validators
};
