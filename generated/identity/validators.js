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

const createLogin_body_application_json = validate15;

const func4 = codePoints;

const pattern4 = /* @__PURE__ */ new RegExp("^[A-Za-z0-9_-]{43}$", "u");

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.password === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "password"},message:"must have required property '"+"password"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func4(data0) > 100){
const err2 = {instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err2); errors++;
}
if(func4(data0) < 1){
const err3 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err3); errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.password !== undefined){
let data1 = data.password;
if(typeof data1 === "string"){
if(func4(data1) > 1000){
const err5 = {instancePath:instancePath+"/password",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
(vErrors ??= []).push(err5); errors++;
}
if(func4(data1) < 1){
const err6 = {instancePath:instancePath+"/password",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/password",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
if(data.proof !== undefined){
let data2 = data.proof;
if(typeof data2 === "string"){
if(func4(data2) > 43){
const err8 = {instancePath:instancePath+"/proof",keyword:"maxLength",params:{limit: 43},message:"must NOT have more than 43 characters"};
(vErrors ??= []).push(err8); errors++;
}
if(!pattern4.test(data2)){
const err9 = {instancePath:instancePath+"/proof",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{43}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{43}$"+"\""};
(vErrors ??= []).push(err9); errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/proof",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10); errors++;
}
}
}
else {
const err11 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err11); errors++;
}
validate15.errors = vErrors;
return errors === 0;
}

const createLogin_parameters = validate16;

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
let data0 = data.header;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.Origin !== undefined){
let data1 = data0.Origin;
if(typeof data1 === "string"){
if(func4(data1) > 500){
const err0 = {instancePath:instancePath+"/header/Origin",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err0); errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/header/Origin",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err1); errors++;
}
}
if(data0["Sec-Fetch-Site"] !== undefined){
let data2 = data0["Sec-Fetch-Site"];
if(typeof data2 === "string"){
if(func4(data2) > 50){
const err2 = {instancePath:instancePath+"/header/Sec-Fetch-Site",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"};
(vErrors ??= []).push(err2); errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/header/Sec-Fetch-Site",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data0["User-Agent"] !== undefined){
let data3 = data0["User-Agent"];
if(typeof data3 === "string"){
if(func4(data3) > 4096){
const err4 = {instancePath:instancePath+"/header/User-Agent",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
(vErrors ??= []).push(err4); errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/header/User-Agent",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5); errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/header",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err6); errors++;
}
}
if(data.cookie !== undefined){
let data4 = data.cookie;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4["__Host-annex_session"] !== undefined){
let data5 = data4["__Host-annex_session"];
if(typeof data5 === "string"){
if(func4(data5) > 4096){
const err7 = {instancePath:instancePath+"/cookie/__Host-annex_session",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
(vErrors ??= []).push(err7); errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/cookie/__Host-annex_session",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8); errors++;
}
}
if(data4["__Host-annex_device"] !== undefined){
let data6 = data4["__Host-annex_device"];
if(typeof data6 === "string"){
if(func4(data6) > 4096){
const err9 = {instancePath:instancePath+"/cookie/__Host-annex_device",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
(vErrors ??= []).push(err9); errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/cookie/__Host-annex_device",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10); errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/cookie",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err11); errors++;
}
}
}
else {
const err12 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err12); errors++;
}
validate16.errors = vErrors;
return errors === 0;
}

const getLogin_200_application_json = validate17;

const func0 = equalPair;

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate18.errors = vErrors;
return errors === 0;
}

const formats0 = formats.fullFormats["date-time"];

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.user === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "user"},message:"must have required property '"+"user"+"'"};
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
if(data.user !== undefined){
if(!(validate18(data.user, {instancePath:instancePath+"/user",parentData:data,parentDataProperty:"user",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
if(data.created_at !== undefined){
let data1 = data.created_at;
if(typeof data1 === "string"){
if(!(formats0.validate(data1))){
const err3 = {instancePath:instancePath+"/created_at",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
(vErrors ??= []).push(err3); errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/created_at",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.expires_at !== undefined){
let data2 = data.expires_at;
if(typeof data2 === "string"){
if(!(formats0.validate(data2))){
const err5 = {instancePath:instancePath+"/expires_at",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
(vErrors ??= []).push(err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/expires_at",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
}
}
else {
const err7 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err7); errors++;
}
validate17.errors = vErrors;
return errors === 0;
}

const listSessions_200_application_json = validate20;

const schema40 = {"type":["string","null"],"format":"uri-reference","maxLength":8192,"$id":"annex:/http/Next"};

const formats4 = /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;

const schema41 = {"type":"object","required":["id","kind","app_name","created_at","expires_at","last_used_at","address","current"],"properties":{"id":{"type":"string","maxLength":64},"kind":{"type":"string","enum":["Browser","Application"]},"app_name":{"type":["string","null"],"maxLength":100},"created_at":{"type":"string","format":"date-time"},"expires_at":{"type":"string","format":"date-time"},"last_used_at":{"type":["string","null"],"format":"date-time"},"address":{"type":["string","null"],"maxLength":64},"current":{"type":"boolean"},"scopes":{"$ref":"annex:/http/Scopes"}},"$id":"annex:/http/SessionEntry"};

const schema43 = {"type":"string","enum":["workspace:read","workspace:control","packages:read","paste:read","paste:write","account"],"$id":"annex:/http/Scope"};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
const err3 = {instancePath:instancePath+"/" + i0,keyword:"enum",params:{allowedValues: schema43.enum},message:"must be equal to one of the allowed values"};
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
validate22.errors = vErrors;
return errors === 0;
}

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.last_used_at === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "last_used_at"},message:"must have required property '"+"last_used_at"+"'"};
(vErrors ??= []).push(err5); errors++;
}
if(data.address === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"};
(vErrors ??= []).push(err6); errors++;
}
if(data.current === undefined){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "current"},message:"must have required property '"+"current"+"'"};
(vErrors ??= []).push(err7); errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func4(data0) > 64){
const err8 = {instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
(vErrors ??= []).push(err8); errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9); errors++;
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if(typeof data1 !== "string"){
const err10 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10); errors++;
}
if(!((data1 === "Browser") || (data1 === "Application"))){
const err11 = {instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: schema41.properties.kind.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err11); errors++;
}
}
if(data.app_name !== undefined){
let data2 = data.app_name;
if((typeof data2 !== "string") && (data2 !== null)){
const err12 = {instancePath:instancePath+"/app_name",keyword:"type",params:{type: schema41.properties.app_name.type},message:"must be string,null"};
(vErrors ??= []).push(err12); errors++;
}
if(typeof data2 === "string"){
if(func4(data2) > 100){
const err13 = {instancePath:instancePath+"/app_name",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err13); errors++;
}
}
}
if(data.created_at !== undefined){
let data3 = data.created_at;
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
const err14 = {instancePath:instancePath+"/created_at",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
(vErrors ??= []).push(err14); errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/created_at",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err15); errors++;
}
}
if(data.expires_at !== undefined){
let data4 = data.expires_at;
if(typeof data4 === "string"){
if(!(formats0.validate(data4))){
const err16 = {instancePath:instancePath+"/expires_at",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
(vErrors ??= []).push(err16); errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/expires_at",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err17); errors++;
}
}
if(data.last_used_at !== undefined){
let data5 = data.last_used_at;
if((typeof data5 !== "string") && (data5 !== null)){
const err18 = {instancePath:instancePath+"/last_used_at",keyword:"type",params:{type: schema41.properties.last_used_at.type},message:"must be string,null"};
(vErrors ??= []).push(err18); errors++;
}
if(typeof data5 === "string"){
if(!(formats0.validate(data5))){
const err19 = {instancePath:instancePath+"/last_used_at",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
(vErrors ??= []).push(err19); errors++;
}
}
}
if(data.address !== undefined){
let data6 = data.address;
if((typeof data6 !== "string") && (data6 !== null)){
const err20 = {instancePath:instancePath+"/address",keyword:"type",params:{type: schema41.properties.address.type},message:"must be string,null"};
(vErrors ??= []).push(err20); errors++;
}
if(typeof data6 === "string"){
if(func4(data6) > 64){
const err21 = {instancePath:instancePath+"/address",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
(vErrors ??= []).push(err21); errors++;
}
}
}
if(data.current !== undefined){
if(typeof data.current !== "boolean"){
const err22 = {instancePath:instancePath+"/current",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err22); errors++;
}
}
if(data.scopes !== undefined){
if(!(validate22(data.scopes, {instancePath:instancePath+"/scopes",parentData:data,parentDataProperty:"scopes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err23 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err23); errors++;
}
validate21.errors = vErrors;
return errors === 0;
}

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sessions === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "sessions"},message:"must have required property '"+"sessions"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.next === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "next"},message:"must have required property '"+"next"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.next !== undefined){
let data0 = data.next;
if((typeof data0 !== "string") && (data0 !== null)){
const err2 = {instancePath:instancePath+"/next",keyword:"type",params:{type: schema40.type},message:"must be string,null"};
(vErrors ??= []).push(err2); errors++;
}
if(typeof data0 === "string"){
if(func4(data0) > 8192){
const err3 = {instancePath:instancePath+"/next",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"};
(vErrors ??= []).push(err3); errors++;
}
if(!(formats4.test(data0))){
const err4 = {instancePath:instancePath+"/next",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""};
(vErrors ??= []).push(err4); errors++;
}
}
}
if(data.sessions !== undefined){
let data1 = data.sessions;
if(Array.isArray(data1)){
if(data1.length > 500){
const err5 = {instancePath:instancePath+"/sessions",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
(vErrors ??= []).push(err5); errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate21(data1[i0], {instancePath:instancePath+"/sessions/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/sessions",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err6); errors++;
}
}
}
else {
const err7 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err7); errors++;
}
validate20.errors = vErrors;
return errors === 0;
}

const listSessions_parameters = validate25;

const pattern5 = /* @__PURE__ */ new RegExp("^[A-Za-z0-9_-]+$", "u");

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query !== undefined){
let data0 = data.query;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.limit === undefined){
data0.limit = 500;
}
let data1 = data0.limit;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err0 = {instancePath:instancePath+"/query/limit",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err0); errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 500 || isNaN(data1)){
const err1 = {instancePath:instancePath+"/query/limit",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"};
(vErrors ??= []).push(err1); errors++;
}
if(data1 < 1 || isNaN(data1)){
const err2 = {instancePath:instancePath+"/query/limit",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err2); errors++;
}
}
if(data0.cursor !== undefined){
let data2 = data0.cursor;
if(typeof data2 === "string"){
if(func4(data2) > 100){
const err3 = {instancePath:instancePath+"/query/cursor",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err3); errors++;
}
if(func4(data2) < 1){
const err4 = {instancePath:instancePath+"/query/cursor",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err4); errors++;
}
if(!pattern5.test(data2)){
const err5 = {instancePath:instancePath+"/query/cursor",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""};
(vErrors ??= []).push(err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/query/cursor",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/query",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err7); errors++;
}
}
}
else {
const err8 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err8); errors++;
}
validate25.errors = vErrors;
return errors === 0;
}

const endOtherSessions_parameters = validate26;

const schema45 = {"type":"object","properties":{"query":{"type":"object","required":[],"properties":{"kind":{"type":"string","enum":["Browser","Application"]}}}},"$id":"endOtherSessions_parameters"};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query !== undefined){
let data0 = data.query;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.kind !== undefined){
let data1 = data0.kind;
if(typeof data1 !== "string"){
const err0 = {instancePath:instancePath+"/query/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err0); errors++;
}
if(!((data1 === "Browser") || (data1 === "Application"))){
const err1 = {instancePath:instancePath+"/query/kind",keyword:"enum",params:{allowedValues: schema45.properties.query.properties.kind.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err1); errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/query",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err2); errors++;
}
}
}
else {
const err3 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err3); errors++;
}
validate26.errors = vErrors;
return errors === 0;
}

const endOtherSession_parameters = validate27;

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
const err0 = {instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data0.id !== undefined){
let data1 = data0.id;
if(typeof data1 === "string"){
if(func4(data1) > 64){
const err1 = {instancePath:instancePath+"/path/id",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
(vErrors ??= []).push(err1); errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/path/id",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err2); errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/path",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err3); errors++;
}
}
}
else {
const err4 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err4); errors++;
}
validate27.errors = vErrors;
return errors === 0;
}

const listKeys_200_application_json = validate28;

const schema48 = {"type":"object","required":["id","owner","name","created_at","expires_at","last_used_at"],"properties":{"id":{"type":"string","maxLength":64},"owner":{"type":"string","maxLength":100},"name":{"type":["string","null"],"maxLength":100},"created_at":{"type":"string","format":"date-time"},"expires_at":{"type":["string","null"],"format":"date-time"},"scopes":{"$ref":"annex:/http/Scopes"},"last_used_at":{"type":["string","null"],"format":"date-time"}},"$id":"annex:/http/KeyEntry"};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.owner === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.name === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
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
if(data.last_used_at === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "last_used_at"},message:"must have required property '"+"last_used_at"+"'"};
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
if(data.owner !== undefined){
let data1 = data.owner;
if(typeof data1 === "string"){
if(func4(data1) > 100){
const err8 = {instancePath:instancePath+"/owner",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err8); errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/owner",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9); errors++;
}
}
if(data.name !== undefined){
let data2 = data.name;
if((typeof data2 !== "string") && (data2 !== null)){
const err10 = {instancePath:instancePath+"/name",keyword:"type",params:{type: schema48.properties.name.type},message:"must be string,null"};
(vErrors ??= []).push(err10); errors++;
}
if(typeof data2 === "string"){
if(func4(data2) > 100){
const err11 = {instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
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
if((typeof data4 !== "string") && (data4 !== null)){
const err14 = {instancePath:instancePath+"/expires_at",keyword:"type",params:{type: schema48.properties.expires_at.type},message:"must be string,null"};
(vErrors ??= []).push(err14); errors++;
}
if(typeof data4 === "string"){
if(!(formats0.validate(data4))){
const err15 = {instancePath:instancePath+"/expires_at",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
(vErrors ??= []).push(err15); errors++;
}
}
}
if(data.scopes !== undefined){
if(!(validate22(data.scopes, {instancePath:instancePath+"/scopes",parentData:data,parentDataProperty:"scopes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.last_used_at !== undefined){
let data6 = data.last_used_at;
if((typeof data6 !== "string") && (data6 !== null)){
const err16 = {instancePath:instancePath+"/last_used_at",keyword:"type",params:{type: schema48.properties.last_used_at.type},message:"must be string,null"};
(vErrors ??= []).push(err16); errors++;
}
if(typeof data6 === "string"){
if(!(formats0.validate(data6))){
const err17 = {instancePath:instancePath+"/last_used_at",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
(vErrors ??= []).push(err17); errors++;
}
}
}
}
else {
const err18 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err18); errors++;
}
validate29.errors = vErrors;
return errors === 0;
}

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.keys === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "keys"},message:"must have required property '"+"keys"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.keys !== undefined){
let data0 = data.keys;
if(Array.isArray(data0)){
if(data0.length > 1000){
const err1 = {instancePath:instancePath+"/keys",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
(vErrors ??= []).push(err1); errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate29(data0[i0], {instancePath:instancePath+"/keys/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/keys",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err2); errors++;
}
}
}
else {
const err3 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err3); errors++;
}
validate28.errors = vErrors;
return errors === 0;
}

const createKey_body_application_json = validate32;

const pattern6 = /* @__PURE__ */ new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]*$", "u");

const pattern7 = /* @__PURE__ */ new RegExp("^[^\\u0000-\\u001f\\u007f-\\u009f\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]*$", "u");

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.owner === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.owner !== undefined){
let data0 = data.owner;
if(typeof data0 === "string"){
if(func4(data0) > 100){
const err1 = {instancePath:instancePath+"/owner",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err1); errors++;
}
if(!pattern6.test(data0)){
const err2 = {instancePath:instancePath+"/owner",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]*$"+"\""};
(vErrors ??= []).push(err2); errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/owner",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func4(data1) > 100){
const err4 = {instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err4); errors++;
}
if(func4(data1) < 1){
const err5 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err5); errors++;
}
if(!pattern7.test(data1)){
const err6 = {instancePath:instancePath+"/name",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f-\\u009f\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]*$"+"\""};
(vErrors ??= []).push(err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
if(data.scopes !== undefined){
if(!(validate22(data.scopes, {instancePath:instancePath+"/scopes",parentData:data,parentDataProperty:"scopes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.max_age !== undefined){
let data3 = data.max_age;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err8 = {instancePath:instancePath+"/max_age",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err8); errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2147483647 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/max_age",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
(vErrors ??= []).push(err9); errors++;
}
if(data3 < 1 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/max_age",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err10); errors++;
}
}
}
}
else {
const err11 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err11); errors++;
}
validate32.errors = vErrors;
return errors === 0;
}

const createKey_201_application_json = validate34;

const schema50 = {"type":"object","required":["id","owner","name","created_at","expires_at","key"],"properties":{"id":{"type":"string","maxLength":64},"owner":{"type":"string","maxLength":100},"name":{"type":["string","null"],"maxLength":100},"created_at":{"type":"string","format":"date-time"},"expires_at":{"type":["string","null"],"format":"date-time"},"scopes":{"$ref":"annex:/http/Scopes"},"key":{"type":"string","pattern":"^ak_[A-Za-z0-9_-]{43}$","maxLength":46}},"$id":"annex:/http/CreatedKey"};

const pattern8 = /* @__PURE__ */ new RegExp("^ak_[A-Za-z0-9_-]{43}$", "u");

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.owner === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.name === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
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
if(data.key === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"};
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
if(data.owner !== undefined){
let data1 = data.owner;
if(typeof data1 === "string"){
if(func4(data1) > 100){
const err8 = {instancePath:instancePath+"/owner",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err8); errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/owner",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9); errors++;
}
}
if(data.name !== undefined){
let data2 = data.name;
if((typeof data2 !== "string") && (data2 !== null)){
const err10 = {instancePath:instancePath+"/name",keyword:"type",params:{type: schema50.properties.name.type},message:"must be string,null"};
(vErrors ??= []).push(err10); errors++;
}
if(typeof data2 === "string"){
if(func4(data2) > 100){
const err11 = {instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
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
if((typeof data4 !== "string") && (data4 !== null)){
const err14 = {instancePath:instancePath+"/expires_at",keyword:"type",params:{type: schema50.properties.expires_at.type},message:"must be string,null"};
(vErrors ??= []).push(err14); errors++;
}
if(typeof data4 === "string"){
if(!(formats0.validate(data4))){
const err15 = {instancePath:instancePath+"/expires_at",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
(vErrors ??= []).push(err15); errors++;
}
}
}
if(data.scopes !== undefined){
if(!(validate22(data.scopes, {instancePath:instancePath+"/scopes",parentData:data,parentDataProperty:"scopes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.key !== undefined){
let data6 = data.key;
if(typeof data6 === "string"){
if(func4(data6) > 46){
const err16 = {instancePath:instancePath+"/key",keyword:"maxLength",params:{limit: 46},message:"must NOT have more than 46 characters"};
(vErrors ??= []).push(err16); errors++;
}
if(!pattern8.test(data6)){
const err17 = {instancePath:instancePath+"/key",keyword:"pattern",params:{pattern: "^ak_[A-Za-z0-9_-]{43}$"},message:"must match pattern \""+"^ak_[A-Za-z0-9_-]{43}$"+"\""};
(vErrors ??= []).push(err17); errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/key",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err18); errors++;
}
}
}
else {
const err19 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err19); errors++;
}
validate34.errors = vErrors;
return errors === 0;
}

const deleteKey_parameters = validate36;

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
const err0 = {instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data0.id !== undefined){
let data1 = data0.id;
if(typeof data1 === "string"){
if(func4(data1) > 64){
const err1 = {instancePath:instancePath+"/path/id",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
(vErrors ??= []).push(err1); errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/path/id",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err2); errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/path",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err3); errors++;
}
}
}
else {
const err4 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err4); errors++;
}
validate36.errors = vErrors;
return errors === 0;
}

const updatePassword_body_application_json = validate37;

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.current_password === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "current_password"},message:"must have required property '"+"current_password"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.new_password === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "new_password"},message:"must have required property '"+"new_password"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.current_password !== undefined){
let data0 = data.current_password;
if(typeof data0 === "string"){
if(func4(data0) > 1000){
const err2 = {instancePath:instancePath+"/current_password",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
(vErrors ??= []).push(err2); errors++;
}
if(func4(data0) < 1){
const err3 = {instancePath:instancePath+"/current_password",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err3); errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/current_password",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.new_password !== undefined){
let data1 = data.new_password;
if(typeof data1 === "string"){
if(func4(data1) > 1000){
const err5 = {instancePath:instancePath+"/new_password",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
(vErrors ??= []).push(err5); errors++;
}
if(func4(data1) < 8){
const err6 = {instancePath:instancePath+"/new_password",keyword:"minLength",params:{limit: 8},message:"must NOT have fewer than 8 characters"};
(vErrors ??= []).push(err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/new_password",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
}
else {
const err8 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err8); errors++;
}
validate37.errors = vErrors;
return errors === 0;
}

const updatePassword_parameters = validate38;

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
let data0 = data.header;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0["User-Agent"] !== undefined){
let data1 = data0["User-Agent"];
if(typeof data1 === "string"){
if(func4(data1) > 4096){
const err0 = {instancePath:instancePath+"/header/User-Agent",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
(vErrors ??= []).push(err0); errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/header/User-Agent",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate38.errors = vErrors;
return errors === 0;
}

const listLoginEvents_200_application_json = validate39;

const schema55 = {"type":"object","required":["id","at","outcome","method","provider","browser","address"],"properties":{"id":{"type":"string","maxLength":64},"at":{"type":"string","format":"date-time"},"outcome":{"type":"string","enum":["succeeded","refused"]},"method":{"type":"string","enum":["password","provider","password-change"]},"provider":{"type":["string","null"],"maxLength":100},"browser":{"type":["string","null"],"maxLength":100},"address":{"type":["string","null"],"maxLength":64}},"$id":"annex:/http/LoginEvent"};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.at === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.outcome === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "outcome"},message:"must have required property '"+"outcome"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if(data.method === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "method"},message:"must have required property '"+"method"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if(data.provider === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "provider"},message:"must have required property '"+"provider"+"'"};
(vErrors ??= []).push(err4); errors++;
}
if(data.browser === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "browser"},message:"must have required property '"+"browser"+"'"};
(vErrors ??= []).push(err5); errors++;
}
if(data.address === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"};
(vErrors ??= []).push(err6); errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func4(data0) > 64){
const err7 = {instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
(vErrors ??= []).push(err7); errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8); errors++;
}
}
if(data.at !== undefined){
let data1 = data.at;
if(typeof data1 === "string"){
if(!(formats0.validate(data1))){
const err9 = {instancePath:instancePath+"/at",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
(vErrors ??= []).push(err9); errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/at",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10); errors++;
}
}
if(data.outcome !== undefined){
let data2 = data.outcome;
if(typeof data2 !== "string"){
const err11 = {instancePath:instancePath+"/outcome",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err11); errors++;
}
if(!((data2 === "succeeded") || (data2 === "refused"))){
const err12 = {instancePath:instancePath+"/outcome",keyword:"enum",params:{allowedValues: schema55.properties.outcome.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err12); errors++;
}
}
if(data.method !== undefined){
let data3 = data.method;
if(typeof data3 !== "string"){
const err13 = {instancePath:instancePath+"/method",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err13); errors++;
}
if(!(((data3 === "password") || (data3 === "provider")) || (data3 === "password-change"))){
const err14 = {instancePath:instancePath+"/method",keyword:"enum",params:{allowedValues: schema55.properties.method.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err14); errors++;
}
}
if(data.provider !== undefined){
let data4 = data.provider;
if((typeof data4 !== "string") && (data4 !== null)){
const err15 = {instancePath:instancePath+"/provider",keyword:"type",params:{type: schema55.properties.provider.type},message:"must be string,null"};
(vErrors ??= []).push(err15); errors++;
}
if(typeof data4 === "string"){
if(func4(data4) > 100){
const err16 = {instancePath:instancePath+"/provider",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err16); errors++;
}
}
}
if(data.browser !== undefined){
let data5 = data.browser;
if((typeof data5 !== "string") && (data5 !== null)){
const err17 = {instancePath:instancePath+"/browser",keyword:"type",params:{type: schema55.properties.browser.type},message:"must be string,null"};
(vErrors ??= []).push(err17); errors++;
}
if(typeof data5 === "string"){
if(func4(data5) > 100){
const err18 = {instancePath:instancePath+"/browser",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err18); errors++;
}
}
}
if(data.address !== undefined){
let data6 = data.address;
if((typeof data6 !== "string") && (data6 !== null)){
const err19 = {instancePath:instancePath+"/address",keyword:"type",params:{type: schema55.properties.address.type},message:"must be string,null"};
(vErrors ??= []).push(err19); errors++;
}
if(typeof data6 === "string"){
if(func4(data6) > 64){
const err20 = {instancePath:instancePath+"/address",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
(vErrors ??= []).push(err20); errors++;
}
}
}
}
else {
const err21 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err21); errors++;
}
validate40.errors = vErrors;
return errors === 0;
}

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.login_events === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "login_events"},message:"must have required property '"+"login_events"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.login_events !== undefined){
let data0 = data.login_events;
if(Array.isArray(data0)){
if(data0.length > 1000){
const err1 = {instancePath:instancePath+"/login_events",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
(vErrors ??= []).push(err1); errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate40(data0[i0], {instancePath:instancePath+"/login_events/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/login_events",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err2); errors++;
}
}
}
else {
const err3 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err3); errors++;
}
validate39.errors = vErrors;
return errors === 0;
}

const startProviderLogin_body_application_json = validate42;

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.next === undefined){
data.next = "/";
}
if(data.proof === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "proof"},message:"must have required property '"+"proof"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.proof !== undefined){
let data0 = data.proof;
if(typeof data0 === "string"){
if(func4(data0) > 43){
const err1 = {instancePath:instancePath+"/proof",keyword:"maxLength",params:{limit: 43},message:"must NOT have more than 43 characters"};
(vErrors ??= []).push(err1); errors++;
}
if(!pattern4.test(data0)){
const err2 = {instancePath:instancePath+"/proof",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{43}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{43}$"+"\""};
(vErrors ??= []).push(err2); errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/proof",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
}
let data1 = data.next;
if(typeof data1 === "string"){
if(func4(data1) > 1000){
const err4 = {instancePath:instancePath+"/next",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
(vErrors ??= []).push(err4); errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/next",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5); errors++;
}
}
else {
const err6 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err6); errors++;
}
validate42.errors = vErrors;
return errors === 0;
}

const startProviderLogin_200_application_json = validate43;

const formats24 = formats.fullFormats.uri;

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.authorization_url === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "authorization_url"},message:"must have required property '"+"authorization_url"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.authorization_url !== undefined){
let data0 = data.authorization_url;
if(typeof data0 === "string"){
if(func4(data0) > 8192){
const err1 = {instancePath:instancePath+"/authorization_url",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"};
(vErrors ??= []).push(err1); errors++;
}
if(!(formats24(data0))){
const err2 = {instancePath:instancePath+"/authorization_url",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
(vErrors ??= []).push(err2); errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/authorization_url",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
}
}
else {
const err4 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err4); errors++;
}
validate43.errors = vErrors;
return errors === 0;
}

const startProviderLogin_parameters = validate44;

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.provider === undefined){
const err0 = {instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "provider"},message:"must have required property '"+"provider"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data0.provider !== undefined){
let data1 = data0.provider;
if(typeof data1 === "string"){
if(func4(data1) > 63){
const err1 = {instancePath:instancePath+"/path/provider",keyword:"maxLength",params:{limit: 63},message:"must NOT have more than 63 characters"};
(vErrors ??= []).push(err1); errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/path/provider",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err2); errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/path",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.header !== undefined){
let data2 = data.header;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.Origin !== undefined){
let data3 = data2.Origin;
if(typeof data3 === "string"){
if(func4(data3) > 500){
const err4 = {instancePath:instancePath+"/header/Origin",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err4); errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/header/Origin",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data2["Sec-Fetch-Site"] !== undefined){
let data4 = data2["Sec-Fetch-Site"];
if(typeof data4 === "string"){
if(func4(data4) > 50){
const err6 = {instancePath:instancePath+"/header/Sec-Fetch-Site",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"};
(vErrors ??= []).push(err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/header/Sec-Fetch-Site",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate44.errors = vErrors;
return errors === 0;
}

const startProviderLink_parameters = validate45;

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.provider === undefined){
const err0 = {instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "provider"},message:"must have required property '"+"provider"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data0.provider !== undefined){
let data1 = data0.provider;
if(typeof data1 === "string"){
if(func4(data1) > 63){
const err1 = {instancePath:instancePath+"/path/provider",keyword:"maxLength",params:{limit: 63},message:"must NOT have more than 63 characters"};
(vErrors ??= []).push(err1); errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/path/provider",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err2); errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/path",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err3); errors++;
}
}
}
else {
const err4 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err4); errors++;
}
validate45.errors = vErrors;
return errors === 0;
}

const createProviderLogin_body_application_json = validate46;

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.state === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.proof === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "proof"},message:"must have required property '"+"proof"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if(func4(data0) > 8192){
const err3 = {instancePath:instancePath+"/code",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"};
(vErrors ??= []).push(err3); errors++;
}
if(func4(data0) < 1){
const err4 = {instancePath:instancePath+"/code",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err4); errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/code",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.state !== undefined){
let data1 = data.state;
if(typeof data1 === "string"){
if(func4(data1) > 8192){
const err6 = {instancePath:instancePath+"/state",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"};
(vErrors ??= []).push(err6); errors++;
}
if(func4(data1) < 1){
const err7 = {instancePath:instancePath+"/state",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err7); errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/state",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8); errors++;
}
}
if(data.iss !== undefined){
let data2 = data.iss;
if(typeof data2 === "string"){
if(func4(data2) > 1000){
const err9 = {instancePath:instancePath+"/iss",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
(vErrors ??= []).push(err9); errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/iss",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10); errors++;
}
}
if(data.proof !== undefined){
let data3 = data.proof;
if(typeof data3 === "string"){
if(func4(data3) > 43){
const err11 = {instancePath:instancePath+"/proof",keyword:"maxLength",params:{limit: 43},message:"must NOT have more than 43 characters"};
(vErrors ??= []).push(err11); errors++;
}
if(!pattern4.test(data3)){
const err12 = {instancePath:instancePath+"/proof",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{43}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{43}$"+"\""};
(vErrors ??= []).push(err12); errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/proof",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err13); errors++;
}
}
}
else {
const err14 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err14); errors++;
}
validate46.errors = vErrors;
return errors === 0;
}

const createProviderLogin_200_application_json = validate47;

const schema63 = {"type":"object","required":["next","logout_url"],"properties":{"logout_url":{"type":["string","null"],"format":"uri","maxLength":8192},"next":{"type":"string","maxLength":2000}},"$id":"annex:/http/ProviderLoginCreated"};

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.next === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "next"},message:"must have required property '"+"next"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.logout_url === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "logout_url"},message:"must have required property '"+"logout_url"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.logout_url !== undefined){
let data0 = data.logout_url;
if((typeof data0 !== "string") && (data0 !== null)){
const err2 = {instancePath:instancePath+"/logout_url",keyword:"type",params:{type: schema63.properties.logout_url.type},message:"must be string,null"};
(vErrors ??= []).push(err2); errors++;
}
if(typeof data0 === "string"){
if(func4(data0) > 8192){
const err3 = {instancePath:instancePath+"/logout_url",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"};
(vErrors ??= []).push(err3); errors++;
}
if(!(formats24(data0))){
const err4 = {instancePath:instancePath+"/logout_url",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
(vErrors ??= []).push(err4); errors++;
}
}
}
if(data.next !== undefined){
let data1 = data.next;
if(typeof data1 === "string"){
if(func4(data1) > 2000){
const err5 = {instancePath:instancePath+"/next",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/next",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
}
}
else {
const err7 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err7); errors++;
}
validate47.errors = vErrors;
return errors === 0;
}

const createProviderLogin_parameters = validate48;

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.provider === undefined){
const err0 = {instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "provider"},message:"must have required property '"+"provider"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data0.provider !== undefined){
let data1 = data0.provider;
if(typeof data1 === "string"){
if(func4(data1) > 63){
const err1 = {instancePath:instancePath+"/path/provider",keyword:"maxLength",params:{limit: 63},message:"must NOT have more than 63 characters"};
(vErrors ??= []).push(err1); errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/path/provider",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err2); errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/path",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.header !== undefined){
let data2 = data.header;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.Origin !== undefined){
let data3 = data2.Origin;
if(typeof data3 === "string"){
if(func4(data3) > 500){
const err4 = {instancePath:instancePath+"/header/Origin",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err4); errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/header/Origin",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data2["Sec-Fetch-Site"] !== undefined){
let data4 = data2["Sec-Fetch-Site"];
if(typeof data4 === "string"){
if(func4(data4) > 50){
const err6 = {instancePath:instancePath+"/header/Sec-Fetch-Site",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"};
(vErrors ??= []).push(err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/header/Sec-Fetch-Site",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
if(data2["User-Agent"] !== undefined){
let data5 = data2["User-Agent"];
if(typeof data5 === "string"){
if(func4(data5) > 4096){
const err8 = {instancePath:instancePath+"/header/User-Agent",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
(vErrors ??= []).push(err8); errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/header/User-Agent",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9); errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/header",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err10); errors++;
}
}
if(data.cookie !== undefined){
let data6 = data.cookie;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6["__Host-annex_session"] !== undefined){
let data7 = data6["__Host-annex_session"];
if(typeof data7 === "string"){
if(func4(data7) > 4096){
const err11 = {instancePath:instancePath+"/cookie/__Host-annex_session",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
(vErrors ??= []).push(err11); errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/cookie/__Host-annex_session",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12); errors++;
}
}
if(data6["__Host-annex_device"] !== undefined){
let data8 = data6["__Host-annex_device"];
if(typeof data8 === "string"){
if(func4(data8) > 4096){
const err13 = {instancePath:instancePath+"/cookie/__Host-annex_device",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
(vErrors ??= []).push(err13); errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/cookie/__Host-annex_device",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err14); errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/cookie",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err15); errors++;
}
}
}
else {
const err16 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err16); errors++;
}
validate48.errors = vErrors;
return errors === 0;
}

const listLinkedAccounts_200_application_json = validate49;

const schema66 = {"type":"object","required":["id","provider","label","name","created_at","last_used_at"],"properties":{"id":{"type":"string","maxLength":64},"provider":{"type":["string","null"],"maxLength":63},"label":{"type":"string","maxLength":1000},"name":{"type":["string","null"],"maxLength":200},"created_at":{"type":"string","format":"date-time"},"last_used_at":{"type":"string","format":"date-time"}},"$id":"annex:/http/LinkedAccount"};

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.provider === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "provider"},message:"must have required property '"+"provider"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.label === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if(data.name === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if(data.created_at === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
(vErrors ??= []).push(err4); errors++;
}
if(data.last_used_at === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "last_used_at"},message:"must have required property '"+"last_used_at"+"'"};
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
if(data.provider !== undefined){
let data1 = data.provider;
if((typeof data1 !== "string") && (data1 !== null)){
const err8 = {instancePath:instancePath+"/provider",keyword:"type",params:{type: schema66.properties.provider.type},message:"must be string,null"};
(vErrors ??= []).push(err8); errors++;
}
if(typeof data1 === "string"){
if(func4(data1) > 63){
const err9 = {instancePath:instancePath+"/provider",keyword:"maxLength",params:{limit: 63},message:"must NOT have more than 63 characters"};
(vErrors ??= []).push(err9); errors++;
}
}
}
if(data.label !== undefined){
let data2 = data.label;
if(typeof data2 === "string"){
if(func4(data2) > 1000){
const err10 = {instancePath:instancePath+"/label",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
(vErrors ??= []).push(err10); errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/label",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err11); errors++;
}
}
if(data.name !== undefined){
let data3 = data.name;
if((typeof data3 !== "string") && (data3 !== null)){
const err12 = {instancePath:instancePath+"/name",keyword:"type",params:{type: schema66.properties.name.type},message:"must be string,null"};
(vErrors ??= []).push(err12); errors++;
}
if(typeof data3 === "string"){
if(func4(data3) > 200){
const err13 = {instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err13); errors++;
}
}
}
if(data.created_at !== undefined){
let data4 = data.created_at;
if(typeof data4 === "string"){
if(!(formats0.validate(data4))){
const err14 = {instancePath:instancePath+"/created_at",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
(vErrors ??= []).push(err14); errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/created_at",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err15); errors++;
}
}
if(data.last_used_at !== undefined){
let data5 = data.last_used_at;
if(typeof data5 === "string"){
if(!(formats0.validate(data5))){
const err16 = {instancePath:instancePath+"/last_used_at",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
(vErrors ??= []).push(err16); errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/last_used_at",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err17); errors++;
}
}
}
else {
const err18 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err18); errors++;
}
validate50.errors = vErrors;
return errors === 0;
}

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.linked_accounts === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "linked_accounts"},message:"must have required property '"+"linked_accounts"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.linked_accounts !== undefined){
let data0 = data.linked_accounts;
if(Array.isArray(data0)){
if(data0.length > 100){
const err1 = {instancePath:instancePath+"/linked_accounts",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
(vErrors ??= []).push(err1); errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate50(data0[i0], {instancePath:instancePath+"/linked_accounts/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/linked_accounts",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err2); errors++;
}
}
}
else {
const err3 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err3); errors++;
}
validate49.errors = vErrors;
return errors === 0;
}

const deleteLinkedAccount_parameters = validate52;

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
const err0 = {instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data0.id !== undefined){
let data1 = data0.id;
if(typeof data1 === "string"){
if(func4(data1) > 64){
const err1 = {instancePath:instancePath+"/path/id",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
(vErrors ??= []).push(err1); errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/path/id",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err2); errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/path",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err3); errors++;
}
}
}
else {
const err4 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err4); errors++;
}
validate52.errors = vErrors;
return errors === 0;
}

const problem = validate53;

const pattern11 = /* @__PURE__ */ new RegExp("^(https?://[^\\s]+)?/problems/[a-z]+(-[a-z]+)*$", "u");

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
if(!pattern11.test(data0)){
const err4 = {instancePath:instancePath+"/type",keyword:"pattern",params:{pattern: "^(https?://[^\\s]+)?/problems/[a-z]+(-[a-z]+)*$"},message:"must match pattern \""+"^(https?://[^\\s]+)?/problems/[a-z]+(-[a-z]+)*$"+"\""};
(vErrors ??= []).push(err4); errors++;
}
if(!(formats4.test(data0))){
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

export const validators = {"createLogin": {"parameters": createLogin_parameters, "body": {"application/json": createLogin_body_application_json}, "answers": {"204": {}}}, "endLogin": {"parameters": null, "body": {}, "answers": {"204": {}}}, "getLogin": {"parameters": null, "body": {}, "answers": {"200": {"application/json": getLogin_200_application_json}}}, "listSessions": {"parameters": listSessions_parameters, "body": {}, "answers": {"200": {"application/json": listSessions_200_application_json}}}, "endOtherSessions": {"parameters": endOtherSessions_parameters, "body": {}, "answers": {"204": {}}}, "endOtherSession": {"parameters": endOtherSession_parameters, "body": {}, "answers": {"204": {}}}, "listKeys": {"parameters": null, "body": {}, "answers": {"200": {"application/json": listKeys_200_application_json}}}, "createKey": {"parameters": null, "body": {"application/json": createKey_body_application_json}, "answers": {"201": {"application/json": createKey_201_application_json}}}, "deleteKey": {"parameters": deleteKey_parameters, "body": {}, "answers": {"204": {}}}, "updatePassword": {"parameters": updatePassword_parameters, "body": {"application/json": updatePassword_body_application_json}, "answers": {"204": {}}}, "listLoginEvents": {"parameters": null, "body": {}, "answers": {"200": {"application/json": listLoginEvents_200_application_json}}}, "startProviderLogin": {"parameters": startProviderLogin_parameters, "body": {"application/json": startProviderLogin_body_application_json}, "answers": {"200": {"application/json": startProviderLogin_200_application_json}}}, "startProviderLink": {"parameters": startProviderLink_parameters, "body": {"application/json": startProviderLogin_body_application_json}, "answers": {"200": {"application/json": startProviderLogin_200_application_json}}}, "createProviderLogin": {"parameters": createProviderLogin_parameters, "body": {"application/json": createProviderLogin_body_application_json}, "answers": {"200": {"application/json": createProviderLogin_200_application_json}}}, "listLinkedAccounts": {"parameters": null, "body": {}, "answers": {"200": {"application/json": listLinkedAccounts_200_application_json}}}, "deleteLinkedAccount": {"parameters": deleteLinkedAccount_parameters, "body": {}, "answers": {"204": {}}}, "application/problem+json": problem};
