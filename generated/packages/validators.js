// Generated from spec/ by `npm run generate`. Do not edit.
const HIGH_SURROGATE = /[\uD800-\uDBFF]/;

function codePoints(text) {
    if (!HIGH_SURROGATE.test(text))
        return text.length;
    let pairs = 0;
    for (let at = 0; at < text.length - 1; at += 1) {
        if ((text.charCodeAt(at) & 0xfc00) === 0xd800 && (text.charCodeAt(at + 1) & 0xfc00) === 0xdc00)
            pairs += 1;
    }
    return text.length - pairs;
}

function equalPair(items) {
    if (items.length < 2 || areObviouslyDistinct(items))
        return null;
    const latest = new Map();
    let pair = null;
    for (const [at, item] of items.entries()) {
        const text = canonicalText(item);
        const earlier = latest.get(text);
        if (earlier !== undefined)
            pair = [at, earlier];
        latest.set(text, at);
    }
    return pair;
}

function areObviouslyDistinct(items) {
    const [first] = items;
    if (typeof first === 'string')
        return areDistinctStrings(items, (item) => item);
    for (const key in first) {
        if (areDistinctStrings(items, (item) => item?.[key]))
            return true;
    }
    return false;
}

function areDistinctStrings(items, read) {
    const seen = new Set();
    for (const item of items) {
        const value = read(item);
        if (typeof value !== 'string' || seen.has(value))
            return false;
        seen.add(value);
    }
    return true;
}

function canonicalText(value) {
    let text = '';
    const pending = [textOrContainer(value)];
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
        if (typeof next === 'string') {
            text += next;
        }
        else if (Array.isArray(next)) {
            text += '[';
            pending.push(']');
            for (let at = next.length - 1; at >= 0; at -= 1)
                pending.push(',', textOrContainer(next[at]));
        }
        else {
            text += '{';
            pending.push('}');
            for (const key of Object.keys(next).sort().reverse()) {
                pending.push(',', textOrContainer(next[key]), ':', JSON.stringify(key));
            }
        }
    }
    return text;
}

function textOrContainer(value) {
    if (typeof value === 'string')
        return JSON.stringify(value);
    return typeof value === 'object' && value !== null ? value : String(value);
}

const searchPackages_200_application_json = validate15;

const schema34 = {"$ref":"annex:/http/PackageSearch","$id":"searchPackages_200_application_json"};

const schema35 = {"type":"object","description":"One page of search results.","required":["total","offset","limit","next","packages"],"properties":{"total":{"type":"integer","description":"Total number of matching packages on all pages.","minimum":0},"offset":{"type":"integer","description":"Number of results skipped.","minimum":0},"limit":{"type":"integer","description":"Maximum number of results per page.","minimum":1},"next":{"$ref":"annex:/http/Next"},"packages":{"type":"array","description":"The results on this page, best match first.","maxItems":100,"items":{"$ref":"annex:/http/PackageHit"}}},"$id":"annex:/http/PackageSearch"};

const schema36 = {"type":["string","null"],"description":"The URL of the next page, relative to the URL of this request. Null on the last page.","format":"uri-reference","maxLength":8192,"$id":"annex:/http/Next"};

const formats0 = /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;

const func4 = codePoints;

const schema37 = {"type":"object","description":"Summary of a package, with the version to offer.","required":["identifier","name","description","type","license","tags","author","score","version"],"properties":{"identifier":{"$ref":"annex:/http/PackageIdentifier"},"name":{"type":"string","description":"The display name of the package.","maxLength":200},"description":{"type":"string","description":"Short description of the package.","maxLength":500},"type":{"$ref":"annex:/http/PackageType"},"license":{"$ref":"annex:/http/License"},"tags":{"type":"array","description":"The package's tags; empty if it has none.","uniqueItems":true,"items":{"$ref":"annex:/http/PackageTag"}},"category":{"type":"string","description":"The package's category; absent if it has none."},"author":{"type":"string","description":"The author's name.","maxLength":500},"score":{"type":"integer","description":"How well the package matches `q`. Only comparable within one search.","minimum":0},"version":{"description":"The version that would be installed, chosen from those that match the filters: the newest stable one, or the newest if none is stable. If `status` is given, the newest. Null if the package has no versions.","oneOf":[{"$ref":"annex:/http/PackageVersion"},{"type":"null"}]},"newer":{"description":"A newer version that also matches but has a less stable status. Absent if there is none.","$ref":"annex:/http/PackageVersion"}},"$id":"annex:/http/PackageHit"};

const schema38 = {"type":"string","description":"Identifies the package permanently across all repositories: letters, digits, dots and hyphens; starts with a letter and ends with a letter or digit; 2 to 100 characters. Use a reversed domain name to keep it unique.","pattern":"^[a-zA-Z][-a-zA-Z0-9.]{0,98}[a-zA-Z0-9]$","$id":"annex:/http/PackageIdentifier"};

const schema39 = {"type":"string","description":"The kind of package.","enum":["plugin","library","colortheme"],"$id":"annex:/http/PackageType"};

const schema40 = {"type":"string","description":"The license of the package: exactly one of these names, spelled as here.","enum":["public-domain","Apache","Apache-1.0","Apache-2.0","Artistic","Artistic-1.0","Artistic-2.0","BSD","BSD-2-Clause","BSD-3-Clause","BSD-4-Clause","ISC","CC-BY","CC-BY-1.0","CC-BY-2.0","CC-BY-2.5","CC-BY-3.0","CC-BY-4.0","CC-BY-SA","CC-BY-SA-1.0","CC-BY-SA-2.0","CC-BY-SA-2.5","CC-BY-SA-3.0","CC-BY-SA-4.0","CC-BY-ND","CC-BY-ND-1.0","CC-BY-ND-2.0","CC-BY-ND-2.5","CC-BY-ND-3.0","CC-BY-ND-4.0","CC-BY-NC","CC-BY-NC-1.0","CC-BY-NC-2.0","CC-BY-NC-2.5","CC-BY-NC-3.0","CC-BY-NC-4.0","CC-BY-NC-SA","CC-BY-NC-SA-1.0","CC-BY-NC-SA-2.0","CC-BY-NC-SA-2.5","CC-BY-NC-SA-3.0","CC-BY-NC-SA-4.0","CC-BY-NC-ND","CC-BY-NC-ND-1.0","CC-BY-NC-ND-2.0","CC-BY-NC-ND-2.5","CC-BY-NC-ND-3.0","CC-BY-NC-ND-4.0","CC0-1.0","CDDL-1.0","CPL","EFL","EFL-1.0","EFL-2.0","MIT","GPL","GPL-1.0","GPL-2.0","GPL-3.0","LGPL","LGPL-2.1","LGPL-3.0","GNU-LGPL-2.0","GFDL","GFDL-1.0","GFDL-1.1","GFDL-1.2","GFDL-1.3","GFDL-NIV","LPPL","LPPL-1.0","LPPL-1.1","LPPL-1.2","LPPL-1.3","MPL-1.1","Perl","Python-2.0","QPL-1.0","W3C","Zlib","Zope","Zope-1.0","Zope-1.1","Zope-2.0","Zope-2.1","CERN-OHL","WTFPL","Unlicense","open-source","unrestricted"],"$id":"annex:/http/License"};

const schema41 = {"type":"string","description":"A keyword for finding a package: lower-case letters, digits and hyphens; 2 to 50 characters.","pattern":"^[a-z][-a-z0-9]{0,48}[a-z0-9]$","$id":"annex:/http/PackageTag"};

const pattern4 = new RegExp("^[a-zA-Z][-a-zA-Z0-9.]{0,98}[a-zA-Z0-9]$", "u");

const pattern5 = new RegExp("^[a-z][-a-z0-9]{0,48}[a-z0-9]$", "u");

const func0 = equalPair;

const schema42 = {"type":"object","description":"One published version of a package. A repository's list also gives its download location; the metadata inside an archive does not.","required":["version","status","tool_version"],"properties":{"version":{"type":"string","description":"The version number: major[.minor[.patch]]. Missing parts count as 0, so `1.0` and `1.0.0` are the same version.","pattern":"^[0-9]{1,4}([.][0-9]{1,4}([.][0-9]{1,6})?)?$"},"version_epoch":{"type":"integer","description":"The epoch, which is compared before the version number: a version with a higher epoch is later. Defaults to 0. Increase it when the numbering starts over.","minimum":0},"download_url":{"description":"Direct download URL of the archive, without a page in between.","allOf":[{"$ref":"annex:/http/URL"}]},"download_sha256":{"description":"SHA-256 of the archive as downloaded.","allOf":[{"$ref":"annex:/http/Sha256"}]},"download_size":{"type":"integer","description":"Size of the archive in bytes.","minimum":0},"install_size":{"type":"integer","description":"Size of the extracted files in bytes.","minimum":0},"status":{"$ref":"annex:/http/VersionStatus"},"platforms":{"type":"array","description":"The systems this version runs on; all systems if absent.","items":{"$ref":"annex:/http/Platform"},"minItems":1,"uniqueItems":true},"runtime":{"description":"The runtime a plugin needs; defaults to `swig`. Not used for packages that are not plugins.","allOf":[{"$ref":"annex:/http/Runtime"}]},"tool_version":{"description":"Oldest version of the design tool that this version supports. Missing parts count as 0.","allOf":[{"$ref":"annex:/http/ToolVersion"}]},"tool_version_max":{"description":"Newest version of the design tool that this version supports. Missing parts match anything: `9` includes 9.0.7. No upper bound if absent.","allOf":[{"$ref":"annex:/http/ToolVersion"}]},"keep_on_update":{"type":"array","description":"Regular expressions for files to keep when this version replaces another, in addition to the package's own list.","items":{"type":"string","description":"A regular expression. One that does not compile is reported and otherwise ignored."},"uniqueItems":true}},"$id":"annex:/http/PackageVersion"};

const schema43 = {"type":"string","description":"Either a web URL: `http://` or `https://` and a host, without white space. Or a local file: `file://`, then a drive letter and a colon or a slash, then any characters except NUL.","pattern":"^(?:https?://[^\\s/]\\S*|file://(?:[a-zA-Z]:|/)[^\\u0000]+)$","$id":"annex:/http/URL"};

const schema44 = {"type":"string","description":"A SHA-256 hash in lower-case hexadecimal digits.","pattern":"^[a-f0-9]{64}$","$id":"annex:/http/Sha256"};

const schema45 = {"type":"string","description":"The stability of the version. `stable` is offered to everyone, `testing` and `development` to users who opt in; `deprecated` should no longer be installed.","enum":["stable","testing","development","deprecated"],"$id":"annex:/http/VersionStatus"};

const schema46 = {"type":"string","description":"An operating system.","enum":["windows","macos","linux"],"$id":"annex:/http/Platform"};

const schema47 = {"type":"string","description":"The way the design tool runs plugins.","enum":["swig","ipc"],"$id":"annex:/http/Runtime"};

const schema48 = {"type":"string","description":"A version of the design tool: major[.minor[.patch]].","pattern":"^[0-9]{1,2}([.][0-9]{1,2}([.][0-9]{1,2})?)?$","$id":"annex:/http/ToolVersion"};

const pattern6 = new RegExp("^[0-9]{1,4}([.][0-9]{1,4}([.][0-9]{1,6})?)?$", "u");

const pattern7 = new RegExp("^(?:https?://[^\\s/]\\S*|file://(?:[a-zA-Z]:|/)[^\\u0000]+)$", "u");

const pattern8 = new RegExp("^[a-f0-9]{64}$", "u");

const pattern9 = new RegExp("^[0-9]{1,2}([.][0-9]{1,2}([.][0-9]{1,2})?)?$", "u");

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="annex:/http/PackageVersion" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate18.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.version === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.status === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.tool_version === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tool_version"},message:"must have required property '"+"tool_version"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.version !== undefined){
let data0 = data.version;
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
const err3 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,4}([.][0-9]{1,4}([.][0-9]{1,6})?)?$"},message:"must match pattern \""+"^[0-9]{1,4}([.][0-9]{1,4}([.][0-9]{1,6})?)?$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.version_epoch !== undefined){
let data1 = data.version_epoch;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/version_epoch",schemaPath:"#/properties/version_epoch/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/version_epoch",schemaPath:"#/properties/version_epoch/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.download_url !== undefined){
let data2 = data.download_url;
if(typeof data2 === "string"){
if(!pattern7.test(data2)){
const err7 = {instancePath:instancePath+"/download_url",schemaPath:"annex:/http/URL/pattern",keyword:"pattern",params:{pattern: "^(?:https?://[^\\s/]\\S*|file://(?:[a-zA-Z]:|/)[^\\u0000]+)$"},message:"must match pattern \""+"^(?:https?://[^\\s/]\\S*|file://(?:[a-zA-Z]:|/)[^\\u0000]+)$"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/download_url",schemaPath:"annex:/http/URL/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.download_sha256 !== undefined){
let data3 = data.download_sha256;
if(typeof data3 === "string"){
if(!pattern8.test(data3)){
const err9 = {instancePath:instancePath+"/download_sha256",schemaPath:"annex:/http/Sha256/pattern",keyword:"pattern",params:{pattern: "^[a-f0-9]{64}$"},message:"must match pattern \""+"^[a-f0-9]{64}$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/download_sha256",schemaPath:"annex:/http/Sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.download_size !== undefined){
let data4 = data.download_size;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err11 = {instancePath:instancePath+"/download_size",schemaPath:"#/properties/download_size/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
const err12 = {instancePath:instancePath+"/download_size",schemaPath:"#/properties/download_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.install_size !== undefined){
let data5 = data.install_size;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err13 = {instancePath:instancePath+"/install_size",schemaPath:"#/properties/install_size/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
const err14 = {instancePath:instancePath+"/install_size",schemaPath:"#/properties/install_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data.status !== undefined){
let data6 = data.status;
if(typeof data6 !== "string"){
const err15 = {instancePath:instancePath+"/status",schemaPath:"annex:/http/VersionStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!((((data6 === "stable") || (data6 === "testing")) || (data6 === "development")) || (data6 === "deprecated"))){
const err16 = {instancePath:instancePath+"/status",schemaPath:"annex:/http/VersionStatus/enum",keyword:"enum",params:{allowedValues: schema45.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.platforms !== undefined){
let data7 = data.platforms;
if(Array.isArray(data7)){
if(data7.length < 1){
const err17 = {instancePath:instancePath+"/platforms",schemaPath:"#/properties/platforms/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(typeof data8 !== "string"){
const err18 = {instancePath:instancePath+"/platforms/" + i0,schemaPath:"annex:/http/Platform/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(((data8 === "windows") || (data8 === "macos")) || (data8 === "linux"))){
const err19 = {instancePath:instancePath+"/platforms/" + i0,schemaPath:"annex:/http/Platform/enum",keyword:"enum",params:{allowedValues: schema46.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
const pair0 = func0(data7);
if(pair0 !== null){
const err20 = {instancePath:instancePath+"/platforms",schemaPath:"#/properties/platforms/uniqueItems",keyword:"uniqueItems",params:{i: pair0[0], j: pair0[1]},message:"must NOT have duplicate items (items ## "+pair0+"[1] and "+pair0+"[0] are identical)"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/platforms",schemaPath:"#/properties/platforms/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.runtime !== undefined){
let data9 = data.runtime;
if(typeof data9 !== "string"){
const err22 = {instancePath:instancePath+"/runtime",schemaPath:"annex:/http/Runtime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!((data9 === "swig") || (data9 === "ipc"))){
const err23 = {instancePath:instancePath+"/runtime",schemaPath:"annex:/http/Runtime/enum",keyword:"enum",params:{allowedValues: schema47.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.tool_version !== undefined){
let data10 = data.tool_version;
if(typeof data10 === "string"){
if(!pattern9.test(data10)){
const err24 = {instancePath:instancePath+"/tool_version",schemaPath:"annex:/http/ToolVersion/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,2}([.][0-9]{1,2}([.][0-9]{1,2})?)?$"},message:"must match pattern \""+"^[0-9]{1,2}([.][0-9]{1,2}([.][0-9]{1,2})?)?$"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/tool_version",schemaPath:"annex:/http/ToolVersion/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.tool_version_max !== undefined){
let data11 = data.tool_version_max;
if(typeof data11 === "string"){
if(!pattern9.test(data11)){
const err26 = {instancePath:instancePath+"/tool_version_max",schemaPath:"annex:/http/ToolVersion/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,2}([.][0-9]{1,2}([.][0-9]{1,2})?)?$"},message:"must match pattern \""+"^[0-9]{1,2}([.][0-9]{1,2}([.][0-9]{1,2})?)?$"+"\""};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/tool_version_max",schemaPath:"annex:/http/ToolVersion/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.keep_on_update !== undefined){
let data12 = data.keep_on_update;
if(Array.isArray(data12)){
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
if(typeof data12[i1] !== "string"){
const err28 = {instancePath:instancePath+"/keep_on_update/" + i1,schemaPath:"#/properties/keep_on_update/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
const pair1 = func0(data12);
if(pair1 !== null){
const err29 = {instancePath:instancePath+"/keep_on_update",schemaPath:"#/properties/keep_on_update/uniqueItems",keyword:"uniqueItems",params:{i: pair1[0], j: pair1[1]},message:"must NOT have duplicate items (items ## "+pair1+"[1] and "+pair1+"[0] are identical)"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/keep_on_update",schemaPath:"#/properties/keep_on_update/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
validate18.errors = vErrors;
return errors === 0;
}

validate18.evaluated = {"props":{"version":true,"version_epoch":true,"download_url":true,"download_sha256":true,"download_size":true,"install_size":true,"status":true,"platforms":true,"runtime":true,"tool_version":true,"tool_version_max":true,"keep_on_update":true},"dynamicProps":false,"dynamicItems":false};

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="annex:/http/PackageHit" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate17.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.identifier === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "identifier"},message:"must have required property '"+"identifier"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.description === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.type === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.license === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "license"},message:"must have required property '"+"license"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.tags === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tags"},message:"must have required property '"+"tags"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.author === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "author"},message:"must have required property '"+"author"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.score === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "score"},message:"must have required property '"+"score"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.version === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.identifier !== undefined){
let data0 = data.identifier;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err9 = {instancePath:instancePath+"/identifier",schemaPath:"annex:/http/PackageIdentifier/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z][-a-zA-Z0-9.]{0,98}[a-zA-Z0-9]$"},message:"must match pattern \""+"^[a-zA-Z][-a-zA-Z0-9.]{0,98}[a-zA-Z0-9]$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/identifier",schemaPath:"annex:/http/PackageIdentifier/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func4(data1) > 200){
const err11 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(typeof data2 === "string"){
if(func4(data2) > 500){
const err13 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.type !== undefined){
let data3 = data.type;
if(typeof data3 !== "string"){
const err15 = {instancePath:instancePath+"/type",schemaPath:"annex:/http/PackageType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(((data3 === "plugin") || (data3 === "library")) || (data3 === "colortheme"))){
const err16 = {instancePath:instancePath+"/type",schemaPath:"annex:/http/PackageType/enum",keyword:"enum",params:{allowedValues: schema39.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.license !== undefined){
let data4 = data.license;
if(typeof data4 !== "string"){
const err17 = {instancePath:instancePath+"/license",schemaPath:"annex:/http/License/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data4 === "public-domain") || (data4 === "Apache")) || (data4 === "Apache-1.0")) || (data4 === "Apache-2.0")) || (data4 === "Artistic")) || (data4 === "Artistic-1.0")) || (data4 === "Artistic-2.0")) || (data4 === "BSD")) || (data4 === "BSD-2-Clause")) || (data4 === "BSD-3-Clause")) || (data4 === "BSD-4-Clause")) || (data4 === "ISC")) || (data4 === "CC-BY")) || (data4 === "CC-BY-1.0")) || (data4 === "CC-BY-2.0")) || (data4 === "CC-BY-2.5")) || (data4 === "CC-BY-3.0")) || (data4 === "CC-BY-4.0")) || (data4 === "CC-BY-SA")) || (data4 === "CC-BY-SA-1.0")) || (data4 === "CC-BY-SA-2.0")) || (data4 === "CC-BY-SA-2.5")) || (data4 === "CC-BY-SA-3.0")) || (data4 === "CC-BY-SA-4.0")) || (data4 === "CC-BY-ND")) || (data4 === "CC-BY-ND-1.0")) || (data4 === "CC-BY-ND-2.0")) || (data4 === "CC-BY-ND-2.5")) || (data4 === "CC-BY-ND-3.0")) || (data4 === "CC-BY-ND-4.0")) || (data4 === "CC-BY-NC")) || (data4 === "CC-BY-NC-1.0")) || (data4 === "CC-BY-NC-2.0")) || (data4 === "CC-BY-NC-2.5")) || (data4 === "CC-BY-NC-3.0")) || (data4 === "CC-BY-NC-4.0")) || (data4 === "CC-BY-NC-SA")) || (data4 === "CC-BY-NC-SA-1.0")) || (data4 === "CC-BY-NC-SA-2.0")) || (data4 === "CC-BY-NC-SA-2.5")) || (data4 === "CC-BY-NC-SA-3.0")) || (data4 === "CC-BY-NC-SA-4.0")) || (data4 === "CC-BY-NC-ND")) || (data4 === "CC-BY-NC-ND-1.0")) || (data4 === "CC-BY-NC-ND-2.0")) || (data4 === "CC-BY-NC-ND-2.5")) || (data4 === "CC-BY-NC-ND-3.0")) || (data4 === "CC-BY-NC-ND-4.0")) || (data4 === "CC0-1.0")) || (data4 === "CDDL-1.0")) || (data4 === "CPL")) || (data4 === "EFL")) || (data4 === "EFL-1.0")) || (data4 === "EFL-2.0")) || (data4 === "MIT")) || (data4 === "GPL")) || (data4 === "GPL-1.0")) || (data4 === "GPL-2.0")) || (data4 === "GPL-3.0")) || (data4 === "LGPL")) || (data4 === "LGPL-2.1")) || (data4 === "LGPL-3.0")) || (data4 === "GNU-LGPL-2.0")) || (data4 === "GFDL")) || (data4 === "GFDL-1.0")) || (data4 === "GFDL-1.1")) || (data4 === "GFDL-1.2")) || (data4 === "GFDL-1.3")) || (data4 === "GFDL-NIV")) || (data4 === "LPPL")) || (data4 === "LPPL-1.0")) || (data4 === "LPPL-1.1")) || (data4 === "LPPL-1.2")) || (data4 === "LPPL-1.3")) || (data4 === "MPL-1.1")) || (data4 === "Perl")) || (data4 === "Python-2.0")) || (data4 === "QPL-1.0")) || (data4 === "W3C")) || (data4 === "Zlib")) || (data4 === "Zope")) || (data4 === "Zope-1.0")) || (data4 === "Zope-1.1")) || (data4 === "Zope-2.0")) || (data4 === "Zope-2.1")) || (data4 === "CERN-OHL")) || (data4 === "WTFPL")) || (data4 === "Unlicense")) || (data4 === "open-source")) || (data4 === "unrestricted"))){
const err18 = {instancePath:instancePath+"/license",schemaPath:"annex:/http/License/enum",keyword:"enum",params:{allowedValues: schema40.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.tags !== undefined){
let data5 = data.tags;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 === "string"){
if(!pattern5.test(data6)){
const err19 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"annex:/http/PackageTag/pattern",keyword:"pattern",params:{pattern: "^[a-z][-a-z0-9]{0,48}[a-z0-9]$"},message:"must match pattern \""+"^[a-z][-a-z0-9]{0,48}[a-z0-9]$"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"annex:/http/PackageTag/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
const pair0 = func0(data5);
if(pair0 !== null){
const err21 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/uniqueItems",keyword:"uniqueItems",params:{i: pair0[0], j: pair0[1]},message:"must NOT have duplicate items (items ## "+pair0+"[1] and "+pair0+"[0] are identical)"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.category !== undefined){
if(typeof data.category !== "string"){
const err23 = {instancePath:instancePath+"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.author !== undefined){
let data8 = data.author;
if(typeof data8 === "string"){
if(func4(data8) > 500){
const err24 = {instancePath:instancePath+"/author",schemaPath:"#/properties/author/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/author",schemaPath:"#/properties/author/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.score !== undefined){
let data9 = data.score;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err26 = {instancePath:instancePath+"/score",schemaPath:"#/properties/score/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
const err27 = {instancePath:instancePath+"/score",schemaPath:"#/properties/score/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
if(data.version !== undefined){
let data10 = data.version;
const _errs26 = errors;
let valid7 = false;
let passing0 = null;
const _errs27 = errors;
if(!(validate18(data10, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
var _valid0 = _errs27 === errors;
if(_valid0){
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
if(data10 !== null){
const err28 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var _valid0 = _errs28 === errors;
if(_valid0 && valid7){
valid7 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid7 = true;
passing0 = 1;
}
}
if(!valid7){
const err29 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
else {
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26;
}
else {
vErrors = null;
}
}
}
}
if(data.newer !== undefined){
if(!(validate18(data.newer, {instancePath:instancePath+"/newer",parentData:data,parentDataProperty:"newer",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
}
else {
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}

validate17.evaluated = {"props":{"identifier":true,"name":true,"description":true,"type":true,"license":true,"tags":true,"category":true,"author":true,"score":true,"version":true,"newer":true},"dynamicProps":false,"dynamicItems":false};

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="annex:/http/PackageSearch" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate16.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.total === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.offset === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "offset"},message:"must have required property '"+"offset"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.limit === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "limit"},message:"must have required property '"+"limit"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.next === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "next"},message:"must have required property '"+"next"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.packages === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "packages"},message:"must have required property '"+"packages"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.total !== undefined){
let data0 = data.total;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err5 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
const err6 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.offset !== undefined){
let data1 = data.offset;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err7 = {instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.limit !== undefined){
let data2 = data.limit;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err9 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.next !== undefined){
let data3 = data.next;
if((typeof data3 !== "string") && (data3 !== null)){
const err11 = {instancePath:instancePath+"/next",schemaPath:"annex:/http/Next/type",keyword:"type",params:{type: schema36.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data3 === "string"){
if(func4(data3) > 8192){
const err12 = {instancePath:instancePath+"/next",schemaPath:"annex:/http/Next/maxLength",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(formats0.test(data3))){
const err13 = {instancePath:instancePath+"/next",schemaPath:"annex:/http/Next/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.packages !== undefined){
let data4 = data.packages;
if(Array.isArray(data4)){
if(data4.length > 100){
const err14 = {instancePath:instancePath+"/packages",schemaPath:"#/properties/packages/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate17(data4[i0], {instancePath:instancePath+"/packages/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath:instancePath+"/packages",schemaPath:"#/properties/packages/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate16.errors = vErrors;
return errors === 0;
}

validate16.evaluated = {"props":{"total":true,"offset":true,"limit":true,"next":true,"packages":true},"dynamicProps":false,"dynamicItems":false};

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="searchPackages_200_application_json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate15.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate16(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
validate15.errors = vErrors;
return errors === 0;
}

validate15.evaluated = {"props":{"total":true,"offset":true,"limit":true,"next":true,"packages":true},"dynamicProps":false,"dynamicItems":false};

const searchPackages_parameters = validate23;

const schema50 = {"type":"object","properties":{"query":{"type":"object","required":[],"properties":{"q":{"type":"string","maxLength":200},"type":{"$ref":"annex:/http/PackageType"},"tag":{"type":"array","maxItems":20,"uniqueItems":true,"items":{"type":"string","pattern":"^[a-z][-a-z0-9]{0,48}[a-z0-9]$","maxLength":50}},"platform":{"type":"array","maxItems":3,"uniqueItems":true,"items":{"$ref":"annex:/http/Platform"}},"status":{"type":"array","maxItems":4,"uniqueItems":true,"items":{"$ref":"annex:/http/VersionStatus"}},"tool_version":{"type":"string","pattern":"^[0-9]{1,2}([.][0-9]{1,2}([.][0-9]{1,2})?)?$","maxLength":8},"limit":{"type":"integer","minimum":1,"maximum":100,"default":20},"cursor":{"type":"string","pattern":"^[A-Za-z0-9_-]+$","minLength":1,"maxLength":100},"offset":{"type":"integer","minimum":0,"maximum":100000,"default":0}}}},"$id":"searchPackages_parameters"};

const pattern13 = new RegExp("^[A-Za-z0-9_-]+$", "u");

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="searchPackages_parameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query !== undefined){
let data0 = data.query;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.limit === undefined){
data0.limit = 20;
}
if(data0.offset === undefined){
data0.offset = 0;
}
if(data0.q !== undefined){
let data1 = data0.q;
if(typeof data1 === "string"){
if(func4(data1) > 200){
const err0 = {instancePath:instancePath+"/query/q",schemaPath:"#/properties/query/properties/q/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/query/q",schemaPath:"#/properties/query/properties/q/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.type !== undefined){
let data2 = data0.type;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/query/type",schemaPath:"annex:/http/PackageType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(((data2 === "plugin") || (data2 === "library")) || (data2 === "colortheme"))){
const err3 = {instancePath:instancePath+"/query/type",schemaPath:"annex:/http/PackageType/enum",keyword:"enum",params:{allowedValues: schema39.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.tag !== undefined){
let data3 = data0.tag;
if(Array.isArray(data3)){
if(data3.length > 20){
const err4 = {instancePath:instancePath+"/query/tag",schemaPath:"#/properties/query/properties/tag/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(func4(data4) > 50){
const err5 = {instancePath:instancePath+"/query/tag/" + i0,schemaPath:"#/properties/query/properties/tag/items/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern5.test(data4)){
const err6 = {instancePath:instancePath+"/query/tag/" + i0,schemaPath:"#/properties/query/properties/tag/items/pattern",keyword:"pattern",params:{pattern: "^[a-z][-a-z0-9]{0,48}[a-z0-9]$"},message:"must match pattern \""+"^[a-z][-a-z0-9]{0,48}[a-z0-9]$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/query/tag/" + i0,schemaPath:"#/properties/query/properties/tag/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
const pair0 = func0(data3);
if(pair0 !== null){
const err8 = {instancePath:instancePath+"/query/tag",schemaPath:"#/properties/query/properties/tag/uniqueItems",keyword:"uniqueItems",params:{i: pair0[0], j: pair0[1]},message:"must NOT have duplicate items (items ## "+pair0+"[1] and "+pair0+"[0] are identical)"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/query/tag",schemaPath:"#/properties/query/properties/tag/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data0.platform !== undefined){
let data5 = data0.platform;
if(Array.isArray(data5)){
if(data5.length > 3){
const err10 = {instancePath:instancePath+"/query/platform",schemaPath:"#/properties/query/properties/platform/maxItems",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(typeof data6 !== "string"){
const err11 = {instancePath:instancePath+"/query/platform/" + i1,schemaPath:"annex:/http/Platform/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(((data6 === "windows") || (data6 === "macos")) || (data6 === "linux"))){
const err12 = {instancePath:instancePath+"/query/platform/" + i1,schemaPath:"annex:/http/Platform/enum",keyword:"enum",params:{allowedValues: schema46.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
const pair1 = func0(data5);
if(pair1 !== null){
const err13 = {instancePath:instancePath+"/query/platform",schemaPath:"#/properties/query/properties/platform/uniqueItems",keyword:"uniqueItems",params:{i: pair1[0], j: pair1[1]},message:"must NOT have duplicate items (items ## "+pair1+"[1] and "+pair1+"[0] are identical)"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/query/platform",schemaPath:"#/properties/query/properties/platform/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data0.status !== undefined){
let data7 = data0.status;
if(Array.isArray(data7)){
if(data7.length > 4){
const err15 = {instancePath:instancePath+"/query/status",schemaPath:"#/properties/query/properties/status/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
let data8 = data7[i2];
if(typeof data8 !== "string"){
const err16 = {instancePath:instancePath+"/query/status/" + i2,schemaPath:"annex:/http/VersionStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!((((data8 === "stable") || (data8 === "testing")) || (data8 === "development")) || (data8 === "deprecated"))){
const err17 = {instancePath:instancePath+"/query/status/" + i2,schemaPath:"annex:/http/VersionStatus/enum",keyword:"enum",params:{allowedValues: schema45.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
const pair2 = func0(data7);
if(pair2 !== null){
const err18 = {instancePath:instancePath+"/query/status",schemaPath:"#/properties/query/properties/status/uniqueItems",keyword:"uniqueItems",params:{i: pair2[0], j: pair2[1]},message:"must NOT have duplicate items (items ## "+pair2+"[1] and "+pair2+"[0] are identical)"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/query/status",schemaPath:"#/properties/query/properties/status/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data0.tool_version !== undefined){
let data9 = data0.tool_version;
if(typeof data9 === "string"){
if(func4(data9) > 8){
const err20 = {instancePath:instancePath+"/query/tool_version",schemaPath:"#/properties/query/properties/tool_version/maxLength",keyword:"maxLength",params:{limit: 8},message:"must NOT have more than 8 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!pattern9.test(data9)){
const err21 = {instancePath:instancePath+"/query/tool_version",schemaPath:"#/properties/query/properties/tool_version/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,2}([.][0-9]{1,2}([.][0-9]{1,2})?)?$"},message:"must match pattern \""+"^[0-9]{1,2}([.][0-9]{1,2}([.][0-9]{1,2})?)?$"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/query/tool_version",schemaPath:"#/properties/query/properties/tool_version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
let data10 = data0.limit;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err23 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 100 || isNaN(data10)){
const err24 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data10 < 1 || isNaN(data10)){
const err25 = {instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data0.cursor !== undefined){
let data11 = data0.cursor;
if(typeof data11 === "string"){
if(func4(data11) > 100){
const err26 = {instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(func4(data11) < 1){
const err27 = {instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!pattern13.test(data11)){
const err28 = {instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/query/cursor",schemaPath:"#/properties/query/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
let data12 = data0.offset;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err30 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 100000 || isNaN(data12)){
const err31 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data12 < 0 || isNaN(data12)){
const err32 = {instancePath:instancePath+"/query/offset",schemaPath:"#/properties/query/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}

validate23.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};

const getQuarantine_200_application_json = validate24;

const schema54 = {"$ref":"annex:/http/Quarantine","$id":"getQuarantine_200_application_json"};

const schema55 = {"type":"object","description":"The excluded packages.","required":["total","packages"],"properties":{"total":{"type":"integer","description":"Total number of excluded packages, including those not listed.","minimum":0},"packages":{"type":"array","description":"The packages, in the order of the list; at most 1000.","maxItems":1000,"items":{"$ref":"annex:/http/QuarantinedPackage"}}},"$id":"annex:/http/Quarantine"};

const schema56 = {"type":"object","description":"An excluded package.","required":["index","identifier","errors"],"properties":{"index":{"type":"integer","description":"Zero-based index in the `packages` of the list.","minimum":0},"identifier":{"type":["string","null"],"description":"The identifier in its metadata; null if that is not a string.","maxLength":200},"errors":{"type":"array","description":"The first few errors.","maxItems":8,"items":{"$ref":"annex:/http/QuarantineError"}}},"$id":"annex:/http/QuarantinedPackage"};

const schema57 = {"type":"object","description":"One error.","required":["pointer","detail"],"properties":{"pointer":{"type":"string","description":"The location, as a JSON Pointer (RFC 6901) into packages.json.","maxLength":2000},"detail":{"type":"string","description":"A description of the error.","maxLength":2000}},"$id":"annex:/http/QuarantineError"};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="annex:/http/QuarantineError" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate27.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pointer === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pointer"},message:"must have required property '"+"pointer"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.detail === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "detail"},message:"must have required property '"+"detail"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.pointer !== undefined){
let data0 = data.pointer;
if(typeof data0 === "string"){
if(func4(data0) > 2000){
const err2 = {instancePath:instancePath+"/pointer",schemaPath:"#/properties/pointer/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/pointer",schemaPath:"#/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.detail !== undefined){
let data1 = data.detail;
if(typeof data1 === "string"){
if(func4(data1) > 2000){
const err4 = {instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}

validate27.evaluated = {"props":{"pointer":true,"detail":true},"dynamicProps":false,"dynamicItems":false};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="annex:/http/QuarantinedPackage" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate26.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.index === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "index"},message:"must have required property '"+"index"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.identifier === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "identifier"},message:"must have required property '"+"identifier"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.errors === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "errors"},message:"must have required property '"+"errors"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.index !== undefined){
let data0 = data.index;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/index",schemaPath:"#/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.identifier !== undefined){
let data1 = data.identifier;
if((typeof data1 !== "string") && (data1 !== null)){
const err5 = {instancePath:instancePath+"/identifier",schemaPath:"#/properties/identifier/type",keyword:"type",params:{type: schema56.properties.identifier.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data1 === "string"){
if(func4(data1) > 200){
const err6 = {instancePath:instancePath+"/identifier",schemaPath:"#/properties/identifier/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.errors !== undefined){
let data2 = data.errors;
if(Array.isArray(data2)){
if(data2.length > 8){
const err7 = {instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate27(data2[i0], {instancePath:instancePath+"/errors/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}

validate26.evaluated = {"props":{"index":true,"identifier":true,"errors":true},"dynamicProps":false,"dynamicItems":false};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="annex:/http/Quarantine" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate25.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.total === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.packages === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "packages"},message:"must have required property '"+"packages"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.total !== undefined){
let data0 = data.total;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.packages !== undefined){
let data1 = data.packages;
if(Array.isArray(data1)){
if(data1.length > 1000){
const err4 = {instancePath:instancePath+"/packages",schemaPath:"#/properties/packages/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate26(data1[i0], {instancePath:instancePath+"/packages/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/packages",schemaPath:"#/properties/packages/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}

validate25.evaluated = {"props":{"total":true,"packages":true},"dynamicProps":false,"dynamicItems":false};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getQuarantine_200_application_json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
validate24.errors = vErrors;
return errors === 0;
}

validate24.evaluated = {"props":{"total":true,"packages":true},"dynamicProps":false,"dynamicItems":false};

const getPackage_200_application_json = validate31;

const schema58 = {"$ref":"annex:/http/Package","$id":"getPackage_200_application_json"};

const schema59 = {"type":"object","description":"One installable package with all its versions.","required":["name","description","description_full","identifier","type","author","license","resources","versions"],"properties":{"name":{"type":"string","description":"The display name of the package.","maxLength":200},"description":{"type":"string","description":"Short description of the package, shown in lists.","maxLength":500},"description_full":{"type":"string","description":"Long description of the package, shown on its own page. Line breaks are kept.","maxLength":5000},"identifier":{"$ref":"annex:/http/PackageIdentifier"},"type":{"$ref":"annex:/http/PackageType"},"author":{"description":"The author of the package.","allOf":[{"$ref":"annex:/http/Contact"}]},"maintainer":{"description":"The current maintainer, if different from the author.","allOf":[{"$ref":"annex:/http/Contact"}]},"category":{"type":"string","description":"A word of your choice to group packages by."},"license":{"$ref":"annex:/http/License"},"resources":{"type":"object","description":"Links of the package. Each key is a label (letters, digits, spaces and hyphens; 2 to 50 characters), each value the target. May be empty. A key of any other form is an error.","patternProperties":{"^[a-zA-Z][-a-zA-Z0-9 ]{0,48}[a-zA-Z0-9]$":{"type":"string","description":"The target of the link, usually a URL.","maxLength":500}},"additionalProperties":false},"tags":{"type":"array","description":"Keywords for finding the package. Omit the property instead of giving an empty list.","items":{"$ref":"annex:/http/PackageTag"},"minItems":1,"uniqueItems":true},"keep_on_update":{"type":"array","description":"Regular expressions for files to keep when the package is updated. Each is searched for, unanchored, in a file's path below the install directory, which starts with `/`. Applies to every version, in addition to the version's own list.","items":{"type":"string","description":"A regular expression. One that does not compile is reported and otherwise ignored."},"uniqueItems":true},"versions":{"type":"array","description":"All published versions, by convention newest first. No two entries may be equal. An empty list withdraws the package.","items":{"$ref":"annex:/http/PackageVersion"},"uniqueItems":true}},"$id":"annex:/http/Package"};

const pattern17 = new RegExp("^[a-zA-Z][-a-zA-Z0-9 ]{0,48}[a-zA-Z0-9]$", "u");

const schema62 = {"type":"object","description":"A person or a group, and how to reach them.","required":["name","contact"],"properties":{"name":{"type":"string","description":"The name of the person or group.","maxLength":500},"contact":{"type":"object","description":"Ways to reach them. Each key is the kind of address (lower-case letters, digits, spaces and hyphens; 2 to 50 characters), each value the address. May be empty. A key of any other form is an error.","patternProperties":{"^[a-z][-a-z0-9 ]{0,48}[a-z0-9]$":{"type":"string","description":"The address, such as a URL or an email address.","maxLength":500}},"additionalProperties":false}},"$id":"annex:/http/Contact"};

const pattern15 = new RegExp("^[a-z][-a-z0-9 ]{0,48}[a-z0-9]$", "u");

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="annex:/http/Contact" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate33.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.contact === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contact"},message:"must have required property '"+"contact"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func4(data0) > 500){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.contact !== undefined){
let data1 = data.contact;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key0 in data1){
if(!(pattern15.test(key0))){
const err4 = {instancePath:instancePath+"/contact",schemaPath:"#/properties/contact/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
for(const key1 in data1){
if(pattern15.test(key1)){
let data2 = data1[key1];
if(typeof data2 === "string"){
if(func4(data2) > 500){
const err5 = {instancePath:instancePath+"/contact/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/contact/patternProperties/%5E%5Ba-z%5D%5B-a-z0-9%20%5D%7B0%2C48%7D%5Ba-z0-9%5D%24/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/contact/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/contact/patternProperties/%5E%5Ba-z%5D%5B-a-z0-9%20%5D%7B0%2C48%7D%5Ba-z0-9%5D%24/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
else {
const err7 = {instancePath:instancePath+"/contact",schemaPath:"#/properties/contact/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}

validate33.evaluated = {"props":{"name":true,"contact":true},"dynamicProps":false,"dynamicItems":false};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="annex:/http/Package" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.description === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.description_full === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description_full"},message:"must have required property '"+"description_full"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.identifier === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "identifier"},message:"must have required property '"+"identifier"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.type === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.author === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "author"},message:"must have required property '"+"author"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.license === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "license"},message:"must have required property '"+"license"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.resources === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "resources"},message:"must have required property '"+"resources"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.versions === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "versions"},message:"must have required property '"+"versions"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func4(data0) > 200){
const err9 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 === "string"){
if(func4(data1) > 500){
const err11 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.description_full !== undefined){
let data2 = data.description_full;
if(typeof data2 === "string"){
if(func4(data2) > 5000){
const err13 = {instancePath:instancePath+"/description_full",schemaPath:"#/properties/description_full/maxLength",keyword:"maxLength",params:{limit: 5000},message:"must NOT have more than 5000 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/description_full",schemaPath:"#/properties/description_full/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.identifier !== undefined){
let data3 = data.identifier;
if(typeof data3 === "string"){
if(!pattern4.test(data3)){
const err15 = {instancePath:instancePath+"/identifier",schemaPath:"annex:/http/PackageIdentifier/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z][-a-zA-Z0-9.]{0,98}[a-zA-Z0-9]$"},message:"must match pattern \""+"^[a-zA-Z][-a-zA-Z0-9.]{0,98}[a-zA-Z0-9]$"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/identifier",schemaPath:"annex:/http/PackageIdentifier/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.type !== undefined){
let data4 = data.type;
if(typeof data4 !== "string"){
const err17 = {instancePath:instancePath+"/type",schemaPath:"annex:/http/PackageType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(((data4 === "plugin") || (data4 === "library")) || (data4 === "colortheme"))){
const err18 = {instancePath:instancePath+"/type",schemaPath:"annex:/http/PackageType/enum",keyword:"enum",params:{allowedValues: schema39.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.author !== undefined){
if(!(validate33(data.author, {instancePath:instancePath+"/author",parentData:data,parentDataProperty:"author",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
if(data.maintainer !== undefined){
if(!(validate33(data.maintainer, {instancePath:instancePath+"/maintainer",parentData:data,parentDataProperty:"maintainer",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
if(data.category !== undefined){
if(typeof data.category !== "string"){
const err19 = {instancePath:instancePath+"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.license !== undefined){
let data8 = data.license;
if(typeof data8 !== "string"){
const err20 = {instancePath:instancePath+"/license",schemaPath:"annex:/http/License/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data8 === "public-domain") || (data8 === "Apache")) || (data8 === "Apache-1.0")) || (data8 === "Apache-2.0")) || (data8 === "Artistic")) || (data8 === "Artistic-1.0")) || (data8 === "Artistic-2.0")) || (data8 === "BSD")) || (data8 === "BSD-2-Clause")) || (data8 === "BSD-3-Clause")) || (data8 === "BSD-4-Clause")) || (data8 === "ISC")) || (data8 === "CC-BY")) || (data8 === "CC-BY-1.0")) || (data8 === "CC-BY-2.0")) || (data8 === "CC-BY-2.5")) || (data8 === "CC-BY-3.0")) || (data8 === "CC-BY-4.0")) || (data8 === "CC-BY-SA")) || (data8 === "CC-BY-SA-1.0")) || (data8 === "CC-BY-SA-2.0")) || (data8 === "CC-BY-SA-2.5")) || (data8 === "CC-BY-SA-3.0")) || (data8 === "CC-BY-SA-4.0")) || (data8 === "CC-BY-ND")) || (data8 === "CC-BY-ND-1.0")) || (data8 === "CC-BY-ND-2.0")) || (data8 === "CC-BY-ND-2.5")) || (data8 === "CC-BY-ND-3.0")) || (data8 === "CC-BY-ND-4.0")) || (data8 === "CC-BY-NC")) || (data8 === "CC-BY-NC-1.0")) || (data8 === "CC-BY-NC-2.0")) || (data8 === "CC-BY-NC-2.5")) || (data8 === "CC-BY-NC-3.0")) || (data8 === "CC-BY-NC-4.0")) || (data8 === "CC-BY-NC-SA")) || (data8 === "CC-BY-NC-SA-1.0")) || (data8 === "CC-BY-NC-SA-2.0")) || (data8 === "CC-BY-NC-SA-2.5")) || (data8 === "CC-BY-NC-SA-3.0")) || (data8 === "CC-BY-NC-SA-4.0")) || (data8 === "CC-BY-NC-ND")) || (data8 === "CC-BY-NC-ND-1.0")) || (data8 === "CC-BY-NC-ND-2.0")) || (data8 === "CC-BY-NC-ND-2.5")) || (data8 === "CC-BY-NC-ND-3.0")) || (data8 === "CC-BY-NC-ND-4.0")) || (data8 === "CC0-1.0")) || (data8 === "CDDL-1.0")) || (data8 === "CPL")) || (data8 === "EFL")) || (data8 === "EFL-1.0")) || (data8 === "EFL-2.0")) || (data8 === "MIT")) || (data8 === "GPL")) || (data8 === "GPL-1.0")) || (data8 === "GPL-2.0")) || (data8 === "GPL-3.0")) || (data8 === "LGPL")) || (data8 === "LGPL-2.1")) || (data8 === "LGPL-3.0")) || (data8 === "GNU-LGPL-2.0")) || (data8 === "GFDL")) || (data8 === "GFDL-1.0")) || (data8 === "GFDL-1.1")) || (data8 === "GFDL-1.2")) || (data8 === "GFDL-1.3")) || (data8 === "GFDL-NIV")) || (data8 === "LPPL")) || (data8 === "LPPL-1.0")) || (data8 === "LPPL-1.1")) || (data8 === "LPPL-1.2")) || (data8 === "LPPL-1.3")) || (data8 === "MPL-1.1")) || (data8 === "Perl")) || (data8 === "Python-2.0")) || (data8 === "QPL-1.0")) || (data8 === "W3C")) || (data8 === "Zlib")) || (data8 === "Zope")) || (data8 === "Zope-1.0")) || (data8 === "Zope-1.1")) || (data8 === "Zope-2.0")) || (data8 === "Zope-2.1")) || (data8 === "CERN-OHL")) || (data8 === "WTFPL")) || (data8 === "Unlicense")) || (data8 === "open-source")) || (data8 === "unrestricted"))){
const err21 = {instancePath:instancePath+"/license",schemaPath:"annex:/http/License/enum",keyword:"enum",params:{allowedValues: schema40.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.resources !== undefined){
let data9 = data.resources;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key0 in data9){
if(!(pattern17.test(key0))){
const err22 = {instancePath:instancePath+"/resources",schemaPath:"#/properties/resources/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
for(const key1 in data9){
if(pattern17.test(key1)){
let data10 = data9[key1];
if(typeof data10 === "string"){
if(func4(data10) > 500){
const err23 = {instancePath:instancePath+"/resources/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/resources/patternProperties/%5E%5Ba-zA-Z%5D%5B-a-zA-Z0-9%20%5D%7B0%2C48%7D%5Ba-zA-Z0-9%5D%24/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/resources/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/resources/patternProperties/%5E%5Ba-zA-Z%5D%5B-a-zA-Z0-9%20%5D%7B0%2C48%7D%5Ba-zA-Z0-9%5D%24/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
}
else {
const err25 = {instancePath:instancePath+"/resources",schemaPath:"#/properties/resources/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.tags !== undefined){
let data11 = data.tags;
if(Array.isArray(data11)){
if(data11.length < 1){
const err26 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
let data12 = data11[i0];
if(typeof data12 === "string"){
if(!pattern5.test(data12)){
const err27 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"annex:/http/PackageTag/pattern",keyword:"pattern",params:{pattern: "^[a-z][-a-z0-9]{0,48}[a-z0-9]$"},message:"must match pattern \""+"^[a-z][-a-z0-9]{0,48}[a-z0-9]$"+"\""};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"annex:/http/PackageTag/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
const pair0 = func0(data11);
if(pair0 !== null){
const err29 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/uniqueItems",keyword:"uniqueItems",params:{i: pair0[0], j: pair0[1]},message:"must NOT have duplicate items (items ## "+pair0+"[1] and "+pair0+"[0] are identical)"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.keep_on_update !== undefined){
let data13 = data.keep_on_update;
if(Array.isArray(data13)){
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
if(typeof data13[i1] !== "string"){
const err31 = {instancePath:instancePath+"/keep_on_update/" + i1,schemaPath:"#/properties/keep_on_update/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
const pair1 = func0(data13);
if(pair1 !== null){
const err32 = {instancePath:instancePath+"/keep_on_update",schemaPath:"#/properties/keep_on_update/uniqueItems",keyword:"uniqueItems",params:{i: pair1[0], j: pair1[1]},message:"must NOT have duplicate items (items ## "+pair1+"[1] and "+pair1+"[0] are identical)"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/keep_on_update",schemaPath:"#/properties/keep_on_update/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.versions !== undefined){
let data15 = data.versions;
if(Array.isArray(data15)){
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
if(!(validate18(data15[i2], {instancePath:instancePath+"/versions/" + i2,parentData:data15,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
const pair2 = func0(data15);
if(pair2 !== null){
const err34 = {instancePath:instancePath+"/versions",schemaPath:"#/properties/versions/uniqueItems",keyword:"uniqueItems",params:{i: pair2[0], j: pair2[1]},message:"must NOT have duplicate items (items ## "+pair2+"[1] and "+pair2+"[0] are identical)"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/versions",schemaPath:"#/properties/versions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}

validate32.evaluated = {"props":{"name":true,"description":true,"description_full":true,"identifier":true,"type":true,"author":true,"maintainer":true,"category":true,"license":true,"resources":true,"tags":true,"keep_on_update":true,"versions":true},"dynamicProps":false,"dynamicItems":false};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getPackage_200_application_json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate31.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate32(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
validate31.errors = vErrors;
return errors === 0;
}

validate31.evaluated = {"props":{"name":true,"description":true,"description_full":true,"identifier":true,"type":true,"author":true,"maintainer":true,"category":true,"license":true,"resources":true,"tags":true,"keep_on_update":true,"versions":true},"dynamicProps":false,"dynamicItems":false};

const getPackage_parameters = validate38;

const schema65 = {"type":"object","properties":{"path":{"type":"object","required":["identifier"],"properties":{"identifier":{"type":"string","pattern":"^[a-zA-Z][-a-zA-Z0-9.]{0,98}[a-zA-Z0-9]$","maxLength":100}}}},"$id":"getPackage_parameters"};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getPackage_parameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate38.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.identifier === undefined){
const err0 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "identifier"},message:"must have required property '"+"identifier"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data0.identifier !== undefined){
let data1 = data0.identifier;
if(typeof data1 === "string"){
if(func4(data1) > 100){
const err1 = {instancePath:instancePath+"/path/identifier",schemaPath:"#/properties/path/properties/identifier/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern4.test(data1)){
const err2 = {instancePath:instancePath+"/path/identifier",schemaPath:"#/properties/path/properties/identifier/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z][-a-zA-Z0-9.]{0,98}[a-zA-Z0-9]$"},message:"must match pattern \""+"^[a-zA-Z][-a-zA-Z0-9.]{0,98}[a-zA-Z0-9]$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/path/identifier",schemaPath:"#/properties/path/properties/identifier/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate38.errors = vErrors;
return errors === 0;
}

validate38.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};

const getPackageIcon_parameters = validate39;

const schema66 = {"type":"object","properties":{"path":{"type":"object","required":["identifier"],"properties":{"identifier":{"type":"string","pattern":"^[a-zA-Z][-a-zA-Z0-9.]{0,98}[a-zA-Z0-9]$","maxLength":100}}},"header":{"type":"object","required":[],"properties":{"If-None-Match":{"type":"string","maxLength":1000}}}},"$id":"getPackageIcon_parameters"};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getPackageIcon_parameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate39.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.identifier === undefined){
const err0 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "identifier"},message:"must have required property '"+"identifier"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data0.identifier !== undefined){
let data1 = data0.identifier;
if(typeof data1 === "string"){
if(func4(data1) > 100){
const err1 = {instancePath:instancePath+"/path/identifier",schemaPath:"#/properties/path/properties/identifier/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern4.test(data1)){
const err2 = {instancePath:instancePath+"/path/identifier",schemaPath:"#/properties/path/properties/identifier/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z][-a-zA-Z0-9.]{0,98}[a-zA-Z0-9]$"},message:"must match pattern \""+"^[a-zA-Z][-a-zA-Z0-9.]{0,98}[a-zA-Z0-9]$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/path/identifier",schemaPath:"#/properties/path/properties/identifier/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.header !== undefined){
let data2 = data.header;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2["If-None-Match"] !== undefined){
let data3 = data2["If-None-Match"];
if(typeof data3 === "string"){
if(func4(data3) > 1000){
const err5 = {instancePath:instancePath+"/header/If-None-Match",schemaPath:"#/properties/header/properties/If-None-Match/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/header/If-None-Match",schemaPath:"#/properties/header/properties/If-None-Match/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate39.errors = vErrors;
return errors === 0;
}

validate39.evaluated = {"props":{"path":true,"header":true},"dynamicProps":false,"dynamicItems":false};

const resolvePackage_200_application_json = validate40;

const schema67 = {"$ref":"annex:/http/PackageResolution","$id":"resolvePackage_200_application_json"};

const schema68 = {"type":"object","description":"The version to install, and why the others were not chosen.","required":["identifier","version","others"],"properties":{"identifier":{"$ref":"annex:/http/PackageIdentifier"},"version":{"description":"The version to install; null if none matches.","oneOf":[{"$ref":"annex:/http/PackageVersion"},{"type":"null"}]},"others":{"type":"array","description":"All other versions, newest first.","items":{"$ref":"annex:/http/PassedOver"}}},"$id":"annex:/http/PackageResolution"};

const schema70 = {"type":"object","description":"A version that was not chosen.","required":["version","status","reason","detail"],"properties":{"version":{"type":"string","description":"The number of the version.","maxLength":16},"version_epoch":{"type":"integer","description":"The version's epoch; absent if the list gives none.","minimum":0},"status":{"$ref":"annex:/http/VersionStatus"},"reason":{"type":"string","description":"Why the version was not chosen, for programs; the first of these that applies. `tool-too-old`: it needs a newer design tool. `tool-too-new`: it needs an older one. `platform`: it does not run on that system. `runtime`: it needs another runtime. `status`: it is less stable than requested, or than the chosen version. `older`: it matches, but so does a newer version.","enum":["tool-too-old","tool-too-new","platform","runtime","status","older"]},"detail":{"type":"string","description":"Why the version was not chosen, for people.","maxLength":500}},"$id":"annex:/http/PassedOver"};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="annex:/http/PassedOver" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate43.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.version === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.status === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.reason === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.detail === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "detail"},message:"must have required property '"+"detail"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.version !== undefined){
let data0 = data.version;
if(typeof data0 === "string"){
if(func4(data0) > 16){
const err4 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/maxLength",keyword:"maxLength",params:{limit: 16},message:"must NOT have more than 16 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.version_epoch !== undefined){
let data1 = data.version_epoch;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err6 = {instancePath:instancePath+"/version_epoch",schemaPath:"#/properties/version_epoch/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/version_epoch",schemaPath:"#/properties/version_epoch/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.status !== undefined){
let data2 = data.status;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/status",schemaPath:"annex:/http/VersionStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((((data2 === "stable") || (data2 === "testing")) || (data2 === "development")) || (data2 === "deprecated"))){
const err9 = {instancePath:instancePath+"/status",schemaPath:"annex:/http/VersionStatus/enum",keyword:"enum",params:{allowedValues: schema45.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.reason !== undefined){
let data3 = data.reason;
if(typeof data3 !== "string"){
const err10 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!((((((data3 === "tool-too-old") || (data3 === "tool-too-new")) || (data3 === "platform")) || (data3 === "runtime")) || (data3 === "status")) || (data3 === "older"))){
const err11 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/enum",keyword:"enum",params:{allowedValues: schema70.properties.reason.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.detail !== undefined){
let data4 = data.detail;
if(typeof data4 === "string"){
if(func4(data4) > 500){
const err12 = {instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate43.errors = vErrors;
return errors === 0;
}

validate43.evaluated = {"props":{"version":true,"version_epoch":true,"status":true,"reason":true,"detail":true},"dynamicProps":false,"dynamicItems":false};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="annex:/http/PackageResolution" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate41.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.identifier === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "identifier"},message:"must have required property '"+"identifier"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.version === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.others === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "others"},message:"must have required property '"+"others"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.identifier !== undefined){
let data0 = data.identifier;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err3 = {instancePath:instancePath+"/identifier",schemaPath:"annex:/http/PackageIdentifier/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z][-a-zA-Z0-9.]{0,98}[a-zA-Z0-9]$"},message:"must match pattern \""+"^[a-zA-Z][-a-zA-Z0-9.]{0,98}[a-zA-Z0-9]$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/identifier",schemaPath:"annex:/http/PackageIdentifier/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.version !== undefined){
let data1 = data.version;
const _errs5 = errors;
let valid2 = false;
let passing0 = null;
const _errs6 = errors;
if(!(validate18(data1, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
if(_valid0){
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
if(data1 !== null){
const err5 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs7 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid2 = true;
passing0 = 1;
}
}
if(!valid2){
const err6 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
}
if(data.others !== undefined){
let data2 = data.others;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate43(data2[i0], {instancePath:instancePath+"/others/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/others",schemaPath:"#/properties/others/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate41.errors = vErrors;
return errors === 0;
}

validate41.evaluated = {"props":{"identifier":true,"version":true,"others":true},"dynamicProps":false,"dynamicItems":false};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="resolvePackage_200_application_json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate40.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate41(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
validate40.errors = vErrors;
return errors === 0;
}

validate40.evaluated = {"props":{"identifier":true,"version":true,"others":true},"dynamicProps":false,"dynamicItems":false};

const resolvePackage_parameters = validate46;

const schema72 = {"type":"object","properties":{"path":{"type":"object","required":["identifier"],"properties":{"identifier":{"type":"string","pattern":"^[a-zA-Z][-a-zA-Z0-9.]{0,98}[a-zA-Z0-9]$","maxLength":100}}},"query":{"type":"object","required":[],"properties":{"tool_version":{"type":"string","pattern":"^[0-9]{1,2}([.][0-9]{1,2}([.][0-9]{1,2})?)?$","maxLength":8},"platform":{"$ref":"annex:/http/Platform"},"runtime":{"$ref":"annex:/http/Runtime"},"status":{"$ref":"annex:/http/VersionStatus"}}}},"$id":"resolvePackage_parameters"};

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="resolvePackage_parameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate46.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.identifier === undefined){
const err0 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "identifier"},message:"must have required property '"+"identifier"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data0.identifier !== undefined){
let data1 = data0.identifier;
if(typeof data1 === "string"){
if(func4(data1) > 100){
const err1 = {instancePath:instancePath+"/path/identifier",schemaPath:"#/properties/path/properties/identifier/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern4.test(data1)){
const err2 = {instancePath:instancePath+"/path/identifier",schemaPath:"#/properties/path/properties/identifier/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z][-a-zA-Z0-9.]{0,98}[a-zA-Z0-9]$"},message:"must match pattern \""+"^[a-zA-Z][-a-zA-Z0-9.]{0,98}[a-zA-Z0-9]$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/path/identifier",schemaPath:"#/properties/path/properties/identifier/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.query !== undefined){
let data2 = data.query;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.tool_version !== undefined){
let data3 = data2.tool_version;
if(typeof data3 === "string"){
if(func4(data3) > 8){
const err5 = {instancePath:instancePath+"/query/tool_version",schemaPath:"#/properties/query/properties/tool_version/maxLength",keyword:"maxLength",params:{limit: 8},message:"must NOT have more than 8 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern9.test(data3)){
const err6 = {instancePath:instancePath+"/query/tool_version",schemaPath:"#/properties/query/properties/tool_version/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,2}([.][0-9]{1,2}([.][0-9]{1,2})?)?$"},message:"must match pattern \""+"^[0-9]{1,2}([.][0-9]{1,2}([.][0-9]{1,2})?)?$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/query/tool_version",schemaPath:"#/properties/query/properties/tool_version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data2.platform !== undefined){
let data4 = data2.platform;
if(typeof data4 !== "string"){
const err8 = {instancePath:instancePath+"/query/platform",schemaPath:"annex:/http/Platform/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(((data4 === "windows") || (data4 === "macos")) || (data4 === "linux"))){
const err9 = {instancePath:instancePath+"/query/platform",schemaPath:"annex:/http/Platform/enum",keyword:"enum",params:{allowedValues: schema46.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.runtime !== undefined){
let data5 = data2.runtime;
if(typeof data5 !== "string"){
const err10 = {instancePath:instancePath+"/query/runtime",schemaPath:"annex:/http/Runtime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!((data5 === "swig") || (data5 === "ipc"))){
const err11 = {instancePath:instancePath+"/query/runtime",schemaPath:"annex:/http/Runtime/enum",keyword:"enum",params:{allowedValues: schema47.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data2.status !== undefined){
let data6 = data2.status;
if(typeof data6 !== "string"){
const err12 = {instancePath:instancePath+"/query/status",schemaPath:"annex:/http/VersionStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!((((data6 === "stable") || (data6 === "testing")) || (data6 === "development")) || (data6 === "deprecated"))){
const err13 = {instancePath:instancePath+"/query/status",schemaPath:"annex:/http/VersionStatus/enum",keyword:"enum",params:{allowedValues: schema45.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate46.errors = vErrors;
return errors === 0;
}

validate46.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

const getRepository_200_application_json = validate47;

const schema76 = {"$ref":"annex:/http/Repository","$id":"getRepository_200_application_json"};

const schema77 = {"type":"object","description":"The entry point of a repository; the content of repository.json. It gives the locations and hashes of the repository's files.","required":["name","packages"],"properties":{"$schema":{"description":"The schema that the file follows.","allOf":[{"$ref":"annex:/http/URL"}]},"name":{"type":"string","description":"The display name of the repository.","maxLength":500},"packages":{"description":"The package metadata, a PackageArray.","allOf":[{"$ref":"annex:/http/RepositoryResource"}]},"resources":{"description":"An archive of additional resource files. A package's icon is `<identifier>/icon.png` in it.","allOf":[{"$ref":"annex:/http/RepositoryResource"}]},"manifests":{"description":"The package manifests: the files of each version, with size and hash.","allOf":[{"$ref":"annex:/http/RepositoryResource"}]},"maintainer":{"description":"The maintainer of the repository.","allOf":[{"$ref":"annex:/http/Contact"}]}},"$id":"annex:/http/Repository"};

const schema79 = {"type":"object","description":"A file that belongs to a repository.","required":["url","update_timestamp"],"properties":{"url":{"description":"URL of the file.","allOf":[{"$ref":"annex:/http/URL"}]},"sha256":{"description":"SHA-256 of the file. Clients reject a file that does not match.","allOf":[{"$ref":"annex:/http/Sha256"}]},"update_timestamp":{"type":"integer","description":"When the file was last changed, in seconds since 1970-01-01 00:00:00 UTC. Clients download the file again when this number differs from the one they know, so it must change whenever the content does."},"update_time_utc":{"type":"string","description":"The same time in human-readable form: YYYY-MM-DD HH:MM:SS, in UTC, not local time.","pattern":"^2[0-9]{3}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$"}},"$id":"annex:/http/RepositoryResource"};

const pattern28 = new RegExp("^2[0-9]{3}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$", "u");

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="annex:/http/RepositoryResource" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate49.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.update_timestamp === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "update_timestamp"},message:"must have required property '"+"update_timestamp"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.url !== undefined){
let data0 = data.url;
if(typeof data0 === "string"){
if(!pattern7.test(data0)){
const err2 = {instancePath:instancePath+"/url",schemaPath:"annex:/http/URL/pattern",keyword:"pattern",params:{pattern: "^(?:https?://[^\\s/]\\S*|file://(?:[a-zA-Z]:|/)[^\\u0000]+)$"},message:"must match pattern \""+"^(?:https?://[^\\s/]\\S*|file://(?:[a-zA-Z]:|/)[^\\u0000]+)$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/url",schemaPath:"annex:/http/URL/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.sha256 !== undefined){
let data1 = data.sha256;
if(typeof data1 === "string"){
if(!pattern8.test(data1)){
const err4 = {instancePath:instancePath+"/sha256",schemaPath:"annex:/http/Sha256/pattern",keyword:"pattern",params:{pattern: "^[a-f0-9]{64}$"},message:"must match pattern \""+"^[a-f0-9]{64}$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/sha256",schemaPath:"annex:/http/Sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.update_timestamp !== undefined){
let data2 = data.update_timestamp;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/update_timestamp",schemaPath:"#/properties/update_timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.update_time_utc !== undefined){
let data3 = data.update_time_utc;
if(typeof data3 === "string"){
if(!pattern28.test(data3)){
const err7 = {instancePath:instancePath+"/update_time_utc",schemaPath:"#/properties/update_time_utc/pattern",keyword:"pattern",params:{pattern: "^2[0-9]{3}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$"},message:"must match pattern \""+"^2[0-9]{3}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/update_time_utc",schemaPath:"#/properties/update_time_utc/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate49.errors = vErrors;
return errors === 0;
}

validate49.evaluated = {"props":{"url":true,"sha256":true,"update_timestamp":true,"update_time_utc":true},"dynamicProps":false,"dynamicItems":false};

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="annex:/http/Repository" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate48.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.packages === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "packages"},message:"must have required property '"+"packages"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.$schema !== undefined){
let data0 = data.$schema;
if(typeof data0 === "string"){
if(!pattern7.test(data0)){
const err2 = {instancePath:instancePath+"/$schema",schemaPath:"annex:/http/URL/pattern",keyword:"pattern",params:{pattern: "^(?:https?://[^\\s/]\\S*|file://(?:[a-zA-Z]:|/)[^\\u0000]+)$"},message:"must match pattern \""+"^(?:https?://[^\\s/]\\S*|file://(?:[a-zA-Z]:|/)[^\\u0000]+)$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/$schema",schemaPath:"annex:/http/URL/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func4(data1) > 500){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.packages !== undefined){
if(!(validate49(data.packages, {instancePath:instancePath+"/packages",parentData:data,parentDataProperty:"packages",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
}
if(data.resources !== undefined){
if(!(validate49(data.resources, {instancePath:instancePath+"/resources",parentData:data,parentDataProperty:"resources",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
}
if(data.manifests !== undefined){
if(!(validate49(data.manifests, {instancePath:instancePath+"/manifests",parentData:data,parentDataProperty:"manifests",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
}
if(data.maintainer !== undefined){
if(!(validate33(data.maintainer, {instancePath:instancePath+"/maintainer",parentData:data,parentDataProperty:"maintainer",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate48.errors = vErrors;
return errors === 0;
}

validate48.evaluated = {"props":{"$schema":true,"name":true,"packages":true,"resources":true,"manifests":true,"maintainer":true},"dynamicProps":false,"dynamicItems":false};

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getRepository_200_application_json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate47.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate48(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
validate47.errors = vErrors;
return errors === 0;
}

validate47.evaluated = {"props":{"$schema":true,"name":true,"packages":true,"resources":true,"manifests":true,"maintainer":true},"dynamicProps":false,"dynamicItems":false};

const getRepository_parameters = validate55;

const schema82 = {"type":"object","properties":{"header":{"type":"object","required":[],"properties":{"If-None-Match":{"type":"string","maxLength":1000}}}},"$id":"getRepository_parameters"};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getRepository_parameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate55.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
let data0 = data.header;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0["If-None-Match"] !== undefined){
let data1 = data0["If-None-Match"];
if(typeof data1 === "string"){
if(func4(data1) > 1000){
const err0 = {instancePath:instancePath+"/header/If-None-Match",schemaPath:"#/properties/header/properties/If-None-Match/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/header/If-None-Match",schemaPath:"#/properties/header/properties/If-None-Match/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate55.errors = vErrors;
return errors === 0;
}

validate55.evaluated = {"props":{"header":true},"dynamicProps":false,"dynamicItems":false};

const getPackageList_200_application_json = validate56;

const schema83 = {"$ref":"annex:/http/PackageArray","$id":"getPackageList_200_application_json"};

const schema84 = {"type":"object","description":"A repository's package list; the content of packages.json.","required":["packages"],"properties":{"packages":{"type":"array","description":"The packages, in display order.","items":{"$ref":"annex:/http/Package"}}},"$id":"annex:/http/PackageArray"};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="annex:/http/PackageArray" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate57.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.packages === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "packages"},message:"must have required property '"+"packages"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.packages !== undefined){
let data0 = data.packages;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate32(data0[i0], {instancePath:instancePath+"/packages/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/packages",schemaPath:"#/properties/packages/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate57.errors = vErrors;
return errors === 0;
}

validate57.evaluated = {"props":{"packages":true},"dynamicProps":false,"dynamicItems":false};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getPackageList_200_application_json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate56.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate57(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
validate56.errors = vErrors;
return errors === 0;
}

validate56.evaluated = {"props":{"packages":true},"dynamicProps":false,"dynamicItems":false};

const getPackageList_parameters = validate60;

const schema85 = {"type":"object","properties":{"header":{"type":"object","required":[],"properties":{"If-None-Match":{"type":"string","maxLength":1000}}}},"$id":"getPackageList_parameters"};

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getPackageList_parameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate60.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
let data0 = data.header;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0["If-None-Match"] !== undefined){
let data1 = data0["If-None-Match"];
if(typeof data1 === "string"){
if(func4(data1) > 1000){
const err0 = {instancePath:instancePath+"/header/If-None-Match",schemaPath:"#/properties/header/properties/If-None-Match/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/header/If-None-Match",schemaPath:"#/properties/header/properties/If-None-Match/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate60.errors = vErrors;
return errors === 0;
}

validate60.evaluated = {"props":{"header":true},"dynamicProps":false,"dynamicItems":false};

const getManifests_200_application_json = validate61;

const schema86 = {"$ref":"annex:/http/Manifests","$id":"getManifests_200_application_json"};

const schema87 = {"type":"object","description":"The files of every version; the content of manifests.json. Used to verify an installation without downloading it again.","required":["manifests"],"properties":{"manifests":{"type":"object","description":"The manifests of each package, by identifier.","patternProperties":{"^[a-zA-Z][-a-zA-Z0-9.]{0,98}[a-zA-Z0-9]$":{"$ref":"annex:/http/PackageManifests"}}}},"$id":"annex:/http/Manifests"};

const schema88 = {"type":"object","description":"The manifests of one package, by version as written in the list. An epoch other than 0 precedes the version with a colon: `1:0.9.0`.","patternProperties":{"^([0-9]{1,16}:)?[0-9]{1,4}([.][0-9]{1,4}([.][0-9]{1,6})?)?$":{"$ref":"annex:/http/VersionManifest"}},"$id":"annex:/http/PackageManifests"};

const pattern30 = new RegExp("^([0-9]{1,16}:)?[0-9]{1,4}([.][0-9]{1,4}([.][0-9]{1,6})?)?$", "u");

const schema89 = {"type":"object","description":"The content of one version's archive.","required":["files"],"properties":{"files":{"type":"array","description":"Every file in the archive, sorted by path. Directories are not listed.","items":{"$ref":"annex:/http/ManifestFile"},"uniqueItems":true}},"$id":"annex:/http/VersionManifest"};

const schema90 = {"type":"object","description":"A file in an archive.","required":["path","size","sha256"],"properties":{"path":{"type":"string","description":"The path in the archive, with forward slashes and no leading slash.","pattern":"^[^/\\\\\\u0000][^\\\\\\u0000]*$","maxLength":1000},"size":{"type":"integer","description":"Size of the file in bytes.","minimum":0},"sha256":{"description":"SHA-256 of the file.","allOf":[{"$ref":"annex:/http/Sha256"}]}},"$id":"annex:/http/ManifestFile"};

const pattern31 = new RegExp("^[^/\\\\\\u0000][^\\\\\\u0000]*$", "u");

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="annex:/http/ManifestFile" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate65.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.size === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "size"},message:"must have required property '"+"size"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.sha256 === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sha256"},message:"must have required property '"+"sha256"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.path !== undefined){
let data0 = data.path;
if(typeof data0 === "string"){
if(func4(data0) > 1000){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern31.test(data0)){
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/pattern",keyword:"pattern",params:{pattern: "^[^/\\\\\\u0000][^\\\\\\u0000]*$"},message:"must match pattern \""+"^[^/\\\\\\u0000][^\\\\\\u0000]*$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.size !== undefined){
let data1 = data.size;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err6 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.sha256 !== undefined){
let data2 = data.sha256;
if(typeof data2 === "string"){
if(!pattern8.test(data2)){
const err8 = {instancePath:instancePath+"/sha256",schemaPath:"annex:/http/Sha256/pattern",keyword:"pattern",params:{pattern: "^[a-f0-9]{64}$"},message:"must match pattern \""+"^[a-f0-9]{64}$"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/sha256",schemaPath:"annex:/http/Sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate65.errors = vErrors;
return errors === 0;
}

validate65.evaluated = {"props":{"path":true,"size":true,"sha256":true},"dynamicProps":false,"dynamicItems":false};

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="annex:/http/VersionManifest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate64.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.files === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "files"},message:"must have required property '"+"files"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.files !== undefined){
let data0 = data.files;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate65(data0[i0], {instancePath:instancePath+"/files/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
}
const pair0 = func0(data0);
if(pair0 !== null){
const err1 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/uniqueItems",keyword:"uniqueItems",params:{i: pair0[0], j: pair0[1]},message:"must NOT have duplicate items (items ## "+pair0+"[1] and "+pair0+"[0] are identical)"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate64.errors = vErrors;
return errors === 0;
}

validate64.evaluated = {"props":{"files":true},"dynamicProps":false,"dynamicItems":false};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="annex:/http/PackageManifests" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate63.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
var props0 = {};
for(const key0 in data){
if(pattern30.test(key0)){
if(!(validate64(data[key0], {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
props0[key0] = true;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate63.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}

validate63.evaluated = {"dynamicProps":true,"dynamicItems":false};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="annex:/http/Manifests" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate62.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.manifests === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "manifests"},message:"must have required property '"+"manifests"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.manifests !== undefined){
let data0 = data.manifests;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
var props0 = {};
for(const key0 in data0){
if(pattern4.test(key0)){
if(!(validate63(data0[key0], {instancePath:instancePath+"/manifests/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data0,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
props0[key0] = true;
}
}
}
else {
const err1 = {instancePath:instancePath+"/manifests",schemaPath:"#/properties/manifests/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate62.errors = vErrors;
return errors === 0;
}

validate62.evaluated = {"props":{"manifests":true},"dynamicProps":false,"dynamicItems":false};

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getManifests_200_application_json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate61.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate62(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
validate61.errors = vErrors;
return errors === 0;
}

validate61.evaluated = {"props":{"manifests":true},"dynamicProps":false,"dynamicItems":false};

const getManifests_parameters = validate70;

const schema92 = {"type":"object","properties":{"header":{"type":"object","required":[],"properties":{"If-None-Match":{"type":"string","maxLength":1000}}}},"$id":"getManifests_parameters"};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getManifests_parameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate70.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
let data0 = data.header;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0["If-None-Match"] !== undefined){
let data1 = data0["If-None-Match"];
if(typeof data1 === "string"){
if(func4(data1) > 1000){
const err0 = {instancePath:instancePath+"/header/If-None-Match",schemaPath:"#/properties/header/properties/If-None-Match/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/header/If-None-Match",schemaPath:"#/properties/header/properties/If-None-Match/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate70.errors = vErrors;
return errors === 0;
}

validate70.evaluated = {"props":{"header":true},"dynamicProps":false,"dynamicItems":false};

const getResources_parameters = validate71;

const schema93 = {"type":"object","properties":{"header":{"type":"object","required":[],"properties":{"If-None-Match":{"type":"string","maxLength":1000},"Range":{"type":"string","maxLength":200},"If-Range":{"type":"string","maxLength":200}}}},"$id":"getResources_parameters"};

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getResources_parameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate71.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
let data0 = data.header;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0["If-None-Match"] !== undefined){
let data1 = data0["If-None-Match"];
if(typeof data1 === "string"){
if(func4(data1) > 1000){
const err0 = {instancePath:instancePath+"/header/If-None-Match",schemaPath:"#/properties/header/properties/If-None-Match/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/header/If-None-Match",schemaPath:"#/properties/header/properties/If-None-Match/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.Range !== undefined){
let data2 = data0.Range;
if(typeof data2 === "string"){
if(func4(data2) > 200){
const err2 = {instancePath:instancePath+"/header/Range",schemaPath:"#/properties/header/properties/Range/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/header/Range",schemaPath:"#/properties/header/properties/Range/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0["If-Range"] !== undefined){
let data3 = data0["If-Range"];
if(typeof data3 === "string"){
if(func4(data3) > 200){
const err4 = {instancePath:instancePath+"/header/If-Range",schemaPath:"#/properties/header/properties/If-Range/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/header/If-Range",schemaPath:"#/properties/header/properties/If-Range/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate71.errors = vErrors;
return errors === 0;
}

validate71.evaluated = {"props":{"header":true},"dynamicProps":false,"dynamicItems":false};

const downloadArchive_parameters = validate72;

const schema94 = {"type":"object","properties":{"path":{"type":"object","required":["file"],"properties":{"file":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9._-]*$","maxLength":200}}},"header":{"type":"object","required":[],"properties":{"If-None-Match":{"type":"string","maxLength":1000},"Range":{"type":"string","maxLength":200},"If-Range":{"type":"string","maxLength":200}}}},"$id":"downloadArchive_parameters"};

const pattern33 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]*$", "u");

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="downloadArchive_parameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate72.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.file === undefined){
const err0 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data0.file !== undefined){
let data1 = data0.file;
if(typeof data1 === "string"){
if(func4(data1) > 200){
const err1 = {instancePath:instancePath+"/path/file",schemaPath:"#/properties/path/properties/file/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern33.test(data1)){
const err2 = {instancePath:instancePath+"/path/file",schemaPath:"#/properties/path/properties/file/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]*$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/path/file",schemaPath:"#/properties/path/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.header !== undefined){
let data2 = data.header;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2["If-None-Match"] !== undefined){
let data3 = data2["If-None-Match"];
if(typeof data3 === "string"){
if(func4(data3) > 1000){
const err5 = {instancePath:instancePath+"/header/If-None-Match",schemaPath:"#/properties/header/properties/If-None-Match/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/header/If-None-Match",schemaPath:"#/properties/header/properties/If-None-Match/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data2.Range !== undefined){
let data4 = data2.Range;
if(typeof data4 === "string"){
if(func4(data4) > 200){
const err7 = {instancePath:instancePath+"/header/Range",schemaPath:"#/properties/header/properties/Range/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/header/Range",schemaPath:"#/properties/header/properties/Range/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2["If-Range"] !== undefined){
let data5 = data2["If-Range"];
if(typeof data5 === "string"){
if(func4(data5) > 200){
const err9 = {instancePath:instancePath+"/header/If-Range",schemaPath:"#/properties/header/properties/If-Range/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/header/If-Range",schemaPath:"#/properties/header/properties/If-Range/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate72.errors = vErrors;
return errors === 0;
}

validate72.evaluated = {"props":{"path":true,"header":true},"dynamicProps":false,"dynamicItems":false};

const getRepositoryStatus_200_application_json = validate73;

const schema95 = {"$ref":"annex:/http/RepositoryStatus","$id":"getRepositoryStatus_200_application_json"};

const schema96 = {"type":"object","description":"The name of the repository and the state of its signatures.","required":["name","signing","signature"],"properties":{"name":{"type":["string","null"],"description":"The name of the repository; null if it has no repository.json.","maxLength":500},"signing":{"type":"string","description":"`signed`: the signatures are valid. `expired`: they have expired; the operator must run `annex packages sign --refresh`. `invalid`: they do not match the files, so clients refuse the repository. `unsigned`: there are none.","enum":["signed","expired","invalid","unsigned"]},"signature":{"description":"The signature; null if the repository is unsigned or its signatures are invalid.","oneOf":[{"$ref":"annex:/http/RepositorySignature"},{"type":"null"}]}},"$id":"annex:/http/RepositoryStatus"};

const schema97 = {"type":"object","description":"The signature of a repository.","required":["root","root_version","version","expires"],"properties":{"root":{"type":"string","description":"The fingerprint of the newest root, for `annex packages repositories add URL#root=...`.","pattern":"^sha256:[0-9a-f]{64}$","maxLength":71},"root_version":{"type":"integer","description":"The version of the newest root. It grows when keys are rotated.","minimum":1},"version":{"type":"integer","description":"The version of the timestamp. It grows with each signature.","minimum":1},"expires":{"$ref":"annex:/http/SigningTime"}},"$id":"annex:/http/RepositorySignature"};

const schema98 = {"type":"string","description":"When the signature expires, in UTC.","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$","maxLength":20,"$id":"annex:/http/SigningTime"};

const pattern34 = new RegExp("^sha256:[0-9a-f]{64}$", "u");

const pattern35 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$", "u");

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="annex:/http/RepositorySignature" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate75.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.root === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "root"},message:"must have required property '"+"root"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.root_version === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "root_version"},message:"must have required property '"+"root_version"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.version === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.expires === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expires"},message:"must have required property '"+"expires"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.root !== undefined){
let data0 = data.root;
if(typeof data0 === "string"){
if(func4(data0) > 71){
const err4 = {instancePath:instancePath+"/root",schemaPath:"#/properties/root/maxLength",keyword:"maxLength",params:{limit: 71},message:"must NOT have more than 71 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern34.test(data0)){
const err5 = {instancePath:instancePath+"/root",schemaPath:"#/properties/root/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/root",schemaPath:"#/properties/root/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.root_version !== undefined){
let data1 = data.root_version;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err7 = {instancePath:instancePath+"/root_version",schemaPath:"#/properties/root_version/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/root_version",schemaPath:"#/properties/root_version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.version !== undefined){
let data2 = data.version;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err9 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.expires !== undefined){
let data3 = data.expires;
if(typeof data3 === "string"){
if(func4(data3) > 20){
const err11 = {instancePath:instancePath+"/expires",schemaPath:"annex:/http/SigningTime/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern35.test(data3)){
const err12 = {instancePath:instancePath+"/expires",schemaPath:"annex:/http/SigningTime/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/expires",schemaPath:"annex:/http/SigningTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate75.errors = vErrors;
return errors === 0;
}

validate75.evaluated = {"props":{"root":true,"root_version":true,"version":true,"expires":true},"dynamicProps":false,"dynamicItems":false};

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="annex:/http/RepositoryStatus" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate74.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.signing === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "signing"},message:"must have required property '"+"signing"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.signature === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "signature"},message:"must have required property '"+"signature"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if((typeof data0 !== "string") && (data0 !== null)){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema96.properties.name.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data0 === "string"){
if(func4(data0) > 500){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.signing !== undefined){
let data1 = data.signing;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/signing",schemaPath:"#/properties/signing/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((data1 === "signed") || (data1 === "expired")) || (data1 === "invalid")) || (data1 === "unsigned"))){
const err6 = {instancePath:instancePath+"/signing",schemaPath:"#/properties/signing/enum",keyword:"enum",params:{allowedValues: schema96.properties.signing.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.signature !== undefined){
let data2 = data.signature;
const _errs6 = errors;
let valid1 = false;
let passing0 = null;
const _errs7 = errors;
if(!(validate75(data2, {instancePath:instancePath+"/signature",parentData:data,parentDataProperty:"signature",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
var props0 = {};
props0.root = true;
props0.root_version = true;
props0.version = true;
props0.expires = true;
}
const _errs8 = errors;
if(data2 !== null){
const err7 = {instancePath:instancePath+"/signature",schemaPath:"#/properties/signature/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs8 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err8 = {instancePath:instancePath+"/signature",schemaPath:"#/properties/signature/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate74.errors = vErrors;
return errors === 0;
}

validate74.evaluated = {"props":{"name":true,"signing":true,"signature":true},"dynamicProps":false,"dynamicItems":false};

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getRepositoryStatus_200_application_json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate73.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate74(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
validate73.errors = vErrors;
return errors === 0;
}

validate73.evaluated = {"props":{"name":true,"signing":true,"signature":true},"dynamicProps":false,"dynamicItems":false};

const getSigningMetadata_200_application_json = validate78;

const schema99 = {"$ref":"annex:/http/SigningMetadata","$id":"getSigningMetadata_200_application_json"};

const schema100 = {"type":"object","description":"A signing metadata file of TUF 1.0.","additionalProperties":true,"required":["signatures","signed"],"properties":{"signatures":{"type":"array","description":"Signatures of the canonical JSON text of `signed`.","maxItems":64,"items":{"$ref":"annex:/http/SigningSignature"}},"signed":{"description":"The content.","oneOf":[{"$ref":"annex:/http/SigningRoot"},{"$ref":"annex:/http/SigningTimestamp"},{"$ref":"annex:/http/SigningSnapshot"},{"$ref":"annex:/http/SigningTargets"}],"discriminator":{"propertyName":"_type"},"type":"object"}},"$id":"annex:/http/SigningMetadata"};

const schema101 = {"type":"object","description":"One signature.","required":["keyid","sig"],"properties":{"keyid":{"$ref":"annex:/http/SigningKeyId"},"sig":{"type":"string","description":"The signature in hexadecimal digits; 128 digits for Ed25519.","pattern":"^[0-9a-f]*$","maxLength":2048}},"$id":"annex:/http/SigningSignature"};

const schema102 = {"type":"string","description":"Identifies a key. Annex uses the SHA-256 of its canonical JSON text, and accepts any text.","minLength":1,"maxLength":256,"$id":"annex:/http/SigningKeyId"};

const pattern36 = new RegExp("^[0-9a-f]*$", "u");

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="annex:/http/SigningSignature" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate80.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.keyid === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "keyid"},message:"must have required property '"+"keyid"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.sig === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sig"},message:"must have required property '"+"sig"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.keyid !== undefined){
let data0 = data.keyid;
if(typeof data0 === "string"){
if(func4(data0) > 256){
const err2 = {instancePath:instancePath+"/keyid",schemaPath:"annex:/http/SigningKeyId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func4(data0) < 1){
const err3 = {instancePath:instancePath+"/keyid",schemaPath:"annex:/http/SigningKeyId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/keyid",schemaPath:"annex:/http/SigningKeyId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.sig !== undefined){
let data1 = data.sig;
if(typeof data1 === "string"){
if(func4(data1) > 2048){
const err5 = {instancePath:instancePath+"/sig",schemaPath:"#/properties/sig/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern36.test(data1)){
const err6 = {instancePath:instancePath+"/sig",schemaPath:"#/properties/sig/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]*$"},message:"must match pattern \""+"^[0-9a-f]*$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/sig",schemaPath:"#/properties/sig/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate80.errors = vErrors;
return errors === 0;
}

validate80.evaluated = {"props":{"keyid":true,"sig":true},"dynamicProps":false,"dynamicItems":false};

const schema103 = {"type":"object","description":"Names the keys that sign each file.","additionalProperties":true,"required":["_type","spec_version","version","expires","keys","roles"],"properties":{"_type":{"type":"string","description":"The kind of file.","const":"root"},"spec_version":{"$ref":"annex:/http/SigningSpecVersion"},"version":{"$ref":"annex:/http/SigningVersion"},"expires":{"$ref":"annex:/http/SigningTime"},"consistent_snapshot":{"type":"boolean","description":"Whether file names contain versions and hashes. Annex writes false and requires it."},"keys":{"type":"object","description":"The keys, by key id.","maxProperties":64,"additionalProperties":{"$ref":"annex:/http/SigningKey"}},"roles":{"type":"object","description":"The keys that sign each kind of file.","additionalProperties":true,"required":["root","timestamp","snapshot","targets"],"properties":{"root":{"$ref":"annex:/http/SigningRole"},"timestamp":{"$ref":"annex:/http/SigningRole"},"snapshot":{"$ref":"annex:/http/SigningRole"},"targets":{"$ref":"annex:/http/SigningRole"}}}},"$id":"annex:/http/SigningRoot"};

const schema104 = {"type":"string","description":"The version of the TUF specification.","pattern":"^1([.][0-9]{1,6}){1,2}$","maxLength":20,"$id":"annex:/http/SigningSpecVersion"};

const schema105 = {"type":"integer","description":"The version of the file. It grows with each change.","minimum":1,"maximum":9007199254740991,"$id":"annex:/http/SigningVersion"};

const pattern37 = new RegExp("^1([.][0-9]{1,6}){1,2}$", "u");

const schema107 = {"type":"object","description":"A public key. Annex writes Ed25519 keys. It also verifies the schemes `ecdsa-sha2-nistp256` and\n`rsassa-pss-sha256`, and ignores others.\n","additionalProperties":true,"required":["keytype","scheme","keyval"],"properties":{"keytype":{"type":"string","description":"The type of the key, such as `ed25519`.","maxLength":100},"scheme":{"type":"string","description":"The signature scheme, such as `ed25519`.","maxLength":100},"keyval":{"type":"object","description":"The public part of the key.","additionalProperties":true,"required":["public"],"properties":{"public":{"type":"string","description":"The public key; 64 hexadecimal digits for Ed25519, or PEM.","maxLength":8192}}}},"$id":"annex:/http/SigningKey"};

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="annex:/http/SigningKey" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate83.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.keytype === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "keytype"},message:"must have required property '"+"keytype"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.scheme === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scheme"},message:"must have required property '"+"scheme"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.keyval === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "keyval"},message:"must have required property '"+"keyval"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.keytype !== undefined){
let data0 = data.keytype;
if(typeof data0 === "string"){
if(func4(data0) > 100){
const err3 = {instancePath:instancePath+"/keytype",schemaPath:"#/properties/keytype/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/keytype",schemaPath:"#/properties/keytype/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.scheme !== undefined){
let data1 = data.scheme;
if(typeof data1 === "string"){
if(func4(data1) > 100){
const err5 = {instancePath:instancePath+"/scheme",schemaPath:"#/properties/scheme/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/scheme",schemaPath:"#/properties/scheme/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.keyval !== undefined){
let data2 = data.keyval;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.public === undefined){
const err7 = {instancePath:instancePath+"/keyval",schemaPath:"#/properties/keyval/required",keyword:"required",params:{missingProperty: "public"},message:"must have required property '"+"public"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.public !== undefined){
let data3 = data2.public;
if(typeof data3 === "string"){
if(func4(data3) > 8192){
const err8 = {instancePath:instancePath+"/keyval/public",schemaPath:"#/properties/keyval/properties/public/maxLength",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/keyval/public",schemaPath:"#/properties/keyval/properties/public/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/keyval",schemaPath:"#/properties/keyval/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate83.errors = vErrors;
return errors === 0;
}

validate83.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema108 = {"type":"object","description":"The keys of one kind of file, and how many of them must sign it.","additionalProperties":true,"required":["keyids","threshold"],"properties":{"keyids":{"type":"array","description":"The key ids.","uniqueItems":true,"maxItems":64,"items":{"$ref":"annex:/http/SigningKeyId"}},"threshold":{"type":"integer","description":"How many different keys must sign.","minimum":1,"maximum":64}},"$id":"annex:/http/SigningRole"};

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="annex:/http/SigningRole" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate85.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.keyids === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "keyids"},message:"must have required property '"+"keyids"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.threshold === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "threshold"},message:"must have required property '"+"threshold"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.keyids !== undefined){
let data0 = data.keyids;
if(Array.isArray(data0)){
if(data0.length > 64){
const err2 = {instancePath:instancePath+"/keyids",schemaPath:"#/properties/keyids/maxItems",keyword:"maxItems",params:{limit: 64},message:"must NOT have more than 64 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func4(data1) > 256){
const err3 = {instancePath:instancePath+"/keyids/" + i0,schemaPath:"annex:/http/SigningKeyId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func4(data1) < 1){
const err4 = {instancePath:instancePath+"/keyids/" + i0,schemaPath:"annex:/http/SigningKeyId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/keyids/" + i0,schemaPath:"annex:/http/SigningKeyId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
const pair0 = func0(data0);
if(pair0 !== null){
const err6 = {instancePath:instancePath+"/keyids",schemaPath:"#/properties/keyids/uniqueItems",keyword:"uniqueItems",params:{i: pair0[0], j: pair0[1]},message:"must NOT have duplicate items (items ## "+pair0+"[1] and "+pair0+"[0] are identical)"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/keyids",schemaPath:"#/properties/keyids/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.threshold !== undefined){
let data2 = data.threshold;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/threshold",schemaPath:"#/properties/threshold/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 64 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/threshold",schemaPath:"#/properties/threshold/maximum",keyword:"maximum",params:{comparison: "<=", limit: 64},message:"must be <= 64"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/threshold",schemaPath:"#/properties/threshold/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate85.errors = vErrors;
return errors === 0;
}

validate85.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="annex:/http/SigningRoot" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate82.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data._type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "_type"},message:"must have required property '"+"_type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.spec_version === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "spec_version"},message:"must have required property '"+"spec_version"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.version === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.expires === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expires"},message:"must have required property '"+"expires"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.keys === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "keys"},message:"must have required property '"+"keys"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.roles === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "roles"},message:"must have required property '"+"roles"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data._type !== undefined){
let data0 = data._type;
if(typeof data0 !== "string"){
const err6 = {instancePath:instancePath+"/_type",schemaPath:"#/properties/_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if("root" !== data0){
const err7 = {instancePath:instancePath+"/_type",schemaPath:"#/properties/_type/const",keyword:"const",params:{allowedValue: "root"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.spec_version !== undefined){
let data1 = data.spec_version;
if(typeof data1 === "string"){
if(func4(data1) > 20){
const err8 = {instancePath:instancePath+"/spec_version",schemaPath:"annex:/http/SigningSpecVersion/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!pattern37.test(data1)){
const err9 = {instancePath:instancePath+"/spec_version",schemaPath:"annex:/http/SigningSpecVersion/pattern",keyword:"pattern",params:{pattern: "^1([.][0-9]{1,6}){1,2}$"},message:"must match pattern \""+"^1([.][0-9]{1,6}){1,2}$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/spec_version",schemaPath:"annex:/http/SigningSpecVersion/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.version !== undefined){
let data2 = data.version;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err11 = {instancePath:instancePath+"/version",schemaPath:"annex:/http/SigningVersion/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
const err12 = {instancePath:instancePath+"/version",schemaPath:"annex:/http/SigningVersion/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err13 = {instancePath:instancePath+"/version",schemaPath:"annex:/http/SigningVersion/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.expires !== undefined){
let data3 = data.expires;
if(typeof data3 === "string"){
if(func4(data3) > 20){
const err14 = {instancePath:instancePath+"/expires",schemaPath:"annex:/http/SigningTime/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!pattern35.test(data3)){
const err15 = {instancePath:instancePath+"/expires",schemaPath:"annex:/http/SigningTime/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/expires",schemaPath:"annex:/http/SigningTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.consistent_snapshot !== undefined){
if(typeof data.consistent_snapshot !== "boolean"){
const err17 = {instancePath:instancePath+"/consistent_snapshot",schemaPath:"#/properties/consistent_snapshot/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.keys !== undefined){
let data5 = data.keys;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(Object.keys(data5).length > 64){
const err18 = {instancePath:instancePath+"/keys",schemaPath:"#/properties/keys/maxProperties",keyword:"maxProperties",params:{limit: 64},message:"must NOT have more than 64 properties"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
for(const key0 in data5){
if(!(validate83(data5[key0], {instancePath:instancePath+"/keys/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data5,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
}
}
else {
const err19 = {instancePath:instancePath+"/keys",schemaPath:"#/properties/keys/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.roles !== undefined){
let data7 = data.roles;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.root === undefined){
const err20 = {instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/required",keyword:"required",params:{missingProperty: "root"},message:"must have required property '"+"root"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data7.timestamp === undefined){
const err21 = {instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/required",keyword:"required",params:{missingProperty: "timestamp"},message:"must have required property '"+"timestamp"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data7.snapshot === undefined){
const err22 = {instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/required",keyword:"required",params:{missingProperty: "snapshot"},message:"must have required property '"+"snapshot"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data7.targets === undefined){
const err23 = {instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/required",keyword:"required",params:{missingProperty: "targets"},message:"must have required property '"+"targets"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data7.root !== undefined){
if(!(validate85(data7.root, {instancePath:instancePath+"/roles/root",parentData:data7,parentDataProperty:"root",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
}
if(data7.timestamp !== undefined){
if(!(validate85(data7.timestamp, {instancePath:instancePath+"/roles/timestamp",parentData:data7,parentDataProperty:"timestamp",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
}
if(data7.snapshot !== undefined){
if(!(validate85(data7.snapshot, {instancePath:instancePath+"/roles/snapshot",parentData:data7,parentDataProperty:"snapshot",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
}
if(data7.targets !== undefined){
if(!(validate85(data7.targets, {instancePath:instancePath+"/roles/targets",parentData:data7,parentDataProperty:"targets",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
}
}
else {
const err24 = {instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate82.errors = vErrors;
return errors === 0;
}

validate82.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema110 = {"type":"object","description":"Pins the current snapshot. Expires soon, so that an attacker cannot withhold updates for long.","additionalProperties":true,"required":["_type","spec_version","version","expires","meta"],"properties":{"_type":{"type":"string","description":"The kind of file.","const":"timestamp"},"spec_version":{"$ref":"annex:/http/SigningSpecVersion"},"version":{"$ref":"annex:/http/SigningVersion"},"expires":{"$ref":"annex:/http/SigningTime"},"meta":{"type":"object","description":"The snapshot.","required":["snapshot.json"],"properties":{"snapshot.json":{"$ref":"annex:/http/SigningMeta"}}}},"$id":"annex:/http/SigningTimestamp"};

const schema114 = {"type":"object","description":"Pins a metadata file.","additionalProperties":true,"required":["version"],"properties":{"version":{"$ref":"annex:/http/SigningVersion"},"length":{"$ref":"annex:/http/SigningLength"},"hashes":{"$ref":"annex:/http/SigningHashes"}},"$id":"annex:/http/SigningMeta"};

const schema116 = {"type":"integer","description":"The length of the file in bytes.","minimum":0,"maximum":9007199254740991,"$id":"annex:/http/SigningLength"};

const schema117 = {"type":"object","description":"Hashes of the file, by algorithm.","additionalProperties":true,"required":["sha256"],"properties":{"sha256":{"$ref":"annex:/http/Sha256"}},"$id":"annex:/http/SigningHashes"};

function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="annex:/http/SigningHashes" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate92.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sha256 === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sha256"},message:"must have required property '"+"sha256"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.sha256 !== undefined){
let data0 = data.sha256;
if(typeof data0 === "string"){
if(!pattern8.test(data0)){
const err1 = {instancePath:instancePath+"/sha256",schemaPath:"annex:/http/Sha256/pattern",keyword:"pattern",params:{pattern: "^[a-f0-9]{64}$"},message:"must match pattern \""+"^[a-f0-9]{64}$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/sha256",schemaPath:"annex:/http/Sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate92.errors = vErrors;
return errors === 0;
}

validate92.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="annex:/http/SigningMeta" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate91.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.version === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.version !== undefined){
let data0 = data.version;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/version",schemaPath:"annex:/http/SigningVersion/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/version",schemaPath:"annex:/http/SigningVersion/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/version",schemaPath:"annex:/http/SigningVersion/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.length !== undefined){
let data1 = data.length;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/length",schemaPath:"annex:/http/SigningLength/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/length",schemaPath:"annex:/http/SigningLength/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/length",schemaPath:"annex:/http/SigningLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.hashes !== undefined){
if(!(validate92(data.hashes, {instancePath:instancePath+"/hashes",parentData:data,parentDataProperty:"hashes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate91.errors = vErrors;
return errors === 0;
}

validate91.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="annex:/http/SigningTimestamp" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate90.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data._type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "_type"},message:"must have required property '"+"_type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.spec_version === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "spec_version"},message:"must have required property '"+"spec_version"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.version === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.expires === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expires"},message:"must have required property '"+"expires"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.meta === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "meta"},message:"must have required property '"+"meta"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data._type !== undefined){
let data0 = data._type;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/_type",schemaPath:"#/properties/_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if("timestamp" !== data0){
const err6 = {instancePath:instancePath+"/_type",schemaPath:"#/properties/_type/const",keyword:"const",params:{allowedValue: "timestamp"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.spec_version !== undefined){
let data1 = data.spec_version;
if(typeof data1 === "string"){
if(func4(data1) > 20){
const err7 = {instancePath:instancePath+"/spec_version",schemaPath:"annex:/http/SigningSpecVersion/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern37.test(data1)){
const err8 = {instancePath:instancePath+"/spec_version",schemaPath:"annex:/http/SigningSpecVersion/pattern",keyword:"pattern",params:{pattern: "^1([.][0-9]{1,6}){1,2}$"},message:"must match pattern \""+"^1([.][0-9]{1,6}){1,2}$"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/spec_version",schemaPath:"annex:/http/SigningSpecVersion/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.version !== undefined){
let data2 = data.version;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err10 = {instancePath:instancePath+"/version",schemaPath:"annex:/http/SigningVersion/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/version",schemaPath:"annex:/http/SigningVersion/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err12 = {instancePath:instancePath+"/version",schemaPath:"annex:/http/SigningVersion/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.expires !== undefined){
let data3 = data.expires;
if(typeof data3 === "string"){
if(func4(data3) > 20){
const err13 = {instancePath:instancePath+"/expires",schemaPath:"annex:/http/SigningTime/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern35.test(data3)){
const err14 = {instancePath:instancePath+"/expires",schemaPath:"annex:/http/SigningTime/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/expires",schemaPath:"annex:/http/SigningTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.meta !== undefined){
let data4 = data.meta;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4["snapshot.json"] === undefined){
const err16 = {instancePath:instancePath+"/meta",schemaPath:"#/properties/meta/required",keyword:"required",params:{missingProperty: "snapshot.json"},message:"must have required property '"+"snapshot.json"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data4["snapshot.json"] !== undefined){
if(!(validate91(data4["snapshot.json"], {instancePath:instancePath+"/meta/snapshot.json",parentData:data4,parentDataProperty:"snapshot.json",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath:instancePath+"/meta",schemaPath:"#/properties/meta/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate90.errors = vErrors;
return errors === 0;
}

validate90.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema119 = {"type":"object","description":"Pins the current targets.","additionalProperties":true,"required":["_type","spec_version","version","expires","meta"],"properties":{"_type":{"type":"string","description":"The kind of file.","const":"snapshot"},"spec_version":{"$ref":"annex:/http/SigningSpecVersion"},"version":{"$ref":"annex:/http/SigningVersion"},"expires":{"$ref":"annex:/http/SigningTime"},"meta":{"type":"object","description":"The targets files, by name.","required":["targets.json"],"maxProperties":1000,"properties":{"targets.json":{"$ref":"annex:/http/SigningMeta"}},"additionalProperties":{"$ref":"annex:/http/SigningMeta"}}},"$id":"annex:/http/SigningSnapshot"};

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="annex:/http/SigningSnapshot" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate95.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data._type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "_type"},message:"must have required property '"+"_type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.spec_version === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "spec_version"},message:"must have required property '"+"spec_version"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.version === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.expires === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expires"},message:"must have required property '"+"expires"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.meta === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "meta"},message:"must have required property '"+"meta"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data._type !== undefined){
let data0 = data._type;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/_type",schemaPath:"#/properties/_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if("snapshot" !== data0){
const err6 = {instancePath:instancePath+"/_type",schemaPath:"#/properties/_type/const",keyword:"const",params:{allowedValue: "snapshot"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.spec_version !== undefined){
let data1 = data.spec_version;
if(typeof data1 === "string"){
if(func4(data1) > 20){
const err7 = {instancePath:instancePath+"/spec_version",schemaPath:"annex:/http/SigningSpecVersion/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern37.test(data1)){
const err8 = {instancePath:instancePath+"/spec_version",schemaPath:"annex:/http/SigningSpecVersion/pattern",keyword:"pattern",params:{pattern: "^1([.][0-9]{1,6}){1,2}$"},message:"must match pattern \""+"^1([.][0-9]{1,6}){1,2}$"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/spec_version",schemaPath:"annex:/http/SigningSpecVersion/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.version !== undefined){
let data2 = data.version;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err10 = {instancePath:instancePath+"/version",schemaPath:"annex:/http/SigningVersion/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/version",schemaPath:"annex:/http/SigningVersion/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err12 = {instancePath:instancePath+"/version",schemaPath:"annex:/http/SigningVersion/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.expires !== undefined){
let data3 = data.expires;
if(typeof data3 === "string"){
if(func4(data3) > 20){
const err13 = {instancePath:instancePath+"/expires",schemaPath:"annex:/http/SigningTime/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern35.test(data3)){
const err14 = {instancePath:instancePath+"/expires",schemaPath:"annex:/http/SigningTime/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/expires",schemaPath:"annex:/http/SigningTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.meta !== undefined){
let data4 = data.meta;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(Object.keys(data4).length > 1000){
const err16 = {instancePath:instancePath+"/meta",schemaPath:"#/properties/meta/maxProperties",keyword:"maxProperties",params:{limit: 1000},message:"must NOT have more than 1000 properties"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data4["targets.json"] === undefined){
const err17 = {instancePath:instancePath+"/meta",schemaPath:"#/properties/meta/required",keyword:"required",params:{missingProperty: "targets.json"},message:"must have required property '"+"targets.json"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
for(const key0 in data4){
if(!(key0 === "targets.json")){
if(!(validate91(data4[key0], {instancePath:instancePath+"/meta/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data4,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
}
}
if(data4["targets.json"] !== undefined){
if(!(validate91(data4["targets.json"], {instancePath:instancePath+"/meta/targets.json",parentData:data4,parentDataProperty:"targets.json",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath:instancePath+"/meta",schemaPath:"#/properties/meta/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate95.errors = vErrors;
return errors === 0;
}

validate95.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema123 = {"type":"object","description":"Gives the length and SHA-256 of each file of the repository.","additionalProperties":true,"required":["_type","spec_version","version","expires","targets"],"properties":{"_type":{"type":"string","description":"The kind of file.","const":"targets"},"spec_version":{"$ref":"annex:/http/SigningSpecVersion"},"version":{"$ref":"annex:/http/SigningVersion"},"expires":{"$ref":"annex:/http/SigningTime"},"targets":{"type":"object","description":"The files, by path.","maxProperties":1000000,"additionalProperties":{"$ref":"annex:/http/SigningTarget"}}},"$id":"annex:/http/SigningTargets"};

const schema127 = {"type":"object","description":"Pins a file of the repository.","additionalProperties":true,"required":["length","hashes"],"properties":{"length":{"$ref":"annex:/http/SigningLength"},"hashes":{"$ref":"annex:/http/SigningHashes"}},"$id":"annex:/http/SigningTarget"};

function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="annex:/http/SigningTarget" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate99.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.length === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "length"},message:"must have required property '"+"length"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.hashes === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hashes"},message:"must have required property '"+"hashes"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.length !== undefined){
let data0 = data.length;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/length",schemaPath:"annex:/http/SigningLength/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/length",schemaPath:"annex:/http/SigningLength/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/length",schemaPath:"annex:/http/SigningLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.hashes !== undefined){
if(!(validate92(data.hashes, {instancePath:instancePath+"/hashes",parentData:data,parentDataProperty:"hashes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate99.errors = vErrors;
return errors === 0;
}

validate99.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="annex:/http/SigningTargets" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate98.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data._type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "_type"},message:"must have required property '"+"_type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.spec_version === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "spec_version"},message:"must have required property '"+"spec_version"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.version === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.expires === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expires"},message:"must have required property '"+"expires"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.targets === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "targets"},message:"must have required property '"+"targets"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data._type !== undefined){
let data0 = data._type;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/_type",schemaPath:"#/properties/_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if("targets" !== data0){
const err6 = {instancePath:instancePath+"/_type",schemaPath:"#/properties/_type/const",keyword:"const",params:{allowedValue: "targets"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.spec_version !== undefined){
let data1 = data.spec_version;
if(typeof data1 === "string"){
if(func4(data1) > 20){
const err7 = {instancePath:instancePath+"/spec_version",schemaPath:"annex:/http/SigningSpecVersion/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern37.test(data1)){
const err8 = {instancePath:instancePath+"/spec_version",schemaPath:"annex:/http/SigningSpecVersion/pattern",keyword:"pattern",params:{pattern: "^1([.][0-9]{1,6}){1,2}$"},message:"must match pattern \""+"^1([.][0-9]{1,6}){1,2}$"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/spec_version",schemaPath:"annex:/http/SigningSpecVersion/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.version !== undefined){
let data2 = data.version;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err10 = {instancePath:instancePath+"/version",schemaPath:"annex:/http/SigningVersion/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/version",schemaPath:"annex:/http/SigningVersion/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err12 = {instancePath:instancePath+"/version",schemaPath:"annex:/http/SigningVersion/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.expires !== undefined){
let data3 = data.expires;
if(typeof data3 === "string"){
if(func4(data3) > 20){
const err13 = {instancePath:instancePath+"/expires",schemaPath:"annex:/http/SigningTime/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern35.test(data3)){
const err14 = {instancePath:instancePath+"/expires",schemaPath:"annex:/http/SigningTime/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/expires",schemaPath:"annex:/http/SigningTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.targets !== undefined){
let data4 = data.targets;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(Object.keys(data4).length > 1000000){
const err16 = {instancePath:instancePath+"/targets",schemaPath:"#/properties/targets/maxProperties",keyword:"maxProperties",params:{limit: 1000000},message:"must NOT have more than 1000000 properties"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
for(const key0 in data4){
if(!(validate99(data4[key0], {instancePath:instancePath+"/targets/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data4,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath:instancePath+"/targets",schemaPath:"#/properties/targets/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate98.errors = vErrors;
return errors === 0;
}

validate98.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="annex:/http/SigningMetadata" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate79.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.signatures === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "signatures"},message:"must have required property '"+"signatures"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.signed === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "signed"},message:"must have required property '"+"signed"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.signatures !== undefined){
let data0 = data.signatures;
if(Array.isArray(data0)){
if(data0.length > 64){
const err2 = {instancePath:instancePath+"/signatures",schemaPath:"#/properties/signatures/maxItems",keyword:"maxItems",params:{limit: 64},message:"must NOT have more than 64 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate80(data0[i0], {instancePath:instancePath+"/signatures/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/signatures",schemaPath:"#/properties/signatures/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.signed !== undefined){
let data2 = data.signed;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
const tag0 = data2._type;
if(typeof tag0 == "string"){
if(tag0 === "root"){
if(!(validate82(data2, {instancePath:instancePath+"/signed",parentData:data,parentDataProperty:"signed",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "timestamp"){
if(!(validate90(data2, {instancePath:instancePath+"/signed",parentData:data,parentDataProperty:"signed",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "snapshot"){
if(!(validate95(data2, {instancePath:instancePath+"/signed",parentData:data,parentDataProperty:"signed",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "targets"){
if(!(validate98(data2, {instancePath:instancePath+"/signed",parentData:data,parentDataProperty:"signed",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
const err4 = {instancePath:instancePath+"/signed",schemaPath:"#/properties/signed/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "_type", tagValue: tag0},message:"value of tag \"_type\" must be in oneOf"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/signed",schemaPath:"#/properties/signed/discriminator",keyword:"discriminator",params:{error: "tag", tag: "_type", tagValue: tag0},message:"tag \"_type\" must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/signed",schemaPath:"#/properties/signed/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate79.errors = vErrors;
return errors === 0;
}

validate79.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getSigningMetadata_200_application_json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate78.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate79(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
validate78.errors = vErrors;
return errors === 0;
}

validate78.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const getSigningMetadata_parameters = validate107;

const schema129 = {"type":"object","properties":{"path":{"type":"object","required":["file"],"properties":{"file":{"type":"string","pattern":"^((([1-9][0-9]{0,8}[.])?root)|timestamp|snapshot|targets)[.]json$","maxLength":30}}},"header":{"type":"object","required":[],"properties":{"If-None-Match":{"type":"string","maxLength":1000}}}},"$id":"getSigningMetadata_parameters"};

const pattern46 = new RegExp("^((([1-9][0-9]{0,8}[.])?root)|timestamp|snapshot|targets)[.]json$", "u");

function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getSigningMetadata_parameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate107.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.file === undefined){
const err0 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data0.file !== undefined){
let data1 = data0.file;
if(typeof data1 === "string"){
if(func4(data1) > 30){
const err1 = {instancePath:instancePath+"/path/file",schemaPath:"#/properties/path/properties/file/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern46.test(data1)){
const err2 = {instancePath:instancePath+"/path/file",schemaPath:"#/properties/path/properties/file/pattern",keyword:"pattern",params:{pattern: "^((([1-9][0-9]{0,8}[.])?root)|timestamp|snapshot|targets)[.]json$"},message:"must match pattern \""+"^((([1-9][0-9]{0,8}[.])?root)|timestamp|snapshot|targets)[.]json$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/path/file",schemaPath:"#/properties/path/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.header !== undefined){
let data2 = data.header;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2["If-None-Match"] !== undefined){
let data3 = data2["If-None-Match"];
if(typeof data3 === "string"){
if(func4(data3) > 1000){
const err5 = {instancePath:instancePath+"/header/If-None-Match",schemaPath:"#/properties/header/properties/If-None-Match/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/header/If-None-Match",schemaPath:"#/properties/header/properties/If-None-Match/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate107.errors = vErrors;
return errors === 0;
}

validate107.evaluated = {"props":{"path":true,"header":true},"dynamicProps":false,"dynamicItems":false};

const getPackageSchema_200_application_json = validate108;

const schema130 = {"$ref":"annex:/http/PackageSchema","$id":"getPackageSchema_200_application_json"};

const schema131 = {"type":"object","description":"A JSON Schema.","additionalProperties":true,"required":["$schema","$id","$defs"],"properties":{"$schema":{"type":"string","description":"The JSON Schema dialect.","const":"https://json-schema.org/draft/2020-12/schema"},"$id":{"type":"string","description":"The name and version of the format."},"$defs":{"type":"object","description":"The definitions of the format, by name."}},"$id":"annex:/http/PackageSchema"};

function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="annex:/http/PackageSchema" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate109.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.$schema === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "$schema"},message:"must have required property '"+"$schema"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.$id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "$id"},message:"must have required property '"+"$id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.$defs === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "$defs"},message:"must have required property '"+"$defs"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.$schema !== undefined){
let data0 = data.$schema;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("https://json-schema.org/draft/2020-12/schema" !== data0){
const err4 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/const",keyword:"const",params:{allowedValue: "https://json-schema.org/draft/2020-12/schema"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.$id !== undefined){
if(typeof data.$id !== "string"){
const err5 = {instancePath:instancePath+"/$id",schemaPath:"#/properties/%24id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.$defs !== undefined){
let data2 = data.$defs;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
const err6 = {instancePath:instancePath+"/$defs",schemaPath:"#/properties/%24defs/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate109.errors = vErrors;
return errors === 0;
}

validate109.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getPackageSchema_200_application_json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate108.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate109(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
errors = vErrors.length;
}
validate108.errors = vErrors;
return errors === 0;
}

validate108.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const getPackageSchema_parameters = validate111;

const schema132 = {"type":"object","properties":{"query":{"type":"object","required":[],"properties":{"brand":{"$ref":"annex:/http/Brand"}}},"header":{"type":"object","required":[],"properties":{"If-None-Match":{"type":"string","maxLength":1000}}}},"$id":"getPackageSchema_parameters"};

const schema133 = {"type":"string","description":"The prefix of the two tool-version fields: with `tool`, they are `tool_version` and `tool_version_max`. Defaults to the platform's setting, which is `tool` unless configured otherwise.","pattern":"^[a-z][a-z0-9]{0,31}$","maxLength":32,"$id":"annex:/http/Brand"};

const pattern47 = new RegExp("^[a-z][a-z0-9]{0,31}$", "u");

function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getPackageSchema_parameters" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate111.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query !== undefined){
let data0 = data.query;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.brand !== undefined){
let data1 = data0.brand;
if(typeof data1 === "string"){
if(func4(data1) > 32){
const err0 = {instancePath:instancePath+"/query/brand",schemaPath:"annex:/http/Brand/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern47.test(data1)){
const err1 = {instancePath:instancePath+"/query/brand",schemaPath:"annex:/http/Brand/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9]{0,31}$"},message:"must match pattern \""+"^[a-z][a-z0-9]{0,31}$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/query/brand",schemaPath:"annex:/http/Brand/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.header !== undefined){
let data2 = data.header;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2["If-None-Match"] !== undefined){
let data3 = data2["If-None-Match"];
if(typeof data3 === "string"){
if(func4(data3) > 1000){
const err4 = {instancePath:instancePath+"/header/If-None-Match",schemaPath:"#/properties/header/properties/If-None-Match/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/header/If-None-Match",schemaPath:"#/properties/header/properties/If-None-Match/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate111.errors = vErrors;
return errors === 0;
}

validate111.evaluated = {"props":{"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

const validatePackages_body_application_json = validate112;

const schema134 = {"$ref":"annex:/http/ValidatePackages","$id":"validatePackages_body_application_json"};

const schema135 = {"type":"object","description":"A document to validate, and how to interpret it.","required":["document"],"properties":{"document":{"type":"object","description":"The content of a package, list or repository file. Any content is accepted and validated. The whole body may be at most 1 MiB; `annex packages validate` accepts larger files."},"kind":{"description":"The kind of document; detected by its shape if absent.","allOf":[{"$ref":"annex:/http/PackageDocumentKind"}]},"brand":{"$ref":"annex:/http/Brand"},"schema_only":{"type":"boolean","description":"If true, only the format is checked.","default":false}},"$id":"annex:/http/ValidatePackages"};

const schema136 = {"type":"string","description":"`package` is one package, `packages` a list like packages.json, `repository` an entry point like repository.json.","enum":["package","packages","repository"],"$id":"annex:/http/PackageDocumentKind"};

function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="annex:/http/ValidatePackages" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate113.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.schema_only === undefined){
data.schema_only = false;
}
if(data.document === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "document"},message:"must have required property '"+"document"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.document !== undefined){
let data0 = data.document;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
const err1 = {instancePath:instancePath+"/document",schemaPath:"#/properties/document/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/kind",schemaPath:"annex:/http/PackageDocumentKind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(((data1 === "package") || (data1 === "packages")) || (data1 === "repository"))){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"annex:/http/PackageDocumentKind/enum",keyword:"enum",params:{allowedValues: schema136.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.brand !== undefined){
let data2 = data.brand;
if(typeof data2 === "string"){
if(func4(data2) > 32){
const err4 = {instancePath:instancePath+"/brand",schemaPath:"annex:/http/Brand/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern47.test(data2)){
const err5 = {instancePath:instancePath+"/brand",schemaPath:"annex:/http/Brand/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9]{0,31}$"},message:"must match pattern \""+"^[a-z][a-z0-9]{0,31}$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/brand",schemaPath:"annex:/http/Brand/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(typeof data.schema_only !== "boolean"){
const err7 = {instancePath:instancePath+"/schema_only",schemaPath:"#/properties/schema_only/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate113.errors = vErrors;
return errors === 0;
}

validate113.evaluated = {"props":{"document":true,"kind":true,"brand":true,"schema_only":true},"dynamicProps":false,"dynamicItems":false};

function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="validatePackages_body_application_json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate112.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate113(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
validate112.errors = vErrors;
return errors === 0;
}

validate112.evaluated = {"props":{"document":true,"kind":true,"brand":true,"schema_only":true},"dynamicProps":false,"dynamicItems":false};

const validatePackages_200_application_json = validate115;

const schema138 = {"$ref":"annex:/http/PackageVerdict","$id":"validatePackages_200_application_json"};

const schema139 = {"type":"object","description":"The result of a validation.","required":["valid","kind","total","findings"],"properties":{"valid":{"type":"boolean","description":"Whether the document conforms to the format; warnings do not count."},"kind":{"$ref":"annex:/http/PackageDocumentKind"},"total":{"type":"integer","description":"Total number of findings, including those not listed.","minimum":0},"findings":{"type":"array","description":"The findings, errors first, in document order; at most 1000.","maxItems":1000,"items":{"$ref":"annex:/http/PackageFinding"}}},"$id":"annex:/http/PackageVerdict"};

const schema141 = {"type":"object","description":"An error or a warning.","required":["pointer","rule","severity","message","suggestion"],"properties":{"pointer":{"type":"string","description":"The location, as a JSON Pointer (RFC 6901) into the document; empty for the document itself.","maxLength":2000},"rule":{"type":"string","description":"The rule that is violated: a keyword of the format's schema, or the name of a lint rule.","maxLength":100},"severity":{"type":"string","description":"An `error` prevents publication, a `warning` does not.","enum":["error","warning"]},"message":{"type":"string","description":"A description of the error.","maxLength":2000},"suggestion":{"type":["string","null"],"description":"Suggested replacement; null if there is none.","maxLength":2000}},"$id":"annex:/http/PackageFinding"};

function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="annex:/http/PackageFinding" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate117.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pointer === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pointer"},message:"must have required property '"+"pointer"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.rule === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rule"},message:"must have required property '"+"rule"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.severity === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "severity"},message:"must have required property '"+"severity"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.message === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.suggestion === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "suggestion"},message:"must have required property '"+"suggestion"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.pointer !== undefined){
let data0 = data.pointer;
if(typeof data0 === "string"){
if(func4(data0) > 2000){
const err5 = {instancePath:instancePath+"/pointer",schemaPath:"#/properties/pointer/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/pointer",schemaPath:"#/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.rule !== undefined){
let data1 = data.rule;
if(typeof data1 === "string"){
if(func4(data1) > 100){
const err7 = {instancePath:instancePath+"/rule",schemaPath:"#/properties/rule/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/rule",schemaPath:"#/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.severity !== undefined){
let data2 = data.severity;
if(typeof data2 !== "string"){
const err9 = {instancePath:instancePath+"/severity",schemaPath:"#/properties/severity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((data2 === "error") || (data2 === "warning"))){
const err10 = {instancePath:instancePath+"/severity",schemaPath:"#/properties/severity/enum",keyword:"enum",params:{allowedValues: schema141.properties.severity.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.message !== undefined){
let data3 = data.message;
if(typeof data3 === "string"){
if(func4(data3) > 2000){
const err11 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.suggestion !== undefined){
let data4 = data.suggestion;
if((typeof data4 !== "string") && (data4 !== null)){
const err13 = {instancePath:instancePath+"/suggestion",schemaPath:"#/properties/suggestion/type",keyword:"type",params:{type: schema141.properties.suggestion.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data4 === "string"){
if(func4(data4) > 2000){
const err14 = {instancePath:instancePath+"/suggestion",schemaPath:"#/properties/suggestion/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate117.errors = vErrors;
return errors === 0;
}

validate117.evaluated = {"props":{"pointer":true,"rule":true,"severity":true,"message":true,"suggestion":true},"dynamicProps":false,"dynamicItems":false};

function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="annex:/http/PackageVerdict" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate116.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.valid === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "valid"},message:"must have required property '"+"valid"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.kind === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.total === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.findings === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "findings"},message:"must have required property '"+"findings"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.valid !== undefined){
if(typeof data.valid !== "boolean"){
const err4 = {instancePath:instancePath+"/valid",schemaPath:"#/properties/valid/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/kind",schemaPath:"annex:/http/PackageDocumentKind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((data1 === "package") || (data1 === "packages")) || (data1 === "repository"))){
const err6 = {instancePath:instancePath+"/kind",schemaPath:"annex:/http/PackageDocumentKind/enum",keyword:"enum",params:{allowedValues: schema136.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.total !== undefined){
let data2 = data.total;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.findings !== undefined){
let data3 = data.findings;
if(Array.isArray(data3)){
if(data3.length > 1000){
const err9 = {instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate117(data3[i0], {instancePath:instancePath+"/findings/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate116.errors = vErrors;
return errors === 0;
}

validate116.evaluated = {"props":{"valid":true,"kind":true,"total":true,"findings":true},"dynamicProps":false,"dynamicItems":false};

function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="validatePackages_200_application_json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate115.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate116(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
validate115.errors = vErrors;
return errors === 0;
}

validate115.evaluated = {"props":{"valid":true,"kind":true,"total":true,"findings":true},"dynamicProps":false,"dynamicItems":false};

const problem = validate120;

const schema142 = {"type":"object","description":"Problem details (RFC 9457). Programs should switch on the last segment of `type`, which is the name of the problem. `title` is the same for every occurrence; `detail` describes this one. Neither ever contains a token, a code or a key. The header `X-Request-Id` of the response finds the request in the log: it is the trace id of a request with `traceparent` (W3C Trace Context), else an id made by the server.","required":["type","title","status"],"properties":{"type":{"type":"string","description":"URL of a page that explains the problem and how to solve it. It is absolute, and its last segment is the name of the problem. Compare that segment only, because the rest depends on where the platform is hosted.","format":"uri-reference","pattern":"^(https?://[^\\s]+)?/problems/[a-z]+(-[a-z]+)*$","maxLength":2000},"title":{"type":"string","description":"Short summary of the problem. It is the same for every occurrence.","maxLength":200},"status":{"type":"integer","description":"The HTTP status code, repeated for readers that only see the body.","minimum":400,"maximum":599},"detail":{"type":"string","description":"Explanation of this occurrence.","maxLength":2000},"errors":{"type":"array","description":"The invalid values in the request; at most 32.","maxItems":32,"items":{"$ref":"annex:/http/InvalidPlace"}}},"$id":"problem"};

const pattern49 = new RegExp("^(https?://[^\\s]+)?/problems/[a-z]+(-[a-z]+)*$", "u");

const schema143 = {"type":"object","required":["pointer","detail"],"properties":{"pointer":{"type":"string","description":"JSON Pointer (RFC 6901) into the request: `/body/max_age`, `/query/limit`, `/path/token`, `/header/accept`.","maxLength":1000},"detail":{"type":"string","description":"The rule that the value violates.","maxLength":1000}},"$id":"annex:/http/InvalidPlace"};

function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="annex:/http/InvalidPlace" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate121.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pointer === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pointer"},message:"must have required property '"+"pointer"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.detail === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "detail"},message:"must have required property '"+"detail"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.pointer !== undefined){
let data0 = data.pointer;
if(typeof data0 === "string"){
if(func4(data0) > 1000){
const err2 = {instancePath:instancePath+"/pointer",schemaPath:"#/properties/pointer/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/pointer",schemaPath:"#/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.detail !== undefined){
let data1 = data.detail;
if(typeof data1 === "string"){
if(func4(data1) > 1000){
const err4 = {instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate121.errors = vErrors;
return errors === 0;
}

validate121.evaluated = {"props":{"pointer":true,"detail":true},"dynamicProps":false,"dynamicItems":false};

function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="problem" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate120.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.status === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 === "string"){
if(func4(data0) > 2000){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern49.test(data0)){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/pattern",keyword:"pattern",params:{pattern: "^(https?://[^\\s]+)?/problems/[a-z]+(-[a-z]+)*$"},message:"must match pattern \""+"^(https?://[^\\s]+)?/problems/[a-z]+(-[a-z]+)*$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats0.test(data0))){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func4(data1) > 200){
const err7 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.status !== undefined){
let data2 = data.status;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err9 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 599 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2 < 400 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data.detail !== undefined){
let data3 = data.detail;
if(typeof data3 === "string"){
if(func4(data3) > 2000){
const err12 = {instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.errors !== undefined){
let data4 = data.errors;
if(Array.isArray(data4)){
if(data4.length > 32){
const err14 = {instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/maxItems",keyword:"maxItems",params:{limit: 32},message:"must NOT have more than 32 items"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate121(data4[i0], {instancePath:instancePath+"/errors/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate120.errors = vErrors;
return errors === 0;
}

validate120.evaluated = {"props":{"type":true,"title":true,"status":true,"detail":true,"errors":true},"dynamicProps":false,"dynamicItems":false};

const resource_Package = validate123;

const schema144 = {"$ref":"annex:/resource/Package","$id":"resource_Package"};

const schema145 = {"type":"object","description":"One installable package with all its versions.","required":["name","description","description_full","identifier","type","author","license","resources","versions"],"properties":{"name":{"type":"string","description":"The display name of the package.","maxLength":200},"description":{"type":"string","description":"Short description of the package, shown in lists.","maxLength":500},"description_full":{"type":"string","description":"Long description of the package, shown on its own page. Line breaks are kept.","maxLength":5000},"identifier":{"$ref":"annex:/resource/PackageIdentifier"},"type":{"$ref":"annex:/resource/PackageType"},"author":{"description":"The author of the package.","allOf":[{"$ref":"annex:/resource/Contact"}]},"maintainer":{"description":"The current maintainer, if different from the author.","allOf":[{"$ref":"annex:/resource/Contact"}]},"category":{"type":"string","description":"A word of your choice to group packages by."},"license":{"$ref":"annex:/resource/License"},"resources":{"type":"object","description":"Links of the package. Each key is a label (letters, digits, spaces and hyphens; 2 to 50 characters), each value the target. May be empty. A key of any other form is an error.","patternProperties":{"^[a-zA-Z][-a-zA-Z0-9 ]{0,48}[a-zA-Z0-9]$":{"type":"string","description":"The target of the link, usually a URL.","maxLength":500}},"additionalProperties":false},"tags":{"type":"array","description":"Keywords for finding the package. Omit the property instead of giving an empty list.","items":{"$ref":"annex:/resource/PackageTag"},"minItems":1,"uniqueItems":true},"keep_on_update":{"type":"array","description":"Regular expressions for files to keep when the package is updated. Each is searched for, unanchored, in a file's path below the install directory, which starts with `/`. Applies to every version, in addition to the version's own list.","items":{"type":"string","description":"A regular expression. One that does not compile is reported and otherwise ignored."},"uniqueItems":true},"versions":{"type":"array","description":"All published versions, by convention newest first. No two entries may be equal. An empty list withdraws the package.","items":{"$ref":"annex:/resource/PackageVersion"},"uniqueItems":true}},"$id":"annex:/resource/Package"};

const schema146 = {"type":"string","description":"Identifies the package permanently across all repositories: letters, digits, dots and hyphens; starts with a letter and ends with a letter or digit; 2 to 100 characters. Use a reversed domain name to keep it unique.","pattern":"^[a-zA-Z][-a-zA-Z0-9.]{0,98}[a-zA-Z0-9]$","$id":"annex:/resource/PackageIdentifier"};

const schema147 = {"type":"string","description":"The kind of package.","enum":["plugin","library","colortheme"],"$id":"annex:/resource/PackageType"};

const schema149 = {"type":"string","description":"The license of the package: exactly one of these names, spelled as here.","enum":["public-domain","Apache","Apache-1.0","Apache-2.0","Artistic","Artistic-1.0","Artistic-2.0","BSD","BSD-2-Clause","BSD-3-Clause","BSD-4-Clause","ISC","CC-BY","CC-BY-1.0","CC-BY-2.0","CC-BY-2.5","CC-BY-3.0","CC-BY-4.0","CC-BY-SA","CC-BY-SA-1.0","CC-BY-SA-2.0","CC-BY-SA-2.5","CC-BY-SA-3.0","CC-BY-SA-4.0","CC-BY-ND","CC-BY-ND-1.0","CC-BY-ND-2.0","CC-BY-ND-2.5","CC-BY-ND-3.0","CC-BY-ND-4.0","CC-BY-NC","CC-BY-NC-1.0","CC-BY-NC-2.0","CC-BY-NC-2.5","CC-BY-NC-3.0","CC-BY-NC-4.0","CC-BY-NC-SA","CC-BY-NC-SA-1.0","CC-BY-NC-SA-2.0","CC-BY-NC-SA-2.5","CC-BY-NC-SA-3.0","CC-BY-NC-SA-4.0","CC-BY-NC-ND","CC-BY-NC-ND-1.0","CC-BY-NC-ND-2.0","CC-BY-NC-ND-2.5","CC-BY-NC-ND-3.0","CC-BY-NC-ND-4.0","CC0-1.0","CDDL-1.0","CPL","EFL","EFL-1.0","EFL-2.0","MIT","GPL","GPL-1.0","GPL-2.0","GPL-3.0","LGPL","LGPL-2.1","LGPL-3.0","GNU-LGPL-2.0","GFDL","GFDL-1.0","GFDL-1.1","GFDL-1.2","GFDL-1.3","GFDL-NIV","LPPL","LPPL-1.0","LPPL-1.1","LPPL-1.2","LPPL-1.3","MPL-1.1","Perl","Python-2.0","QPL-1.0","W3C","Zlib","Zope","Zope-1.0","Zope-1.1","Zope-2.0","Zope-2.1","CERN-OHL","WTFPL","Unlicense","open-source","unrestricted"],"$id":"annex:/resource/License"};

const schema150 = {"type":"string","description":"A keyword for finding a package: lower-case letters, digits and hyphens; 2 to 50 characters.","pattern":"^[a-z][-a-z0-9]{0,48}[a-z0-9]$","$id":"annex:/resource/PackageTag"};

const schema148 = {"type":"object","description":"A person or a group, and how to reach them.","required":["name","contact"],"properties":{"name":{"type":"string","description":"The name of the person or group.","maxLength":500},"contact":{"type":"object","description":"Ways to reach them. Each key is the kind of address (lower-case letters, digits, spaces and hyphens; 2 to 50 characters), each value the address. May be empty. A key of any other form is an error.","patternProperties":{"^[a-z][-a-z0-9 ]{0,48}[a-z0-9]$":{"type":"string","description":"The address, such as a URL or an email address.","maxLength":500}},"additionalProperties":false}},"$id":"annex:/resource/Contact"};

function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="annex:/resource/Contact" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate125.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.contact === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contact"},message:"must have required property '"+"contact"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func4(data0) > 500){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.contact !== undefined){
let data1 = data.contact;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key0 in data1){
if(!(pattern15.test(key0))){
const err4 = {instancePath:instancePath+"/contact",schemaPath:"#/properties/contact/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
for(const key1 in data1){
if(pattern15.test(key1)){
let data2 = data1[key1];
if(typeof data2 === "string"){
if(func4(data2) > 500){
const err5 = {instancePath:instancePath+"/contact/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/contact/patternProperties/%5E%5Ba-z%5D%5B-a-z0-9%20%5D%7B0%2C48%7D%5Ba-z0-9%5D%24/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/contact/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/contact/patternProperties/%5E%5Ba-z%5D%5B-a-z0-9%20%5D%7B0%2C48%7D%5Ba-z0-9%5D%24/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
else {
const err7 = {instancePath:instancePath+"/contact",schemaPath:"#/properties/contact/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate125.errors = vErrors;
return errors === 0;
}

validate125.evaluated = {"props":{"name":true,"contact":true},"dynamicProps":false,"dynamicItems":false};

const schema151 = {"type":"object","description":"One published version of a package. A repository's list also gives its download location; the metadata inside an archive does not.","required":["version","status","tool_version"],"properties":{"version":{"type":"string","description":"The version number: major[.minor[.patch]]. Missing parts count as 0, so `1.0` and `1.0.0` are the same version.","pattern":"^[0-9]{1,4}([.][0-9]{1,4}([.][0-9]{1,6})?)?$"},"version_epoch":{"type":"integer","description":"The epoch, which is compared before the version number: a version with a higher epoch is later. Defaults to 0. Increase it when the numbering starts over.","minimum":0},"download_url":{"description":"Direct download URL of the archive, without a page in between.","allOf":[{"$ref":"annex:/resource/URL"}]},"download_sha256":{"description":"SHA-256 of the archive as downloaded.","allOf":[{"$ref":"annex:/resource/Sha256"}]},"download_size":{"type":"integer","description":"Size of the archive in bytes.","minimum":0},"install_size":{"type":"integer","description":"Size of the extracted files in bytes.","minimum":0},"status":{"$ref":"annex:/resource/VersionStatus"},"platforms":{"type":"array","description":"The systems this version runs on; all systems if absent.","items":{"$ref":"annex:/resource/Platform"},"minItems":1,"uniqueItems":true},"runtime":{"description":"The runtime a plugin needs; defaults to `swig`. Not used for packages that are not plugins.","allOf":[{"$ref":"annex:/resource/Runtime"}]},"tool_version":{"description":"Oldest version of the design tool that this version supports. Missing parts count as 0.","allOf":[{"$ref":"annex:/resource/ToolVersion"}]},"tool_version_max":{"description":"Newest version of the design tool that this version supports. Missing parts match anything: `9` includes 9.0.7. No upper bound if absent.","allOf":[{"$ref":"annex:/resource/ToolVersion"}]},"keep_on_update":{"type":"array","description":"Regular expressions for files to keep when this version replaces another, in addition to the package's own list.","items":{"type":"string","description":"A regular expression. One that does not compile is reported and otherwise ignored."},"uniqueItems":true}},"$id":"annex:/resource/PackageVersion"};

const schema152 = {"type":"string","description":"Either a web URL: `http://` or `https://` and a host, without white space. Or a local file: `file://`, then a drive letter and a colon or a slash, then any characters except NUL.","pattern":"^(?:https?://[^\\s/]\\S*|file://(?:[a-zA-Z]:|/)[^\\u0000]+)$","$id":"annex:/resource/URL"};

const schema153 = {"type":"string","description":"A SHA-256 hash in lower-case hexadecimal digits.","pattern":"^[a-f0-9]{64}$","$id":"annex:/resource/Sha256"};

const schema154 = {"type":"string","description":"The stability of the version. `stable` is offered to everyone, `testing` and `development` to users who opt in; `deprecated` should no longer be installed.","enum":["stable","testing","development","deprecated"],"$id":"annex:/resource/VersionStatus"};

const schema155 = {"type":"string","description":"An operating system.","enum":["windows","macos","linux"],"$id":"annex:/resource/Platform"};

const schema156 = {"type":"string","description":"The way the design tool runs plugins.","enum":["swig","ipc"],"$id":"annex:/resource/Runtime"};

const schema157 = {"type":"string","description":"A version of the design tool: major[.minor[.patch]].","pattern":"^[0-9]{1,2}([.][0-9]{1,2}([.][0-9]{1,2})?)?$","$id":"annex:/resource/ToolVersion"};

function validate128(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="annex:/resource/PackageVersion" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate128.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.version === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.status === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.tool_version === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tool_version"},message:"must have required property '"+"tool_version"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.version !== undefined){
let data0 = data.version;
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
const err3 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,4}([.][0-9]{1,4}([.][0-9]{1,6})?)?$"},message:"must match pattern \""+"^[0-9]{1,4}([.][0-9]{1,4}([.][0-9]{1,6})?)?$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.version_epoch !== undefined){
let data1 = data.version_epoch;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/version_epoch",schemaPath:"#/properties/version_epoch/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/version_epoch",schemaPath:"#/properties/version_epoch/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.download_url !== undefined){
let data2 = data.download_url;
if(typeof data2 === "string"){
if(!pattern7.test(data2)){
const err7 = {instancePath:instancePath+"/download_url",schemaPath:"annex:/resource/URL/pattern",keyword:"pattern",params:{pattern: "^(?:https?://[^\\s/]\\S*|file://(?:[a-zA-Z]:|/)[^\\u0000]+)$"},message:"must match pattern \""+"^(?:https?://[^\\s/]\\S*|file://(?:[a-zA-Z]:|/)[^\\u0000]+)$"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/download_url",schemaPath:"annex:/resource/URL/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.download_sha256 !== undefined){
let data3 = data.download_sha256;
if(typeof data3 === "string"){
if(!pattern8.test(data3)){
const err9 = {instancePath:instancePath+"/download_sha256",schemaPath:"annex:/resource/Sha256/pattern",keyword:"pattern",params:{pattern: "^[a-f0-9]{64}$"},message:"must match pattern \""+"^[a-f0-9]{64}$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/download_sha256",schemaPath:"annex:/resource/Sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.download_size !== undefined){
let data4 = data.download_size;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err11 = {instancePath:instancePath+"/download_size",schemaPath:"#/properties/download_size/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
const err12 = {instancePath:instancePath+"/download_size",schemaPath:"#/properties/download_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.install_size !== undefined){
let data5 = data.install_size;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err13 = {instancePath:instancePath+"/install_size",schemaPath:"#/properties/install_size/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
const err14 = {instancePath:instancePath+"/install_size",schemaPath:"#/properties/install_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data.status !== undefined){
let data6 = data.status;
if(typeof data6 !== "string"){
const err15 = {instancePath:instancePath+"/status",schemaPath:"annex:/resource/VersionStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!((((data6 === "stable") || (data6 === "testing")) || (data6 === "development")) || (data6 === "deprecated"))){
const err16 = {instancePath:instancePath+"/status",schemaPath:"annex:/resource/VersionStatus/enum",keyword:"enum",params:{allowedValues: schema154.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.platforms !== undefined){
let data7 = data.platforms;
if(Array.isArray(data7)){
if(data7.length < 1){
const err17 = {instancePath:instancePath+"/platforms",schemaPath:"#/properties/platforms/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(typeof data8 !== "string"){
const err18 = {instancePath:instancePath+"/platforms/" + i0,schemaPath:"annex:/resource/Platform/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(((data8 === "windows") || (data8 === "macos")) || (data8 === "linux"))){
const err19 = {instancePath:instancePath+"/platforms/" + i0,schemaPath:"annex:/resource/Platform/enum",keyword:"enum",params:{allowedValues: schema155.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
const pair0 = func0(data7);
if(pair0 !== null){
const err20 = {instancePath:instancePath+"/platforms",schemaPath:"#/properties/platforms/uniqueItems",keyword:"uniqueItems",params:{i: pair0[0], j: pair0[1]},message:"must NOT have duplicate items (items ## "+pair0+"[1] and "+pair0+"[0] are identical)"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/platforms",schemaPath:"#/properties/platforms/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.runtime !== undefined){
let data9 = data.runtime;
if(typeof data9 !== "string"){
const err22 = {instancePath:instancePath+"/runtime",schemaPath:"annex:/resource/Runtime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!((data9 === "swig") || (data9 === "ipc"))){
const err23 = {instancePath:instancePath+"/runtime",schemaPath:"annex:/resource/Runtime/enum",keyword:"enum",params:{allowedValues: schema156.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.tool_version !== undefined){
let data10 = data.tool_version;
if(typeof data10 === "string"){
if(!pattern9.test(data10)){
const err24 = {instancePath:instancePath+"/tool_version",schemaPath:"annex:/resource/ToolVersion/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,2}([.][0-9]{1,2}([.][0-9]{1,2})?)?$"},message:"must match pattern \""+"^[0-9]{1,2}([.][0-9]{1,2}([.][0-9]{1,2})?)?$"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/tool_version",schemaPath:"annex:/resource/ToolVersion/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.tool_version_max !== undefined){
let data11 = data.tool_version_max;
if(typeof data11 === "string"){
if(!pattern9.test(data11)){
const err26 = {instancePath:instancePath+"/tool_version_max",schemaPath:"annex:/resource/ToolVersion/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,2}([.][0-9]{1,2}([.][0-9]{1,2})?)?$"},message:"must match pattern \""+"^[0-9]{1,2}([.][0-9]{1,2}([.][0-9]{1,2})?)?$"+"\""};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/tool_version_max",schemaPath:"annex:/resource/ToolVersion/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.keep_on_update !== undefined){
let data12 = data.keep_on_update;
if(Array.isArray(data12)){
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
if(typeof data12[i1] !== "string"){
const err28 = {instancePath:instancePath+"/keep_on_update/" + i1,schemaPath:"#/properties/keep_on_update/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
const pair1 = func0(data12);
if(pair1 !== null){
const err29 = {instancePath:instancePath+"/keep_on_update",schemaPath:"#/properties/keep_on_update/uniqueItems",keyword:"uniqueItems",params:{i: pair1[0], j: pair1[1]},message:"must NOT have duplicate items (items ## "+pair1+"[1] and "+pair1+"[0] are identical)"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/keep_on_update",schemaPath:"#/properties/keep_on_update/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
validate128.errors = vErrors;
return errors === 0;
}

validate128.evaluated = {"props":{"version":true,"version_epoch":true,"download_url":true,"download_sha256":true,"download_size":true,"install_size":true,"status":true,"platforms":true,"runtime":true,"tool_version":true,"tool_version_max":true,"keep_on_update":true},"dynamicProps":false,"dynamicItems":false};

function validate124(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="annex:/resource/Package" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate124.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.description === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.description_full === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description_full"},message:"must have required property '"+"description_full"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.identifier === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "identifier"},message:"must have required property '"+"identifier"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.type === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.author === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "author"},message:"must have required property '"+"author"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.license === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "license"},message:"must have required property '"+"license"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.resources === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "resources"},message:"must have required property '"+"resources"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.versions === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "versions"},message:"must have required property '"+"versions"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func4(data0) > 200){
const err9 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 === "string"){
if(func4(data1) > 500){
const err11 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.description_full !== undefined){
let data2 = data.description_full;
if(typeof data2 === "string"){
if(func4(data2) > 5000){
const err13 = {instancePath:instancePath+"/description_full",schemaPath:"#/properties/description_full/maxLength",keyword:"maxLength",params:{limit: 5000},message:"must NOT have more than 5000 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/description_full",schemaPath:"#/properties/description_full/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.identifier !== undefined){
let data3 = data.identifier;
if(typeof data3 === "string"){
if(!pattern4.test(data3)){
const err15 = {instancePath:instancePath+"/identifier",schemaPath:"annex:/resource/PackageIdentifier/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z][-a-zA-Z0-9.]{0,98}[a-zA-Z0-9]$"},message:"must match pattern \""+"^[a-zA-Z][-a-zA-Z0-9.]{0,98}[a-zA-Z0-9]$"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/identifier",schemaPath:"annex:/resource/PackageIdentifier/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.type !== undefined){
let data4 = data.type;
if(typeof data4 !== "string"){
const err17 = {instancePath:instancePath+"/type",schemaPath:"annex:/resource/PackageType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(((data4 === "plugin") || (data4 === "library")) || (data4 === "colortheme"))){
const err18 = {instancePath:instancePath+"/type",schemaPath:"annex:/resource/PackageType/enum",keyword:"enum",params:{allowedValues: schema147.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.author !== undefined){
if(!(validate125(data.author, {instancePath:instancePath+"/author",parentData:data,parentDataProperty:"author",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
}
if(data.maintainer !== undefined){
if(!(validate125(data.maintainer, {instancePath:instancePath+"/maintainer",parentData:data,parentDataProperty:"maintainer",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
}
if(data.category !== undefined){
if(typeof data.category !== "string"){
const err19 = {instancePath:instancePath+"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.license !== undefined){
let data8 = data.license;
if(typeof data8 !== "string"){
const err20 = {instancePath:instancePath+"/license",schemaPath:"annex:/resource/License/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data8 === "public-domain") || (data8 === "Apache")) || (data8 === "Apache-1.0")) || (data8 === "Apache-2.0")) || (data8 === "Artistic")) || (data8 === "Artistic-1.0")) || (data8 === "Artistic-2.0")) || (data8 === "BSD")) || (data8 === "BSD-2-Clause")) || (data8 === "BSD-3-Clause")) || (data8 === "BSD-4-Clause")) || (data8 === "ISC")) || (data8 === "CC-BY")) || (data8 === "CC-BY-1.0")) || (data8 === "CC-BY-2.0")) || (data8 === "CC-BY-2.5")) || (data8 === "CC-BY-3.0")) || (data8 === "CC-BY-4.0")) || (data8 === "CC-BY-SA")) || (data8 === "CC-BY-SA-1.0")) || (data8 === "CC-BY-SA-2.0")) || (data8 === "CC-BY-SA-2.5")) || (data8 === "CC-BY-SA-3.0")) || (data8 === "CC-BY-SA-4.0")) || (data8 === "CC-BY-ND")) || (data8 === "CC-BY-ND-1.0")) || (data8 === "CC-BY-ND-2.0")) || (data8 === "CC-BY-ND-2.5")) || (data8 === "CC-BY-ND-3.0")) || (data8 === "CC-BY-ND-4.0")) || (data8 === "CC-BY-NC")) || (data8 === "CC-BY-NC-1.0")) || (data8 === "CC-BY-NC-2.0")) || (data8 === "CC-BY-NC-2.5")) || (data8 === "CC-BY-NC-3.0")) || (data8 === "CC-BY-NC-4.0")) || (data8 === "CC-BY-NC-SA")) || (data8 === "CC-BY-NC-SA-1.0")) || (data8 === "CC-BY-NC-SA-2.0")) || (data8 === "CC-BY-NC-SA-2.5")) || (data8 === "CC-BY-NC-SA-3.0")) || (data8 === "CC-BY-NC-SA-4.0")) || (data8 === "CC-BY-NC-ND")) || (data8 === "CC-BY-NC-ND-1.0")) || (data8 === "CC-BY-NC-ND-2.0")) || (data8 === "CC-BY-NC-ND-2.5")) || (data8 === "CC-BY-NC-ND-3.0")) || (data8 === "CC-BY-NC-ND-4.0")) || (data8 === "CC0-1.0")) || (data8 === "CDDL-1.0")) || (data8 === "CPL")) || (data8 === "EFL")) || (data8 === "EFL-1.0")) || (data8 === "EFL-2.0")) || (data8 === "MIT")) || (data8 === "GPL")) || (data8 === "GPL-1.0")) || (data8 === "GPL-2.0")) || (data8 === "GPL-3.0")) || (data8 === "LGPL")) || (data8 === "LGPL-2.1")) || (data8 === "LGPL-3.0")) || (data8 === "GNU-LGPL-2.0")) || (data8 === "GFDL")) || (data8 === "GFDL-1.0")) || (data8 === "GFDL-1.1")) || (data8 === "GFDL-1.2")) || (data8 === "GFDL-1.3")) || (data8 === "GFDL-NIV")) || (data8 === "LPPL")) || (data8 === "LPPL-1.0")) || (data8 === "LPPL-1.1")) || (data8 === "LPPL-1.2")) || (data8 === "LPPL-1.3")) || (data8 === "MPL-1.1")) || (data8 === "Perl")) || (data8 === "Python-2.0")) || (data8 === "QPL-1.0")) || (data8 === "W3C")) || (data8 === "Zlib")) || (data8 === "Zope")) || (data8 === "Zope-1.0")) || (data8 === "Zope-1.1")) || (data8 === "Zope-2.0")) || (data8 === "Zope-2.1")) || (data8 === "CERN-OHL")) || (data8 === "WTFPL")) || (data8 === "Unlicense")) || (data8 === "open-source")) || (data8 === "unrestricted"))){
const err21 = {instancePath:instancePath+"/license",schemaPath:"annex:/resource/License/enum",keyword:"enum",params:{allowedValues: schema149.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.resources !== undefined){
let data9 = data.resources;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key0 in data9){
if(!(pattern17.test(key0))){
const err22 = {instancePath:instancePath+"/resources",schemaPath:"#/properties/resources/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
for(const key1 in data9){
if(pattern17.test(key1)){
let data10 = data9[key1];
if(typeof data10 === "string"){
if(func4(data10) > 500){
const err23 = {instancePath:instancePath+"/resources/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/resources/patternProperties/%5E%5Ba-zA-Z%5D%5B-a-zA-Z0-9%20%5D%7B0%2C48%7D%5Ba-zA-Z0-9%5D%24/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/resources/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/resources/patternProperties/%5E%5Ba-zA-Z%5D%5B-a-zA-Z0-9%20%5D%7B0%2C48%7D%5Ba-zA-Z0-9%5D%24/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
}
else {
const err25 = {instancePath:instancePath+"/resources",schemaPath:"#/properties/resources/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.tags !== undefined){
let data11 = data.tags;
if(Array.isArray(data11)){
if(data11.length < 1){
const err26 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
let data12 = data11[i0];
if(typeof data12 === "string"){
if(!pattern5.test(data12)){
const err27 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"annex:/resource/PackageTag/pattern",keyword:"pattern",params:{pattern: "^[a-z][-a-z0-9]{0,48}[a-z0-9]$"},message:"must match pattern \""+"^[a-z][-a-z0-9]{0,48}[a-z0-9]$"+"\""};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"annex:/resource/PackageTag/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
const pair0 = func0(data11);
if(pair0 !== null){
const err29 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/uniqueItems",keyword:"uniqueItems",params:{i: pair0[0], j: pair0[1]},message:"must NOT have duplicate items (items ## "+pair0+"[1] and "+pair0+"[0] are identical)"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.keep_on_update !== undefined){
let data13 = data.keep_on_update;
if(Array.isArray(data13)){
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
if(typeof data13[i1] !== "string"){
const err31 = {instancePath:instancePath+"/keep_on_update/" + i1,schemaPath:"#/properties/keep_on_update/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
const pair1 = func0(data13);
if(pair1 !== null){
const err32 = {instancePath:instancePath+"/keep_on_update",schemaPath:"#/properties/keep_on_update/uniqueItems",keyword:"uniqueItems",params:{i: pair1[0], j: pair1[1]},message:"must NOT have duplicate items (items ## "+pair1+"[1] and "+pair1+"[0] are identical)"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/keep_on_update",schemaPath:"#/properties/keep_on_update/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.versions !== undefined){
let data15 = data.versions;
if(Array.isArray(data15)){
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
if(!(validate128(data15[i2], {instancePath:instancePath+"/versions/" + i2,parentData:data15,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
const pair2 = func0(data15);
if(pair2 !== null){
const err34 = {instancePath:instancePath+"/versions",schemaPath:"#/properties/versions/uniqueItems",keyword:"uniqueItems",params:{i: pair2[0], j: pair2[1]},message:"must NOT have duplicate items (items ## "+pair2+"[1] and "+pair2+"[0] are identical)"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/versions",schemaPath:"#/properties/versions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
validate124.errors = vErrors;
return errors === 0;
}

validate124.evaluated = {"props":{"name":true,"description":true,"description_full":true,"identifier":true,"type":true,"author":true,"maintainer":true,"category":true,"license":true,"resources":true,"tags":true,"keep_on_update":true,"versions":true},"dynamicProps":false,"dynamicItems":false};

function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="resource_Package" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate123.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate124(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
errors = vErrors.length;
}
validate123.errors = vErrors;
return errors === 0;
}

validate123.evaluated = {"props":{"name":true,"description":true,"description_full":true,"identifier":true,"type":true,"author":true,"maintainer":true,"category":true,"license":true,"resources":true,"tags":true,"keep_on_update":true,"versions":true},"dynamicProps":false,"dynamicItems":false};

const resource_Contact = validate131;

const schema159 = {"$ref":"annex:/resource/Contact","$id":"resource_Contact"};

function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="resource_Contact" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate131.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate125(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
validate131.errors = vErrors;
return errors === 0;
}

validate131.evaluated = {"props":{"name":true,"contact":true},"dynamicProps":false,"dynamicItems":false};

const resource_PackageVersion = validate133;

const schema160 = {"$ref":"annex:/resource/PackageVersion","$id":"resource_PackageVersion"};

function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="resource_PackageVersion" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate133.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate128(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
validate133.errors = vErrors;
return errors === 0;
}

validate133.evaluated = {"props":{"version":true,"version_epoch":true,"download_url":true,"download_sha256":true,"download_size":true,"install_size":true,"status":true,"platforms":true,"runtime":true,"tool_version":true,"tool_version_max":true,"keep_on_update":true},"dynamicProps":false,"dynamicItems":false};

const resource_PackageArray = validate135;

const schema161 = {"$ref":"annex:/resource/PackageArray","$id":"resource_PackageArray"};

const schema162 = {"type":"object","description":"A repository's package list; the content of packages.json.","required":["packages"],"properties":{"packages":{"type":"array","description":"The packages, in display order.","items":{"$ref":"annex:/resource/Package"}}},"$id":"annex:/resource/PackageArray"};

function validate136(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="annex:/resource/PackageArray" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate136.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.packages === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "packages"},message:"must have required property '"+"packages"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.packages !== undefined){
let data0 = data.packages;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate124(data0[i0], {instancePath:instancePath+"/packages/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/packages",schemaPath:"#/properties/packages/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate136.errors = vErrors;
return errors === 0;
}

validate136.evaluated = {"props":{"packages":true},"dynamicProps":false,"dynamicItems":false};

function validate135(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="resource_PackageArray" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate135.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate136(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
validate135.errors = vErrors;
return errors === 0;
}

validate135.evaluated = {"props":{"packages":true},"dynamicProps":false,"dynamicItems":false};

const resource_Repository = validate139;

const schema163 = {"$ref":"annex:/resource/Repository","$id":"resource_Repository"};

const schema164 = {"type":"object","description":"The entry point of a repository; the content of repository.json. It gives the locations and hashes of the repository's files.","required":["name","packages"],"properties":{"$schema":{"description":"The schema that the file follows.","allOf":[{"$ref":"annex:/resource/URL"}]},"name":{"type":"string","description":"The display name of the repository.","maxLength":500},"packages":{"description":"The package metadata, a PackageArray.","allOf":[{"$ref":"annex:/resource/RepositoryResource"}]},"resources":{"description":"An archive of additional resource files. A package's icon is `<identifier>/icon.png` in it.","allOf":[{"$ref":"annex:/resource/RepositoryResource"}]},"manifests":{"description":"The package manifests: the files of each version, with size and hash.","allOf":[{"$ref":"annex:/resource/RepositoryResource"}]},"maintainer":{"description":"The maintainer of the repository.","allOf":[{"$ref":"annex:/resource/Contact"}]}},"$id":"annex:/resource/Repository"};

const schema166 = {"type":"object","description":"A file that belongs to a repository.","required":["url","update_timestamp"],"properties":{"url":{"description":"URL of the file.","allOf":[{"$ref":"annex:/resource/URL"}]},"sha256":{"description":"SHA-256 of the file. Clients reject a file that does not match.","allOf":[{"$ref":"annex:/resource/Sha256"}]},"update_timestamp":{"type":"integer","description":"When the file was last changed, in seconds since 1970-01-01 00:00:00 UTC. Clients download the file again when this number differs from the one they know, so it must change whenever the content does."},"update_time_utc":{"type":"string","description":"The same time in human-readable form: YYYY-MM-DD HH:MM:SS, in UTC, not local time.","pattern":"^2[0-9]{3}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$"}},"$id":"annex:/resource/RepositoryResource"};

function validate141(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="annex:/resource/RepositoryResource" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate141.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.update_timestamp === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "update_timestamp"},message:"must have required property '"+"update_timestamp"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.url !== undefined){
let data0 = data.url;
if(typeof data0 === "string"){
if(!pattern7.test(data0)){
const err2 = {instancePath:instancePath+"/url",schemaPath:"annex:/resource/URL/pattern",keyword:"pattern",params:{pattern: "^(?:https?://[^\\s/]\\S*|file://(?:[a-zA-Z]:|/)[^\\u0000]+)$"},message:"must match pattern \""+"^(?:https?://[^\\s/]\\S*|file://(?:[a-zA-Z]:|/)[^\\u0000]+)$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/url",schemaPath:"annex:/resource/URL/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.sha256 !== undefined){
let data1 = data.sha256;
if(typeof data1 === "string"){
if(!pattern8.test(data1)){
const err4 = {instancePath:instancePath+"/sha256",schemaPath:"annex:/resource/Sha256/pattern",keyword:"pattern",params:{pattern: "^[a-f0-9]{64}$"},message:"must match pattern \""+"^[a-f0-9]{64}$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/sha256",schemaPath:"annex:/resource/Sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.update_timestamp !== undefined){
let data2 = data.update_timestamp;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/update_timestamp",schemaPath:"#/properties/update_timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.update_time_utc !== undefined){
let data3 = data.update_time_utc;
if(typeof data3 === "string"){
if(!pattern28.test(data3)){
const err7 = {instancePath:instancePath+"/update_time_utc",schemaPath:"#/properties/update_time_utc/pattern",keyword:"pattern",params:{pattern: "^2[0-9]{3}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$"},message:"must match pattern \""+"^2[0-9]{3}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/update_time_utc",schemaPath:"#/properties/update_time_utc/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate141.errors = vErrors;
return errors === 0;
}

validate141.evaluated = {"props":{"url":true,"sha256":true,"update_timestamp":true,"update_time_utc":true},"dynamicProps":false,"dynamicItems":false};

function validate140(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="annex:/resource/Repository" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate140.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.packages === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "packages"},message:"must have required property '"+"packages"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.$schema !== undefined){
let data0 = data.$schema;
if(typeof data0 === "string"){
if(!pattern7.test(data0)){
const err2 = {instancePath:instancePath+"/$schema",schemaPath:"annex:/resource/URL/pattern",keyword:"pattern",params:{pattern: "^(?:https?://[^\\s/]\\S*|file://(?:[a-zA-Z]:|/)[^\\u0000]+)$"},message:"must match pattern \""+"^(?:https?://[^\\s/]\\S*|file://(?:[a-zA-Z]:|/)[^\\u0000]+)$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/$schema",schemaPath:"annex:/resource/URL/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func4(data1) > 500){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.packages !== undefined){
if(!(validate141(data.packages, {instancePath:instancePath+"/packages",parentData:data,parentDataProperty:"packages",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
}
if(data.resources !== undefined){
if(!(validate141(data.resources, {instancePath:instancePath+"/resources",parentData:data,parentDataProperty:"resources",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
}
if(data.manifests !== undefined){
if(!(validate141(data.manifests, {instancePath:instancePath+"/manifests",parentData:data,parentDataProperty:"manifests",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
}
if(data.maintainer !== undefined){
if(!(validate125(data.maintainer, {instancePath:instancePath+"/maintainer",parentData:data,parentDataProperty:"maintainer",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate140.errors = vErrors;
return errors === 0;
}

validate140.evaluated = {"props":{"$schema":true,"name":true,"packages":true,"resources":true,"manifests":true,"maintainer":true},"dynamicProps":false,"dynamicItems":false};

function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="resource_Repository" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate139.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate140(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors);
errors = vErrors.length;
}
validate139.errors = vErrors;
return errors === 0;
}

validate139.evaluated = {"props":{"$schema":true,"name":true,"packages":true,"resources":true,"manifests":true,"maintainer":true},"dynamicProps":false,"dynamicItems":false};

const resource_Manifests = validate147;

const schema169 = {"$ref":"annex:/resource/Manifests","$id":"resource_Manifests"};

const schema170 = {"type":"object","description":"The files of every version; the content of manifests.json. Used to verify an installation without downloading it again.","required":["manifests"],"properties":{"manifests":{"type":"object","description":"The manifests of each package, by identifier.","patternProperties":{"^[a-zA-Z][-a-zA-Z0-9.]{0,98}[a-zA-Z0-9]$":{"$ref":"annex:/resource/PackageManifests"}}}},"$id":"annex:/resource/Manifests"};

const schema171 = {"type":"object","description":"The manifests of one package, by version as written in the list. An epoch other than 0 precedes the version with a colon: `1:0.9.0`.","patternProperties":{"^([0-9]{1,16}:)?[0-9]{1,4}([.][0-9]{1,4}([.][0-9]{1,6})?)?$":{"$ref":"annex:/resource/VersionManifest"}},"$id":"annex:/resource/PackageManifests"};

const schema172 = {"type":"object","description":"The content of one version's archive.","required":["files"],"properties":{"files":{"type":"array","description":"Every file in the archive, sorted by path. Directories are not listed.","items":{"$ref":"annex:/resource/ManifestFile"},"uniqueItems":true}},"$id":"annex:/resource/VersionManifest"};

const schema173 = {"type":"object","description":"A file in an archive.","required":["path","size","sha256"],"properties":{"path":{"type":"string","description":"The path in the archive, with forward slashes and no leading slash.","pattern":"^[^/\\\\\\u0000][^\\\\\\u0000]*$","maxLength":1000},"size":{"type":"integer","description":"Size of the file in bytes.","minimum":0},"sha256":{"description":"SHA-256 of the file.","allOf":[{"$ref":"annex:/resource/Sha256"}]}},"$id":"annex:/resource/ManifestFile"};

function validate151(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="annex:/resource/ManifestFile" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate151.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.size === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "size"},message:"must have required property '"+"size"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.sha256 === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sha256"},message:"must have required property '"+"sha256"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.path !== undefined){
let data0 = data.path;
if(typeof data0 === "string"){
if(func4(data0) > 1000){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern31.test(data0)){
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/pattern",keyword:"pattern",params:{pattern: "^[^/\\\\\\u0000][^\\\\\\u0000]*$"},message:"must match pattern \""+"^[^/\\\\\\u0000][^\\\\\\u0000]*$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.size !== undefined){
let data1 = data.size;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err6 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.sha256 !== undefined){
let data2 = data.sha256;
if(typeof data2 === "string"){
if(!pattern8.test(data2)){
const err8 = {instancePath:instancePath+"/sha256",schemaPath:"annex:/resource/Sha256/pattern",keyword:"pattern",params:{pattern: "^[a-f0-9]{64}$"},message:"must match pattern \""+"^[a-f0-9]{64}$"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/sha256",schemaPath:"annex:/resource/Sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate151.errors = vErrors;
return errors === 0;
}

validate151.evaluated = {"props":{"path":true,"size":true,"sha256":true},"dynamicProps":false,"dynamicItems":false};

function validate150(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="annex:/resource/VersionManifest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate150.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.files === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "files"},message:"must have required property '"+"files"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.files !== undefined){
let data0 = data.files;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate151(data0[i0], {instancePath:instancePath+"/files/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
errors = vErrors.length;
}
}
const pair0 = func0(data0);
if(pair0 !== null){
const err1 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/uniqueItems",keyword:"uniqueItems",params:{i: pair0[0], j: pair0[1]},message:"must NOT have duplicate items (items ## "+pair0+"[1] and "+pair0+"[0] are identical)"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate150.errors = vErrors;
return errors === 0;
}

validate150.evaluated = {"props":{"files":true},"dynamicProps":false,"dynamicItems":false};

function validate149(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="annex:/resource/PackageManifests" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate149.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
var props0 = {};
for(const key0 in data){
if(pattern30.test(key0)){
if(!(validate150(data[key0], {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors);
errors = vErrors.length;
}
props0[key0] = true;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate149.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}

validate149.evaluated = {"dynamicProps":true,"dynamicItems":false};

function validate148(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="annex:/resource/Manifests" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate148.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.manifests === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "manifests"},message:"must have required property '"+"manifests"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.manifests !== undefined){
let data0 = data.manifests;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
var props0 = {};
for(const key0 in data0){
if(pattern4.test(key0)){
if(!(validate149(data0[key0], {instancePath:instancePath+"/manifests/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data0,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors);
errors = vErrors.length;
}
props0[key0] = true;
}
}
}
else {
const err1 = {instancePath:instancePath+"/manifests",schemaPath:"#/properties/manifests/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate148.errors = vErrors;
return errors === 0;
}

validate148.evaluated = {"props":{"manifests":true},"dynamicProps":false,"dynamicItems":false};

function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="resource_Manifests" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate147.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate148(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors);
errors = vErrors.length;
}
validate147.errors = vErrors;
return errors === 0;
}

validate147.evaluated = {"props":{"manifests":true},"dynamicProps":false,"dynamicItems":false};

const resource_PackageManifests = validate156;

const schema175 = {"$ref":"annex:/resource/PackageManifests","$id":"resource_PackageManifests"};

function validate156(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="resource_PackageManifests" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate156.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate149(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors);
errors = vErrors.length;
}
else {
var props0 = validate149.evaluated.props;
}
validate156.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}

validate156.evaluated = {"dynamicProps":true,"dynamicItems":false};

const resource_VersionManifest = validate158;

const schema176 = {"$ref":"annex:/resource/VersionManifest","$id":"resource_VersionManifest"};

function validate158(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="resource_VersionManifest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate158.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate150(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors);
errors = vErrors.length;
}
validate158.errors = vErrors;
return errors === 0;
}

validate158.evaluated = {"props":{"files":true},"dynamicProps":false,"dynamicItems":false};

const resource_ManifestFile = validate160;

const schema177 = {"$ref":"annex:/resource/ManifestFile","$id":"resource_ManifestFile"};

function validate160(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="resource_ManifestFile" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate160.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate151(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
errors = vErrors.length;
}
validate160.errors = vErrors;
return errors === 0;
}

validate160.evaluated = {"props":{"path":true,"size":true,"sha256":true},"dynamicProps":false,"dynamicItems":false};

const resource_RepositoryResource = validate162;

const schema178 = {"$ref":"annex:/resource/RepositoryResource","$id":"resource_RepositoryResource"};

function validate162(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="resource_RepositoryResource" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate162.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate141(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
validate162.errors = vErrors;
return errors === 0;
}

validate162.evaluated = {"props":{"url":true,"sha256":true,"update_timestamp":true,"update_time_utc":true},"dynamicProps":false,"dynamicItems":false};

const resource_URL = validate164;

const schema179 = {"$ref":"annex:/resource/URL","$id":"resource_URL"};

function validate164(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="resource_URL" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate164.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern7.test(data)){
const err0 = {instancePath,schemaPath:"annex:/resource/URL/pattern",keyword:"pattern",params:{pattern: "^(?:https?://[^\\s/]\\S*|file://(?:[a-zA-Z]:|/)[^\\u0000]+)$"},message:"must match pattern \""+"^(?:https?://[^\\s/]\\S*|file://(?:[a-zA-Z]:|/)[^\\u0000]+)$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"annex:/resource/URL/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate164.errors = vErrors;
return errors === 0;
}

validate164.evaluated = {"dynamicProps":false,"dynamicItems":false};

const resource_License = validate165;

const schema181 = {"$ref":"annex:/resource/License","$id":"resource_License"};

function validate165(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="resource_License" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate165.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"annex:/resource/License/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data === "public-domain") || (data === "Apache")) || (data === "Apache-1.0")) || (data === "Apache-2.0")) || (data === "Artistic")) || (data === "Artistic-1.0")) || (data === "Artistic-2.0")) || (data === "BSD")) || (data === "BSD-2-Clause")) || (data === "BSD-3-Clause")) || (data === "BSD-4-Clause")) || (data === "ISC")) || (data === "CC-BY")) || (data === "CC-BY-1.0")) || (data === "CC-BY-2.0")) || (data === "CC-BY-2.5")) || (data === "CC-BY-3.0")) || (data === "CC-BY-4.0")) || (data === "CC-BY-SA")) || (data === "CC-BY-SA-1.0")) || (data === "CC-BY-SA-2.0")) || (data === "CC-BY-SA-2.5")) || (data === "CC-BY-SA-3.0")) || (data === "CC-BY-SA-4.0")) || (data === "CC-BY-ND")) || (data === "CC-BY-ND-1.0")) || (data === "CC-BY-ND-2.0")) || (data === "CC-BY-ND-2.5")) || (data === "CC-BY-ND-3.0")) || (data === "CC-BY-ND-4.0")) || (data === "CC-BY-NC")) || (data === "CC-BY-NC-1.0")) || (data === "CC-BY-NC-2.0")) || (data === "CC-BY-NC-2.5")) || (data === "CC-BY-NC-3.0")) || (data === "CC-BY-NC-4.0")) || (data === "CC-BY-NC-SA")) || (data === "CC-BY-NC-SA-1.0")) || (data === "CC-BY-NC-SA-2.0")) || (data === "CC-BY-NC-SA-2.5")) || (data === "CC-BY-NC-SA-3.0")) || (data === "CC-BY-NC-SA-4.0")) || (data === "CC-BY-NC-ND")) || (data === "CC-BY-NC-ND-1.0")) || (data === "CC-BY-NC-ND-2.0")) || (data === "CC-BY-NC-ND-2.5")) || (data === "CC-BY-NC-ND-3.0")) || (data === "CC-BY-NC-ND-4.0")) || (data === "CC0-1.0")) || (data === "CDDL-1.0")) || (data === "CPL")) || (data === "EFL")) || (data === "EFL-1.0")) || (data === "EFL-2.0")) || (data === "MIT")) || (data === "GPL")) || (data === "GPL-1.0")) || (data === "GPL-2.0")) || (data === "GPL-3.0")) || (data === "LGPL")) || (data === "LGPL-2.1")) || (data === "LGPL-3.0")) || (data === "GNU-LGPL-2.0")) || (data === "GFDL")) || (data === "GFDL-1.0")) || (data === "GFDL-1.1")) || (data === "GFDL-1.2")) || (data === "GFDL-1.3")) || (data === "GFDL-NIV")) || (data === "LPPL")) || (data === "LPPL-1.0")) || (data === "LPPL-1.1")) || (data === "LPPL-1.2")) || (data === "LPPL-1.3")) || (data === "MPL-1.1")) || (data === "Perl")) || (data === "Python-2.0")) || (data === "QPL-1.0")) || (data === "W3C")) || (data === "Zlib")) || (data === "Zope")) || (data === "Zope-1.0")) || (data === "Zope-1.1")) || (data === "Zope-2.0")) || (data === "Zope-2.1")) || (data === "CERN-OHL")) || (data === "WTFPL")) || (data === "Unlicense")) || (data === "open-source")) || (data === "unrestricted"))){
const err1 = {instancePath,schemaPath:"annex:/resource/License/enum",keyword:"enum",params:{allowedValues: schema149.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate165.errors = vErrors;
return errors === 0;
}

validate165.evaluated = {"dynamicProps":false,"dynamicItems":false};

const resource_PackageIdentifier = validate166;

const schema183 = {"$ref":"annex:/resource/PackageIdentifier","$id":"resource_PackageIdentifier"};

function validate166(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="resource_PackageIdentifier" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate166.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern4.test(data)){
const err0 = {instancePath,schemaPath:"annex:/resource/PackageIdentifier/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z][-a-zA-Z0-9.]{0,98}[a-zA-Z0-9]$"},message:"must match pattern \""+"^[a-zA-Z][-a-zA-Z0-9.]{0,98}[a-zA-Z0-9]$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"annex:/resource/PackageIdentifier/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate166.errors = vErrors;
return errors === 0;
}

validate166.evaluated = {"dynamicProps":false,"dynamicItems":false};

const resource_PackageType = validate167;

const schema185 = {"$ref":"annex:/resource/PackageType","$id":"resource_PackageType"};

function validate167(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="resource_PackageType" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate167.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"annex:/resource/PackageType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data === "plugin") || (data === "library")) || (data === "colortheme"))){
const err1 = {instancePath,schemaPath:"annex:/resource/PackageType/enum",keyword:"enum",params:{allowedValues: schema147.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate167.errors = vErrors;
return errors === 0;
}

validate167.evaluated = {"dynamicProps":false,"dynamicItems":false};

const resource_PackageTag = validate168;

const schema187 = {"$ref":"annex:/resource/PackageTag","$id":"resource_PackageTag"};

function validate168(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="resource_PackageTag" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate168.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern5.test(data)){
const err0 = {instancePath,schemaPath:"annex:/resource/PackageTag/pattern",keyword:"pattern",params:{pattern: "^[a-z][-a-z0-9]{0,48}[a-z0-9]$"},message:"must match pattern \""+"^[a-z][-a-z0-9]{0,48}[a-z0-9]$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"annex:/resource/PackageTag/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate168.errors = vErrors;
return errors === 0;
}

validate168.evaluated = {"dynamicProps":false,"dynamicItems":false};

const resource_VersionStatus = validate169;

const schema189 = {"$ref":"annex:/resource/VersionStatus","$id":"resource_VersionStatus"};

function validate169(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="resource_VersionStatus" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate169.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"annex:/resource/VersionStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((data === "stable") || (data === "testing")) || (data === "development")) || (data === "deprecated"))){
const err1 = {instancePath,schemaPath:"annex:/resource/VersionStatus/enum",keyword:"enum",params:{allowedValues: schema154.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate169.errors = vErrors;
return errors === 0;
}

validate169.evaluated = {"dynamicProps":false,"dynamicItems":false};

const resource_Platform = validate170;

const schema191 = {"$ref":"annex:/resource/Platform","$id":"resource_Platform"};

function validate170(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="resource_Platform" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate170.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"annex:/resource/Platform/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data === "windows") || (data === "macos")) || (data === "linux"))){
const err1 = {instancePath,schemaPath:"annex:/resource/Platform/enum",keyword:"enum",params:{allowedValues: schema155.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate170.errors = vErrors;
return errors === 0;
}

validate170.evaluated = {"dynamicProps":false,"dynamicItems":false};

const resource_Runtime = validate171;

const schema193 = {"$ref":"annex:/resource/Runtime","$id":"resource_Runtime"};

function validate171(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="resource_Runtime" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate171.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"annex:/resource/Runtime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((data === "swig") || (data === "ipc"))){
const err1 = {instancePath,schemaPath:"annex:/resource/Runtime/enum",keyword:"enum",params:{allowedValues: schema156.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate171.errors = vErrors;
return errors === 0;
}

validate171.evaluated = {"dynamicProps":false,"dynamicItems":false};

const resource_ToolVersion = validate172;

const schema195 = {"$ref":"annex:/resource/ToolVersion","$id":"resource_ToolVersion"};

function validate172(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="resource_ToolVersion" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate172.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern9.test(data)){
const err0 = {instancePath,schemaPath:"annex:/resource/ToolVersion/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,2}([.][0-9]{1,2}([.][0-9]{1,2})?)?$"},message:"must match pattern \""+"^[0-9]{1,2}([.][0-9]{1,2}([.][0-9]{1,2})?)?$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"annex:/resource/ToolVersion/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate172.errors = vErrors;
return errors === 0;
}

validate172.evaluated = {"dynamicProps":false,"dynamicItems":false};

const resource_Sha256 = validate173;

const schema197 = {"$ref":"annex:/resource/Sha256","$id":"resource_Sha256"};

function validate173(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="resource_Sha256" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate173.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern8.test(data)){
const err0 = {instancePath,schemaPath:"annex:/resource/Sha256/pattern",keyword:"pattern",params:{pattern: "^[a-f0-9]{64}$"},message:"must match pattern \""+"^[a-f0-9]{64}$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"annex:/resource/Sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate173.errors = vErrors;
return errors === 0;
}

validate173.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const validators = {"searchPackages": {"parameters": searchPackages_parameters, "body": {}, "answers": {"200": {"application/json": searchPackages_200_application_json}}}, "getQuarantine": {"parameters": null, "body": {}, "answers": {"200": {"application/json": getQuarantine_200_application_json}}}, "getPackage": {"parameters": getPackage_parameters, "body": {}, "answers": {"200": {"application/json": getPackage_200_application_json}}}, "getPackageIcon": {"parameters": getPackageIcon_parameters, "body": {}, "answers": {"200": {}, "304": {}}}, "resolvePackage": {"parameters": resolvePackage_parameters, "body": {}, "answers": {"200": {"application/json": resolvePackage_200_application_json}}}, "getRepository": {"parameters": getRepository_parameters, "body": {}, "answers": {"200": {"application/json": getRepository_200_application_json}, "304": {}}}, "getPackageList": {"parameters": getPackageList_parameters, "body": {}, "answers": {"200": {"application/json": getPackageList_200_application_json}, "304": {}}}, "getManifests": {"parameters": getManifests_parameters, "body": {}, "answers": {"200": {"application/json": getManifests_200_application_json}, "304": {}}}, "getResources": {"parameters": getResources_parameters, "body": {}, "answers": {"200": {}, "206": {}, "304": {}}}, "downloadArchive": {"parameters": downloadArchive_parameters, "body": {}, "answers": {"200": {}, "206": {}, "304": {}}}, "getRepositoryStatus": {"parameters": null, "body": {}, "answers": {"200": {"application/json": getRepositoryStatus_200_application_json}}}, "getSigningMetadata": {"parameters": getSigningMetadata_parameters, "body": {}, "answers": {"200": {"application/json": getSigningMetadata_200_application_json}, "304": {}}}, "getPackageSchema": {"parameters": getPackageSchema_parameters, "body": {}, "answers": {"200": {"application/json": getPackageSchema_200_application_json}, "304": {}}}, "validatePackages": {"parameters": null, "body": {"application/json": validatePackages_body_application_json}, "answers": {"200": {"application/json": validatePackages_200_application_json}}}, "application/problem+json": problem};
export const resources = {"Package": resource_Package, "Contact": resource_Contact, "PackageVersion": resource_PackageVersion, "PackageArray": resource_PackageArray, "Repository": resource_Repository, "Manifests": resource_Manifests, "PackageManifests": resource_PackageManifests, "VersionManifest": resource_VersionManifest, "ManifestFile": resource_ManifestFile, "RepositoryResource": resource_RepositoryResource, "URL": resource_URL, "License": resource_License, "PackageIdentifier": resource_PackageIdentifier, "PackageType": resource_PackageType, "PackageTag": resource_PackageTag, "VersionStatus": resource_VersionStatus, "Platform": resource_Platform, "Runtime": resource_Runtime, "ToolVersion": resource_ToolVersion, "Sha256": resource_Sha256};
