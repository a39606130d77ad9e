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

const formats = /* @__PURE__ */ (() => {
const exports = {};
Object.defineProperty(exports, "__esModule", { value: true });
function fmtDef(validate, compare) {
    return { validate, compare };
}
exports.fullFormats = {
    date: fmtDef(date),
    time: fmtDef(getTime(true)),
    "date-time": fmtDef(getDateTime(true)),
    "iso-time": fmtDef(getTime()),
    "iso-date-time": fmtDef(getDateTime()),
    duration: /^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
    uri,
    "uri-reference": /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
    "uri-template": /^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
    url: /^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
    email: /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
    hostname: /^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
    ipv4: /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
    ipv6: /^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
    regex,
    uuid: /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
    "json-pointer": /^(?:\/(?:[^~/]|~0|~1)*)*$/,
    "json-pointer-uri-fragment": /^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
    "relative-json-pointer": /^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
    byte,
    int32: { type: "number", validate: validateInt32 },
    int64: { type: "number", validate: validateInt64 },
    float: { type: "number", validate: validateNumber },
    double: { type: "number", validate: validateNumber },
    password: true,
    binary: true,
};
function isLeapYear(year) {
    return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}
const DATE = /^(\d\d\d\d)-(\d\d)-(\d\d)$/;
const DAYS = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
function date(str) {
    const matches = DATE.exec(str);
    if (!matches)
        return false;
    const year = +matches[1];
    const month = +matches[2];
    const day = +matches[3];
    return (month >= 1 &&
        month <= 12 &&
        day >= 1 &&
        day <= (month === 2 && isLeapYear(year) ? 29 : DAYS[month]));
}
const TIME = /^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
function getTime(strictTimeZone) {
    return function time(str) {
        const matches = TIME.exec(str);
        if (!matches)
            return false;
        const hr = +matches[1];
        const min = +matches[2];
        const sec = +matches[3];
        const tz = matches[4];
        const tzSign = matches[5] === "-" ? -1 : 1;
        const tzH = +(matches[6] || 0);
        const tzM = +(matches[7] || 0);
        if (tzH > 23 || tzM > 59 || (strictTimeZone && !tz))
            return false;
        if (hr <= 23 && min <= 59 && sec < 60)
            return true;
        const utcMin = min - tzM * tzSign;
        const utcHr = hr - tzH * tzSign - (utcMin < 0 ? 1 : 0);
        return (utcHr === 23 || utcHr === -1) && (utcMin === 59 || utcMin === -1) && sec < 61;
    };
}
const DATE_TIME_SEPARATOR = /t|\s/i;
function getDateTime(strictTimeZone) {
    const time = getTime(strictTimeZone);
    return function date_time(str) {
        const dateTime = str.split(DATE_TIME_SEPARATOR);
        return dateTime.length === 2 && date(dateTime[0]) && time(dateTime[1]);
    };
}
const NOT_URI_FRAGMENT = /\/|:/;
const URI = /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function uri(str) {
    return NOT_URI_FRAGMENT.test(str) && URI.test(str);
}
const BYTE = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function byte(str) {
    BYTE.lastIndex = 0;
    return BYTE.test(str);
}
const MIN_INT32 = -(2 ** 31);
const MAX_INT32 = 2 ** 31 - 1;
function validateInt32(value) {
    return Number.isInteger(value) && value <= MAX_INT32 && value >= MIN_INT32;
}
function validateInt64(value) {
    return Number.isInteger(value);
}
function validateNumber() {
    return true;
}
const Z_ANCHOR = /[^\\]\\Z/;
function regex(str) {
    if (Z_ANCHOR.test(str))
        return false;
    try {
        new RegExp(str);
        return true;
    }
    catch (e) {
        return false;
    }
}
return exports;
})();

const createIntent_body_application_json = validate15;

const func4 = codePoints;

const pattern4 = /* @__PURE__ */ new RegExp("^[^\\u0000-\\u001f\\u007f-\\u009f\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]*$", "u");

const pattern5 = /* @__PURE__ */ new RegExp("^[A-Za-z0-9_-]{43}$", "u");

const schema36 = {"type":"string","enum":["workspace:read","workspace:control","packages:read","paste:read","paste:write","account"],"$id":"annex:/http/Scope"};

const func0 = equalPair;

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 16){
const err0 = {instancePath,keyword:"maxItems",params:{limit: 16},message:"must NOT have more than 16 items"};
(vErrors ??= []).push(err0); errors++;
}
if(data.length < 1){
const err1 = {instancePath,keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
(vErrors ??= []).push(err1); errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/" + i0,keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err2); errors++;
}
if(!((((((data0 === "workspace:read") || (data0 === "workspace:control")) || (data0 === "packages:read")) || (data0 === "paste:read")) || (data0 === "paste:write")) || (data0 === "account"))){
const err3 = {instancePath:instancePath+"/" + i0,keyword:"enum",params:{allowedValues: schema36.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err3); errors++;
}
}
const pair0 = func0(data);
if(pair0 !== null){
const err4 = {instancePath,keyword:"uniqueItems",params:{i: pair0[0], j: pair0[1]},message:"must NOT have duplicate items (items ## "+pair0+"[1] and "+pair0+"[0] are identical)"};
(vErrors ??= []).push(err4); errors++;
}
}
else {
const err5 = {instancePath,keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err5); errors++;
}
validate16.errors = vErrors;
return errors === 0;
}

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.max_age !== undefined){
let data0 = data.max_age;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/max_age",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err0); errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/max_age",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
(vErrors ??= []).push(err1); errors++;
}
if(data0 < 1 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/max_age",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err2); errors++;
}
}
}
if(data.app_name !== undefined){
let data1 = data.app_name;
if(typeof data1 === "string"){
if(func4(data1) > 100){
const err3 = {instancePath:instancePath+"/app_name",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err3); errors++;
}
if(func4(data1) < 1){
const err4 = {instancePath:instancePath+"/app_name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err4); errors++;
}
if(!pattern4.test(data1)){
const err5 = {instancePath:instancePath+"/app_name",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f-\\u009f\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]*$"+"\""};
(vErrors ??= []).push(err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/app_name",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
}
if(data.challenge !== undefined){
let data2 = data.challenge;
if(typeof data2 === "string"){
if(func4(data2) > 43){
const err7 = {instancePath:instancePath+"/challenge",keyword:"maxLength",params:{limit: 43},message:"must NOT have more than 43 characters"};
(vErrors ??= []).push(err7); errors++;
}
if(!pattern5.test(data2)){
const err8 = {instancePath:instancePath+"/challenge",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{43}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{43}$"+"\""};
(vErrors ??= []).push(err8); errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/challenge",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9); errors++;
}
}
if(data.scopes !== undefined){
if(!(validate16(data.scopes, {instancePath:instancePath+"/scopes",parentData:data,parentDataProperty:"scopes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err10); errors++;
}
validate15.errors = vErrors;
return errors === 0;
}

const createIntent_201_application_json = validate18;

const formats0 = formats.fullFormats["date-time"];

const formats4 = formats.fullFormats.uri;

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.token === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "token"},message:"must have required property '"+"token"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.created_at === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.expires_at === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "expires_at"},message:"must have required property '"+"expires_at"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if(data.requested_max_age === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "requested_max_age"},message:"must have required property '"+"requested_max_age"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if(data.auth_url === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "auth_url"},message:"must have required property '"+"auth_url"+"'"};
(vErrors ??= []).push(err4); errors++;
}
if(data.updates_url === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "updates_url"},message:"must have required property '"+"updates_url"+"'"};
(vErrors ??= []).push(err5); errors++;
}
if(data.completed === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "completed"},message:"must have required property '"+"completed"+"'"};
(vErrors ??= []).push(err6); errors++;
}
if(data.token !== undefined){
let data0 = data.token;
if(typeof data0 === "string"){
if(func4(data0) > 43){
const err7 = {instancePath:instancePath+"/token",keyword:"maxLength",params:{limit: 43},message:"must NOT have more than 43 characters"};
(vErrors ??= []).push(err7); errors++;
}
if(!pattern5.test(data0)){
const err8 = {instancePath:instancePath+"/token",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{43}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{43}$"+"\""};
(vErrors ??= []).push(err8); errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/token",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9); errors++;
}
}
if(data.created_at !== undefined){
let data1 = data.created_at;
if(typeof data1 === "string"){
if(!(formats0.validate(data1))){
const err10 = {instancePath:instancePath+"/created_at",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
(vErrors ??= []).push(err10); errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/created_at",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err11); errors++;
}
}
if(data.expires_at !== undefined){
let data2 = data.expires_at;
if(typeof data2 === "string"){
if(!(formats0.validate(data2))){
const err12 = {instancePath:instancePath+"/expires_at",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
(vErrors ??= []).push(err12); errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/expires_at",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err13); errors++;
}
}
if(data.requested_max_age !== undefined){
let data3 = data.requested_max_age;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err14 = {instancePath:instancePath+"/requested_max_age",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err14); errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2147483647 || isNaN(data3)){
const err15 = {instancePath:instancePath+"/requested_max_age",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
(vErrors ??= []).push(err15); errors++;
}
if(data3 < 1 || isNaN(data3)){
const err16 = {instancePath:instancePath+"/requested_max_age",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err16); errors++;
}
}
}
if(data.auth_url !== undefined){
let data4 = data.auth_url;
if(typeof data4 === "string"){
if(!(formats4(data4))){
const err17 = {instancePath:instancePath+"/auth_url",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
(vErrors ??= []).push(err17); errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/auth_url",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err18); errors++;
}
}
if(data.updates_url !== undefined){
let data5 = data.updates_url;
if(typeof data5 === "string"){
if(!(formats4(data5))){
const err19 = {instancePath:instancePath+"/updates_url",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
(vErrors ??= []).push(err19); errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/updates_url",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err20); errors++;
}
}
if(data.completed !== undefined){
if(typeof data.completed !== "boolean"){
const err21 = {instancePath:instancePath+"/completed",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err21); errors++;
}
}
if(data.scopes !== undefined){
if(!(validate16(data.scopes, {instancePath:instancePath+"/scopes",parentData:data,parentDataProperty:"scopes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.redirect_url !== undefined){
let data8 = data.redirect_url;
if(typeof data8 === "string"){
if(func4(data8) > 16384){
const err22 = {instancePath:instancePath+"/redirect_url",keyword:"maxLength",params:{limit: 16384},message:"must NOT have more than 16384 characters"};
(vErrors ??= []).push(err22); errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/redirect_url",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err23); errors++;
}
}
}
else {
const err24 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err24); errors++;
}
validate18.errors = vErrors;
return errors === 0;
}

const getIntent_parameters = validate20;

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.token === undefined){
const err0 = {instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "token"},message:"must have required property '"+"token"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data0.token !== undefined){
let data1 = data0.token;
if(typeof data1 === "string"){
if(func4(data1) > 128){
const err1 = {instancePath:instancePath+"/path/token",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
(vErrors ??= []).push(err1); errors++;
}
if(func4(data1) < 1){
const err2 = {instancePath:instancePath+"/path/token",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err2); errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/path/token",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/path",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err4); errors++;
}
}
}
else {
const err5 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5); errors++;
}
validate20.errors = vErrors;
return errors === 0;
}

const linkIntent_body_application_json = validate21;

const schema40 = {"type":"object","properties":{"action":{"type":"string","enum":["approve","deny"],"default":"approve"}},"$id":"annex:/http/LinkIntent"};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.action === undefined){
data.action = "approve";
}
let data0 = data.action;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/action",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err0); errors++;
}
if(!((data0 === "approve") || (data0 === "deny"))){
const err1 = {instancePath:instancePath+"/action",keyword:"enum",params:{allowedValues: schema40.properties.action.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err1); errors++;
}
}
else {
const err2 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err2); errors++;
}
validate21.errors = vErrors;
return errors === 0;
}

const linkIntent_parameters = validate22;

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.token === undefined){
const err0 = {instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "token"},message:"must have required property '"+"token"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data0.token !== undefined){
let data1 = data0.token;
if(typeof data1 === "string"){
if(func4(data1) > 128){
const err1 = {instancePath:instancePath+"/path/token",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
(vErrors ??= []).push(err1); errors++;
}
if(func4(data1) < 1){
const err2 = {instancePath:instancePath+"/path/token",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err2); errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/path/token",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/path",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err4); errors++;
}
}
}
else {
const err5 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5); errors++;
}
validate22.errors = vErrors;
return errors === 0;
}

const endIntent_parameters = validate23;

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.token === undefined){
const err0 = {instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "token"},message:"must have required property '"+"token"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data0.token !== undefined){
let data1 = data0.token;
if(typeof data1 === "string"){
if(func4(data1) > 128){
const err1 = {instancePath:instancePath+"/path/token",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
(vErrors ??= []).push(err1); errors++;
}
if(func4(data1) < 1){
const err2 = {instancePath:instancePath+"/path/token",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err2); errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/path/token",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/path",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err4); errors++;
}
}
}
else {
const err5 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5); errors++;
}
validate23.errors = vErrors;
return errors === 0;
}

const watchIntent_200_application_json = validate24;

const pattern7 = /* @__PURE__ */ new RegExp("^tok_[A-Za-z0-9_-]{43}$", "u");

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.state === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.session_token === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "session_token"},message:"must have required property '"+"session_token"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.state !== undefined){
let data0 = data.state;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/state",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err2); errors++;
}
if("authenticated" !== data0){
const err3 = {instancePath:instancePath+"/state",keyword:"const",params:{allowedValue: "authenticated"},message:"must be equal to constant"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.session_token !== undefined){
let data1 = data.session_token;
if(typeof data1 === "string"){
if(func4(data1) > 47){
const err4 = {instancePath:instancePath+"/session_token",keyword:"maxLength",params:{limit: 47},message:"must NOT have more than 47 characters"};
(vErrors ??= []).push(err4); errors++;
}
if(!pattern7.test(data1)){
const err5 = {instancePath:instancePath+"/session_token",keyword:"pattern",params:{pattern: "^tok_[A-Za-z0-9_-]{43}$"},message:"must match pattern \""+"^tok_[A-Za-z0-9_-]{43}$"+"\""};
(vErrors ??= []).push(err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/session_token",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
}
}
else {
const err7 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err7); errors++;
}
validate25.errors = vErrors;
return errors === 0;
}

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.state;
if(typeof tag0 == "string"){
if(tag0 === "pending"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.state === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.state !== undefined){
let data0 = data.state;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/state",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err1); errors++;
}
if("pending" !== data0){
const err2 = {instancePath:instancePath+"/state",keyword:"const",params:{allowedValue: "pending"},message:"must be equal to constant"};
(vErrors ??= []).push(err2); errors++;
}
}
}
else {
const err3 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err3); errors++;
}
}
else if(tag0 === "authenticated"){
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
else {
const err4 = {instancePath,keyword:"discriminator",params:{error: "mapping", tag: "state", tagValue: tag0},message:"value of tag \"state\" must be in oneOf"};
(vErrors ??= []).push(err4); errors++;
}
}
else {
const err5 = {instancePath,keyword:"discriminator",params:{error: "tag", tag: "state", tagValue: tag0},message:"tag \"state\" must be string"};
(vErrors ??= []).push(err5); errors++;
}
}
else {
const err6 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err6); errors++;
}
validate24.errors = vErrors;
return errors === 0;
}

const watchIntent_200_text_event_stream = validate27;

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.data === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/event",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err2); errors++;
}
if("authenticated" !== data0){
const err3 = {instancePath:instancePath+"/event",keyword:"const",params:{allowedValue: "authenticated"},message:"must be equal to constant"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.data !== undefined){
let data1 = data.data;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.session_token === undefined){
const err4 = {instancePath:instancePath+"/data",keyword:"required",params:{missingProperty: "session_token"},message:"must have required property '"+"session_token"+"'"};
(vErrors ??= []).push(err4); errors++;
}
if(data1.session_token !== undefined){
let data2 = data1.session_token;
if(typeof data2 === "string"){
if(func4(data2) > 47){
const err5 = {instancePath:instancePath+"/data/session_token",keyword:"maxLength",params:{limit: 47},message:"must NOT have more than 47 characters"};
(vErrors ??= []).push(err5); errors++;
}
if(!pattern7.test(data2)){
const err6 = {instancePath:instancePath+"/data/session_token",keyword:"pattern",params:{pattern: "^tok_[A-Za-z0-9_-]{43}$"},message:"must match pattern \""+"^tok_[A-Za-z0-9_-]{43}$"+"\""};
(vErrors ??= []).push(err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/data/session_token",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/data",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err8); errors++;
}
}
}
else {
const err9 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err9); errors++;
}
validate28.errors = vErrors;
return errors === 0;
}

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.data === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/event",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err2); errors++;
}
if("timeout" !== data0){
const err3 = {instancePath:instancePath+"/event",keyword:"const",params:{allowedValue: "timeout"},message:"must be equal to constant"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.data !== undefined){
if(data.data !== null){
const err4 = {instancePath:instancePath+"/data",keyword:"type",params:{type: "null"},message:"must be null"};
(vErrors ??= []).push(err4); errors++;
}
}
}
else {
const err5 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5); errors++;
}
validate29.errors = vErrors;
return errors === 0;
}

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.data === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/event",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err2); errors++;
}
if("denied" !== data0){
const err3 = {instancePath:instancePath+"/event",keyword:"const",params:{allowedValue: "denied"},message:"must be equal to constant"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.data !== undefined){
if(data.data !== null){
const err4 = {instancePath:instancePath+"/data",keyword:"type",params:{type: "null"},message:"must be null"};
(vErrors ??= []).push(err4); errors++;
}
}
}
else {
const err5 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5); errors++;
}
validate30.errors = vErrors;
return errors === 0;
}

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.event;
if(typeof tag0 == "string"){
if(tag0 === "authenticated"){
if(!(validate28(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
else if(tag0 === "timeout"){
if(!(validate29(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
else if(tag0 === "denied"){
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
else {
const err0 = {instancePath,keyword:"discriminator",params:{error: "mapping", tag: "event", tagValue: tag0},message:"value of tag \"event\" must be in oneOf"};
(vErrors ??= []).push(err0); errors++;
}
}
else {
const err1 = {instancePath,keyword:"discriminator",params:{error: "tag", tag: "event", tagValue: tag0},message:"tag \"event\" must be string"};
(vErrors ??= []).push(err1); errors++;
}
}
else {
const err2 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err2); errors++;
}
validate27.errors = vErrors;
return errors === 0;
}

const watchIntent_parameters = validate34;

const pattern9 = /* @__PURE__ */ new RegExp("^[A-Za-z0-9._~-]{43,128}$", "u");

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.token === undefined){
const err0 = {instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "token"},message:"must have required property '"+"token"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data0.token !== undefined){
let data1 = data0.token;
if(typeof data1 === "string"){
if(func4(data1) > 128){
const err1 = {instancePath:instancePath+"/path/token",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
(vErrors ??= []).push(err1); errors++;
}
if(func4(data1) < 1){
const err2 = {instancePath:instancePath+"/path/token",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err2); errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/path/token",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/path",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.header !== undefined){
let data2 = data.header;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2["Intent-Verifier"] !== undefined){
let data3 = data2["Intent-Verifier"];
if(typeof data3 === "string"){
if(func4(data3) > 128){
const err5 = {instancePath:instancePath+"/header/Intent-Verifier",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
(vErrors ??= []).push(err5); errors++;
}
if(!pattern9.test(data3)){
const err6 = {instancePath:instancePath+"/header/Intent-Verifier",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._~-]{43,128}$"},message:"must match pattern \""+"^[A-Za-z0-9._~-]{43,128}$"+"\""};
(vErrors ??= []).push(err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/header/Intent-Verifier",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/header",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err8); errors++;
}
}
}
else {
const err9 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err9); errors++;
}
validate34.errors = vErrors;
return errors === 0;
}

const getSession_200_application_json = validate35;

const schema53 = {"type":"object","required":["id","kind","app_name","created_at","expires_at","user"],"properties":{"id":{"type":"string","maxLength":64},"kind":{"type":"string","const":"Application"},"app_name":{"type":["string","null"],"maxLength":100},"created_at":{"type":"string","format":"date-time"},"expires_at":{"type":"string","format":"date-time"},"user":{"$ref":"annex:/http/User"},"scopes":{"$ref":"annex:/http/Scopes"}},"$id":"annex:/http/Session"};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.owners === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "owners"},message:"must have required property '"+"owners"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func4(data0) > 100){
const err2 = {instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err2); errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.owners !== undefined){
let data1 = data.owners;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(func4(data2) > 100){
const err4 = {instancePath:instancePath+"/owners/" + i0,keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err4); errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/owners/" + i0,keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5); errors++;
}
}
const pair0 = func0(data1);
if(pair0 !== null){
const err6 = {instancePath:instancePath+"/owners",keyword:"uniqueItems",params:{i: pair0[0], j: pair0[1]},message:"must NOT have duplicate items (items ## "+pair0+"[1] and "+pair0+"[0] are identical)"};
(vErrors ??= []).push(err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/owners",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err7); errors++;
}
}
}
else {
const err8 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err8); errors++;
}
validate36.errors = vErrors;
return errors === 0;
}

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.kind === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.app_name === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "app_name"},message:"must have required property '"+"app_name"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if(data.created_at === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if(data.expires_at === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "expires_at"},message:"must have required property '"+"expires_at"+"'"};
(vErrors ??= []).push(err4); errors++;
}
if(data.user === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "user"},message:"must have required property '"+"user"+"'"};
(vErrors ??= []).push(err5); errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func4(data0) > 64){
const err6 = {instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
(vErrors ??= []).push(err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if(typeof data1 !== "string"){
const err8 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8); errors++;
}
if("Application" !== data1){
const err9 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "Application"},message:"must be equal to constant"};
(vErrors ??= []).push(err9); errors++;
}
}
if(data.app_name !== undefined){
let data2 = data.app_name;
if((typeof data2 !== "string") && (data2 !== null)){
const err10 = {instancePath:instancePath+"/app_name",keyword:"type",params:{type: schema53.properties.app_name.type},message:"must be string,null"};
(vErrors ??= []).push(err10); errors++;
}
if(typeof data2 === "string"){
if(func4(data2) > 100){
const err11 = {instancePath:instancePath+"/app_name",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err11); errors++;
}
}
}
if(data.created_at !== undefined){
let data3 = data.created_at;
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
const err12 = {instancePath:instancePath+"/created_at",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
(vErrors ??= []).push(err12); errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/created_at",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err13); errors++;
}
}
if(data.expires_at !== undefined){
let data4 = data.expires_at;
if(typeof data4 === "string"){
if(!(formats0.validate(data4))){
const err14 = {instancePath:instancePath+"/expires_at",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
(vErrors ??= []).push(err14); errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/expires_at",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err15); errors++;
}
}
if(data.user !== undefined){
if(!(validate36(data.user, {instancePath:instancePath+"/user",parentData:data,parentDataProperty:"user",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
if(data.scopes !== undefined){
if(!(validate16(data.scopes, {instancePath:instancePath+"/scopes",parentData:data,parentDataProperty:"scopes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err16); errors++;
}
validate35.errors = vErrors;
return errors === 0;
}

const getOauthMetadata_200_application_json = validate39;

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.issuer === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "issuer"},message:"must have required property '"+"issuer"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.authorization_endpoint === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "authorization_endpoint"},message:"must have required property '"+"authorization_endpoint"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.token_endpoint === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "token_endpoint"},message:"must have required property '"+"token_endpoint"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if(data.device_authorization_endpoint === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "device_authorization_endpoint"},message:"must have required property '"+"device_authorization_endpoint"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if(data.registration_endpoint === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "registration_endpoint"},message:"must have required property '"+"registration_endpoint"+"'"};
(vErrors ??= []).push(err4); errors++;
}
if(data.revocation_endpoint === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "revocation_endpoint"},message:"must have required property '"+"revocation_endpoint"+"'"};
(vErrors ??= []).push(err5); errors++;
}
if(data.introspection_endpoint === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "introspection_endpoint"},message:"must have required property '"+"introspection_endpoint"+"'"};
(vErrors ??= []).push(err6); errors++;
}
if(data.scopes_supported === undefined){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "scopes_supported"},message:"must have required property '"+"scopes_supported"+"'"};
(vErrors ??= []).push(err7); errors++;
}
if(data.response_types_supported === undefined){
const err8 = {instancePath,keyword:"required",params:{missingProperty: "response_types_supported"},message:"must have required property '"+"response_types_supported"+"'"};
(vErrors ??= []).push(err8); errors++;
}
if(data.response_modes_supported === undefined){
const err9 = {instancePath,keyword:"required",params:{missingProperty: "response_modes_supported"},message:"must have required property '"+"response_modes_supported"+"'"};
(vErrors ??= []).push(err9); errors++;
}
if(data.grant_types_supported === undefined){
const err10 = {instancePath,keyword:"required",params:{missingProperty: "grant_types_supported"},message:"must have required property '"+"grant_types_supported"+"'"};
(vErrors ??= []).push(err10); errors++;
}
if(data.code_challenge_methods_supported === undefined){
const err11 = {instancePath,keyword:"required",params:{missingProperty: "code_challenge_methods_supported"},message:"must have required property '"+"code_challenge_methods_supported"+"'"};
(vErrors ??= []).push(err11); errors++;
}
if(data.token_endpoint_auth_methods_supported === undefined){
const err12 = {instancePath,keyword:"required",params:{missingProperty: "token_endpoint_auth_methods_supported"},message:"must have required property '"+"token_endpoint_auth_methods_supported"+"'"};
(vErrors ??= []).push(err12); errors++;
}
if(data.revocation_endpoint_auth_methods_supported === undefined){
const err13 = {instancePath,keyword:"required",params:{missingProperty: "revocation_endpoint_auth_methods_supported"},message:"must have required property '"+"revocation_endpoint_auth_methods_supported"+"'"};
(vErrors ??= []).push(err13); errors++;
}
if(data.introspection_endpoint_auth_methods_supported === undefined){
const err14 = {instancePath,keyword:"required",params:{missingProperty: "introspection_endpoint_auth_methods_supported"},message:"must have required property '"+"introspection_endpoint_auth_methods_supported"+"'"};
(vErrors ??= []).push(err14); errors++;
}
if(data.client_id_metadata_document_supported === undefined){
const err15 = {instancePath,keyword:"required",params:{missingProperty: "client_id_metadata_document_supported"},message:"must have required property '"+"client_id_metadata_document_supported"+"'"};
(vErrors ??= []).push(err15); errors++;
}
if(data.authorization_response_iss_parameter_supported === undefined){
const err16 = {instancePath,keyword:"required",params:{missingProperty: "authorization_response_iss_parameter_supported"},message:"must have required property '"+"authorization_response_iss_parameter_supported"+"'"};
(vErrors ??= []).push(err16); errors++;
}
if(data.service_documentation === undefined){
const err17 = {instancePath,keyword:"required",params:{missingProperty: "service_documentation"},message:"must have required property '"+"service_documentation"+"'"};
(vErrors ??= []).push(err17); errors++;
}
if(data.issuer !== undefined){
let data0 = data.issuer;
if(typeof data0 === "string"){
if(func4(data0) > 2000){
const err18 = {instancePath:instancePath+"/issuer",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err18); errors++;
}
if(!(formats4(data0))){
const err19 = {instancePath:instancePath+"/issuer",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
(vErrors ??= []).push(err19); errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/issuer",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err20); errors++;
}
}
if(data.authorization_endpoint !== undefined){
let data1 = data.authorization_endpoint;
if(typeof data1 === "string"){
if(func4(data1) > 2000){
const err21 = {instancePath:instancePath+"/authorization_endpoint",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err21); errors++;
}
if(!(formats4(data1))){
const err22 = {instancePath:instancePath+"/authorization_endpoint",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
(vErrors ??= []).push(err22); errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/authorization_endpoint",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err23); errors++;
}
}
if(data.token_endpoint !== undefined){
let data2 = data.token_endpoint;
if(typeof data2 === "string"){
if(func4(data2) > 2000){
const err24 = {instancePath:instancePath+"/token_endpoint",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err24); errors++;
}
if(!(formats4(data2))){
const err25 = {instancePath:instancePath+"/token_endpoint",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
(vErrors ??= []).push(err25); errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/token_endpoint",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err26); errors++;
}
}
if(data.device_authorization_endpoint !== undefined){
let data3 = data.device_authorization_endpoint;
if(typeof data3 === "string"){
if(func4(data3) > 2000){
const err27 = {instancePath:instancePath+"/device_authorization_endpoint",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err27); errors++;
}
if(!(formats4(data3))){
const err28 = {instancePath:instancePath+"/device_authorization_endpoint",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
(vErrors ??= []).push(err28); errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/device_authorization_endpoint",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err29); errors++;
}
}
if(data.registration_endpoint !== undefined){
let data4 = data.registration_endpoint;
if(typeof data4 === "string"){
if(func4(data4) > 2000){
const err30 = {instancePath:instancePath+"/registration_endpoint",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err30); errors++;
}
if(!(formats4(data4))){
const err31 = {instancePath:instancePath+"/registration_endpoint",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
(vErrors ??= []).push(err31); errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/registration_endpoint",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err32); errors++;
}
}
if(data.revocation_endpoint !== undefined){
let data5 = data.revocation_endpoint;
if(typeof data5 === "string"){
if(func4(data5) > 2000){
const err33 = {instancePath:instancePath+"/revocation_endpoint",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err33); errors++;
}
if(!(formats4(data5))){
const err34 = {instancePath:instancePath+"/revocation_endpoint",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
(vErrors ??= []).push(err34); errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/revocation_endpoint",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err35); errors++;
}
}
if(data.introspection_endpoint !== undefined){
let data6 = data.introspection_endpoint;
if(typeof data6 === "string"){
if(func4(data6) > 2000){
const err36 = {instancePath:instancePath+"/introspection_endpoint",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err36); errors++;
}
if(!(formats4(data6))){
const err37 = {instancePath:instancePath+"/introspection_endpoint",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
(vErrors ??= []).push(err37); errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/introspection_endpoint",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err38); errors++;
}
}
if(data.service_documentation !== undefined){
let data7 = data.service_documentation;
if(typeof data7 === "string"){
if(func4(data7) > 2000){
const err39 = {instancePath:instancePath+"/service_documentation",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err39); errors++;
}
if(!(formats4(data7))){
const err40 = {instancePath:instancePath+"/service_documentation",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
(vErrors ??= []).push(err40); errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/service_documentation",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err41); errors++;
}
}
if(data.scopes_supported !== undefined){
let data8 = data.scopes_supported;
if(Array.isArray(data8)){
if(data8.length > 32){
const err42 = {instancePath:instancePath+"/scopes_supported",keyword:"maxItems",params:{limit: 32},message:"must NOT have more than 32 items"};
(vErrors ??= []).push(err42); errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(typeof data9 === "string"){
if(func4(data9) > 100){
const err43 = {instancePath:instancePath+"/scopes_supported/" + i0,keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err43); errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/scopes_supported/" + i0,keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err44); errors++;
}
}
}
else {
const err45 = {instancePath:instancePath+"/scopes_supported",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err45); errors++;
}
}
if(data.response_types_supported !== undefined){
let data10 = data.response_types_supported;
if(Array.isArray(data10)){
if(data10.length > 32){
const err46 = {instancePath:instancePath+"/response_types_supported",keyword:"maxItems",params:{limit: 32},message:"must NOT have more than 32 items"};
(vErrors ??= []).push(err46); errors++;
}
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
if(typeof data11 === "string"){
if(func4(data11) > 100){
const err47 = {instancePath:instancePath+"/response_types_supported/" + i1,keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err47); errors++;
}
}
else {
const err48 = {instancePath:instancePath+"/response_types_supported/" + i1,keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err48); errors++;
}
}
}
else {
const err49 = {instancePath:instancePath+"/response_types_supported",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err49); errors++;
}
}
if(data.response_modes_supported !== undefined){
let data12 = data.response_modes_supported;
if(Array.isArray(data12)){
if(data12.length > 32){
const err50 = {instancePath:instancePath+"/response_modes_supported",keyword:"maxItems",params:{limit: 32},message:"must NOT have more than 32 items"};
(vErrors ??= []).push(err50); errors++;
}
const len2 = data12.length;
for(let i2=0; i2<len2; i2++){
let data13 = data12[i2];
if(typeof data13 === "string"){
if(func4(data13) > 100){
const err51 = {instancePath:instancePath+"/response_modes_supported/" + i2,keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err51); errors++;
}
}
else {
const err52 = {instancePath:instancePath+"/response_modes_supported/" + i2,keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err52); errors++;
}
}
}
else {
const err53 = {instancePath:instancePath+"/response_modes_supported",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err53); errors++;
}
}
if(data.grant_types_supported !== undefined){
let data14 = data.grant_types_supported;
if(Array.isArray(data14)){
if(data14.length > 32){
const err54 = {instancePath:instancePath+"/grant_types_supported",keyword:"maxItems",params:{limit: 32},message:"must NOT have more than 32 items"};
(vErrors ??= []).push(err54); errors++;
}
const len3 = data14.length;
for(let i3=0; i3<len3; i3++){
let data15 = data14[i3];
if(typeof data15 === "string"){
if(func4(data15) > 100){
const err55 = {instancePath:instancePath+"/grant_types_supported/" + i3,keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err55); errors++;
}
}
else {
const err56 = {instancePath:instancePath+"/grant_types_supported/" + i3,keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err56); errors++;
}
}
}
else {
const err57 = {instancePath:instancePath+"/grant_types_supported",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err57); errors++;
}
}
if(data.code_challenge_methods_supported !== undefined){
let data16 = data.code_challenge_methods_supported;
if(Array.isArray(data16)){
if(data16.length > 32){
const err58 = {instancePath:instancePath+"/code_challenge_methods_supported",keyword:"maxItems",params:{limit: 32},message:"must NOT have more than 32 items"};
(vErrors ??= []).push(err58); errors++;
}
const len4 = data16.length;
for(let i4=0; i4<len4; i4++){
let data17 = data16[i4];
if(typeof data17 === "string"){
if(func4(data17) > 100){
const err59 = {instancePath:instancePath+"/code_challenge_methods_supported/" + i4,keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err59); errors++;
}
}
else {
const err60 = {instancePath:instancePath+"/code_challenge_methods_supported/" + i4,keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err60); errors++;
}
}
}
else {
const err61 = {instancePath:instancePath+"/code_challenge_methods_supported",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err61); errors++;
}
}
if(data.token_endpoint_auth_methods_supported !== undefined){
let data18 = data.token_endpoint_auth_methods_supported;
if(Array.isArray(data18)){
if(data18.length > 32){
const err62 = {instancePath:instancePath+"/token_endpoint_auth_methods_supported",keyword:"maxItems",params:{limit: 32},message:"must NOT have more than 32 items"};
(vErrors ??= []).push(err62); errors++;
}
const len5 = data18.length;
for(let i5=0; i5<len5; i5++){
let data19 = data18[i5];
if(typeof data19 === "string"){
if(func4(data19) > 100){
const err63 = {instancePath:instancePath+"/token_endpoint_auth_methods_supported/" + i5,keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err63); errors++;
}
}
else {
const err64 = {instancePath:instancePath+"/token_endpoint_auth_methods_supported/" + i5,keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err64); errors++;
}
}
}
else {
const err65 = {instancePath:instancePath+"/token_endpoint_auth_methods_supported",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err65); errors++;
}
}
if(data.revocation_endpoint_auth_methods_supported !== undefined){
let data20 = data.revocation_endpoint_auth_methods_supported;
if(Array.isArray(data20)){
if(data20.length > 32){
const err66 = {instancePath:instancePath+"/revocation_endpoint_auth_methods_supported",keyword:"maxItems",params:{limit: 32},message:"must NOT have more than 32 items"};
(vErrors ??= []).push(err66); errors++;
}
const len6 = data20.length;
for(let i6=0; i6<len6; i6++){
let data21 = data20[i6];
if(typeof data21 === "string"){
if(func4(data21) > 100){
const err67 = {instancePath:instancePath+"/revocation_endpoint_auth_methods_supported/" + i6,keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err67); errors++;
}
}
else {
const err68 = {instancePath:instancePath+"/revocation_endpoint_auth_methods_supported/" + i6,keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err68); errors++;
}
}
}
else {
const err69 = {instancePath:instancePath+"/revocation_endpoint_auth_methods_supported",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err69); errors++;
}
}
if(data.introspection_endpoint_auth_methods_supported !== undefined){
let data22 = data.introspection_endpoint_auth_methods_supported;
if(Array.isArray(data22)){
if(data22.length > 32){
const err70 = {instancePath:instancePath+"/introspection_endpoint_auth_methods_supported",keyword:"maxItems",params:{limit: 32},message:"must NOT have more than 32 items"};
(vErrors ??= []).push(err70); errors++;
}
const len7 = data22.length;
for(let i7=0; i7<len7; i7++){
let data23 = data22[i7];
if(typeof data23 === "string"){
if(func4(data23) > 100){
const err71 = {instancePath:instancePath+"/introspection_endpoint_auth_methods_supported/" + i7,keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err71); errors++;
}
}
else {
const err72 = {instancePath:instancePath+"/introspection_endpoint_auth_methods_supported/" + i7,keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err72); errors++;
}
}
}
else {
const err73 = {instancePath:instancePath+"/introspection_endpoint_auth_methods_supported",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err73); errors++;
}
}
if(data.client_id_metadata_document_supported !== undefined){
if(typeof data.client_id_metadata_document_supported !== "boolean"){
const err74 = {instancePath:instancePath+"/client_id_metadata_document_supported",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err74); errors++;
}
}
if(data.authorization_response_iss_parameter_supported !== undefined){
if(typeof data.authorization_response_iss_parameter_supported !== "boolean"){
const err75 = {instancePath:instancePath+"/authorization_response_iss_parameter_supported",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err75); errors++;
}
}
}
else {
const err76 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err76); errors++;
}
validate39.errors = vErrors;
return errors === 0;
}

const getOauthMetadata_parameters = validate40;

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
let data0 = data.header;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0["MCP-Protocol-Version"] !== undefined){
let data1 = data0["MCP-Protocol-Version"];
if(typeof data1 === "string"){
if(func4(data1) > 50){
const err0 = {instancePath:instancePath+"/header/MCP-Protocol-Version",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"};
(vErrors ??= []).push(err0); errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/header/MCP-Protocol-Version",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err1); errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/header",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err2); errors++;
}
}
}
else {
const err3 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err3); errors++;
}
validate40.errors = vErrors;
return errors === 0;
}

const createOauthClient_body_application_json = validate41;

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.client_name !== undefined){
let data0 = data.client_name;
if(typeof data0 === "string"){
if(func4(data0) > 500){
const err0 = {instancePath:instancePath+"/client_name",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err0); errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/client_name",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err1); errors++;
}
}
if(data.redirect_uris !== undefined){
let data1 = data.redirect_uris;
if(Array.isArray(data1)){
if(data1.length > 16){
const err2 = {instancePath:instancePath+"/redirect_uris",keyword:"maxItems",params:{limit: 16},message:"must NOT have more than 16 items"};
(vErrors ??= []).push(err2); errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(func4(data2) > 1000){
const err3 = {instancePath:instancePath+"/redirect_uris/" + i0,keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
(vErrors ??= []).push(err3); errors++;
}
if(func4(data2) < 1){
const err4 = {instancePath:instancePath+"/redirect_uris/" + i0,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err4); errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/redirect_uris/" + i0,keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5); errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/redirect_uris",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err6); errors++;
}
}
}
else {
const err7 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err7); errors++;
}
validate41.errors = vErrors;
return errors === 0;
}

const createOauthClient_201_application_json = validate42;

const formats28 = formats.fullFormats.int64;

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.client_id === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "client_id"},message:"must have required property '"+"client_id"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.client_id_issued_at === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "client_id_issued_at"},message:"must have required property '"+"client_id_issued_at"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.redirect_uris === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "redirect_uris"},message:"must have required property '"+"redirect_uris"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if(data.grant_types === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "grant_types"},message:"must have required property '"+"grant_types"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if(data.response_types === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "response_types"},message:"must have required property '"+"response_types"+"'"};
(vErrors ??= []).push(err4); errors++;
}
if(data.token_endpoint_auth_method === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "token_endpoint_auth_method"},message:"must have required property '"+"token_endpoint_auth_method"+"'"};
(vErrors ??= []).push(err5); errors++;
}
if(data.client_id !== undefined){
let data0 = data.client_id;
if(typeof data0 === "string"){
if(func4(data0) > 2500){
const err6 = {instancePath:instancePath+"/client_id",keyword:"maxLength",params:{limit: 2500},message:"must NOT have more than 2500 characters"};
(vErrors ??= []).push(err6); errors++;
}
if(func4(data0) < 1){
const err7 = {instancePath:instancePath+"/client_id",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err7); errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/client_id",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8); errors++;
}
}
if(data.client_id_issued_at !== undefined){
let data1 = data.client_id_issued_at;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err9 = {instancePath:instancePath+"/client_id_issued_at",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err9); errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
const err10 = {instancePath:instancePath+"/client_id_issued_at",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
(vErrors ??= []).push(err10); errors++;
}
if(data1 < 0 || isNaN(data1)){
const err11 = {instancePath:instancePath+"/client_id_issued_at",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
(vErrors ??= []).push(err11); errors++;
}
if(!(formats28.validate(data1))){
const err12 = {instancePath:instancePath+"/client_id_issued_at",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""};
(vErrors ??= []).push(err12); errors++;
}
}
}
if(data.client_name !== undefined){
let data2 = data.client_name;
if(typeof data2 === "string"){
if(func4(data2) > 100){
const err13 = {instancePath:instancePath+"/client_name",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err13); errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/client_name",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err14); errors++;
}
}
if(data.redirect_uris !== undefined){
let data3 = data.redirect_uris;
if(Array.isArray(data3)){
if(data3.length > 16){
const err15 = {instancePath:instancePath+"/redirect_uris",keyword:"maxItems",params:{limit: 16},message:"must NOT have more than 16 items"};
(vErrors ??= []).push(err15); errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(func4(data4) > 1000){
const err16 = {instancePath:instancePath+"/redirect_uris/" + i0,keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
(vErrors ??= []).push(err16); errors++;
}
if(func4(data4) < 1){
const err17 = {instancePath:instancePath+"/redirect_uris/" + i0,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err17); errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/redirect_uris/" + i0,keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err18); errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/redirect_uris",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err19); errors++;
}
}
if(data.grant_types !== undefined){
let data5 = data.grant_types;
if(Array.isArray(data5)){
if(data5.length > 32){
const err20 = {instancePath:instancePath+"/grant_types",keyword:"maxItems",params:{limit: 32},message:"must NOT have more than 32 items"};
(vErrors ??= []).push(err20); errors++;
}
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(typeof data6 === "string"){
if(func4(data6) > 100){
const err21 = {instancePath:instancePath+"/grant_types/" + i1,keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err21); errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/grant_types/" + i1,keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err22); errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/grant_types",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err23); errors++;
}
}
if(data.response_types !== undefined){
let data7 = data.response_types;
if(Array.isArray(data7)){
if(data7.length > 32){
const err24 = {instancePath:instancePath+"/response_types",keyword:"maxItems",params:{limit: 32},message:"must NOT have more than 32 items"};
(vErrors ??= []).push(err24); errors++;
}
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
let data8 = data7[i2];
if(typeof data8 === "string"){
if(func4(data8) > 100){
const err25 = {instancePath:instancePath+"/response_types/" + i2,keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err25); errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/response_types/" + i2,keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err26); errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/response_types",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err27); errors++;
}
}
if(data.token_endpoint_auth_method !== undefined){
let data9 = data.token_endpoint_auth_method;
if(typeof data9 !== "string"){
const err28 = {instancePath:instancePath+"/token_endpoint_auth_method",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err28); errors++;
}
if("none" !== data9){
const err29 = {instancePath:instancePath+"/token_endpoint_auth_method",keyword:"const",params:{allowedValue: "none"},message:"must be equal to constant"};
(vErrors ??= []).push(err29); errors++;
}
}
}
else {
const err30 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err30); errors++;
}
validate42.errors = vErrors;
return errors === 0;
}

const createOauthClient_400_application_json = validate43;

const schema80 = {"type":"object","required":["error"],"properties":{"error":{"type":"string","enum":["invalid_request","invalid_client","invalid_grant","invalid_scope","invalid_target","invalid_redirect_uri","invalid_client_metadata","unsupported_grant_type","unsupported_response_type","authorization_pending","slow_down","access_denied","expired_token"]},"error_description":{"type":"string","maxLength":2000}},"$id":"annex:/http/OauthError"};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.error !== undefined){
let data0 = data.error;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/error",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err1); errors++;
}
if(!(((((((((((((data0 === "invalid_request") || (data0 === "invalid_client")) || (data0 === "invalid_grant")) || (data0 === "invalid_scope")) || (data0 === "invalid_target")) || (data0 === "invalid_redirect_uri")) || (data0 === "invalid_client_metadata")) || (data0 === "unsupported_grant_type")) || (data0 === "unsupported_response_type")) || (data0 === "authorization_pending")) || (data0 === "slow_down")) || (data0 === "access_denied")) || (data0 === "expired_token"))){
const err2 = {instancePath:instancePath+"/error",keyword:"enum",params:{allowedValues: schema80.properties.error.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err2); errors++;
}
}
if(data.error_description !== undefined){
let data1 = data.error_description;
if(typeof data1 === "string"){
if(func4(data1) > 2000){
const err3 = {instancePath:instancePath+"/error_description",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err3); errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/error_description",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
}
}
else {
const err5 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5); errors++;
}
validate43.errors = vErrors;
return errors === 0;
}

const startAuthorization_parameters = validate44;

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query !== undefined){
let data0 = data.query;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.client_id === undefined){
const err0 = {instancePath:instancePath+"/query",keyword:"required",params:{missingProperty: "client_id"},message:"must have required property '"+"client_id"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data0.redirect_uri === undefined){
const err1 = {instancePath:instancePath+"/query",keyword:"required",params:{missingProperty: "redirect_uri"},message:"must have required property '"+"redirect_uri"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data0.client_id !== undefined){
let data1 = data0.client_id;
if(typeof data1 === "string"){
if(func4(data1) > 2500){
const err2 = {instancePath:instancePath+"/query/client_id",keyword:"maxLength",params:{limit: 2500},message:"must NOT have more than 2500 characters"};
(vErrors ??= []).push(err2); errors++;
}
if(func4(data1) < 1){
const err3 = {instancePath:instancePath+"/query/client_id",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err3); errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/query/client_id",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data0.redirect_uri !== undefined){
let data2 = data0.redirect_uri;
if(typeof data2 === "string"){
if(func4(data2) > 1000){
const err5 = {instancePath:instancePath+"/query/redirect_uri",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
(vErrors ??= []).push(err5); errors++;
}
if(func4(data2) < 1){
const err6 = {instancePath:instancePath+"/query/redirect_uri",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/query/redirect_uri",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
if(data0.response_type !== undefined){
let data3 = data0.response_type;
if(typeof data3 === "string"){
if(func4(data3) > 100){
const err8 = {instancePath:instancePath+"/query/response_type",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err8); errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/query/response_type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9); errors++;
}
}
if(data0.response_mode !== undefined){
let data4 = data0.response_mode;
if(typeof data4 === "string"){
if(func4(data4) > 100){
const err10 = {instancePath:instancePath+"/query/response_mode",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err10); errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/query/response_mode",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err11); errors++;
}
}
if(data0.code_challenge !== undefined){
let data5 = data0.code_challenge;
if(typeof data5 === "string"){
if(func4(data5) > 128){
const err12 = {instancePath:instancePath+"/query/code_challenge",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
(vErrors ??= []).push(err12); errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/query/code_challenge",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err13); errors++;
}
}
if(data0.code_challenge_method !== undefined){
let data6 = data0.code_challenge_method;
if(typeof data6 === "string"){
if(func4(data6) > 20){
const err14 = {instancePath:instancePath+"/query/code_challenge_method",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
(vErrors ??= []).push(err14); errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/query/code_challenge_method",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err15); errors++;
}
}
if(data0.state !== undefined){
let data7 = data0.state;
if(typeof data7 === "string"){
if(func4(data7) > 2048){
const err16 = {instancePath:instancePath+"/query/state",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"};
(vErrors ??= []).push(err16); errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/query/state",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err17); errors++;
}
}
if(data0.scope !== undefined){
let data8 = data0.scope;
if(typeof data8 === "string"){
if(func4(data8) > 1000){
const err18 = {instancePath:instancePath+"/query/scope",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
(vErrors ??= []).push(err18); errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/query/scope",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err19); errors++;
}
}
if(data0.resource !== undefined){
let data9 = data0.resource;
if(typeof data9 === "string"){
if(func4(data9) > 1000){
const err20 = {instancePath:instancePath+"/query/resource",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
(vErrors ??= []).push(err20); errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/query/resource",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err21); errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/query",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err22); errors++;
}
}
if(data.header !== undefined){
let data10 = data.header;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10["Sec-Fetch-Dest"] !== undefined){
let data11 = data10["Sec-Fetch-Dest"];
if(typeof data11 === "string"){
if(func4(data11) > 50){
const err23 = {instancePath:instancePath+"/header/Sec-Fetch-Dest",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"};
(vErrors ??= []).push(err23); errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/header/Sec-Fetch-Dest",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err24); errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/header",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err25); errors++;
}
}
}
else {
const err26 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err26); errors++;
}
validate44.errors = vErrors;
return errors === 0;
}

const startDeviceAuthorization_body_application_x_www_form_urlencoded = validate45;

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.client_id === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "client_id"},message:"must have required property '"+"client_id"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.client_id !== undefined){
let data0 = data.client_id;
if(typeof data0 === "string"){
if(func4(data0) > 2500){
const err1 = {instancePath:instancePath+"/client_id",keyword:"maxLength",params:{limit: 2500},message:"must NOT have more than 2500 characters"};
(vErrors ??= []).push(err1); errors++;
}
if(func4(data0) < 1){
const err2 = {instancePath:instancePath+"/client_id",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err2); errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/client_id",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.scope !== undefined){
let data1 = data.scope;
if(typeof data1 === "string"){
if(func4(data1) > 1000){
const err4 = {instancePath:instancePath+"/scope",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
(vErrors ??= []).push(err4); errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/scope",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.resource !== undefined){
let data2 = data.resource;
if(typeof data2 === "string"){
if(func4(data2) > 1000){
const err6 = {instancePath:instancePath+"/resource",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
(vErrors ??= []).push(err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/resource",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
}
else {
const err8 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err8); errors++;
}
validate45.errors = vErrors;
return errors === 0;
}

const startDeviceAuthorization_200_application_json = validate46;

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.device_code === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "device_code"},message:"must have required property '"+"device_code"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.user_code === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "user_code"},message:"must have required property '"+"user_code"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.verification_uri === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "verification_uri"},message:"must have required property '"+"verification_uri"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if(data.verification_uri_complete === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "verification_uri_complete"},message:"must have required property '"+"verification_uri_complete"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if(data.expires_in === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "expires_in"},message:"must have required property '"+"expires_in"+"'"};
(vErrors ??= []).push(err4); errors++;
}
if(data.interval === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "interval"},message:"must have required property '"+"interval"+"'"};
(vErrors ??= []).push(err5); errors++;
}
if(data.device_code !== undefined){
let data0 = data.device_code;
if(typeof data0 === "string"){
if(func4(data0) > 128){
const err6 = {instancePath:instancePath+"/device_code",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
(vErrors ??= []).push(err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/device_code",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
if(data.user_code !== undefined){
let data1 = data.user_code;
if(typeof data1 === "string"){
if(func4(data1) > 9){
const err8 = {instancePath:instancePath+"/user_code",keyword:"maxLength",params:{limit: 9},message:"must NOT have more than 9 characters"};
(vErrors ??= []).push(err8); errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/user_code",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9); errors++;
}
}
if(data.verification_uri !== undefined){
let data2 = data.verification_uri;
if(typeof data2 === "string"){
if(func4(data2) > 2000){
const err10 = {instancePath:instancePath+"/verification_uri",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err10); errors++;
}
if(!(formats4(data2))){
const err11 = {instancePath:instancePath+"/verification_uri",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
(vErrors ??= []).push(err11); errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/verification_uri",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12); errors++;
}
}
if(data.verification_uri_complete !== undefined){
let data3 = data.verification_uri_complete;
if(typeof data3 === "string"){
if(func4(data3) > 2000){
const err13 = {instancePath:instancePath+"/verification_uri_complete",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err13); errors++;
}
if(!(formats4(data3))){
const err14 = {instancePath:instancePath+"/verification_uri_complete",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
(vErrors ??= []).push(err14); errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/verification_uri_complete",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err15); errors++;
}
}
if(data.expires_in !== undefined){
let data4 = data.expires_in;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err16 = {instancePath:instancePath+"/expires_in",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err16); errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 2147483647 || isNaN(data4)){
const err17 = {instancePath:instancePath+"/expires_in",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
(vErrors ??= []).push(err17); errors++;
}
if(data4 < 0 || isNaN(data4)){
const err18 = {instancePath:instancePath+"/expires_in",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
(vErrors ??= []).push(err18); errors++;
}
}
}
if(data.interval !== undefined){
let data5 = data.interval;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err19 = {instancePath:instancePath+"/interval",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err19); errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 3600 || isNaN(data5)){
const err20 = {instancePath:instancePath+"/interval",keyword:"maximum",params:{comparison: "<=", limit: 3600},message:"must be <= 3600"};
(vErrors ??= []).push(err20); errors++;
}
if(data5 < 1 || isNaN(data5)){
const err21 = {instancePath:instancePath+"/interval",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err21); errors++;
}
}
}
}
else {
const err22 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err22); errors++;
}
validate46.errors = vErrors;
return errors === 0;
}

const createToken_body_application_x_www_form_urlencoded = validate47;

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.grant_type === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "grant_type"},message:"must have required property '"+"grant_type"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.grant_type !== undefined){
let data0 = data.grant_type;
if(typeof data0 === "string"){
if(func4(data0) > 100){
const err1 = {instancePath:instancePath+"/grant_type",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err1); errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/grant_type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err2); errors++;
}
}
if(data.client_id !== undefined){
let data1 = data.client_id;
if(typeof data1 === "string"){
if(func4(data1) > 2500){
const err3 = {instancePath:instancePath+"/client_id",keyword:"maxLength",params:{limit: 2500},message:"must NOT have more than 2500 characters"};
(vErrors ??= []).push(err3); errors++;
}
if(func4(data1) < 1){
const err4 = {instancePath:instancePath+"/client_id",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err4); errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/client_id",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.code !== undefined){
let data2 = data.code;
if(typeof data2 === "string"){
if(func4(data2) > 1000){
const err6 = {instancePath:instancePath+"/code",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
(vErrors ??= []).push(err6); errors++;
}
if(func4(data2) < 1){
const err7 = {instancePath:instancePath+"/code",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err7); errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/code",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8); errors++;
}
}
if(data.redirect_uri !== undefined){
let data3 = data.redirect_uri;
if(typeof data3 === "string"){
if(func4(data3) > 1000){
const err9 = {instancePath:instancePath+"/redirect_uri",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
(vErrors ??= []).push(err9); errors++;
}
if(func4(data3) < 1){
const err10 = {instancePath:instancePath+"/redirect_uri",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err10); errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/redirect_uri",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err11); errors++;
}
}
if(data.code_verifier !== undefined){
let data4 = data.code_verifier;
if(typeof data4 === "string"){
if(func4(data4) > 128){
const err12 = {instancePath:instancePath+"/code_verifier",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
(vErrors ??= []).push(err12); errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/code_verifier",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err13); errors++;
}
}
if(data.device_code !== undefined){
let data5 = data.device_code;
if(typeof data5 === "string"){
if(func4(data5) > 1000){
const err14 = {instancePath:instancePath+"/device_code",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
(vErrors ??= []).push(err14); errors++;
}
if(func4(data5) < 1){
const err15 = {instancePath:instancePath+"/device_code",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err15); errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/device_code",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err16); errors++;
}
}
if(data.refresh_token !== undefined){
let data6 = data.refresh_token;
if(typeof data6 === "string"){
if(func4(data6) > 1000){
const err17 = {instancePath:instancePath+"/refresh_token",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
(vErrors ??= []).push(err17); errors++;
}
if(func4(data6) < 1){
const err18 = {instancePath:instancePath+"/refresh_token",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err18); errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/refresh_token",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err19); errors++;
}
}
if(data.scope !== undefined){
let data7 = data.scope;
if(typeof data7 === "string"){
if(func4(data7) > 1000){
const err20 = {instancePath:instancePath+"/scope",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
(vErrors ??= []).push(err20); errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/scope",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err21); errors++;
}
}
if(data.resource !== undefined){
let data8 = data.resource;
if(typeof data8 === "string"){
if(func4(data8) > 1000){
const err22 = {instancePath:instancePath+"/resource",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
(vErrors ??= []).push(err22); errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/resource",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err23); errors++;
}
}
}
else {
const err24 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err24); errors++;
}
validate47.errors = vErrors;
return errors === 0;
}

const createToken_200_application_json = validate48;

const pattern11 = /* @__PURE__ */ new RegExp("^ref_[A-Za-z0-9_-]{65}$", "u");

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.access_token === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "access_token"},message:"must have required property '"+"access_token"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.token_type === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "token_type"},message:"must have required property '"+"token_type"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.expires_in === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "expires_in"},message:"must have required property '"+"expires_in"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if(data.refresh_token === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "refresh_token"},message:"must have required property '"+"refresh_token"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if(data.access_token !== undefined){
let data0 = data.access_token;
if(typeof data0 === "string"){
if(func4(data0) > 47){
const err4 = {instancePath:instancePath+"/access_token",keyword:"maxLength",params:{limit: 47},message:"must NOT have more than 47 characters"};
(vErrors ??= []).push(err4); errors++;
}
if(!pattern7.test(data0)){
const err5 = {instancePath:instancePath+"/access_token",keyword:"pattern",params:{pattern: "^tok_[A-Za-z0-9_-]{43}$"},message:"must match pattern \""+"^tok_[A-Za-z0-9_-]{43}$"+"\""};
(vErrors ??= []).push(err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/access_token",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
}
if(data.token_type !== undefined){
let data1 = data.token_type;
if(typeof data1 !== "string"){
const err7 = {instancePath:instancePath+"/token_type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
if("Bearer" !== data1){
const err8 = {instancePath:instancePath+"/token_type",keyword:"const",params:{allowedValue: "Bearer"},message:"must be equal to constant"};
(vErrors ??= []).push(err8); errors++;
}
}
if(data.expires_in !== undefined){
let data2 = data.expires_in;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err9 = {instancePath:instancePath+"/expires_in",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err9); errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2147483647 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/expires_in",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
(vErrors ??= []).push(err10); errors++;
}
if(data2 < 0 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/expires_in",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
(vErrors ??= []).push(err11); errors++;
}
}
}
if(data.refresh_token !== undefined){
let data3 = data.refresh_token;
if(typeof data3 === "string"){
if(func4(data3) > 69){
const err12 = {instancePath:instancePath+"/refresh_token",keyword:"maxLength",params:{limit: 69},message:"must NOT have more than 69 characters"};
(vErrors ??= []).push(err12); errors++;
}
if(!pattern11.test(data3)){
const err13 = {instancePath:instancePath+"/refresh_token",keyword:"pattern",params:{pattern: "^ref_[A-Za-z0-9_-]{65}$"},message:"must match pattern \""+"^ref_[A-Za-z0-9_-]{65}$"+"\""};
(vErrors ??= []).push(err13); errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/refresh_token",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err14); errors++;
}
}
if(data.scope !== undefined){
let data4 = data.scope;
if(typeof data4 === "string"){
if(func4(data4) > 1000){
const err15 = {instancePath:instancePath+"/scope",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
(vErrors ??= []).push(err15); errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/scope",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err16); errors++;
}
}
}
else {
const err17 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err17); errors++;
}
validate48.errors = vErrors;
return errors === 0;
}

const endToken_body_application_x_www_form_urlencoded = validate49;

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.token === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "token"},message:"must have required property '"+"token"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.token !== undefined){
let data0 = data.token;
if(typeof data0 === "string"){
if(func4(data0) > 1000){
const err1 = {instancePath:instancePath+"/token",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
(vErrors ??= []).push(err1); errors++;
}
if(func4(data0) < 1){
const err2 = {instancePath:instancePath+"/token",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err2); errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/token",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.token_type_hint !== undefined){
let data1 = data.token_type_hint;
if(typeof data1 === "string"){
if(func4(data1) > 100){
const err4 = {instancePath:instancePath+"/token_type_hint",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err4); errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/token_type_hint",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.client_id !== undefined){
let data2 = data.client_id;
if(typeof data2 === "string"){
if(func4(data2) > 2500){
const err6 = {instancePath:instancePath+"/client_id",keyword:"maxLength",params:{limit: 2500},message:"must NOT have more than 2500 characters"};
(vErrors ??= []).push(err6); errors++;
}
if(func4(data2) < 1){
const err7 = {instancePath:instancePath+"/client_id",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err7); errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/client_id",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8); errors++;
}
}
}
else {
const err9 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err9); errors++;
}
validate49.errors = vErrors;
return errors === 0;
}

const endToken_200_application_json = validate50;

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err0); errors++;
}
validate50.errors = vErrors;
return errors === 0;
}

const checkToken_body_application_x_www_form_urlencoded = validate51;

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.token === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "token"},message:"must have required property '"+"token"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.token !== undefined){
let data0 = data.token;
if(typeof data0 === "string"){
if(func4(data0) > 1000){
const err1 = {instancePath:instancePath+"/token",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
(vErrors ??= []).push(err1); errors++;
}
if(func4(data0) < 1){
const err2 = {instancePath:instancePath+"/token",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err2); errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/token",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.token_type_hint !== undefined){
let data1 = data.token_type_hint;
if(typeof data1 === "string"){
if(func4(data1) > 100){
const err4 = {instancePath:instancePath+"/token_type_hint",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err4); errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/token_type_hint",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5); errors++;
}
}
}
else {
const err6 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err6); errors++;
}
validate51.errors = vErrors;
return errors === 0;
}

const checkToken_200_application_json = validate52;

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.active === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "active"},message:"must have required property '"+"active"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.active !== undefined){
if(typeof data.active !== "boolean"){
const err1 = {instancePath:instancePath+"/active",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err1); errors++;
}
}
if(data.iss !== undefined){
let data1 = data.iss;
if(typeof data1 === "string"){
if(func4(data1) > 2000){
const err2 = {instancePath:instancePath+"/iss",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err2); errors++;
}
if(!(formats4(data1))){
const err3 = {instancePath:instancePath+"/iss",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
(vErrors ??= []).push(err3); errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/iss",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.sub !== undefined){
let data2 = data.sub;
if(typeof data2 === "string"){
if(func4(data2) > 64){
const err5 = {instancePath:instancePath+"/sub",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
(vErrors ??= []).push(err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/sub",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
}
if(data.username !== undefined){
let data3 = data.username;
if(typeof data3 === "string"){
if(func4(data3) > 100){
const err7 = {instancePath:instancePath+"/username",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err7); errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/username",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8); errors++;
}
}
if(data.client_id !== undefined){
let data4 = data.client_id;
if(typeof data4 === "string"){
if(func4(data4) > 2500){
const err9 = {instancePath:instancePath+"/client_id",keyword:"maxLength",params:{limit: 2500},message:"must NOT have more than 2500 characters"};
(vErrors ??= []).push(err9); errors++;
}
if(func4(data4) < 1){
const err10 = {instancePath:instancePath+"/client_id",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err10); errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/client_id",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err11); errors++;
}
}
if(data.aud !== undefined){
let data5 = data.aud;
if(typeof data5 === "string"){
if(func4(data5) > 1000){
const err12 = {instancePath:instancePath+"/aud",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
(vErrors ??= []).push(err12); errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/aud",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err13); errors++;
}
}
if(data.scope !== undefined){
let data6 = data.scope;
if(typeof data6 === "string"){
if(func4(data6) > 1000){
const err14 = {instancePath:instancePath+"/scope",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
(vErrors ??= []).push(err14); errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/scope",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err15); errors++;
}
}
if(data.token_type !== undefined){
let data7 = data.token_type;
if(typeof data7 !== "string"){
const err16 = {instancePath:instancePath+"/token_type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err16); errors++;
}
if("Bearer" !== data7){
const err17 = {instancePath:instancePath+"/token_type",keyword:"const",params:{allowedValue: "Bearer"},message:"must be equal to constant"};
(vErrors ??= []).push(err17); errors++;
}
}
if(data.iat !== undefined){
let data8 = data.iat;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err18 = {instancePath:instancePath+"/iat",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err18); errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 9007199254740991 || isNaN(data8)){
const err19 = {instancePath:instancePath+"/iat",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
(vErrors ??= []).push(err19); errors++;
}
if(data8 < 0 || isNaN(data8)){
const err20 = {instancePath:instancePath+"/iat",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
(vErrors ??= []).push(err20); errors++;
}
if(!(formats28.validate(data8))){
const err21 = {instancePath:instancePath+"/iat",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""};
(vErrors ??= []).push(err21); errors++;
}
}
}
if(data.exp !== undefined){
let data9 = data.exp;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err22 = {instancePath:instancePath+"/exp",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err22); errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 9007199254740991 || isNaN(data9)){
const err23 = {instancePath:instancePath+"/exp",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
(vErrors ??= []).push(err23); errors++;
}
if(data9 < 0 || isNaN(data9)){
const err24 = {instancePath:instancePath+"/exp",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
(vErrors ??= []).push(err24); errors++;
}
if(!(formats28.validate(data9))){
const err25 = {instancePath:instancePath+"/exp",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""};
(vErrors ??= []).push(err25); errors++;
}
}
}
}
else {
const err26 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err26); errors++;
}
validate52.errors = vErrors;
return errors === 0;
}

const problem = validate53;

const formats40 = /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;

const pattern12 = /* @__PURE__ */ new RegExp("^(https?://[^\\s]+)?/problems/[a-z]+(-[a-z]+)*$", "u");

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pointer === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "pointer"},message:"must have required property '"+"pointer"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.detail === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "detail"},message:"must have required property '"+"detail"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.pointer !== undefined){
let data0 = data.pointer;
if(typeof data0 === "string"){
if(func4(data0) > 1000){
const err2 = {instancePath:instancePath+"/pointer",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
(vErrors ??= []).push(err2); errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/pointer",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.detail !== undefined){
let data1 = data.detail;
if(typeof data1 === "string"){
if(func4(data1) > 1000){
const err4 = {instancePath:instancePath+"/detail",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
(vErrors ??= []).push(err4); errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/detail",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5); errors++;
}
}
}
else {
const err6 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err6); errors++;
}
validate54.errors = vErrors;
return errors === 0;
}

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.title === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.status === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 === "string"){
if(func4(data0) > 2000){
const err3 = {instancePath:instancePath+"/type",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err3); errors++;
}
if(!pattern12.test(data0)){
const err4 = {instancePath:instancePath+"/type",keyword:"pattern",params:{pattern: "^(https?://[^\\s]+)?/problems/[a-z]+(-[a-z]+)*$"},message:"must match pattern \""+"^(https?://[^\\s]+)?/problems/[a-z]+(-[a-z]+)*$"+"\""};
(vErrors ??= []).push(err4); errors++;
}
if(!(formats40.test(data0))){
const err5 = {instancePath:instancePath+"/type",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""};
(vErrors ??= []).push(err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func4(data1) > 200){
const err7 = {instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err7); errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/title",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8); errors++;
}
}
if(data.status !== undefined){
let data2 = data.status;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err9 = {instancePath:instancePath+"/status",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err9); errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 599 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/status",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"};
(vErrors ??= []).push(err10); errors++;
}
if(data2 < 400 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/status",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"};
(vErrors ??= []).push(err11); errors++;
}
}
}
if(data.detail !== undefined){
let data3 = data.detail;
if(typeof data3 === "string"){
if(func4(data3) > 2000){
const err12 = {instancePath:instancePath+"/detail",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err12); errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/detail",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err13); errors++;
}
}
if(data.errors !== undefined){
let data4 = data.errors;
if(Array.isArray(data4)){
if(data4.length > 32){
const err14 = {instancePath:instancePath+"/errors",keyword:"maxItems",params:{limit: 32},message:"must NOT have more than 32 items"};
(vErrors ??= []).push(err14); errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate54(data4[i0], {instancePath:instancePath+"/errors/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath:instancePath+"/errors",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err15); errors++;
}
}
}
else {
const err16 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err16); errors++;
}
validate53.errors = vErrors;
return errors === 0;
}

export const validators = {"createIntent": {"parameters": null, "body": {"application/json": createIntent_body_application_json}, "answers": {"201": {"application/json": createIntent_201_application_json}}}, "getIntent": {"parameters": getIntent_parameters, "body": {}, "answers": {"200": {"application/json": createIntent_201_application_json}}}, "linkIntent": {"parameters": linkIntent_parameters, "body": {"application/json": linkIntent_body_application_json}, "answers": {"200": {"application/json": createIntent_201_application_json}}}, "endIntent": {"parameters": endIntent_parameters, "body": {}, "answers": {"204": {}}}, "watchIntent": {"parameters": watchIntent_parameters, "body": {}, "answers": {"200": {"application/json": watchIntent_200_application_json, "text/event-stream": watchIntent_200_text_event_stream}}}, "getSession": {"parameters": null, "body": {}, "answers": {"200": {"application/json": getSession_200_application_json}}}, "endSession": {"parameters": null, "body": {}, "answers": {"204": {}}}, "getOauthMetadata": {"parameters": getOauthMetadata_parameters, "body": {}, "answers": {"200": {"application/json": getOauthMetadata_200_application_json}}}, "createOauthClient": {"parameters": null, "body": {"application/json": createOauthClient_body_application_json}, "answers": {"201": {"application/json": createOauthClient_201_application_json}, "400": {"application/json": createOauthClient_400_application_json}, "406": {}, "413": {}, "415": {}, "500": {}, "503": {}}}, "startAuthorization": {"parameters": startAuthorization_parameters, "body": {}, "answers": {"303": {}}}, "startDeviceAuthorization": {"parameters": null, "body": {"application/x-www-form-urlencoded": startDeviceAuthorization_body_application_x_www_form_urlencoded}, "answers": {"200": {"application/json": startDeviceAuthorization_200_application_json}, "400": {"application/json": createOauthClient_400_application_json}, "406": {}, "413": {}, "415": {}, "429": {}, "500": {}, "503": {}}}, "createToken": {"parameters": null, "body": {"application/x-www-form-urlencoded": createToken_body_application_x_www_form_urlencoded}, "answers": {"200": {"application/json": createToken_200_application_json}, "400": {"application/json": createOauthClient_400_application_json}, "406": {}, "413": {}, "415": {}, "500": {}, "503": {}}}, "endToken": {"parameters": null, "body": {"application/x-www-form-urlencoded": endToken_body_application_x_www_form_urlencoded}, "answers": {"200": {"application/json": endToken_200_application_json}, "400": {"application/json": createOauthClient_400_application_json}, "413": {}, "415": {}, "500": {}, "503": {}}}, "checkToken": {"parameters": null, "body": {"application/x-www-form-urlencoded": checkToken_body_application_x_www_form_urlencoded}, "answers": {"200": {"application/json": checkToken_200_application_json}, "400": {"application/json": createOauthClient_400_application_json}, "401": {}, "403": {}, "406": {}, "413": {}, "415": {}, "500": {}, "503": {}}}, "application/problem+json": problem};
