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

const getWebview_200_application_json = validate15;

const schema36 = {"type":"string","enum":["empty","loading","loaded","failed"],"$id":"annex:/http/LoadState"};

const schema37 = {"type":["string","null"],"maxLength":2097152,"$id":"annex:/http/Address"};

const schema38 = {"type":["string","null"],"maxLength":500,"$id":"annex:/http/Title"};

const func4 = codePoints;

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.x === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "x"},message:"must have required property '"+"x"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.y === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "y"},message:"must have required property '"+"y"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.x !== undefined){
let data0 = data.x;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/x",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err2); errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1000000000 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/x",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"};
(vErrors ??= []).push(err3); errors++;
}
if(data0 < -1000000000 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/x",keyword:"minimum",params:{comparison: ">=", limit: -1000000000},message:"must be >= -1000000000"};
(vErrors ??= []).push(err4); errors++;
}
}
}
if(data.y !== undefined){
let data1 = data.y;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/y",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err5); errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1000000000 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/y",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"};
(vErrors ??= []).push(err6); errors++;
}
if(data1 < -1000000000 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/y",keyword:"minimum",params:{comparison: ">=", limit: -1000000000},message:"must be >= -1000000000"};
(vErrors ??= []).push(err7); errors++;
}
}
}
}
else {
const err8 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err8); errors++;
}
validate16.errors = vErrors;
return errors === 0;
}

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 100){
const err0 = {instancePath,keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
(vErrors ??= []).push(err0); errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.level === undefined){
const err1 = {instancePath:instancePath+"/" + i0,keyword:"required",params:{missingProperty: "level"},message:"must have required property '"+"level"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data0.text === undefined){
const err2 = {instancePath:instancePath+"/" + i0,keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if(data0.number !== undefined){
let data1 = data0.number;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/" + i0+"/number",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err3); errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2147483647 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/" + i0+"/number",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
(vErrors ??= []).push(err4); errors++;
}
if(data1 < 1 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/" + i0+"/number",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err5); errors++;
}
}
}
if(data0.level !== undefined){
let data2 = data0.level;
if(typeof data2 === "string"){
if(func4(data2) > 20){
const err6 = {instancePath:instancePath+"/" + i0+"/level",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
(vErrors ??= []).push(err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/" + i0+"/level",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
if(data0.text !== undefined){
let data3 = data0.text;
if(typeof data3 === "string"){
if(func4(data3) > 2000){
const err8 = {instancePath:instancePath+"/" + i0+"/text",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err8); errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/" + i0+"/text",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9); errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/" + i0,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err10); errors++;
}
}
}
else {
const err11 = {instancePath,keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err11); errors++;
}
validate18.errors = vErrors;
return errors === 0;
}

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 100){
const err0 = {instancePath,keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
(vErrors ??= []).push(err0); errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.method === undefined){
const err1 = {instancePath:instancePath+"/" + i0,keyword:"required",params:{missingProperty: "method"},message:"must have required property '"+"method"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data0.url === undefined){
const err2 = {instancePath:instancePath+"/" + i0,keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if(data0.reason === undefined){
const err3 = {instancePath:instancePath+"/" + i0,keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if(data0.method !== undefined){
let data1 = data0.method;
if(typeof data1 === "string"){
if(func4(data1) > 20){
const err4 = {instancePath:instancePath+"/" + i0+"/method",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
(vErrors ??= []).push(err4); errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/" + i0+"/method",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data0.url !== undefined){
let data2 = data0.url;
if(typeof data2 === "string"){
if(func4(data2) > 2000){
const err6 = {instancePath:instancePath+"/" + i0+"/url",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/" + i0+"/url",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
if(data0.reason !== undefined){
let data3 = data0.reason;
if(typeof data3 === "string"){
if(func4(data3) > 200){
const err8 = {instancePath:instancePath+"/" + i0+"/reason",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err8); errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/" + i0+"/reason",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9); errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/" + i0,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err10); errors++;
}
}
}
else {
const err11 = {instancePath,keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err11); errors++;
}
validate20.errors = vErrors;
return errors === 0;
}

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.panelId === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "panelId"},message:"must have required property '"+"panelId"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.tabId === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "tabId"},message:"must have required property '"+"tabId"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.state === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if(data.address === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if(data.title === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
(vErrors ??= []).push(err4); errors++;
}
if(data.proxyEnabled === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "proxyEnabled"},message:"must have required property '"+"proxyEnabled"+"'"};
(vErrors ??= []).push(err5); errors++;
}
if(data.console === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "console"},message:"must have required property '"+"console"+"'"};
(vErrors ??= []).push(err6); errors++;
}
if(data.failedRequests === undefined){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "failedRequests"},message:"must have required property '"+"failedRequests"+"'"};
(vErrors ??= []).push(err7); errors++;
}
if(data.panelId !== undefined){
let data0 = data.panelId;
if(typeof data0 === "string"){
if(func4(data0) > 200){
const err8 = {instancePath:instancePath+"/panelId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err8); errors++;
}
if(func4(data0) < 1){
const err9 = {instancePath:instancePath+"/panelId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err9); errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/panelId",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10); errors++;
}
}
if(data.tabId !== undefined){
if(typeof data.tabId !== "string"){
const err11 = {instancePath:instancePath+"/tabId",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err11); errors++;
}
}
if(data.state !== undefined){
let data2 = data.state;
const _errs7 = errors;
let valid2 = false;
let passing0 = null;
const _errs8 = errors;
if(typeof data2 !== "string"){
const err12 = {instancePath:instancePath+"/state",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12); errors++;
}
if(!((((data2 === "empty") || (data2 === "loading")) || (data2 === "loaded")) || (data2 === "failed"))){
const err13 = {instancePath:instancePath+"/state",keyword:"enum",params:{allowedValues: schema36.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err13); errors++;
}
var _valid0 = _errs8 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs11 = errors;
if(typeof data2 !== "string"){
const err14 = {instancePath:instancePath+"/state",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err14); errors++;
}
if("unknown" !== data2){
const err15 = {instancePath:instancePath+"/state",keyword:"const",params:{allowedValue: "unknown"},message:"must be equal to constant"};
(vErrors ??= []).push(err15); errors++;
}
var _valid0 = _errs11 === errors;
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
const err16 = {instancePath:instancePath+"/state",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
(vErrors ??= []).push(err16); errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
}
if(data.address !== undefined){
let data3 = data.address;
if((typeof data3 !== "string") && (data3 !== null)){
const err17 = {instancePath:instancePath+"/address",keyword:"type",params:{type: schema37.type},message:"must be string,null"};
(vErrors ??= []).push(err17); errors++;
}
if(typeof data3 === "string"){
if(func4(data3) > 2097152){
const err18 = {instancePath:instancePath+"/address",keyword:"maxLength",params:{limit: 2097152},message:"must NOT have more than 2097152 characters"};
(vErrors ??= []).push(err18); errors++;
}
}
}
if(data.title !== undefined){
let data4 = data.title;
if((typeof data4 !== "string") && (data4 !== null)){
const err19 = {instancePath:instancePath+"/title",keyword:"type",params:{type: schema38.type},message:"must be string,null"};
(vErrors ??= []).push(err19); errors++;
}
if(typeof data4 === "string"){
if(func4(data4) > 500){
const err20 = {instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err20); errors++;
}
}
}
if(data.scroll !== undefined){
if(!(validate16(data.scroll, {instancePath:instancePath+"/scroll",parentData:data,parentDataProperty:"scroll",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.reason !== undefined){
let data6 = data.reason;
if(typeof data6 === "string"){
if(func4(data6) > 2000){
const err21 = {instancePath:instancePath+"/reason",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err21); errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err22); errors++;
}
}
if(data.proxyEnabled !== undefined){
if(typeof data.proxyEnabled !== "boolean"){
const err23 = {instancePath:instancePath+"/proxyEnabled",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err23); errors++;
}
}
if(data.console !== undefined){
if(!(validate18(data.console, {instancePath:instancePath+"/console",parentData:data,parentDataProperty:"console",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
if(data.failedRequests !== undefined){
if(!(validate20(data.failedRequests, {instancePath:instancePath+"/failedRequests",parentData:data,parentDataProperty:"failedRequests",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
}
}
else {
const err24 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err24); errors++;
}
validate15.errors = vErrors;
return errors === 0;
}

const getWebview_parameters = validate22;

const pattern4 = /* @__PURE__ */ new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$", "u");

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.owner === undefined){
const err0 = {instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data0.repo === undefined){
const err1 = {instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "repo"},message:"must have required property '"+"repo"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data0.owner !== undefined){
let data1 = data0.owner;
if(typeof data1 === "string"){
if(func4(data1) > 100){
const err2 = {instancePath:instancePath+"/path/owner",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err2); errors++;
}
if(!pattern4.test(data1)){
const err3 = {instancePath:instancePath+"/path/owner",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""};
(vErrors ??= []).push(err3); errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/path/owner",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data0.repo !== undefined){
let data2 = data0.repo;
if(typeof data2 === "string"){
if(func4(data2) > 100){
const err5 = {instancePath:instancePath+"/path/repo",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err5); errors++;
}
if(!pattern4.test(data2)){
const err6 = {instancePath:instancePath+"/path/repo",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""};
(vErrors ??= []).push(err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/path/repo",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/path",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err8); errors++;
}
}
if(data.query !== undefined){
let data3 = data.query;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.panelId !== undefined){
let data4 = data3.panelId;
if(typeof data4 === "string"){
if(func4(data4) > 200){
const err9 = {instancePath:instancePath+"/query/panelId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err9); errors++;
}
if(func4(data4) < 1){
const err10 = {instancePath:instancePath+"/query/panelId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err10); errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/query/panelId",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err11); errors++;
}
}
if(data3.tabId !== undefined){
let data5 = data3.tabId;
if(typeof data5 === "string"){
if(func4(data5) > 200){
const err12 = {instancePath:instancePath+"/query/tabId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err12); errors++;
}
if(func4(data5) < 1){
const err13 = {instancePath:instancePath+"/query/tabId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err13); errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/query/tabId",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err14); errors++;
}
}
if(data3.name !== undefined){
let data6 = data3.name;
if(typeof data6 === "string"){
if(func4(data6) > 200){
const err15 = {instancePath:instancePath+"/query/name",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err15); errors++;
}
if(func4(data6) < 1){
const err16 = {instancePath:instancePath+"/query/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err16); errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/query/name",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err17); errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/query",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err18); errors++;
}
}
}
else {
const err19 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err19); errors++;
}
validate22.errors = vErrors;
return errors === 0;
}

const controlWebview_body_application_json = validate23;

const schema47 = {"type":"object","required":["panelId","action","url"],"properties":{"panelId":{"$ref":"annex:/http/PanelId"},"tabId":{"$ref":"annex:/http/PanelTabId"},"action":{"type":"string","const":"navigate"},"url":{"$ref":"annex:/http/PanelUrl"},"proxy":{"type":"boolean"},"wait":{"type":"string","enum":["load"]},"timeout_ms":{"type":"integer","minimum":1,"maximum":30000}},"$id":"annex:/http/NavigateWebview"};

const pattern6 = /* @__PURE__ */ new RegExp("^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#\\\\][^\\s\\u0000-\\u001f\\u007f]*$", "u");

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.panelId === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "panelId"},message:"must have required property '"+"panelId"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.action === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.url === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if(data.panelId !== undefined){
let data0 = data.panelId;
if(typeof data0 === "string"){
if(func4(data0) > 200){
const err3 = {instancePath:instancePath+"/panelId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err3); errors++;
}
if(func4(data0) < 1){
const err4 = {instancePath:instancePath+"/panelId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err4); errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/panelId",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.tabId !== undefined){
let data1 = data.tabId;
if(typeof data1 === "string"){
if(func4(data1) > 200){
const err6 = {instancePath:instancePath+"/tabId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err6); errors++;
}
if(func4(data1) < 1){
const err7 = {instancePath:instancePath+"/tabId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err7); errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/tabId",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8); errors++;
}
}
if(data.action !== undefined){
let data2 = data.action;
if(typeof data2 !== "string"){
const err9 = {instancePath:instancePath+"/action",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9); errors++;
}
if("navigate" !== data2){
const err10 = {instancePath:instancePath+"/action",keyword:"const",params:{allowedValue: "navigate"},message:"must be equal to constant"};
(vErrors ??= []).push(err10); errors++;
}
}
if(data.url !== undefined){
let data3 = data.url;
if(typeof data3 === "string"){
if(func4(data3) > 8192){
const err11 = {instancePath:instancePath+"/url",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"};
(vErrors ??= []).push(err11); errors++;
}
if(!pattern6.test(data3)){
const err12 = {instancePath:instancePath+"/url",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#\\\\][^\\s\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#\\\\][^\\s\\u0000-\\u001f\\u007f]*$"+"\""};
(vErrors ??= []).push(err12); errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/url",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err13); errors++;
}
}
if(data.proxy !== undefined){
if(typeof data.proxy !== "boolean"){
const err14 = {instancePath:instancePath+"/proxy",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err14); errors++;
}
}
if(data.wait !== undefined){
let data5 = data.wait;
if(typeof data5 !== "string"){
const err15 = {instancePath:instancePath+"/wait",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err15); errors++;
}
if(!(data5 === "load")){
const err16 = {instancePath:instancePath+"/wait",keyword:"enum",params:{allowedValues: schema47.properties.wait.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err16); errors++;
}
}
if(data.timeout_ms !== undefined){
let data6 = data.timeout_ms;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err17 = {instancePath:instancePath+"/timeout_ms",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err17); errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 30000 || isNaN(data6)){
const err18 = {instancePath:instancePath+"/timeout_ms",keyword:"maximum",params:{comparison: "<=", limit: 30000},message:"must be <= 30000"};
(vErrors ??= []).push(err18); errors++;
}
if(data6 < 1 || isNaN(data6)){
const err19 = {instancePath:instancePath+"/timeout_ms",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err19); errors++;
}
}
}
}
else {
const err20 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err20); errors++;
}
validate24.errors = vErrors;
return errors === 0;
}

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.panelId === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "panelId"},message:"must have required property '"+"panelId"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.action === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.panelId !== undefined){
let data0 = data.panelId;
if(typeof data0 === "string"){
if(func4(data0) > 200){
const err2 = {instancePath:instancePath+"/panelId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err2); errors++;
}
if(func4(data0) < 1){
const err3 = {instancePath:instancePath+"/panelId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err3); errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/panelId",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.tabId !== undefined){
let data1 = data.tabId;
if(typeof data1 === "string"){
if(func4(data1) > 200){
const err5 = {instancePath:instancePath+"/tabId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err5); errors++;
}
if(func4(data1) < 1){
const err6 = {instancePath:instancePath+"/tabId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/tabId",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
if(data.action !== undefined){
let data2 = data.action;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/action",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8); errors++;
}
if("refresh" !== data2){
const err9 = {instancePath:instancePath+"/action",keyword:"const",params:{allowedValue: "refresh"},message:"must be equal to constant"};
(vErrors ??= []).push(err9); errors++;
}
}
}
else {
const err10 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err10); errors++;
}
validate25.errors = vErrors;
return errors === 0;
}

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.panelId === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "panelId"},message:"must have required property '"+"panelId"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.action === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.hidden === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "hidden"},message:"must have required property '"+"hidden"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if(data.panelId !== undefined){
let data0 = data.panelId;
if(typeof data0 === "string"){
if(func4(data0) > 200){
const err3 = {instancePath:instancePath+"/panelId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err3); errors++;
}
if(func4(data0) < 1){
const err4 = {instancePath:instancePath+"/panelId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err4); errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/panelId",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.tabId !== undefined){
let data1 = data.tabId;
if(typeof data1 === "string"){
if(func4(data1) > 200){
const err6 = {instancePath:instancePath+"/tabId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err6); errors++;
}
if(func4(data1) < 1){
const err7 = {instancePath:instancePath+"/tabId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err7); errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/tabId",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8); errors++;
}
}
if(data.action !== undefined){
let data2 = data.action;
if(typeof data2 !== "string"){
const err9 = {instancePath:instancePath+"/action",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9); errors++;
}
if("setHeaderHidden" !== data2){
const err10 = {instancePath:instancePath+"/action",keyword:"const",params:{allowedValue: "setHeaderHidden"},message:"must be equal to constant"};
(vErrors ??= []).push(err10); errors++;
}
}
if(data.hidden !== undefined){
if(typeof data.hidden !== "boolean"){
const err11 = {instancePath:instancePath+"/hidden",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err11); errors++;
}
}
}
else {
const err12 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err12); errors++;
}
validate26.errors = vErrors;
return errors === 0;
}

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.panelId === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "panelId"},message:"must have required property '"+"panelId"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.action === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.enabled === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "enabled"},message:"must have required property '"+"enabled"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if(data.panelId !== undefined){
let data0 = data.panelId;
if(typeof data0 === "string"){
if(func4(data0) > 200){
const err3 = {instancePath:instancePath+"/panelId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err3); errors++;
}
if(func4(data0) < 1){
const err4 = {instancePath:instancePath+"/panelId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err4); errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/panelId",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.tabId !== undefined){
let data1 = data.tabId;
if(typeof data1 === "string"){
if(func4(data1) > 200){
const err6 = {instancePath:instancePath+"/tabId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err6); errors++;
}
if(func4(data1) < 1){
const err7 = {instancePath:instancePath+"/tabId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err7); errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/tabId",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8); errors++;
}
}
if(data.action !== undefined){
let data2 = data.action;
if(typeof data2 !== "string"){
const err9 = {instancePath:instancePath+"/action",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9); errors++;
}
if("setProxyEnabled" !== data2){
const err10 = {instancePath:instancePath+"/action",keyword:"const",params:{allowedValue: "setProxyEnabled"},message:"must be equal to constant"};
(vErrors ??= []).push(err10); errors++;
}
}
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
const err11 = {instancePath:instancePath+"/enabled",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err11); errors++;
}
}
}
else {
const err12 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err12); errors++;
}
validate27.errors = vErrors;
return errors === 0;
}

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.action;
if(typeof tag0 == "string"){
if(tag0 === "navigate"){
if(!(validate24(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
else if(tag0 === "refresh"){
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
else if(tag0 === "setHeaderHidden"){
if(!(validate26(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
else if(tag0 === "setProxyEnabled"){
if(!(validate27(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
else {
const err0 = {instancePath,keyword:"discriminator",params:{error: "mapping", tag: "action", tagValue: tag0},message:"value of tag \"action\" must be in oneOf"};
(vErrors ??= []).push(err0); errors++;
}
}
else {
const err1 = {instancePath,keyword:"discriminator",params:{error: "tag", tag: "action", tagValue: tag0},message:"tag \"action\" must be string"};
(vErrors ??= []).push(err1); errors++;
}
}
else {
const err2 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err2); errors++;
}
validate23.errors = vErrors;
return errors === 0;
}

const controlWebview_parameters = validate32;

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.owner === undefined){
const err0 = {instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data0.repo === undefined){
const err1 = {instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "repo"},message:"must have required property '"+"repo"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data0.owner !== undefined){
let data1 = data0.owner;
if(typeof data1 === "string"){
if(func4(data1) > 100){
const err2 = {instancePath:instancePath+"/path/owner",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err2); errors++;
}
if(!pattern4.test(data1)){
const err3 = {instancePath:instancePath+"/path/owner",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""};
(vErrors ??= []).push(err3); errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/path/owner",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data0.repo !== undefined){
let data2 = data0.repo;
if(typeof data2 === "string"){
if(func4(data2) > 100){
const err5 = {instancePath:instancePath+"/path/repo",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err5); errors++;
}
if(!pattern4.test(data2)){
const err6 = {instancePath:instancePath+"/path/repo",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""};
(vErrors ??= []).push(err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/path/repo",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/path",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err8); errors++;
}
}
}
else {
const err9 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err9); errors++;
}
validate32.errors = vErrors;
return errors === 0;
}

const getOutline_200_application_json = validate33;

const schema68 = {"type":"object","required":["step","code","reason"],"properties":{"step":{"type":"integer","minimum":0,"maximum":20},"code":{"type":"string","enum":["not-found","ambiguous","disabled","hidden","covered","wrong-kind","only-user","user-input","page-changed","timeout","failed"]},"reason":{"type":"string","maxLength":1000}},"$id":"annex:/http/PageStepFailure"};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.step === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "step"},message:"must have required property '"+"step"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.code === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.reason === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if(data.step !== undefined){
let data0 = data.step;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/step",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err3); errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 20 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/step",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"};
(vErrors ??= []).push(err4); errors++;
}
if(data0 < 0 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/step",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
(vErrors ??= []).push(err5); errors++;
}
}
}
if(data.code !== undefined){
let data1 = data.code;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/code",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
if(!(((((((((((data1 === "not-found") || (data1 === "ambiguous")) || (data1 === "disabled")) || (data1 === "hidden")) || (data1 === "covered")) || (data1 === "wrong-kind")) || (data1 === "only-user")) || (data1 === "user-input")) || (data1 === "page-changed")) || (data1 === "timeout")) || (data1 === "failed"))){
const err7 = {instancePath:instancePath+"/code",keyword:"enum",params:{allowedValues: schema68.properties.code.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err7); errors++;
}
}
if(data.reason !== undefined){
let data2 = data.reason;
if(typeof data2 === "string"){
if(func4(data2) > 1000){
const err8 = {instancePath:instancePath+"/reason",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
(vErrors ??= []).push(err8); errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9); errors++;
}
}
}
else {
const err10 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err10); errors++;
}
validate35.errors = vErrors;
return errors === 0;
}

const schema71 = {"type":"object","required":["kind","message","accepted"],"properties":{"kind":{"type":"string","enum":["alert","confirm","prompt"]},"message":{"type":"string","maxLength":500},"accepted":{"type":"boolean"}},"$id":"annex:/http/PageDialog"};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.message === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.accepted === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "accepted"},message:"must have required property '"+"accepted"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
if(!(((data0 === "alert") || (data0 === "confirm")) || (data0 === "prompt"))){
const err4 = {instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: schema71.properties.kind.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.message !== undefined){
let data1 = data.message;
if(typeof data1 === "string"){
if(func4(data1) > 500){
const err5 = {instancePath:instancePath+"/message",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/message",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
}
if(data.accepted !== undefined){
if(typeof data.accepted !== "boolean"){
const err7 = {instancePath:instancePath+"/accepted",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.address === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.address !== undefined){
let data0 = data.address;
if((typeof data0 !== "string") && (data0 !== null)){
const err1 = {instancePath:instancePath+"/address",keyword:"type",params:{type: schema37.type},message:"must be string,null"};
(vErrors ??= []).push(err1); errors++;
}
if(typeof data0 === "string"){
if(func4(data0) > 2097152){
const err2 = {instancePath:instancePath+"/address",keyword:"maxLength",params:{limit: 2097152},message:"must NOT have more than 2097152 characters"};
(vErrors ??= []).push(err2); errors++;
}
}
}
if(data.title !== undefined){
let data1 = data.title;
if((typeof data1 !== "string") && (data1 !== null)){
const err3 = {instancePath:instancePath+"/title",keyword:"type",params:{type: schema38.type},message:"must be string,null"};
(vErrors ??= []).push(err3); errors++;
}
if(typeof data1 === "string"){
if(func4(data1) > 500){
const err4 = {instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err4); errors++;
}
}
}
if(data.done !== undefined){
let data2 = data.done;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/done",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err5); errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 20 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/done",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"};
(vErrors ??= []).push(err6); errors++;
}
if(data2 < 0 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/done",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
(vErrors ??= []).push(err7); errors++;
}
}
}
if(data.failed !== undefined){
if(!(validate35(data.failed, {instancePath:instancePath+"/failed",parentData:data,parentDataProperty:"failed",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
}
if(data.met !== undefined){
if(typeof data.met !== "boolean"){
const err8 = {instancePath:instancePath+"/met",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err8); errors++;
}
}
if(data.outline !== undefined){
let data5 = data.outline;
if(typeof data5 === "string"){
if(func4(data5) > 200000){
const err9 = {instancePath:instancePath+"/outline",keyword:"maxLength",params:{limit: 200000},message:"must NOT have more than 200000 characters"};
(vErrors ??= []).push(err9); errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/outline",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10); errors++;
}
}
if(data.changes !== undefined){
let data6 = data.changes;
if(typeof data6 === "string"){
if(func4(data6) > 200000){
const err11 = {instancePath:instancePath+"/changes",keyword:"maxLength",params:{limit: 200000},message:"must NOT have more than 200000 characters"};
(vErrors ??= []).push(err11); errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/changes",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12); errors++;
}
}
if(data.next !== undefined){
let data7 = data.next;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err13 = {instancePath:instancePath+"/next",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err13); errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 1000000 || isNaN(data7)){
const err14 = {instancePath:instancePath+"/next",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
(vErrors ??= []).push(err14); errors++;
}
if(data7 < 1 || isNaN(data7)){
const err15 = {instancePath:instancePath+"/next",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err15); errors++;
}
}
}
if(data.lines !== undefined){
let data8 = data.lines;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err16 = {instancePath:instancePath+"/lines",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err16); errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 1000000 || isNaN(data8)){
const err17 = {instancePath:instancePath+"/lines",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
(vErrors ??= []).push(err17); errors++;
}
if(data8 < 1 || isNaN(data8)){
const err18 = {instancePath:instancePath+"/lines",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err18); errors++;
}
}
}
if(data.dialogs !== undefined){
let data9 = data.dialogs;
if(Array.isArray(data9)){
if(data9.length > 20){
const err19 = {instancePath:instancePath+"/dialogs",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
(vErrors ??= []).push(err19); errors++;
}
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
if(!(validate37(data9[i0], {instancePath:instancePath+"/dialogs/" + i0,parentData:data9,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
}
}
else {
const err20 = {instancePath:instancePath+"/dialogs",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err20); errors++;
}
}
if(data.errors !== undefined){
let data11 = data.errors;
if(Array.isArray(data11)){
if(data11.length > 100){
const err21 = {instancePath:instancePath+"/errors",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
(vErrors ??= []).push(err21); errors++;
}
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
if(typeof data12 === "string"){
if(func4(data12) > 2000){
const err22 = {instancePath:instancePath+"/errors/" + i1,keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err22); errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/errors/" + i1,keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err23); errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/errors",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err24); errors++;
}
}
if(data.failedRequests !== undefined){
if(!(validate20(data.failedRequests, {instancePath:instancePath+"/failedRequests",parentData:data,parentDataProperty:"failedRequests",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
}
}
else {
const err25 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err25); errors++;
}
validate34.errors = vErrors;
return errors === 0;
}

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.panelId === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "panelId"},message:"must have required property '"+"panelId"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.tabId === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "tabId"},message:"must have required property '"+"tabId"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.panelId !== undefined){
let data0 = data.panelId;
if(typeof data0 === "string"){
if(func4(data0) > 200){
const err2 = {instancePath:instancePath+"/panelId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err2); errors++;
}
if(func4(data0) < 1){
const err3 = {instancePath:instancePath+"/panelId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err3); errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/panelId",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.tabId !== undefined){
if(typeof data.tabId !== "string"){
const err5 = {instancePath:instancePath+"/tabId",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5); errors++;
}
}
}
else {
const err6 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err6); errors++;
}
if(!(validate34(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
validate33.errors = vErrors;
return errors === 0;
}

const getOutline_parameters = validate41;

const pattern11 = /* @__PURE__ */ new RegExp("^e[1-9][0-9]{0,8}$", "u");

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.owner === undefined){
const err0 = {instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data0.repo === undefined){
const err1 = {instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "repo"},message:"must have required property '"+"repo"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data0.owner !== undefined){
let data1 = data0.owner;
if(typeof data1 === "string"){
if(func4(data1) > 100){
const err2 = {instancePath:instancePath+"/path/owner",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err2); errors++;
}
if(!pattern4.test(data1)){
const err3 = {instancePath:instancePath+"/path/owner",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""};
(vErrors ??= []).push(err3); errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/path/owner",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data0.repo !== undefined){
let data2 = data0.repo;
if(typeof data2 === "string"){
if(func4(data2) > 100){
const err5 = {instancePath:instancePath+"/path/repo",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err5); errors++;
}
if(!pattern4.test(data2)){
const err6 = {instancePath:instancePath+"/path/repo",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""};
(vErrors ??= []).push(err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/path/repo",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/path",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err8); errors++;
}
}
if(data.query !== undefined){
let data3 = data.query;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.waitForConsent === undefined){
data3.waitForConsent = 0;
}
if(data3.panelId !== undefined){
let data4 = data3.panelId;
if(typeof data4 === "string"){
if(func4(data4) > 200){
const err9 = {instancePath:instancePath+"/query/panelId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err9); errors++;
}
if(func4(data4) < 1){
const err10 = {instancePath:instancePath+"/query/panelId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err10); errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/query/panelId",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err11); errors++;
}
}
if(data3.tabId !== undefined){
let data5 = data3.tabId;
if(typeof data5 === "string"){
if(func4(data5) > 200){
const err12 = {instancePath:instancePath+"/query/tabId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err12); errors++;
}
if(func4(data5) < 1){
const err13 = {instancePath:instancePath+"/query/tabId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err13); errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/query/tabId",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err14); errors++;
}
}
if(data3.name !== undefined){
let data6 = data3.name;
if(typeof data6 === "string"){
if(func4(data6) > 200){
const err15 = {instancePath:instancePath+"/query/name",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err15); errors++;
}
if(func4(data6) < 1){
const err16 = {instancePath:instancePath+"/query/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err16); errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/query/name",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err17); errors++;
}
}
if(data3.ref !== undefined){
let data7 = data3.ref;
if(typeof data7 === "string"){
if(func4(data7) > 10){
const err18 = {instancePath:instancePath+"/query/ref",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
(vErrors ??= []).push(err18); errors++;
}
if(!pattern11.test(data7)){
const err19 = {instancePath:instancePath+"/query/ref",keyword:"pattern",params:{pattern: "^e[1-9][0-9]{0,8}$"},message:"must match pattern \""+"^e[1-9][0-9]{0,8}$"+"\""};
(vErrors ??= []).push(err19); errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/query/ref",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err20); errors++;
}
}
if(data3.find !== undefined){
let data8 = data3.find;
if(typeof data8 === "string"){
if(func4(data8) > 200){
const err21 = {instancePath:instancePath+"/query/find",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err21); errors++;
}
if(func4(data8) < 1){
const err22 = {instancePath:instancePath+"/query/find",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err22); errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/query/find",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err23); errors++;
}
}
if(data3.from !== undefined){
let data9 = data3.from;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err24 = {instancePath:instancePath+"/query/from",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err24); errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 1000000 || isNaN(data9)){
const err25 = {instancePath:instancePath+"/query/from",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
(vErrors ??= []).push(err25); errors++;
}
if(data9 < 0 || isNaN(data9)){
const err26 = {instancePath:instancePath+"/query/from",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
(vErrors ??= []).push(err26); errors++;
}
}
}
if(data3.maxTokens !== undefined){
let data10 = data3.maxTokens;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err27 = {instancePath:instancePath+"/query/maxTokens",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err27); errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 50000 || isNaN(data10)){
const err28 = {instancePath:instancePath+"/query/maxTokens",keyword:"maximum",params:{comparison: "<=", limit: 50000},message:"must be <= 50000"};
(vErrors ??= []).push(err28); errors++;
}
if(data10 < 50 || isNaN(data10)){
const err29 = {instancePath:instancePath+"/query/maxTokens",keyword:"minimum",params:{comparison: ">=", limit: 50},message:"must be >= 50"};
(vErrors ??= []).push(err29); errors++;
}
}
}
let data11 = data3.waitForConsent;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err30 = {instancePath:instancePath+"/query/waitForConsent",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err30); errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 60 || isNaN(data11)){
const err31 = {instancePath:instancePath+"/query/waitForConsent",keyword:"maximum",params:{comparison: "<=", limit: 60},message:"must be <= 60"};
(vErrors ??= []).push(err31); errors++;
}
if(data11 < 0 || isNaN(data11)){
const err32 = {instancePath:instancePath+"/query/waitForConsent",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
(vErrors ??= []).push(err32); errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/query",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err33); errors++;
}
}
}
else {
const err34 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err34); errors++;
}
validate41.errors = vErrors;
return errors === 0;
}

const controlPage_body_application_json = validate42;

const schema78 = {"type":"object","required":["action"],"properties":{"action":{"type":"string","enum":["click","fill","type","press","select","check","hover","scroll","drag"]},"ref":{"$ref":"annex:/http/PageRef"},"role":{"type":"string","minLength":1,"maxLength":40},"name":{"type":"string","minLength":1,"maxLength":500},"value":{"type":"string","maxLength":20000},"checked":{"type":"boolean"},"button":{"type":"string","enum":["left","right"]},"count":{"type":"integer","minimum":1,"maximum":3},"x":{"type":"integer","minimum":-100000,"maximum":100000},"y":{"type":"integer","minimum":-100000,"maximum":100000},"to":{"$ref":"annex:/http/PageTarget"},"dialog":{"$ref":"annex:/http/DialogAnswer"}},"$id":"annex:/http/PageStep"};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ref !== undefined){
let data0 = data.ref;
if(typeof data0 === "string"){
if(func4(data0) > 10){
const err0 = {instancePath:instancePath+"/ref",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
(vErrors ??= []).push(err0); errors++;
}
if(!pattern11.test(data0)){
const err1 = {instancePath:instancePath+"/ref",keyword:"pattern",params:{pattern: "^e[1-9][0-9]{0,8}$"},message:"must match pattern \""+"^e[1-9][0-9]{0,8}$"+"\""};
(vErrors ??= []).push(err1); errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/ref",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err2); errors++;
}
}
if(data.role !== undefined){
let data1 = data.role;
if(typeof data1 === "string"){
if(func4(data1) > 40){
const err3 = {instancePath:instancePath+"/role",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
(vErrors ??= []).push(err3); errors++;
}
if(func4(data1) < 1){
const err4 = {instancePath:instancePath+"/role",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err4); errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/role",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.name !== undefined){
let data2 = data.name;
if(typeof data2 === "string"){
if(func4(data2) > 500){
const err6 = {instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err6); errors++;
}
if(func4(data2) < 1){
const err7 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err7); errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"};
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

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.accept === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "accept"},message:"must have required property '"+"accept"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.accept !== undefined){
if(typeof data.accept !== "boolean"){
const err1 = {instancePath:instancePath+"/accept",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err1); errors++;
}
}
if(data.text !== undefined){
let data1 = data.text;
if(typeof data1 === "string"){
if(func4(data1) > 2000){
const err2 = {instancePath:instancePath+"/text",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err2); errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/text",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
}
}
else {
const err4 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err4); errors++;
}
validate46.errors = vErrors;
return errors === 0;
}

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.action === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.action !== undefined){
let data0 = data.action;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/action",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err1); errors++;
}
if(!(((((((((data0 === "click") || (data0 === "fill")) || (data0 === "type")) || (data0 === "press")) || (data0 === "select")) || (data0 === "check")) || (data0 === "hover")) || (data0 === "scroll")) || (data0 === "drag"))){
const err2 = {instancePath:instancePath+"/action",keyword:"enum",params:{allowedValues: schema78.properties.action.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err2); errors++;
}
}
if(data.ref !== undefined){
let data1 = data.ref;
if(typeof data1 === "string"){
if(func4(data1) > 10){
const err3 = {instancePath:instancePath+"/ref",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
(vErrors ??= []).push(err3); errors++;
}
if(!pattern11.test(data1)){
const err4 = {instancePath:instancePath+"/ref",keyword:"pattern",params:{pattern: "^e[1-9][0-9]{0,8}$"},message:"must match pattern \""+"^e[1-9][0-9]{0,8}$"+"\""};
(vErrors ??= []).push(err4); errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/ref",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.role !== undefined){
let data2 = data.role;
if(typeof data2 === "string"){
if(func4(data2) > 40){
const err6 = {instancePath:instancePath+"/role",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
(vErrors ??= []).push(err6); errors++;
}
if(func4(data2) < 1){
const err7 = {instancePath:instancePath+"/role",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err7); errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/role",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8); errors++;
}
}
if(data.name !== undefined){
let data3 = data.name;
if(typeof data3 === "string"){
if(func4(data3) > 500){
const err9 = {instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err9); errors++;
}
if(func4(data3) < 1){
const err10 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err10); errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err11); errors++;
}
}
if(data.value !== undefined){
let data4 = data.value;
if(typeof data4 === "string"){
if(func4(data4) > 20000){
const err12 = {instancePath:instancePath+"/value",keyword:"maxLength",params:{limit: 20000},message:"must NOT have more than 20000 characters"};
(vErrors ??= []).push(err12); errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/value",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err13); errors++;
}
}
if(data.checked !== undefined){
if(typeof data.checked !== "boolean"){
const err14 = {instancePath:instancePath+"/checked",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err14); errors++;
}
}
if(data.button !== undefined){
let data6 = data.button;
if(typeof data6 !== "string"){
const err15 = {instancePath:instancePath+"/button",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err15); errors++;
}
if(!((data6 === "left") || (data6 === "right"))){
const err16 = {instancePath:instancePath+"/button",keyword:"enum",params:{allowedValues: schema78.properties.button.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err16); errors++;
}
}
if(data.count !== undefined){
let data7 = data.count;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err17 = {instancePath:instancePath+"/count",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err17); errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 3 || isNaN(data7)){
const err18 = {instancePath:instancePath+"/count",keyword:"maximum",params:{comparison: "<=", limit: 3},message:"must be <= 3"};
(vErrors ??= []).push(err18); errors++;
}
if(data7 < 1 || isNaN(data7)){
const err19 = {instancePath:instancePath+"/count",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err19); errors++;
}
}
}
if(data.x !== undefined){
let data8 = data.x;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err20 = {instancePath:instancePath+"/x",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err20); errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 100000 || isNaN(data8)){
const err21 = {instancePath:instancePath+"/x",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"};
(vErrors ??= []).push(err21); errors++;
}
if(data8 < -100000 || isNaN(data8)){
const err22 = {instancePath:instancePath+"/x",keyword:"minimum",params:{comparison: ">=", limit: -100000},message:"must be >= -100000"};
(vErrors ??= []).push(err22); errors++;
}
}
}
if(data.y !== undefined){
let data9 = data.y;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err23 = {instancePath:instancePath+"/y",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err23); errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 100000 || isNaN(data9)){
const err24 = {instancePath:instancePath+"/y",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"};
(vErrors ??= []).push(err24); errors++;
}
if(data9 < -100000 || isNaN(data9)){
const err25 = {instancePath:instancePath+"/y",keyword:"minimum",params:{comparison: ">=", limit: -100000},message:"must be >= -100000"};
(vErrors ??= []).push(err25); errors++;
}
}
}
if(data.to !== undefined){
if(!(validate44(data.to, {instancePath:instancePath+"/to",parentData:data,parentDataProperty:"to",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
}
if(data.dialog !== undefined){
if(!(validate46(data.dialog, {instancePath:instancePath+"/dialog",parentData:data,parentDataProperty:"dialog",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
}
}
else {
const err26 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err26); errors++;
}
validate43.errors = vErrors;
return errors === 0;
}

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
(vErrors ??= []).push(err0); errors++;
}
if(data.text !== undefined){
let data0 = data.text;
if(typeof data0 === "string"){
if(func4(data0) > 500){
const err1 = {instancePath:instancePath+"/text",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err1); errors++;
}
if(func4(data0) < 1){
const err2 = {instancePath:instancePath+"/text",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err2); errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/text",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.gone !== undefined){
let data1 = data.gone;
if(typeof data1 === "string"){
if(func4(data1) > 500){
const err4 = {instancePath:instancePath+"/gone",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err4); errors++;
}
if(func4(data1) < 1){
const err5 = {instancePath:instancePath+"/gone",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/gone",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
}
if(data.ref_gone !== undefined){
let data2 = data.ref_gone;
if(typeof data2 === "string"){
if(func4(data2) > 10){
const err7 = {instancePath:instancePath+"/ref_gone",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
(vErrors ??= []).push(err7); errors++;
}
if(!pattern11.test(data2)){
const err8 = {instancePath:instancePath+"/ref_gone",keyword:"pattern",params:{pattern: "^e[1-9][0-9]{0,8}$"},message:"must match pattern \""+"^e[1-9][0-9]{0,8}$"+"\""};
(vErrors ??= []).push(err8); errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/ref_gone",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9); errors++;
}
}
if(data.idle !== undefined){
let data3 = data.idle;
if(typeof data3 !== "boolean"){
const err10 = {instancePath:instancePath+"/idle",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err10); errors++;
}
if(true !== data3){
const err11 = {instancePath:instancePath+"/idle",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
(vErrors ??= []).push(err11); errors++;
}
}
}
else {
const err12 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err12); errors++;
}
validate49.errors = vErrors;
return errors === 0;
}

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.timeout_ms === undefined){
data.timeout_ms = 5000;
}
if(data.waitForConsent === undefined){
data.waitForConsent = 0;
}
if(data.realFocus === undefined){
data.realFocus = false;
}
if(data.steps === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "steps"},message:"must have required property '"+"steps"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.panelId !== undefined){
let data0 = data.panelId;
if(typeof data0 === "string"){
if(func4(data0) > 200){
const err1 = {instancePath:instancePath+"/panelId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err1); errors++;
}
if(func4(data0) < 1){
const err2 = {instancePath:instancePath+"/panelId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err2); errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/panelId",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.tabId !== undefined){
let data1 = data.tabId;
if(typeof data1 === "string"){
if(func4(data1) > 200){
const err4 = {instancePath:instancePath+"/tabId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err4); errors++;
}
if(func4(data1) < 1){
const err5 = {instancePath:instancePath+"/tabId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/tabId",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
}
if(data.name !== undefined){
let data2 = data.name;
if(typeof data2 === "string"){
if(func4(data2) > 200){
const err7 = {instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err7); errors++;
}
if(func4(data2) < 1){
const err8 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err8); errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9); errors++;
}
}
let data3 = data.timeout_ms;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err10 = {instancePath:instancePath+"/timeout_ms",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err10); errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 30000 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/timeout_ms",keyword:"maximum",params:{comparison: "<=", limit: 30000},message:"must be <= 30000"};
(vErrors ??= []).push(err11); errors++;
}
if(data3 < 1 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/timeout_ms",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err12); errors++;
}
}
let data4 = data.waitForConsent;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err13 = {instancePath:instancePath+"/waitForConsent",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err13); errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 60 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/waitForConsent",keyword:"maximum",params:{comparison: "<=", limit: 60},message:"must be <= 60"};
(vErrors ??= []).push(err14); errors++;
}
if(data4 < 0 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/waitForConsent",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
(vErrors ??= []).push(err15); errors++;
}
}
if(data.steps !== undefined){
let data5 = data.steps;
if(Array.isArray(data5)){
if(data5.length > 20){
const err16 = {instancePath:instancePath+"/steps",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
(vErrors ??= []).push(err16); errors++;
}
if(data5.length < 1){
const err17 = {instancePath:instancePath+"/steps",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
(vErrors ??= []).push(err17); errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(validate43(data5[i0], {instancePath:instancePath+"/steps/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath:instancePath+"/steps",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err18); errors++;
}
}
if(data.until !== undefined){
if(!(validate49(data.until, {instancePath:instancePath+"/until",parentData:data,parentDataProperty:"until",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
}
if(typeof data.realFocus !== "boolean"){
const err19 = {instancePath:instancePath+"/realFocus",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err19); errors++;
}
}
else {
const err20 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err20); errors++;
}
validate42.errors = vErrors;
return errors === 0;
}

const controlPage_parameters = validate51;

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.owner === undefined){
const err0 = {instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data0.repo === undefined){
const err1 = {instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "repo"},message:"must have required property '"+"repo"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data0.owner !== undefined){
let data1 = data0.owner;
if(typeof data1 === "string"){
if(func4(data1) > 100){
const err2 = {instancePath:instancePath+"/path/owner",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err2); errors++;
}
if(!pattern4.test(data1)){
const err3 = {instancePath:instancePath+"/path/owner",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""};
(vErrors ??= []).push(err3); errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/path/owner",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data0.repo !== undefined){
let data2 = data0.repo;
if(typeof data2 === "string"){
if(func4(data2) > 100){
const err5 = {instancePath:instancePath+"/path/repo",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err5); errors++;
}
if(!pattern4.test(data2)){
const err6 = {instancePath:instancePath+"/path/repo",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""};
(vErrors ??= []).push(err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/path/repo",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/path",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err8); errors++;
}
}
}
else {
const err9 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err9); errors++;
}
validate51.errors = vErrors;
return errors === 0;
}

const checkPage_body_application_json = validate52;

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.timeout_ms === undefined){
data.timeout_ms = 5000;
}
if(data.waitForConsent === undefined){
data.waitForConsent = 0;
}
if(data.until === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "until"},message:"must have required property '"+"until"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.panelId !== undefined){
let data0 = data.panelId;
if(typeof data0 === "string"){
if(func4(data0) > 200){
const err1 = {instancePath:instancePath+"/panelId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err1); errors++;
}
if(func4(data0) < 1){
const err2 = {instancePath:instancePath+"/panelId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err2); errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/panelId",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.tabId !== undefined){
let data1 = data.tabId;
if(typeof data1 === "string"){
if(func4(data1) > 200){
const err4 = {instancePath:instancePath+"/tabId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err4); errors++;
}
if(func4(data1) < 1){
const err5 = {instancePath:instancePath+"/tabId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/tabId",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
}
if(data.name !== undefined){
let data2 = data.name;
if(typeof data2 === "string"){
if(func4(data2) > 200){
const err7 = {instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err7); errors++;
}
if(func4(data2) < 1){
const err8 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err8); errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9); errors++;
}
}
let data3 = data.timeout_ms;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err10 = {instancePath:instancePath+"/timeout_ms",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err10); errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 30000 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/timeout_ms",keyword:"maximum",params:{comparison: "<=", limit: 30000},message:"must be <= 30000"};
(vErrors ??= []).push(err11); errors++;
}
if(data3 < 1 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/timeout_ms",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err12); errors++;
}
}
let data4 = data.waitForConsent;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err13 = {instancePath:instancePath+"/waitForConsent",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err13); errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 60 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/waitForConsent",keyword:"maximum",params:{comparison: "<=", limit: 60},message:"must be <= 60"};
(vErrors ??= []).push(err14); errors++;
}
if(data4 < 0 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/waitForConsent",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
(vErrors ??= []).push(err15); errors++;
}
}
if(data.until !== undefined){
if(!(validate49(data.until, {instancePath:instancePath+"/until",parentData:data,parentDataProperty:"until",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err16); errors++;
}
validate52.errors = vErrors;
return errors === 0;
}

const checkPage_parameters = validate54;

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.owner === undefined){
const err0 = {instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data0.repo === undefined){
const err1 = {instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "repo"},message:"must have required property '"+"repo"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data0.owner !== undefined){
let data1 = data0.owner;
if(typeof data1 === "string"){
if(func4(data1) > 100){
const err2 = {instancePath:instancePath+"/path/owner",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err2); errors++;
}
if(!pattern4.test(data1)){
const err3 = {instancePath:instancePath+"/path/owner",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""};
(vErrors ??= []).push(err3); errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/path/owner",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data0.repo !== undefined){
let data2 = data0.repo;
if(typeof data2 === "string"){
if(func4(data2) > 100){
const err5 = {instancePath:instancePath+"/path/repo",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err5); errors++;
}
if(!pattern4.test(data2)){
const err6 = {instancePath:instancePath+"/path/repo",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""};
(vErrors ??= []).push(err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/path/repo",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/path",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err8); errors++;
}
}
}
else {
const err9 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err9); errors++;
}
validate54.errors = vErrors;
return errors === 0;
}

const controlSandbox_body_application_json = validate55;

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.timeout_ms === undefined){
data.timeout_ms = 10000;
}
if(data.panelId === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "panelId"},message:"must have required property '"+"panelId"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.action === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.code === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if(data.panelId !== undefined){
let data0 = data.panelId;
if(typeof data0 === "string"){
if(func4(data0) > 200){
const err3 = {instancePath:instancePath+"/panelId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err3); errors++;
}
if(func4(data0) < 1){
const err4 = {instancePath:instancePath+"/panelId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err4); errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/panelId",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.tabId !== undefined){
let data1 = data.tabId;
if(typeof data1 === "string"){
if(func4(data1) > 200){
const err6 = {instancePath:instancePath+"/tabId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err6); errors++;
}
if(func4(data1) < 1){
const err7 = {instancePath:instancePath+"/tabId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err7); errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/tabId",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8); errors++;
}
}
if(data.action !== undefined){
let data2 = data.action;
if(typeof data2 !== "string"){
const err9 = {instancePath:instancePath+"/action",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9); errors++;
}
if("eval" !== data2){
const err10 = {instancePath:instancePath+"/action",keyword:"const",params:{allowedValue: "eval"},message:"must be equal to constant"};
(vErrors ??= []).push(err10); errors++;
}
}
if(data.code !== undefined){
let data3 = data.code;
if(typeof data3 === "string"){
if(func4(data3) > 250000){
const err11 = {instancePath:instancePath+"/code",keyword:"maxLength",params:{limit: 250000},message:"must NOT have more than 250000 characters"};
(vErrors ??= []).push(err11); errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/code",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12); errors++;
}
}
let data4 = data.timeout_ms;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err13 = {instancePath:instancePath+"/timeout_ms",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err13); errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 60000 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/timeout_ms",keyword:"maximum",params:{comparison: "<=", limit: 60000},message:"must be <= 60000"};
(vErrors ??= []).push(err14); errors++;
}
if(data4 < 1 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/timeout_ms",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err15); errors++;
}
}
}
else {
const err16 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err16); errors++;
}
validate56.errors = vErrors;
return errors === 0;
}

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.panelId === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "panelId"},message:"must have required property '"+"panelId"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.action === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.panelId !== undefined){
let data0 = data.panelId;
if(typeof data0 === "string"){
if(func4(data0) > 200){
const err2 = {instancePath:instancePath+"/panelId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err2); errors++;
}
if(func4(data0) < 1){
const err3 = {instancePath:instancePath+"/panelId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err3); errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/panelId",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.tabId !== undefined){
let data1 = data.tabId;
if(typeof data1 === "string"){
if(func4(data1) > 200){
const err5 = {instancePath:instancePath+"/tabId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err5); errors++;
}
if(func4(data1) < 1){
const err6 = {instancePath:instancePath+"/tabId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/tabId",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
if(data.action !== undefined){
let data2 = data.action;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/action",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8); errors++;
}
if("reset" !== data2){
const err9 = {instancePath:instancePath+"/action",keyword:"const",params:{allowedValue: "reset"},message:"must be equal to constant"};
(vErrors ??= []).push(err9); errors++;
}
}
}
else {
const err10 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err10); errors++;
}
validate57.errors = vErrors;
return errors === 0;
}

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.panelId === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "panelId"},message:"must have required property '"+"panelId"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.action === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.hidden === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "hidden"},message:"must have required property '"+"hidden"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if(data.panelId !== undefined){
let data0 = data.panelId;
if(typeof data0 === "string"){
if(func4(data0) > 200){
const err3 = {instancePath:instancePath+"/panelId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err3); errors++;
}
if(func4(data0) < 1){
const err4 = {instancePath:instancePath+"/panelId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err4); errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/panelId",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.tabId !== undefined){
let data1 = data.tabId;
if(typeof data1 === "string"){
if(func4(data1) > 200){
const err6 = {instancePath:instancePath+"/tabId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err6); errors++;
}
if(func4(data1) < 1){
const err7 = {instancePath:instancePath+"/tabId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err7); errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/tabId",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8); errors++;
}
}
if(data.action !== undefined){
let data2 = data.action;
if(typeof data2 !== "string"){
const err9 = {instancePath:instancePath+"/action",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9); errors++;
}
if("setHeaderHidden" !== data2){
const err10 = {instancePath:instancePath+"/action",keyword:"const",params:{allowedValue: "setHeaderHidden"},message:"must be equal to constant"};
(vErrors ??= []).push(err10); errors++;
}
}
if(data.hidden !== undefined){
if(typeof data.hidden !== "boolean"){
const err11 = {instancePath:instancePath+"/hidden",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err11); errors++;
}
}
}
else {
const err12 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err12); errors++;
}
validate58.errors = vErrors;
return errors === 0;
}

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.action;
if(typeof tag0 == "string"){
if(tag0 === "eval"){
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
else if(tag0 === "reset"){
if(!(validate57(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
else if(tag0 === "setHeaderHidden"){
if(!(validate58(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
}
else {
const err0 = {instancePath,keyword:"discriminator",params:{error: "mapping", tag: "action", tagValue: tag0},message:"value of tag \"action\" must be in oneOf"};
(vErrors ??= []).push(err0); errors++;
}
}
else {
const err1 = {instancePath,keyword:"discriminator",params:{error: "tag", tag: "action", tagValue: tag0},message:"tag \"action\" must be string"};
(vErrors ??= []).push(err1); errors++;
}
}
else {
const err2 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err2); errors++;
}
validate55.errors = vErrors;
return errors === 0;
}

const controlSandbox_200_application_json = validate62;

const schema106 = {"type":"string","enum":["new"],"$id":"annex:/http/EvalFrame"};

const schema108 = {"type":"string","enum":["unenforced"],"$id":"annex:/http/EvalSandbox"};

const schema105 = {"type":"array","maxItems":100,"items":{"type":"object","required":["level","text"],"properties":{"level":{"type":"string","enum":["log","info","warn","error","debug"]},"text":{"type":"string","maxLength":2000}}},"$id":"annex:/http/EvalConsole"};

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 100){
const err0 = {instancePath,keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
(vErrors ??= []).push(err0); errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.level === undefined){
const err1 = {instancePath:instancePath+"/" + i0,keyword:"required",params:{missingProperty: "level"},message:"must have required property '"+"level"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data0.text === undefined){
const err2 = {instancePath:instancePath+"/" + i0,keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if(data0.level !== undefined){
let data1 = data0.level;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/" + i0+"/level",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
if(!(((((data1 === "log") || (data1 === "info")) || (data1 === "warn")) || (data1 === "error")) || (data1 === "debug"))){
const err4 = {instancePath:instancePath+"/" + i0+"/level",keyword:"enum",params:{allowedValues: schema105.items.properties.level.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data0.text !== undefined){
let data2 = data0.text;
if(typeof data2 === "string"){
if(func4(data2) > 2000){
const err5 = {instancePath:instancePath+"/" + i0+"/text",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/" + i0+"/text",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/" + i0,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err7); errors++;
}
}
}
else {
const err8 = {instancePath,keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err8); errors++;
}
validate64.errors = vErrors;
return errors === 0;
}

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/status",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err1); errors++;
}
if("executed" !== data0){
const err2 = {instancePath:instancePath+"/status",keyword:"const",params:{allowedValue: "executed"},message:"must be equal to constant"};
(vErrors ??= []).push(err2); errors++;
}
}
if(data.console !== undefined){
if(!(validate64(data.console, {instancePath:instancePath+"/console",parentData:data,parentDataProperty:"console",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
}
if(data.frame !== undefined){
let data2 = data.frame;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/frame",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
if(!(data2 === "new")){
const err4 = {instancePath:instancePath+"/frame",keyword:"enum",params:{allowedValues: schema106.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.browser !== undefined){
let data3 = data.browser;
if(typeof data3 === "string"){
if(func4(data3) > 36){
const err5 = {instancePath:instancePath+"/browser",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters"};
(vErrors ??= []).push(err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/browser",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
}
if(data.sandbox !== undefined){
let data4 = data.sandbox;
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/sandbox",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
if(!(data4 === "unenforced")){
const err8 = {instancePath:instancePath+"/sandbox",keyword:"enum",params:{allowedValues: schema108.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err8); errors++;
}
}
}
else {
const err9 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err9); errors++;
}
validate63.errors = vErrors;
return errors === 0;
}

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.error === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/status",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err2); errors++;
}
if("error" !== data0){
const err3 = {instancePath:instancePath+"/status",keyword:"const",params:{allowedValue: "error"},message:"must be equal to constant"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.error !== undefined){
if(typeof data.error !== "string"){
const err4 = {instancePath:instancePath+"/error",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.stack !== undefined){
let data2 = data.stack;
if(typeof data2 === "string"){
if(func4(data2) > 4000){
const err5 = {instancePath:instancePath+"/stack",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
(vErrors ??= []).push(err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/stack",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
}
if(data.console !== undefined){
if(!(validate64(data.console, {instancePath:instancePath+"/console",parentData:data,parentDataProperty:"console",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
}
if(data.frame !== undefined){
let data4 = data.frame;
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/frame",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
if(!(data4 === "new")){
const err8 = {instancePath:instancePath+"/frame",keyword:"enum",params:{allowedValues: schema106.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err8); errors++;
}
}
if(data.browser !== undefined){
let data5 = data.browser;
if(typeof data5 === "string"){
if(func4(data5) > 36){
const err9 = {instancePath:instancePath+"/browser",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters"};
(vErrors ??= []).push(err9); errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/browser",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10); errors++;
}
}
if(data.sandbox !== undefined){
let data6 = data.sandbox;
if(typeof data6 !== "string"){
const err11 = {instancePath:instancePath+"/sandbox",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err11); errors++;
}
if(!(data6 === "unenforced")){
const err12 = {instancePath:instancePath+"/sandbox",keyword:"enum",params:{allowedValues: schema108.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err12); errors++;
}
}
}
else {
const err13 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err13); errors++;
}
validate66.errors = vErrors;
return errors === 0;
}

const pattern19 = /* @__PURE__ */ new RegExp("^[A-Za-z0-9_-]{1,64}$", "u");

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.evalId === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "evalId"},message:"must have required property '"+"evalId"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/status",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err2); errors++;
}
if("queued" !== data0){
const err3 = {instancePath:instancePath+"/status",keyword:"const",params:{allowedValue: "queued"},message:"must be equal to constant"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.evalId !== undefined){
let data1 = data.evalId;
if(typeof data1 === "string"){
if(func4(data1) > 64){
const err4 = {instancePath:instancePath+"/evalId",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
(vErrors ??= []).push(err4); errors++;
}
if(!pattern19.test(data1)){
const err5 = {instancePath:instancePath+"/evalId",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\""};
(vErrors ??= []).push(err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/evalId",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
}
}
else {
const err7 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err7); errors++;
}
validate68.errors = vErrors;
return errors === 0;
}

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.status;
if(typeof tag0 == "string"){
if(tag0 === "executed"){
if(!(validate63(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
else if(tag0 === "error"){
if(!(validate66(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
else if(tag0 === "queued"){
if(!(validate68(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
else {
const err0 = {instancePath,keyword:"discriminator",params:{error: "mapping", tag: "status", tagValue: tag0},message:"value of tag \"status\" must be in oneOf"};
(vErrors ??= []).push(err0); errors++;
}
}
else {
const err1 = {instancePath,keyword:"discriminator",params:{error: "tag", tag: "status", tagValue: tag0},message:"tag \"status\" must be string"};
(vErrors ??= []).push(err1); errors++;
}
}
else {
const err2 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err2); errors++;
}
validate62.errors = vErrors;
return errors === 0;
}

const controlSandbox_parameters = validate72;

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.owner === undefined){
const err0 = {instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data0.repo === undefined){
const err1 = {instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "repo"},message:"must have required property '"+"repo"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data0.owner !== undefined){
let data1 = data0.owner;
if(typeof data1 === "string"){
if(func4(data1) > 100){
const err2 = {instancePath:instancePath+"/path/owner",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err2); errors++;
}
if(!pattern4.test(data1)){
const err3 = {instancePath:instancePath+"/path/owner",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""};
(vErrors ??= []).push(err3); errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/path/owner",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data0.repo !== undefined){
let data2 = data0.repo;
if(typeof data2 === "string"){
if(func4(data2) > 100){
const err5 = {instancePath:instancePath+"/path/repo",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err5); errors++;
}
if(!pattern4.test(data2)){
const err6 = {instancePath:instancePath+"/path/repo",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""};
(vErrors ??= []).push(err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/path/repo",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/path",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err8); errors++;
}
}
}
else {
const err9 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err9); errors++;
}
validate72.errors = vErrors;
return errors === 0;
}

const getEval_parameters = validate73;

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.owner === undefined){
const err0 = {instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data0.repo === undefined){
const err1 = {instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "repo"},message:"must have required property '"+"repo"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data0.evalId === undefined){
const err2 = {instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "evalId"},message:"must have required property '"+"evalId"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if(data0.owner !== undefined){
let data1 = data0.owner;
if(typeof data1 === "string"){
if(func4(data1) > 100){
const err3 = {instancePath:instancePath+"/path/owner",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err3); errors++;
}
if(!pattern4.test(data1)){
const err4 = {instancePath:instancePath+"/path/owner",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""};
(vErrors ??= []).push(err4); errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/path/owner",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data0.repo !== undefined){
let data2 = data0.repo;
if(typeof data2 === "string"){
if(func4(data2) > 100){
const err6 = {instancePath:instancePath+"/path/repo",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err6); errors++;
}
if(!pattern4.test(data2)){
const err7 = {instancePath:instancePath+"/path/repo",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""};
(vErrors ??= []).push(err7); errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/path/repo",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8); errors++;
}
}
if(data0.evalId !== undefined){
let data3 = data0.evalId;
if(typeof data3 === "string"){
if(func4(data3) > 64){
const err9 = {instancePath:instancePath+"/path/evalId",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
(vErrors ??= []).push(err9); errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/path/evalId",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10); errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/path",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err11); errors++;
}
}
}
else {
const err12 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err12); errors++;
}
validate73.errors = vErrors;
return errors === 0;
}

const getPanelCatalog_200_application_json = validate74;

const schema121 = {"type":"object","required":["name","panels"],"properties":{"name":{"type":"string","enum":["Development","Control","Visualization","Media","Utility"]},"panels":{"type":"array","items":{"$ref":"annex:/http/CatalogPanel"}}},"$id":"annex:/http/PanelCategory"};

const pattern24 = /* @__PURE__ */ new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$", "u");

const formats0 = formats.fullFormats.uri;

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.panelType === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "panelType"},message:"must have required property '"+"panelType"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.displayName === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "displayName"},message:"must have required property '"+"displayName"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.displayIcon === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "displayIcon"},message:"must have required property '"+"displayIcon"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if(data.description === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if(data.singleton === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "singleton"},message:"must have required property '"+"singleton"+"'"};
(vErrors ??= []).push(err4); errors++;
}
if(data.placeholder === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "placeholder"},message:"must have required property '"+"placeholder"+"'"};
(vErrors ??= []).push(err5); errors++;
}
if(data.panelType !== undefined){
let data0 = data.panelType;
if(typeof data0 === "string"){
if(func4(data0) > 137){
const err6 = {instancePath:instancePath+"/panelType",keyword:"maxLength",params:{limit: 137},message:"must NOT have more than 137 characters"};
(vErrors ??= []).push(err6); errors++;
}
if(!pattern24.test(data0)){
const err7 = {instancePath:instancePath+"/panelType",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"+"\""};
(vErrors ??= []).push(err7); errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/panelType",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8); errors++;
}
}
if(data.displayName !== undefined){
let data1 = data.displayName;
if(typeof data1 === "string"){
if(func4(data1) > 100){
const err9 = {instancePath:instancePath+"/displayName",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err9); errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/displayName",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10); errors++;
}
}
if(data.displayIcon !== undefined){
let data2 = data.displayIcon;
if(typeof data2 === "string"){
if(func4(data2) > 100){
const err11 = {instancePath:instancePath+"/displayIcon",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err11); errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/displayIcon",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12); errors++;
}
}
if(data.description !== undefined){
let data3 = data.description;
if(typeof data3 === "string"){
if(func4(data3) > 500){
const err13 = {instancePath:instancePath+"/description",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err13); errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/description",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err14); errors++;
}
}
if(data.singleton !== undefined){
if(typeof data.singleton !== "boolean"){
const err15 = {instancePath:instancePath+"/singleton",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err15); errors++;
}
}
if(data.placeholder !== undefined){
if(typeof data.placeholder !== "boolean"){
const err16 = {instancePath:instancePath+"/placeholder",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err16); errors++;
}
}
if(data.url !== undefined){
let data6 = data.url;
if(typeof data6 === "string"){
if(!(formats0(data6))){
const err17 = {instancePath:instancePath+"/url",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
(vErrors ??= []).push(err17); errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/url",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err18); errors++;
}
}
if(data.aliases !== undefined){
let data7 = data.aliases;
if(Array.isArray(data7)){
if(data7.length > 256){
const err19 = {instancePath:instancePath+"/aliases",keyword:"maxItems",params:{limit: 256},message:"must NOT have more than 256 items"};
(vErrors ??= []).push(err19); errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(typeof data8 === "string"){
if(func4(data8) > 137){
const err20 = {instancePath:instancePath+"/aliases/" + i0,keyword:"maxLength",params:{limit: 137},message:"must NOT have more than 137 characters"};
(vErrors ??= []).push(err20); errors++;
}
if(!pattern24.test(data8)){
const err21 = {instancePath:instancePath+"/aliases/" + i0,keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"+"\""};
(vErrors ??= []).push(err21); errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/aliases/" + i0,keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err22); errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/aliases",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err23); errors++;
}
}
}
else {
const err24 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err24); errors++;
}
validate76.errors = vErrors;
return errors === 0;
}

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.panels === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "panels"},message:"must have required property '"+"panels"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err2); errors++;
}
if(!(((((data0 === "Development") || (data0 === "Control")) || (data0 === "Visualization")) || (data0 === "Media")) || (data0 === "Utility"))){
const err3 = {instancePath:instancePath+"/name",keyword:"enum",params:{allowedValues: schema121.properties.name.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.panels !== undefined){
let data1 = data.panels;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate76(data1[i0], {instancePath:instancePath+"/panels/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/panels",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err4); errors++;
}
}
}
else {
const err5 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5); errors++;
}
validate75.errors = vErrors;
return errors === 0;
}

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.categories === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "categories"},message:"must have required property '"+"categories"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.categories !== undefined){
let data0 = data.categories;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate75(data0[i0], {instancePath:instancePath+"/categories/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/categories",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err1); errors++;
}
}
}
else {
const err2 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err2); errors++;
}
validate74.errors = vErrors;
return errors === 0;
}

const createProxyTicket_body_application_json = validate79;

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.instance === undefined){
data.instance = 0;
}
if(data.url === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.url !== undefined){
let data0 = data.url;
if(typeof data0 === "string"){
if(func4(data0) > 2048){
const err1 = {instancePath:instancePath+"/url",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"};
(vErrors ??= []).push(err1); errors++;
}
if(!pattern6.test(data0)){
const err2 = {instancePath:instancePath+"/url",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#\\\\][^\\s\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#\\\\][^\\s\\u0000-\\u001f\\u007f]*$"+"\""};
(vErrors ??= []).push(err2); errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/url",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.from !== undefined){
let data1 = data.from;
if(typeof data1 === "string"){
if(func4(data1) > 2048){
const err4 = {instancePath:instancePath+"/from",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"};
(vErrors ??= []).push(err4); errors++;
}
if(!pattern6.test(data1)){
const err5 = {instancePath:instancePath+"/from",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#\\\\][^\\s\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#\\\\][^\\s\\u0000-\\u001f\\u007f]*$"+"\""};
(vErrors ??= []).push(err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/from",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
}
let data2 = data.instance;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/instance",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err7); errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1000000 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/instance",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
(vErrors ??= []).push(err8); errors++;
}
if(data2 < 0 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/instance",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
(vErrors ??= []).push(err9); errors++;
}
}
}
else {
const err10 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err10); errors++;
}
validate79.errors = vErrors;
return errors === 0;
}

const createProxyTicket_201_application_json = validate80;

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.origin === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "origin"},message:"must have required property '"+"origin"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.upstream === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "upstream"},message:"must have required property '"+"upstream"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if(data.url !== undefined){
let data0 = data.url;
if(typeof data0 === "string"){
if(func4(data0) > 4096){
const err3 = {instancePath:instancePath+"/url",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
(vErrors ??= []).push(err3); errors++;
}
if(!(formats0(data0))){
const err4 = {instancePath:instancePath+"/url",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
(vErrors ??= []).push(err4); errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/url",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.origin !== undefined){
let data1 = data.origin;
if(typeof data1 === "string"){
if(func4(data1) > 2048){
const err6 = {instancePath:instancePath+"/origin",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"};
(vErrors ??= []).push(err6); errors++;
}
if(!(formats0(data1))){
const err7 = {instancePath:instancePath+"/origin",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
(vErrors ??= []).push(err7); errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/origin",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8); errors++;
}
}
if(data.upstream !== undefined){
let data2 = data.upstream;
if(typeof data2 === "string"){
if(func4(data2) > 2048){
const err9 = {instancePath:instancePath+"/upstream",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"};
(vErrors ??= []).push(err9); errors++;
}
if(!(formats0(data2))){
const err10 = {instancePath:instancePath+"/upstream",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
(vErrors ??= []).push(err10); errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/upstream",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err11); errors++;
}
}
}
else {
const err12 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err12); errors++;
}
validate80.errors = vErrors;
return errors === 0;
}

const createProxyTicket_parameters = validate81;

function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.owner === undefined){
const err0 = {instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data0.repo === undefined){
const err1 = {instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "repo"},message:"must have required property '"+"repo"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data0.owner !== undefined){
let data1 = data0.owner;
if(typeof data1 === "string"){
if(func4(data1) > 100){
const err2 = {instancePath:instancePath+"/path/owner",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err2); errors++;
}
if(!pattern4.test(data1)){
const err3 = {instancePath:instancePath+"/path/owner",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""};
(vErrors ??= []).push(err3); errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/path/owner",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data0.repo !== undefined){
let data2 = data0.repo;
if(typeof data2 === "string"){
if(func4(data2) > 100){
const err5 = {instancePath:instancePath+"/path/repo",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err5); errors++;
}
if(!pattern4.test(data2)){
const err6 = {instancePath:instancePath+"/path/repo",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""};
(vErrors ??= []).push(err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/path/repo",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/path",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err8); errors++;
}
}
}
else {
const err9 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err9); errors++;
}
validate81.errors = vErrors;
return errors === 0;
}

const checkFraming_200_application_json = validate82;

const schema130 = {"type":"object","required":["framable","reachable","reason"],"properties":{"framable":{"type":["boolean","null"]},"reachable":{"type":["boolean","null"]},"late":{"type":"boolean"},"reason":{"type":"string","maxLength":500}},"$id":"annex:/http/Framing"};

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.framable === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "framable"},message:"must have required property '"+"framable"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.reachable === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "reachable"},message:"must have required property '"+"reachable"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.reason === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if(data.framable !== undefined){
let data0 = data.framable;
if((typeof data0 !== "boolean") && (data0 !== null)){
const err3 = {instancePath:instancePath+"/framable",keyword:"type",params:{type: schema130.properties.framable.type},message:"must be boolean,null"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.reachable !== undefined){
let data1 = data.reachable;
if((typeof data1 !== "boolean") && (data1 !== null)){
const err4 = {instancePath:instancePath+"/reachable",keyword:"type",params:{type: schema130.properties.reachable.type},message:"must be boolean,null"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.late !== undefined){
if(typeof data.late !== "boolean"){
const err5 = {instancePath:instancePath+"/late",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.reason !== undefined){
let data3 = data.reason;
if(typeof data3 === "string"){
if(func4(data3) > 500){
const err6 = {instancePath:instancePath+"/reason",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
}
else {
const err8 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err8); errors++;
}
validate82.errors = vErrors;
return errors === 0;
}

const checkFraming_parameters = validate83;

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.owner === undefined){
const err0 = {instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data0.repo === undefined){
const err1 = {instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "repo"},message:"must have required property '"+"repo"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data0.owner !== undefined){
let data1 = data0.owner;
if(typeof data1 === "string"){
if(func4(data1) > 100){
const err2 = {instancePath:instancePath+"/path/owner",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err2); errors++;
}
if(!pattern4.test(data1)){
const err3 = {instancePath:instancePath+"/path/owner",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""};
(vErrors ??= []).push(err3); errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/path/owner",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data0.repo !== undefined){
let data2 = data0.repo;
if(typeof data2 === "string"){
if(func4(data2) > 100){
const err5 = {instancePath:instancePath+"/path/repo",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err5); errors++;
}
if(!pattern4.test(data2)){
const err6 = {instancePath:instancePath+"/path/repo",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""};
(vErrors ??= []).push(err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/path/repo",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/path",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err8); errors++;
}
}
if(data.query !== undefined){
let data3 = data.query;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.url === undefined){
const err9 = {instancePath:instancePath+"/query",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
(vErrors ??= []).push(err9); errors++;
}
if(data3.url !== undefined){
let data4 = data3.url;
if(typeof data4 === "string"){
if(func4(data4) > 2048){
const err10 = {instancePath:instancePath+"/query/url",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"};
(vErrors ??= []).push(err10); errors++;
}
if(!pattern6.test(data4)){
const err11 = {instancePath:instancePath+"/query/url",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#\\\\][^\\s\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#\\\\][^\\s\\u0000-\\u001f\\u007f]*$"+"\""};
(vErrors ??= []).push(err11); errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/query/url",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12); errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/query",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err13); errors++;
}
}
}
else {
const err14 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err14); errors++;
}
validate83.errors = vErrors;
return errors === 0;
}

const getSiteIcon_200_application_json = validate84;

const schema134 = {"type":"object","required":["icon"],"properties":{"icon":{"type":["string","null"],"pattern":"^data:image/[A-Za-z0-9.+-]+;base64,[A-Za-z0-9+/]+=*$","maxLength":180000}},"$id":"annex:/http/SiteIcon"};

const pattern33 = /* @__PURE__ */ new RegExp("^data:image/[A-Za-z0-9.+-]+;base64,[A-Za-z0-9+/]+=*$", "u");

function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.icon === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "icon"},message:"must have required property '"+"icon"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.icon !== undefined){
let data0 = data.icon;
if((typeof data0 !== "string") && (data0 !== null)){
const err1 = {instancePath:instancePath+"/icon",keyword:"type",params:{type: schema134.properties.icon.type},message:"must be string,null"};
(vErrors ??= []).push(err1); errors++;
}
if(typeof data0 === "string"){
if(func4(data0) > 180000){
const err2 = {instancePath:instancePath+"/icon",keyword:"maxLength",params:{limit: 180000},message:"must NOT have more than 180000 characters"};
(vErrors ??= []).push(err2); errors++;
}
if(!pattern33.test(data0)){
const err3 = {instancePath:instancePath+"/icon",keyword:"pattern",params:{pattern: "^data:image/[A-Za-z0-9.+-]+;base64,[A-Za-z0-9+/]+=*$"},message:"must match pattern \""+"^data:image/[A-Za-z0-9.+-]+;base64,[A-Za-z0-9+/]+=*$"+"\""};
(vErrors ??= []).push(err3); errors++;
}
}
}
}
else {
const err4 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err4); errors++;
}
validate84.errors = vErrors;
return errors === 0;
}

const getSiteIcon_parameters = validate85;

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.owner === undefined){
const err0 = {instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data0.repo === undefined){
const err1 = {instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "repo"},message:"must have required property '"+"repo"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data0.owner !== undefined){
let data1 = data0.owner;
if(typeof data1 === "string"){
if(func4(data1) > 100){
const err2 = {instancePath:instancePath+"/path/owner",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err2); errors++;
}
if(!pattern4.test(data1)){
const err3 = {instancePath:instancePath+"/path/owner",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""};
(vErrors ??= []).push(err3); errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/path/owner",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data0.repo !== undefined){
let data2 = data0.repo;
if(typeof data2 === "string"){
if(func4(data2) > 100){
const err5 = {instancePath:instancePath+"/path/repo",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err5); errors++;
}
if(!pattern4.test(data2)){
const err6 = {instancePath:instancePath+"/path/repo",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""};
(vErrors ??= []).push(err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/path/repo",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/path",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err8); errors++;
}
}
if(data.query !== undefined){
let data3 = data.query;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.url === undefined){
const err9 = {instancePath:instancePath+"/query",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
(vErrors ??= []).push(err9); errors++;
}
if(data3.url !== undefined){
let data4 = data3.url;
if(typeof data4 === "string"){
if(func4(data4) > 2048){
const err10 = {instancePath:instancePath+"/query/url",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"};
(vErrors ??= []).push(err10); errors++;
}
if(!pattern6.test(data4)){
const err11 = {instancePath:instancePath+"/query/url",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#\\\\][^\\s\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#\\\\][^\\s\\u0000-\\u001f\\u007f]*$"+"\""};
(vErrors ??= []).push(err11); errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/query/url",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12); errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/query",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err13); errors++;
}
}
}
else {
const err14 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err14); errors++;
}
validate85.errors = vErrors;
return errors === 0;
}

const renameWorkspace_body_application_json = validate86;

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.repo === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "repo"},message:"must have required property '"+"repo"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.repo !== undefined){
let data0 = data.repo;
if(typeof data0 === "string"){
if(func4(data0) > 100){
const err1 = {instancePath:instancePath+"/repo",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err1); errors++;
}
if(!pattern4.test(data0)){
const err2 = {instancePath:instancePath+"/repo",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""};
(vErrors ??= []).push(err2); errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/repo",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
}
}
else {
const err4 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err4); errors++;
}
validate86.errors = vErrors;
return errors === 0;
}

const renameWorkspace_parameters = validate87;

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.owner === undefined){
const err0 = {instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data0.repo === undefined){
const err1 = {instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "repo"},message:"must have required property '"+"repo"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data0.owner !== undefined){
let data1 = data0.owner;
if(typeof data1 === "string"){
if(func4(data1) > 100){
const err2 = {instancePath:instancePath+"/path/owner",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err2); errors++;
}
if(!pattern4.test(data1)){
const err3 = {instancePath:instancePath+"/path/owner",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""};
(vErrors ??= []).push(err3); errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/path/owner",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data0.repo !== undefined){
let data2 = data0.repo;
if(typeof data2 === "string"){
if(func4(data2) > 100){
const err5 = {instancePath:instancePath+"/path/repo",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err5); errors++;
}
if(!pattern4.test(data2)){
const err6 = {instancePath:instancePath+"/path/repo",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""};
(vErrors ??= []).push(err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/path/repo",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/path",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err8); errors++;
}
}
}
else {
const err9 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err9); errors++;
}
validate87.errors = vErrors;
return errors === 0;
}

const deleteWorkspace_parameters = validate88;

function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.owner === undefined){
const err0 = {instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data0.repo === undefined){
const err1 = {instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "repo"},message:"must have required property '"+"repo"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data0.owner !== undefined){
let data1 = data0.owner;
if(typeof data1 === "string"){
if(func4(data1) > 100){
const err2 = {instancePath:instancePath+"/path/owner",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err2); errors++;
}
if(!pattern4.test(data1)){
const err3 = {instancePath:instancePath+"/path/owner",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""};
(vErrors ??= []).push(err3); errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/path/owner",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data0.repo !== undefined){
let data2 = data0.repo;
if(typeof data2 === "string"){
if(func4(data2) > 100){
const err5 = {instancePath:instancePath+"/path/repo",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err5); errors++;
}
if(!pattern4.test(data2)){
const err6 = {instancePath:instancePath+"/path/repo",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""};
(vErrors ??= []).push(err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/path/repo",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/path",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err8); errors++;
}
}
}
else {
const err9 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err9); errors++;
}
validate88.errors = vErrors;
return errors === 0;
}

const getLayout_200_application_json = validate89;

const schema146 = {"type":"object","required":["revision","layout","root","focusedPanelId","type","id"],"properties":{"revision":{"type":"integer","minimum":0},"layout":{"$ref":"annex:/http/Layout"},"root":{"allOf":[{"$ref":"annex:/http/Layout"}]},"type":{"type":"string","enum":["leaf","split"]},"id":{"$ref":"annex:/http/NodeId"},"tabs":{"type":"array","maxItems":1000,"items":{"$ref":"annex:/http/Tab"}},"activeTab":{"$ref":"annex:/http/NodeId"},"direction":{"$ref":"annex:/http/SplitDirection"},"ratio":{"$ref":"annex:/http/SplitRatio"},"first":{"$ref":"annex:/http/Layout"},"second":{"$ref":"annex:/http/Layout"},"focusedPanelId":{"oneOf":[{"$ref":"annex:/http/NodeId"},{"type":"null"}]}},"$id":"annex:/http/LayoutSnapshot"};

const schema150 = {"type":"string","enum":["horizontal","vertical"],"$id":"annex:/http/SplitDirection"};

const wrapper0 = {validate: validate90};

function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.id === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.direction === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "direction"},message:"must have required property '"+"direction"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if(data.ratio === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "ratio"},message:"must have required property '"+"ratio"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if(data.first === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "first"},message:"must have required property '"+"first"+"'"};
(vErrors ??= []).push(err4); errors++;
}
if(data.second === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "second"},message:"must have required property '"+"second"+"'"};
(vErrors ??= []).push(err5); errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err6 = {instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
if("split" !== data0){
const err7 = {instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "split"},message:"must be equal to constant"};
(vErrors ??= []).push(err7); errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(func4(data1) > 200){
const err8 = {instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err8); errors++;
}
if(func4(data1) < 1){
const err9 = {instancePath:instancePath+"/id",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err9); errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10); errors++;
}
}
if(data.direction !== undefined){
let data2 = data.direction;
if(typeof data2 !== "string"){
const err11 = {instancePath:instancePath+"/direction",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err11); errors++;
}
if(!((data2 === "horizontal") || (data2 === "vertical"))){
const err12 = {instancePath:instancePath+"/direction",keyword:"enum",params:{allowedValues: schema150.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err12); errors++;
}
}
if(data.ratio !== undefined){
let data3 = data.ratio;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 0.95 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/ratio",keyword:"maximum",params:{comparison: "<=", limit: 0.95},message:"must be <= 0.95"};
(vErrors ??= []).push(err13); errors++;
}
if(data3 < 0.05 || isNaN(data3)){
const err14 = {instancePath:instancePath+"/ratio",keyword:"minimum",params:{comparison: ">=", limit: 0.05},message:"must be >= 0.05"};
(vErrors ??= []).push(err14); errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/ratio",keyword:"type",params:{type: "number"},message:"must be number"};
(vErrors ??= []).push(err15); errors++;
}
}
if(data.first !== undefined){
if(!(wrapper0.validate(data.first, {instancePath:instancePath+"/first",parentData:data,parentDataProperty:"first",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
}
if(data.second !== undefined){
if(!(wrapper0.validate(data.second, {instancePath:instancePath+"/second",parentData:data,parentDataProperty:"second",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err16); errors++;
}
validate91.errors = vErrors;
return errors === 0;
}

const pattern43 = /* @__PURE__ */ new RegExp("^[^\\u0000-\\u001f\\u007f]*$", "u");

const pattern44 = /* @__PURE__ */ new RegExp("^((mdi:)?[a-z0-9-]{1,100}|data:image/(svg\\+xml|png);base64,[A-Za-z0-9+/]+={0,2})$", "u");

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url !== undefined){
let data0 = data.url;
if(typeof data0 === "string"){
if(func4(data0) > 8192){
const err0 = {instancePath:instancePath+"/url",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"};
(vErrors ??= []).push(err0); errors++;
}
if(!pattern6.test(data0)){
const err1 = {instancePath:instancePath+"/url",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#\\\\][^\\s\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#\\\\][^\\s\\u0000-\\u001f\\u007f]*$"+"\""};
(vErrors ??= []).push(err1); errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/url",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err2); errors++;
}
}
if(data.headerHidden !== undefined){
if(typeof data.headerHidden !== "boolean"){
const err3 = {instancePath:instancePath+"/headerHidden",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.proxyEnabled !== undefined){
if(typeof data.proxyEnabled !== "boolean"){
const err4 = {instancePath:instancePath+"/proxyEnabled",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.reloads !== undefined){
let data3 = data.reloads;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err5 = {instancePath:instancePath+"/reloads",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err5); errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
const err6 = {instancePath:instancePath+"/reloads",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
(vErrors ??= []).push(err6); errors++;
}
if(data3 < 0 || isNaN(data3)){
const err7 = {instancePath:instancePath+"/reloads",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
(vErrors ??= []).push(err7); errors++;
}
}
}
if(data.loads !== undefined){
let data4 = data.loads;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err8 = {instancePath:instancePath+"/loads",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err8); errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9007199254740991 || isNaN(data4)){
const err9 = {instancePath:instancePath+"/loads",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
(vErrors ??= []).push(err9); errors++;
}
if(data4 < 0 || isNaN(data4)){
const err10 = {instancePath:instancePath+"/loads",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
(vErrors ??= []).push(err10); errors++;
}
}
}
if(data.resets !== undefined){
let data5 = data.resets;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err11 = {instancePath:instancePath+"/resets",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err11); errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9007199254740991 || isNaN(data5)){
const err12 = {instancePath:instancePath+"/resets",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
(vErrors ??= []).push(err12); errors++;
}
if(data5 < 0 || isNaN(data5)){
const err13 = {instancePath:instancePath+"/resets",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
(vErrors ??= []).push(err13); errors++;
}
}
}
}
else {
const err14 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err14); errors++;
}
validate95.errors = vErrors;
return errors === 0;
}

function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.name === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func4(data0) > 200){
const err2 = {instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err2); errors++;
}
if(func4(data0) < 1){
const err3 = {instancePath:instancePath+"/id",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err3); errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func4(data1) > 200){
const err5 = {instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
}
}
else {
const err7 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err7); errors++;
}
validate97.errors = vErrors;
return errors === 0;
}

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.panelType === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "panelType"},message:"must have required property '"+"panelType"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.displayName === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "displayName"},message:"must have required property '"+"displayName"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if(data.displayIcon === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "displayIcon"},message:"must have required property '"+"displayIcon"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if(data.panelState === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "panelState"},message:"must have required property '"+"panelState"+"'"};
(vErrors ??= []).push(err4); errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func4(data0) > 200){
const err5 = {instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err5); errors++;
}
if(func4(data0) < 1){
const err6 = {instancePath:instancePath+"/id",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
if(data.panelType !== undefined){
let data1 = data.panelType;
if(typeof data1 === "string"){
if(func4(data1) > 137){
const err8 = {instancePath:instancePath+"/panelType",keyword:"maxLength",params:{limit: 137},message:"must NOT have more than 137 characters"};
(vErrors ??= []).push(err8); errors++;
}
if(!pattern24.test(data1)){
const err9 = {instancePath:instancePath+"/panelType",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"+"\""};
(vErrors ??= []).push(err9); errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/panelType",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10); errors++;
}
}
if(data.displayName !== undefined){
let data2 = data.displayName;
if(typeof data2 === "string"){
if(func4(data2) > 100){
const err11 = {instancePath:instancePath+"/displayName",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err11); errors++;
}
if(func4(data2) < 1){
const err12 = {instancePath:instancePath+"/displayName",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err12); errors++;
}
if(!pattern43.test(data2)){
const err13 = {instancePath:instancePath+"/displayName",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f]*$"+"\""};
(vErrors ??= []).push(err13); errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/displayName",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err14); errors++;
}
}
if(data.displayIcon !== undefined){
let data3 = data.displayIcon;
if(typeof data3 === "string"){
if(func4(data3) > 16384){
const err15 = {instancePath:instancePath+"/displayIcon",keyword:"maxLength",params:{limit: 16384},message:"must NOT have more than 16384 characters"};
(vErrors ??= []).push(err15); errors++;
}
if(func4(data3) < 1){
const err16 = {instancePath:instancePath+"/displayIcon",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err16); errors++;
}
if(!pattern44.test(data3)){
const err17 = {instancePath:instancePath+"/displayIcon",keyword:"pattern",params:{pattern: "^((mdi:)?[a-z0-9-]{1,100}|data:image/(svg\\+xml|png);base64,[A-Za-z0-9+/]+={0,2})$"},message:"must match pattern \""+"^((mdi:)?[a-z0-9-]{1,100}|data:image/(svg\\+xml|png);base64,[A-Za-z0-9+/]+={0,2})$"+"\""};
(vErrors ??= []).push(err17); errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/displayIcon",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err18); errors++;
}
}
if(data.panelState !== undefined){
if(!(validate95(data.panelState, {instancePath:instancePath+"/panelState",parentData:data,parentDataProperty:"panelState",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
}
if(data.openedBy !== undefined){
if(!(validate97(data.openedBy, {instancePath:instancePath+"/openedBy",parentData:data,parentDataProperty:"openedBy",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
}
}
else {
const err19 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err19); errors++;
}
validate94.errors = vErrors;
return errors === 0;
}

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.id === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.tabs === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "tabs"},message:"must have required property '"+"tabs"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if(data.activeTab === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "activeTab"},message:"must have required property '"+"activeTab"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
if("leaf" !== data0){
const err5 = {instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "leaf"},message:"must be equal to constant"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(func4(data1) > 200){
const err6 = {instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err6); errors++;
}
if(func4(data1) < 1){
const err7 = {instancePath:instancePath+"/id",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err7); errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8); errors++;
}
}
if(data.tabs !== undefined){
let data2 = data.tabs;
if(Array.isArray(data2)){
if(data2.length > 1000){
const err9 = {instancePath:instancePath+"/tabs",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
(vErrors ??= []).push(err9); errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate94(data2[i0], {instancePath:instancePath+"/tabs/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/tabs",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err10); errors++;
}
}
if(data.activeTab !== undefined){
let data4 = data.activeTab;
if(typeof data4 === "string"){
if(func4(data4) > 200){
const err11 = {instancePath:instancePath+"/activeTab",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err11); errors++;
}
if(func4(data4) < 1){
const err12 = {instancePath:instancePath+"/activeTab",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err12); errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/activeTab",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err13); errors++;
}
}
}
else {
const err14 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err14); errors++;
}
validate93.errors = vErrors;
return errors === 0;
}

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate91(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate93(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err0 = {instancePath,keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
(vErrors ??= []).push(err0); errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate90.errors = vErrors;
return errors === 0;
}

function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.revision === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "revision"},message:"must have required property '"+"revision"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.layout === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "layout"},message:"must have required property '"+"layout"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.root === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "root"},message:"must have required property '"+"root"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if(data.focusedPanelId === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "focusedPanelId"},message:"must have required property '"+"focusedPanelId"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if(data.type === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
(vErrors ??= []).push(err4); errors++;
}
if(data.id === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err5); errors++;
}
if(data.revision !== undefined){
let data0 = data.revision;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err6 = {instancePath:instancePath+"/revision",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err6); errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
const err7 = {instancePath:instancePath+"/revision",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
(vErrors ??= []).push(err7); errors++;
}
}
}
if(data.layout !== undefined){
if(!(validate90(data.layout, {instancePath:instancePath+"/layout",parentData:data,parentDataProperty:"layout",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
}
if(data.root !== undefined){
if(!(validate90(data.root, {instancePath:instancePath+"/root",parentData:data,parentDataProperty:"root",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
let data3 = data.type;
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8); errors++;
}
if(!((data3 === "leaf") || (data3 === "split"))){
const err9 = {instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: schema146.properties.type.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err9); errors++;
}
}
if(data.id !== undefined){
let data4 = data.id;
if(typeof data4 === "string"){
if(func4(data4) > 200){
const err10 = {instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err10); errors++;
}
if(func4(data4) < 1){
const err11 = {instancePath:instancePath+"/id",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err11); errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12); errors++;
}
}
if(data.tabs !== undefined){
let data5 = data.tabs;
if(Array.isArray(data5)){
if(data5.length > 1000){
const err13 = {instancePath:instancePath+"/tabs",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
(vErrors ??= []).push(err13); errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(validate94(data5[i0], {instancePath:instancePath+"/tabs/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath:instancePath+"/tabs",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err14); errors++;
}
}
if(data.activeTab !== undefined){
let data7 = data.activeTab;
if(typeof data7 === "string"){
if(func4(data7) > 200){
const err15 = {instancePath:instancePath+"/activeTab",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err15); errors++;
}
if(func4(data7) < 1){
const err16 = {instancePath:instancePath+"/activeTab",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err16); errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/activeTab",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err17); errors++;
}
}
if(data.direction !== undefined){
let data8 = data.direction;
if(typeof data8 !== "string"){
const err18 = {instancePath:instancePath+"/direction",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err18); errors++;
}
if(!((data8 === "horizontal") || (data8 === "vertical"))){
const err19 = {instancePath:instancePath+"/direction",keyword:"enum",params:{allowedValues: schema150.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err19); errors++;
}
}
if(data.ratio !== undefined){
let data9 = data.ratio;
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 0.95 || isNaN(data9)){
const err20 = {instancePath:instancePath+"/ratio",keyword:"maximum",params:{comparison: "<=", limit: 0.95},message:"must be <= 0.95"};
(vErrors ??= []).push(err20); errors++;
}
if(data9 < 0.05 || isNaN(data9)){
const err21 = {instancePath:instancePath+"/ratio",keyword:"minimum",params:{comparison: ">=", limit: 0.05},message:"must be >= 0.05"};
(vErrors ??= []).push(err21); errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/ratio",keyword:"type",params:{type: "number"},message:"must be number"};
(vErrors ??= []).push(err22); errors++;
}
}
if(data.first !== undefined){
if(!(validate90(data.first, {instancePath:instancePath+"/first",parentData:data,parentDataProperty:"first",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
}
if(data.second !== undefined){
if(!(validate90(data.second, {instancePath:instancePath+"/second",parentData:data,parentDataProperty:"second",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
}
if(data.focusedPanelId !== undefined){
let data12 = data.focusedPanelId;
const _errs26 = errors;
let valid8 = false;
let passing0 = null;
const _errs27 = errors;
if(typeof data12 === "string"){
if(func4(data12) > 200){
const err23 = {instancePath:instancePath+"/focusedPanelId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err23); errors++;
}
if(func4(data12) < 1){
const err24 = {instancePath:instancePath+"/focusedPanelId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err24); errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/focusedPanelId",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err25); errors++;
}
var _valid0 = _errs27 === errors;
if(_valid0){
valid8 = true;
passing0 = 0;
}
const _errs30 = errors;
if(data12 !== null){
const err26 = {instancePath:instancePath+"/focusedPanelId",keyword:"type",params:{type: "null"},message:"must be null"};
(vErrors ??= []).push(err26); errors++;
}
var _valid0 = _errs30 === errors;
if(_valid0 && valid8){
valid8 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid8 = true;
passing0 = 1;
}
}
if(!valid8){
const err27 = {instancePath:instancePath+"/focusedPanelId",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
(vErrors ??= []).push(err27); errors++;
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
}
else {
const err28 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err28); errors++;
}
validate89.errors = vErrors;
return errors === 0;
}

const getLayout_parameters = validate106;

function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.owner === undefined){
const err0 = {instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data0.repo === undefined){
const err1 = {instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "repo"},message:"must have required property '"+"repo"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data0.owner !== undefined){
let data1 = data0.owner;
if(typeof data1 === "string"){
if(func4(data1) > 100){
const err2 = {instancePath:instancePath+"/path/owner",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err2); errors++;
}
if(!pattern4.test(data1)){
const err3 = {instancePath:instancePath+"/path/owner",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""};
(vErrors ??= []).push(err3); errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/path/owner",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data0.repo !== undefined){
let data2 = data0.repo;
if(typeof data2 === "string"){
if(func4(data2) > 100){
const err5 = {instancePath:instancePath+"/path/repo",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err5); errors++;
}
if(!pattern4.test(data2)){
const err6 = {instancePath:instancePath+"/path/repo",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""};
(vErrors ??= []).push(err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/path/repo",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/path",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err8); errors++;
}
}
}
else {
const err9 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err9); errors++;
}
validate106.errors = vErrors;
return errors === 0;
}

const watchLayout_200_text_event_stream = validate107;

function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if("layout" !== data0){
const err3 = {instancePath:instancePath+"/event",keyword:"const",params:{allowedValue: "layout"},message:"must be equal to constant"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.data !== undefined){
let data1 = data.data;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.revision === undefined){
const err4 = {instancePath:instancePath+"/data",keyword:"required",params:{missingProperty: "revision"},message:"must have required property '"+"revision"+"'"};
(vErrors ??= []).push(err4); errors++;
}
if(data1.layout === undefined){
const err5 = {instancePath:instancePath+"/data",keyword:"required",params:{missingProperty: "layout"},message:"must have required property '"+"layout"+"'"};
(vErrors ??= []).push(err5); errors++;
}
if(data1.revision !== undefined){
let data2 = data1.revision;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/data/revision",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err6); errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/data/revision",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
(vErrors ??= []).push(err7); errors++;
}
}
}
if(data1.layout !== undefined){
if(!(validate90(data1.layout, {instancePath:instancePath+"/data/layout",parentData:data1,parentDataProperty:"layout",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
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
validate108.errors = vErrors;
return errors === 0;
}

const schema178 = {"type":"string","enum":["panel","workspace","screen"],"$id":"annex:/http/CaptureScope"};

function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.browsers === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "browsers"},message:"must have required property '"+"browsers"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.tabShared === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "tabShared"},message:"must have required property '"+"tabShared"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.screenShared === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "screenShared"},message:"must have required property '"+"screenShared"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if(data.sharing === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "sharing"},message:"must have required property '"+"sharing"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if(data.availableScopes === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "availableScopes"},message:"must have required property '"+"availableScopes"+"'"};
(vErrors ??= []).push(err4); errors++;
}
if(data.browsers !== undefined){
let data0 = data.browsers;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err5 = {instancePath:instancePath+"/browsers",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err5); errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
const err6 = {instancePath:instancePath+"/browsers",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
(vErrors ??= []).push(err6); errors++;
}
}
}
if(data.tabShared !== undefined){
if(typeof data.tabShared !== "boolean"){
const err7 = {instancePath:instancePath+"/tabShared",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err7); errors++;
}
}
if(data.screenShared !== undefined){
if(typeof data.screenShared !== "boolean"){
const err8 = {instancePath:instancePath+"/screenShared",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err8); errors++;
}
}
if(data.sharing !== undefined){
let data3 = data.sharing;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.active === undefined){
const err9 = {instancePath:instancePath+"/sharing",keyword:"required",params:{missingProperty: "active"},message:"must have required property '"+"active"+"'"};
(vErrors ??= []).push(err9); errors++;
}
if(data3.active !== undefined){
if(typeof data3.active !== "boolean"){
const err10 = {instancePath:instancePath+"/sharing/active",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err10); errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/sharing",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err11); errors++;
}
}
if(data.availableScopes !== undefined){
let data5 = data.availableScopes;
if(Array.isArray(data5)){
if(data5.length > 3){
const err12 = {instancePath:instancePath+"/availableScopes",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items"};
(vErrors ??= []).push(err12); errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 !== "string"){
const err13 = {instancePath:instancePath+"/availableScopes/" + i0,keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err13); errors++;
}
if(!(((data6 === "panel") || (data6 === "workspace")) || (data6 === "screen"))){
const err14 = {instancePath:instancePath+"/availableScopes/" + i0,keyword:"enum",params:{allowedValues: schema178.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err14); errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/availableScopes",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err15); errors++;
}
}
}
else {
const err16 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err16); errors++;
}
validate113.errors = vErrors;
return errors === 0;
}

function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err1); errors++;
}
if("sharing_changed" !== data0){
const err2 = {instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "sharing_changed"},message:"must be equal to constant"};
(vErrors ??= []).push(err2); errors++;
}
}
}
else {
const err3 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err3); errors++;
}
if(!(validate113(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
validate112.errors = vErrors;
return errors === 0;
}

function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if("message" !== data0){
const err3 = {instancePath:instancePath+"/event",keyword:"const",params:{allowedValue: "message"},message:"must be equal to constant"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.data !== undefined){
let data1 = data.data;
const _errs4 = errors;
let valid1 = false;
let passing0 = null;
const _errs5 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.type === undefined){
const err4 = {instancePath:instancePath+"/data",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
(vErrors ??= []).push(err4); errors++;
}
if(data1.type !== undefined){
let data2 = data1.type;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/data/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5); errors++;
}
if("connected" !== data2){
const err6 = {instancePath:instancePath+"/data/type",keyword:"const",params:{allowedValue: "connected"},message:"must be equal to constant"};
(vErrors ??= []).push(err6); errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/data",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err7); errors++;
}
var _valid0 = _errs5 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs10 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.type === undefined){
const err8 = {instancePath:instancePath+"/data",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
(vErrors ??= []).push(err8); errors++;
}
if(data1.revision === undefined){
const err9 = {instancePath:instancePath+"/data",keyword:"required",params:{missingProperty: "revision"},message:"must have required property '"+"revision"+"'"};
(vErrors ??= []).push(err9); errors++;
}
if(data1.type !== undefined){
let data3 = data1.type;
if(typeof data3 !== "string"){
const err10 = {instancePath:instancePath+"/data/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10); errors++;
}
if("workspace_updated" !== data3){
const err11 = {instancePath:instancePath+"/data/type",keyword:"const",params:{allowedValue: "workspace_updated"},message:"must be equal to constant"};
(vErrors ??= []).push(err11); errors++;
}
}
if(data1.revision !== undefined){
let data4 = data1.revision;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err12 = {instancePath:instancePath+"/data/revision",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err12); errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/data/revision",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
(vErrors ??= []).push(err13); errors++;
}
}
}
}
else {
const err14 = {instancePath:instancePath+"/data",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err14); errors++;
}
var _valid0 = _errs10 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
const _errs17 = errors;
if(!(validate112(data1, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
}
var _valid0 = _errs17 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid1 = true;
passing0 = 2;
}
}
}
if(!valid1){
const err15 = {instancePath:instancePath+"/data",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
(vErrors ??= []).push(err15); errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err16 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err16); errors++;
}
validate111.errors = vErrors;
return errors === 0;
}

function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate108(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate111(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err0 = {instancePath,keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
(vErrors ??= []).push(err0); errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate107.errors = vErrors;
return errors === 0;
}

const watchLayout_parameters = validate117;

function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.owner === undefined){
const err0 = {instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data0.repo === undefined){
const err1 = {instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "repo"},message:"must have required property '"+"repo"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data0.owner !== undefined){
let data1 = data0.owner;
if(typeof data1 === "string"){
if(func4(data1) > 100){
const err2 = {instancePath:instancePath+"/path/owner",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err2); errors++;
}
if(!pattern4.test(data1)){
const err3 = {instancePath:instancePath+"/path/owner",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""};
(vErrors ??= []).push(err3); errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/path/owner",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data0.repo !== undefined){
let data2 = data0.repo;
if(typeof data2 === "string"){
if(func4(data2) > 100){
const err5 = {instancePath:instancePath+"/path/repo",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err5); errors++;
}
if(!pattern4.test(data2)){
const err6 = {instancePath:instancePath+"/path/repo",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""};
(vErrors ??= []).push(err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/path/repo",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/path",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err8); errors++;
}
}
}
else {
const err9 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err9); errors++;
}
validate117.errors = vErrors;
return errors === 0;
}

const listTabs_200_application_json = validate118;

function validate119(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tabId === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "tabId"},message:"must have required property '"+"tabId"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.id === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.name === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if(data.displayName === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "displayName"},message:"must have required property '"+"displayName"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if(data.displayIcon === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "displayIcon"},message:"must have required property '"+"displayIcon"+"'"};
(vErrors ??= []).push(err4); errors++;
}
if(data.panelId === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "panelId"},message:"must have required property '"+"panelId"+"'"};
(vErrors ??= []).push(err5); errors++;
}
if(data.panelType === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "panelType"},message:"must have required property '"+"panelType"+"'"};
(vErrors ??= []).push(err6); errors++;
}
if(data.panelState === undefined){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "panelState"},message:"must have required property '"+"panelState"+"'"};
(vErrors ??= []).push(err7); errors++;
}
if(data.isActive === undefined){
const err8 = {instancePath,keyword:"required",params:{missingProperty: "isActive"},message:"must have required property '"+"isActive"+"'"};
(vErrors ??= []).push(err8); errors++;
}
if(data.tabId !== undefined){
let data0 = data.tabId;
if(typeof data0 === "string"){
if(func4(data0) > 200){
const err9 = {instancePath:instancePath+"/tabId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err9); errors++;
}
if(func4(data0) < 1){
const err10 = {instancePath:instancePath+"/tabId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err10); errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/tabId",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err11); errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(func4(data1) > 200){
const err12 = {instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err12); errors++;
}
if(func4(data1) < 1){
const err13 = {instancePath:instancePath+"/id",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err13); errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err14); errors++;
}
}
if(data.name !== undefined){
let data2 = data.name;
if(typeof data2 === "string"){
if(func4(data2) > 100){
const err15 = {instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err15); errors++;
}
if(func4(data2) < 1){
const err16 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err16); errors++;
}
if(!pattern43.test(data2)){
const err17 = {instancePath:instancePath+"/name",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f]*$"+"\""};
(vErrors ??= []).push(err17); errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err18); errors++;
}
}
if(data.displayName !== undefined){
let data3 = data.displayName;
if(typeof data3 === "string"){
if(func4(data3) > 100){
const err19 = {instancePath:instancePath+"/displayName",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err19); errors++;
}
if(func4(data3) < 1){
const err20 = {instancePath:instancePath+"/displayName",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err20); errors++;
}
if(!pattern43.test(data3)){
const err21 = {instancePath:instancePath+"/displayName",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f]*$"+"\""};
(vErrors ??= []).push(err21); errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/displayName",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err22); errors++;
}
}
if(data.displayIcon !== undefined){
let data4 = data.displayIcon;
if(typeof data4 === "string"){
if(func4(data4) > 16384){
const err23 = {instancePath:instancePath+"/displayIcon",keyword:"maxLength",params:{limit: 16384},message:"must NOT have more than 16384 characters"};
(vErrors ??= []).push(err23); errors++;
}
if(func4(data4) < 1){
const err24 = {instancePath:instancePath+"/displayIcon",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err24); errors++;
}
if(!pattern44.test(data4)){
const err25 = {instancePath:instancePath+"/displayIcon",keyword:"pattern",params:{pattern: "^((mdi:)?[a-z0-9-]{1,100}|data:image/(svg\\+xml|png);base64,[A-Za-z0-9+/]+={0,2})$"},message:"must match pattern \""+"^((mdi:)?[a-z0-9-]{1,100}|data:image/(svg\\+xml|png);base64,[A-Za-z0-9+/]+={0,2})$"+"\""};
(vErrors ??= []).push(err25); errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/displayIcon",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err26); errors++;
}
}
if(data.panelId !== undefined){
let data5 = data.panelId;
if(typeof data5 === "string"){
if(func4(data5) > 200){
const err27 = {instancePath:instancePath+"/panelId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err27); errors++;
}
if(func4(data5) < 1){
const err28 = {instancePath:instancePath+"/panelId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err28); errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/panelId",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err29); errors++;
}
}
if(data.panelType !== undefined){
let data6 = data.panelType;
if(typeof data6 === "string"){
if(func4(data6) > 137){
const err30 = {instancePath:instancePath+"/panelType",keyword:"maxLength",params:{limit: 137},message:"must NOT have more than 137 characters"};
(vErrors ??= []).push(err30); errors++;
}
if(!pattern24.test(data6)){
const err31 = {instancePath:instancePath+"/panelType",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"+"\""};
(vErrors ??= []).push(err31); errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/panelType",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err32); errors++;
}
}
if(data.panelState !== undefined){
if(!(validate95(data.panelState, {instancePath:instancePath+"/panelState",parentData:data,parentDataProperty:"panelState",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
}
if(data.isActive !== undefined){
if(typeof data.isActive !== "boolean"){
const err33 = {instancePath:instancePath+"/isActive",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err33); errors++;
}
}
if(data.openedBy !== undefined){
if(!(validate97(data.openedBy, {instancePath:instancePath+"/openedBy",parentData:data,parentDataProperty:"openedBy",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
}
if(data.isOwn !== undefined){
if(typeof data.isOwn !== "boolean"){
const err34 = {instancePath:instancePath+"/isOwn",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err34); errors++;
}
}
}
else {
const err35 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err35); errors++;
}
validate119.errors = vErrors;
return errors === 0;
}

function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.revision === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "revision"},message:"must have required property '"+"revision"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.tabs === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "tabs"},message:"must have required property '"+"tabs"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.revision !== undefined){
let data0 = data.revision;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/revision",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err2); errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/revision",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
(vErrors ??= []).push(err3); errors++;
}
}
}
if(data.tabs !== undefined){
let data1 = data.tabs;
if(Array.isArray(data1)){
if(data1.length > 1000){
const err4 = {instancePath:instancePath+"/tabs",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
(vErrors ??= []).push(err4); errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate119(data1[i0], {instancePath:instancePath+"/tabs/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/tabs",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err5); errors++;
}
}
}
else {
const err6 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err6); errors++;
}
validate118.errors = vErrors;
return errors === 0;
}

const listTabs_parameters = validate123;

function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.owner === undefined){
const err0 = {instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data0.repo === undefined){
const err1 = {instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "repo"},message:"must have required property '"+"repo"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data0.owner !== undefined){
let data1 = data0.owner;
if(typeof data1 === "string"){
if(func4(data1) > 100){
const err2 = {instancePath:instancePath+"/path/owner",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err2); errors++;
}
if(!pattern4.test(data1)){
const err3 = {instancePath:instancePath+"/path/owner",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""};
(vErrors ??= []).push(err3); errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/path/owner",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data0.repo !== undefined){
let data2 = data0.repo;
if(typeof data2 === "string"){
if(func4(data2) > 100){
const err5 = {instancePath:instancePath+"/path/repo",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err5); errors++;
}
if(!pattern4.test(data2)){
const err6 = {instancePath:instancePath+"/path/repo",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""};
(vErrors ??= []).push(err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/path/repo",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/path",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err8); errors++;
}
}
if(data.query !== undefined){
let data3 = data.query;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.name !== undefined){
let data4 = data3.name;
if(typeof data4 === "string"){
if(func4(data4) > 100){
const err9 = {instancePath:instancePath+"/query/name",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err9); errors++;
}
if(func4(data4) < 1){
const err10 = {instancePath:instancePath+"/query/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err10); errors++;
}
if(!pattern43.test(data4)){
const err11 = {instancePath:instancePath+"/query/name",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f]*$"+"\""};
(vErrors ??= []).push(err11); errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/query/name",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12); errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/query",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err13); errors++;
}
}
}
else {
const err14 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err14); errors++;
}
validate123.errors = vErrors;
return errors === 0;
}

const openTab_body_application_json = validate124;

function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url !== undefined){
let data0 = data.url;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(typeof data0 === "string"){
if(func4(data0) > 8192){
const err0 = {instancePath:instancePath+"/url",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"};
(vErrors ??= []).push(err0); errors++;
}
if(!pattern6.test(data0)){
const err1 = {instancePath:instancePath+"/url",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#\\\\][^\\s\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#\\\\][^\\s\\u0000-\\u001f\\u007f]*$"+"\""};
(vErrors ??= []).push(err1); errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/url",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err2); errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs7 = errors;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/url",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
if("about:blank" !== data0){
const err4 = {instancePath:instancePath+"/url",keyword:"const",params:{allowedValue: "about:blank"},message:"must be equal to constant"};
(vErrors ??= []).push(err4); errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err5 = {instancePath:instancePath+"/url",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
(vErrors ??= []).push(err5); errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
}
if(data.headerHidden !== undefined){
if(typeof data.headerHidden !== "boolean"){
const err6 = {instancePath:instancePath+"/headerHidden",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err6); errors++;
}
}
if(data.proxyEnabled !== undefined){
if(typeof data.proxyEnabled !== "boolean"){
const err7 = {instancePath:instancePath+"/proxyEnabled",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err7); errors++;
}
}
if(data.displayName !== undefined){
let data3 = data.displayName;
if(typeof data3 === "string"){
if(func4(data3) > 100){
const err8 = {instancePath:instancePath+"/displayName",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err8); errors++;
}
if(func4(data3) < 1){
const err9 = {instancePath:instancePath+"/displayName",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err9); errors++;
}
if(!pattern43.test(data3)){
const err10 = {instancePath:instancePath+"/displayName",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f]*$"+"\""};
(vErrors ??= []).push(err10); errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/displayName",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err11); errors++;
}
}
if(data.displayIcon !== undefined){
let data4 = data.displayIcon;
if(typeof data4 === "string"){
if(func4(data4) > 16384){
const err12 = {instancePath:instancePath+"/displayIcon",keyword:"maxLength",params:{limit: 16384},message:"must NOT have more than 16384 characters"};
(vErrors ??= []).push(err12); errors++;
}
if(func4(data4) < 1){
const err13 = {instancePath:instancePath+"/displayIcon",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err13); errors++;
}
if(!pattern44.test(data4)){
const err14 = {instancePath:instancePath+"/displayIcon",keyword:"pattern",params:{pattern: "^((mdi:)?[a-z0-9-]{1,100}|data:image/(svg\\+xml|png);base64,[A-Za-z0-9+/]+={0,2})$"},message:"must match pattern \""+"^((mdi:)?[a-z0-9-]{1,100}|data:image/(svg\\+xml|png);base64,[A-Za-z0-9+/]+={0,2})$"+"\""};
(vErrors ??= []).push(err14); errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/displayIcon",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err15); errors++;
}
}
}
else {
const err16 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err16); errors++;
}
validate125.errors = vErrors;
return errors === 0;
}

function validate124(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.panelType === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "panelType"},message:"must have required property '"+"panelType"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.panelId !== undefined){
let data0 = data.panelId;
if(typeof data0 === "string"){
if(func4(data0) > 200){
const err1 = {instancePath:instancePath+"/panelId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err1); errors++;
}
if(func4(data0) < 1){
const err2 = {instancePath:instancePath+"/panelId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err2); errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/panelId",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.panelType !== undefined){
let data1 = data.panelType;
if(typeof data1 === "string"){
if(func4(data1) > 137){
const err4 = {instancePath:instancePath+"/panelType",keyword:"maxLength",params:{limit: 137},message:"must NOT have more than 137 characters"};
(vErrors ??= []).push(err4); errors++;
}
if(!pattern24.test(data1)){
const err5 = {instancePath:instancePath+"/panelType",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"+"\""};
(vErrors ??= []).push(err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/panelType",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
}
if(data.displayName !== undefined){
let data2 = data.displayName;
if(typeof data2 === "string"){
if(func4(data2) > 100){
const err7 = {instancePath:instancePath+"/displayName",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err7); errors++;
}
if(func4(data2) < 1){
const err8 = {instancePath:instancePath+"/displayName",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err8); errors++;
}
if(!pattern43.test(data2)){
const err9 = {instancePath:instancePath+"/displayName",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f]*$"+"\""};
(vErrors ??= []).push(err9); errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/displayName",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10); errors++;
}
}
if(data.name !== undefined){
let data3 = data.name;
if(typeof data3 === "string"){
if(func4(data3) > 100){
const err11 = {instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err11); errors++;
}
if(func4(data3) < 1){
const err12 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err12); errors++;
}
if(!pattern43.test(data3)){
const err13 = {instancePath:instancePath+"/name",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f]*$"+"\""};
(vErrors ??= []).push(err13); errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err14); errors++;
}
}
if(data.displayIcon !== undefined){
let data4 = data.displayIcon;
if(typeof data4 === "string"){
if(func4(data4) > 16384){
const err15 = {instancePath:instancePath+"/displayIcon",keyword:"maxLength",params:{limit: 16384},message:"must NOT have more than 16384 characters"};
(vErrors ??= []).push(err15); errors++;
}
if(func4(data4) < 1){
const err16 = {instancePath:instancePath+"/displayIcon",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err16); errors++;
}
if(!pattern44.test(data4)){
const err17 = {instancePath:instancePath+"/displayIcon",keyword:"pattern",params:{pattern: "^((mdi:)?[a-z0-9-]{1,100}|data:image/(svg\\+xml|png);base64,[A-Za-z0-9+/]+={0,2})$"},message:"must match pattern \""+"^((mdi:)?[a-z0-9-]{1,100}|data:image/(svg\\+xml|png);base64,[A-Za-z0-9+/]+={0,2})$"+"\""};
(vErrors ??= []).push(err17); errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/displayIcon",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err18); errors++;
}
}
if(data.initialState !== undefined){
if(!(validate125(data.initialState, {instancePath:instancePath+"/initialState",parentData:data,parentDataProperty:"initialState",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
}
if(data.panelState !== undefined){
if(!(validate125(data.panelState, {instancePath:instancePath+"/panelState",parentData:data,parentDataProperty:"panelState",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
}
if(data.active !== undefined){
if(typeof data.active !== "boolean"){
const err19 = {instancePath:instancePath+"/active",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err19); errors++;
}
}
}
else {
const err20 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err20); errors++;
}
validate124.errors = vErrors;
return errors === 0;
}

const openTab_201_application_json = validate128;

function validate128(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tabId === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "tabId"},message:"must have required property '"+"tabId"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.panelId === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "panelId"},message:"must have required property '"+"panelId"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.revision === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "revision"},message:"must have required property '"+"revision"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if(data.tabId !== undefined){
let data0 = data.tabId;
if(typeof data0 === "string"){
if(func4(data0) > 200){
const err3 = {instancePath:instancePath+"/tabId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err3); errors++;
}
if(func4(data0) < 1){
const err4 = {instancePath:instancePath+"/tabId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err4); errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/tabId",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.panelId !== undefined){
let data1 = data.panelId;
if(typeof data1 === "string"){
if(func4(data1) > 200){
const err6 = {instancePath:instancePath+"/panelId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err6); errors++;
}
if(func4(data1) < 1){
const err7 = {instancePath:instancePath+"/panelId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err7); errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/panelId",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8); errors++;
}
}
if(data.revision !== undefined){
let data2 = data.revision;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err9 = {instancePath:instancePath+"/revision",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err9); errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/revision",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
(vErrors ??= []).push(err10); errors++;
}
}
}
}
else {
const err11 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err11); errors++;
}
validate128.errors = vErrors;
return errors === 0;
}

const openTab_parameters = validate129;

function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.owner === undefined){
const err0 = {instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data0.repo === undefined){
const err1 = {instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "repo"},message:"must have required property '"+"repo"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data0.owner !== undefined){
let data1 = data0.owner;
if(typeof data1 === "string"){
if(func4(data1) > 100){
const err2 = {instancePath:instancePath+"/path/owner",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err2); errors++;
}
if(!pattern4.test(data1)){
const err3 = {instancePath:instancePath+"/path/owner",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""};
(vErrors ??= []).push(err3); errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/path/owner",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data0.repo !== undefined){
let data2 = data0.repo;
if(typeof data2 === "string"){
if(func4(data2) > 100){
const err5 = {instancePath:instancePath+"/path/repo",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err5); errors++;
}
if(!pattern4.test(data2)){
const err6 = {instancePath:instancePath+"/path/repo",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""};
(vErrors ??= []).push(err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/path/repo",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/path",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err8); errors++;
}
}
}
else {
const err9 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err9); errors++;
}
validate129.errors = vErrors;
return errors === 0;
}

const updateTabs_body_application_json = validate130;

function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.displayName !== undefined){
let data0 = data.displayName;
if(typeof data0 === "string"){
if(func4(data0) > 100){
const err0 = {instancePath:instancePath+"/displayName",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err0); errors++;
}
if(func4(data0) < 1){
const err1 = {instancePath:instancePath+"/displayName",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err1); errors++;
}
if(!pattern43.test(data0)){
const err2 = {instancePath:instancePath+"/displayName",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f]*$"+"\""};
(vErrors ??= []).push(err2); errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/displayName",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.displayIcon !== undefined){
let data1 = data.displayIcon;
if(typeof data1 === "string"){
if(func4(data1) > 16384){
const err4 = {instancePath:instancePath+"/displayIcon",keyword:"maxLength",params:{limit: 16384},message:"must NOT have more than 16384 characters"};
(vErrors ??= []).push(err4); errors++;
}
if(func4(data1) < 1){
const err5 = {instancePath:instancePath+"/displayIcon",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err5); errors++;
}
if(!pattern44.test(data1)){
const err6 = {instancePath:instancePath+"/displayIcon",keyword:"pattern",params:{pattern: "^((mdi:)?[a-z0-9-]{1,100}|data:image/(svg\\+xml|png);base64,[A-Za-z0-9+/]+={0,2})$"},message:"must match pattern \""+"^((mdi:)?[a-z0-9-]{1,100}|data:image/(svg\\+xml|png);base64,[A-Za-z0-9+/]+={0,2})$"+"\""};
(vErrors ??= []).push(err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/displayIcon",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
if(data.active !== undefined){
let data2 = data.active;
if(typeof data2 !== "boolean"){
const err8 = {instancePath:instancePath+"/active",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err8); errors++;
}
if(true !== data2){
const err9 = {instancePath:instancePath+"/active",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
(vErrors ??= []).push(err9); errors++;
}
}
}
else {
const err10 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err10); errors++;
}
validate130.errors = vErrors;
return errors === 0;
}

const updateTabs_parameters = validate131;

function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.owner === undefined){
const err0 = {instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data0.repo === undefined){
const err1 = {instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "repo"},message:"must have required property '"+"repo"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data0.owner !== undefined){
let data1 = data0.owner;
if(typeof data1 === "string"){
if(func4(data1) > 100){
const err2 = {instancePath:instancePath+"/path/owner",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err2); errors++;
}
if(!pattern4.test(data1)){
const err3 = {instancePath:instancePath+"/path/owner",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""};
(vErrors ??= []).push(err3); errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/path/owner",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data0.repo !== undefined){
let data2 = data0.repo;
if(typeof data2 === "string"){
if(func4(data2) > 100){
const err5 = {instancePath:instancePath+"/path/repo",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err5); errors++;
}
if(!pattern4.test(data2)){
const err6 = {instancePath:instancePath+"/path/repo",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""};
(vErrors ??= []).push(err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/path/repo",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/path",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err8); errors++;
}
}
if(data.query !== undefined){
let data3 = data.query;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.name === undefined){
const err9 = {instancePath:instancePath+"/query",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
(vErrors ??= []).push(err9); errors++;
}
if(data3.name !== undefined){
let data4 = data3.name;
if(typeof data4 === "string"){
if(func4(data4) > 100){
const err10 = {instancePath:instancePath+"/query/name",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err10); errors++;
}
if(func4(data4) < 1){
const err11 = {instancePath:instancePath+"/query/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err11); errors++;
}
if(!pattern43.test(data4)){
const err12 = {instancePath:instancePath+"/query/name",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f]*$"+"\""};
(vErrors ??= []).push(err12); errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/query/name",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err13); errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/query",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err14); errors++;
}
}
}
else {
const err15 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err15); errors++;
}
validate131.errors = vErrors;
return errors === 0;
}

const closeTabs_body_application_json = validate132;

function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func4(data0) > 100){
const err0 = {instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err0); errors++;
}
if(func4(data0) < 1){
const err1 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err1); errors++;
}
if(!pattern43.test(data0)){
const err2 = {instancePath:instancePath+"/name",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f]*$"+"\""};
(vErrors ??= []).push(err2); errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.panelId !== undefined){
let data1 = data.panelId;
if(typeof data1 === "string"){
if(func4(data1) > 200){
const err4 = {instancePath:instancePath+"/panelId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err4); errors++;
}
if(func4(data1) < 1){
const err5 = {instancePath:instancePath+"/panelId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/panelId",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
}
if(data.tabId !== undefined){
let data2 = data.tabId;
if(typeof data2 === "string"){
if(func4(data2) > 200){
const err7 = {instancePath:instancePath+"/tabId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err7); errors++;
}
if(func4(data2) < 1){
const err8 = {instancePath:instancePath+"/tabId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err8); errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/tabId",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9); errors++;
}
}
}
else {
const err10 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err10); errors++;
}
validate132.errors = vErrors;
return errors === 0;
}

const closeTabs_200_application_json = validate133;

function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.closed === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "closed"},message:"must have required property '"+"closed"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.revision === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "revision"},message:"must have required property '"+"revision"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.closed !== undefined){
let data0 = data.closed;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func4(data1) > 200){
const err2 = {instancePath:instancePath+"/closed/" + i0,keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err2); errors++;
}
if(func4(data1) < 1){
const err3 = {instancePath:instancePath+"/closed/" + i0,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err3); errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/closed/" + i0,keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/closed",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.revision !== undefined){
let data2 = data.revision;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/revision",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err6); errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/revision",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
(vErrors ??= []).push(err7); errors++;
}
}
}
}
else {
const err8 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err8); errors++;
}
validate133.errors = vErrors;
return errors === 0;
}

const closeTabs_parameters = validate134;

function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.owner === undefined){
const err0 = {instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data0.repo === undefined){
const err1 = {instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "repo"},message:"must have required property '"+"repo"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data0.owner !== undefined){
let data1 = data0.owner;
if(typeof data1 === "string"){
if(func4(data1) > 100){
const err2 = {instancePath:instancePath+"/path/owner",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err2); errors++;
}
if(!pattern4.test(data1)){
const err3 = {instancePath:instancePath+"/path/owner",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""};
(vErrors ??= []).push(err3); errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/path/owner",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data0.repo !== undefined){
let data2 = data0.repo;
if(typeof data2 === "string"){
if(func4(data2) > 100){
const err5 = {instancePath:instancePath+"/path/repo",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err5); errors++;
}
if(!pattern4.test(data2)){
const err6 = {instancePath:instancePath+"/path/repo",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""};
(vErrors ??= []).push(err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/path/repo",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/path",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err8); errors++;
}
}
if(data.query !== undefined){
let data3 = data.query;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.name !== undefined){
let data4 = data3.name;
if(typeof data4 === "string"){
if(func4(data4) > 100){
const err9 = {instancePath:instancePath+"/query/name",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err9); errors++;
}
if(func4(data4) < 1){
const err10 = {instancePath:instancePath+"/query/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err10); errors++;
}
if(!pattern43.test(data4)){
const err11 = {instancePath:instancePath+"/query/name",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f]*$"+"\""};
(vErrors ??= []).push(err11); errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/query/name",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12); errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/query",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err13); errors++;
}
}
}
else {
const err14 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err14); errors++;
}
validate134.errors = vErrors;
return errors === 0;
}

const updateTab_parameters = validate135;

function validate135(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.owner === undefined){
const err0 = {instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data0.repo === undefined){
const err1 = {instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "repo"},message:"must have required property '"+"repo"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data0.tabId === undefined){
const err2 = {instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "tabId"},message:"must have required property '"+"tabId"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if(data0.owner !== undefined){
let data1 = data0.owner;
if(typeof data1 === "string"){
if(func4(data1) > 100){
const err3 = {instancePath:instancePath+"/path/owner",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err3); errors++;
}
if(!pattern4.test(data1)){
const err4 = {instancePath:instancePath+"/path/owner",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""};
(vErrors ??= []).push(err4); errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/path/owner",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data0.repo !== undefined){
let data2 = data0.repo;
if(typeof data2 === "string"){
if(func4(data2) > 100){
const err6 = {instancePath:instancePath+"/path/repo",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err6); errors++;
}
if(!pattern4.test(data2)){
const err7 = {instancePath:instancePath+"/path/repo",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""};
(vErrors ??= []).push(err7); errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/path/repo",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8); errors++;
}
}
if(data0.tabId !== undefined){
let data3 = data0.tabId;
if(typeof data3 === "string"){
if(func4(data3) > 200){
const err9 = {instancePath:instancePath+"/path/tabId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err9); errors++;
}
if(func4(data3) < 1){
const err10 = {instancePath:instancePath+"/path/tabId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err10); errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/path/tabId",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err11); errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/path",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err12); errors++;
}
}
}
else {
const err13 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err13); errors++;
}
validate135.errors = vErrors;
return errors === 0;
}

const closeTab_parameters = validate136;

function validate136(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.owner === undefined){
const err0 = {instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data0.repo === undefined){
const err1 = {instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "repo"},message:"must have required property '"+"repo"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data0.tabId === undefined){
const err2 = {instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "tabId"},message:"must have required property '"+"tabId"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if(data0.owner !== undefined){
let data1 = data0.owner;
if(typeof data1 === "string"){
if(func4(data1) > 100){
const err3 = {instancePath:instancePath+"/path/owner",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err3); errors++;
}
if(!pattern4.test(data1)){
const err4 = {instancePath:instancePath+"/path/owner",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""};
(vErrors ??= []).push(err4); errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/path/owner",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data0.repo !== undefined){
let data2 = data0.repo;
if(typeof data2 === "string"){
if(func4(data2) > 100){
const err6 = {instancePath:instancePath+"/path/repo",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err6); errors++;
}
if(!pattern4.test(data2)){
const err7 = {instancePath:instancePath+"/path/repo",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""};
(vErrors ??= []).push(err7); errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/path/repo",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8); errors++;
}
}
if(data0.tabId !== undefined){
let data3 = data0.tabId;
if(typeof data3 === "string"){
if(func4(data3) > 200){
const err9 = {instancePath:instancePath+"/path/tabId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err9); errors++;
}
if(func4(data3) < 1){
const err10 = {instancePath:instancePath+"/path/tabId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err10); errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/path/tabId",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err11); errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/path",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err12); errors++;
}
}
}
else {
const err13 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err13); errors++;
}
validate136.errors = vErrors;
return errors === 0;
}

const closePanel_parameters = validate137;

function validate137(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.owner === undefined){
const err0 = {instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data0.repo === undefined){
const err1 = {instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "repo"},message:"must have required property '"+"repo"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data0.panelId === undefined){
const err2 = {instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "panelId"},message:"must have required property '"+"panelId"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if(data0.owner !== undefined){
let data1 = data0.owner;
if(typeof data1 === "string"){
if(func4(data1) > 100){
const err3 = {instancePath:instancePath+"/path/owner",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err3); errors++;
}
if(!pattern4.test(data1)){
const err4 = {instancePath:instancePath+"/path/owner",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""};
(vErrors ??= []).push(err4); errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/path/owner",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data0.repo !== undefined){
let data2 = data0.repo;
if(typeof data2 === "string"){
if(func4(data2) > 100){
const err6 = {instancePath:instancePath+"/path/repo",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err6); errors++;
}
if(!pattern4.test(data2)){
const err7 = {instancePath:instancePath+"/path/repo",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""};
(vErrors ??= []).push(err7); errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/path/repo",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8); errors++;
}
}
if(data0.panelId !== undefined){
let data3 = data0.panelId;
if(typeof data3 === "string"){
if(func4(data3) > 200){
const err9 = {instancePath:instancePath+"/path/panelId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err9); errors++;
}
if(func4(data3) < 1){
const err10 = {instancePath:instancePath+"/path/panelId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err10); errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/path/panelId",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err11); errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/path",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err12); errors++;
}
}
}
else {
const err13 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err13); errors++;
}
validate137.errors = vErrors;
return errors === 0;
}

const splitLeaf_body_application_json = validate138;

const schema239 = {"type":"object","required":["panelId","direction","panelType"],"properties":{"panelId":{"$ref":"annex:/http/NodeId"},"direction":{"$ref":"annex:/http/SplitDirection"},"position":{"type":"string","enum":["before","after"]},"ratio":{"$ref":"annex:/http/SplitRatio"},"panelType":{"$ref":"annex:/http/PanelType"},"displayName":{"$ref":"annex:/http/DisplayName"},"name":{"allOf":[{"$ref":"annex:/http/DisplayName"}]},"displayIcon":{"$ref":"annex:/http/DisplayIcon"},"initialState":{"$ref":"annex:/http/InitialState"},"panelState":{"allOf":[{"$ref":"annex:/http/InitialState"}]}},"$id":"annex:/http/SplitLeaf"};

function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.panelId === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "panelId"},message:"must have required property '"+"panelId"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.direction === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "direction"},message:"must have required property '"+"direction"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.panelType === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "panelType"},message:"must have required property '"+"panelType"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if(data.panelId !== undefined){
let data0 = data.panelId;
if(typeof data0 === "string"){
if(func4(data0) > 200){
const err3 = {instancePath:instancePath+"/panelId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err3); errors++;
}
if(func4(data0) < 1){
const err4 = {instancePath:instancePath+"/panelId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err4); errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/panelId",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.direction !== undefined){
let data1 = data.direction;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/direction",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
if(!((data1 === "horizontal") || (data1 === "vertical"))){
const err7 = {instancePath:instancePath+"/direction",keyword:"enum",params:{allowedValues: schema150.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err7); errors++;
}
}
if(data.position !== undefined){
let data2 = data.position;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/position",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8); errors++;
}
if(!((data2 === "before") || (data2 === "after"))){
const err9 = {instancePath:instancePath+"/position",keyword:"enum",params:{allowedValues: schema239.properties.position.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err9); errors++;
}
}
if(data.ratio !== undefined){
let data3 = data.ratio;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 0.95 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/ratio",keyword:"maximum",params:{comparison: "<=", limit: 0.95},message:"must be <= 0.95"};
(vErrors ??= []).push(err10); errors++;
}
if(data3 < 0.05 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/ratio",keyword:"minimum",params:{comparison: ">=", limit: 0.05},message:"must be >= 0.05"};
(vErrors ??= []).push(err11); errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/ratio",keyword:"type",params:{type: "number"},message:"must be number"};
(vErrors ??= []).push(err12); errors++;
}
}
if(data.panelType !== undefined){
let data4 = data.panelType;
if(typeof data4 === "string"){
if(func4(data4) > 137){
const err13 = {instancePath:instancePath+"/panelType",keyword:"maxLength",params:{limit: 137},message:"must NOT have more than 137 characters"};
(vErrors ??= []).push(err13); errors++;
}
if(!pattern24.test(data4)){
const err14 = {instancePath:instancePath+"/panelType",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"+"\""};
(vErrors ??= []).push(err14); errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/panelType",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err15); errors++;
}
}
if(data.displayName !== undefined){
let data5 = data.displayName;
if(typeof data5 === "string"){
if(func4(data5) > 100){
const err16 = {instancePath:instancePath+"/displayName",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err16); errors++;
}
if(func4(data5) < 1){
const err17 = {instancePath:instancePath+"/displayName",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err17); errors++;
}
if(!pattern43.test(data5)){
const err18 = {instancePath:instancePath+"/displayName",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f]*$"+"\""};
(vErrors ??= []).push(err18); errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/displayName",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err19); errors++;
}
}
if(data.name !== undefined){
let data6 = data.name;
if(typeof data6 === "string"){
if(func4(data6) > 100){
const err20 = {instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err20); errors++;
}
if(func4(data6) < 1){
const err21 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err21); errors++;
}
if(!pattern43.test(data6)){
const err22 = {instancePath:instancePath+"/name",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f]*$"+"\""};
(vErrors ??= []).push(err22); errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err23); errors++;
}
}
if(data.displayIcon !== undefined){
let data7 = data.displayIcon;
if(typeof data7 === "string"){
if(func4(data7) > 16384){
const err24 = {instancePath:instancePath+"/displayIcon",keyword:"maxLength",params:{limit: 16384},message:"must NOT have more than 16384 characters"};
(vErrors ??= []).push(err24); errors++;
}
if(func4(data7) < 1){
const err25 = {instancePath:instancePath+"/displayIcon",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err25); errors++;
}
if(!pattern44.test(data7)){
const err26 = {instancePath:instancePath+"/displayIcon",keyword:"pattern",params:{pattern: "^((mdi:)?[a-z0-9-]{1,100}|data:image/(svg\\+xml|png);base64,[A-Za-z0-9+/]+={0,2})$"},message:"must match pattern \""+"^((mdi:)?[a-z0-9-]{1,100}|data:image/(svg\\+xml|png);base64,[A-Za-z0-9+/]+={0,2})$"+"\""};
(vErrors ??= []).push(err26); errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/displayIcon",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err27); errors++;
}
}
if(data.initialState !== undefined){
if(!(validate125(data.initialState, {instancePath:instancePath+"/initialState",parentData:data,parentDataProperty:"initialState",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
}
if(data.panelState !== undefined){
if(!(validate125(data.panelState, {instancePath:instancePath+"/panelState",parentData:data,parentDataProperty:"panelState",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
}
}
else {
const err28 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err28); errors++;
}
validate138.errors = vErrors;
return errors === 0;
}

const splitLeaf_201_application_json = validate141;

function validate141(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.splitId === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "splitId"},message:"must have required property '"+"splitId"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.panelId === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "panelId"},message:"must have required property '"+"panelId"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.newPanelId === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "newPanelId"},message:"must have required property '"+"newPanelId"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if(data.tabId === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "tabId"},message:"must have required property '"+"tabId"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if(data.revision === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "revision"},message:"must have required property '"+"revision"+"'"};
(vErrors ??= []).push(err4); errors++;
}
if(data.splitId !== undefined){
let data0 = data.splitId;
if(typeof data0 === "string"){
if(func4(data0) > 200){
const err5 = {instancePath:instancePath+"/splitId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err5); errors++;
}
if(func4(data0) < 1){
const err6 = {instancePath:instancePath+"/splitId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/splitId",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
if(data.panelId !== undefined){
let data1 = data.panelId;
if(typeof data1 === "string"){
if(func4(data1) > 200){
const err8 = {instancePath:instancePath+"/panelId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err8); errors++;
}
if(func4(data1) < 1){
const err9 = {instancePath:instancePath+"/panelId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err9); errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/panelId",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10); errors++;
}
}
if(data.newPanelId !== undefined){
let data2 = data.newPanelId;
if(typeof data2 === "string"){
if(func4(data2) > 200){
const err11 = {instancePath:instancePath+"/newPanelId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err11); errors++;
}
if(func4(data2) < 1){
const err12 = {instancePath:instancePath+"/newPanelId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err12); errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/newPanelId",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err13); errors++;
}
}
if(data.tabId !== undefined){
let data3 = data.tabId;
if(typeof data3 === "string"){
if(func4(data3) > 200){
const err14 = {instancePath:instancePath+"/tabId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err14); errors++;
}
if(func4(data3) < 1){
const err15 = {instancePath:instancePath+"/tabId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err15); errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/tabId",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err16); errors++;
}
}
if(data.revision !== undefined){
let data4 = data.revision;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err17 = {instancePath:instancePath+"/revision",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err17); errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
const err18 = {instancePath:instancePath+"/revision",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
(vErrors ??= []).push(err18); errors++;
}
}
}
}
else {
const err19 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err19); errors++;
}
validate141.errors = vErrors;
return errors === 0;
}

const splitLeaf_parameters = validate142;

function validate142(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.owner === undefined){
const err0 = {instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data0.repo === undefined){
const err1 = {instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "repo"},message:"must have required property '"+"repo"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data0.owner !== undefined){
let data1 = data0.owner;
if(typeof data1 === "string"){
if(func4(data1) > 100){
const err2 = {instancePath:instancePath+"/path/owner",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err2); errors++;
}
if(!pattern4.test(data1)){
const err3 = {instancePath:instancePath+"/path/owner",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""};
(vErrors ??= []).push(err3); errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/path/owner",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data0.repo !== undefined){
let data2 = data0.repo;
if(typeof data2 === "string"){
if(func4(data2) > 100){
const err5 = {instancePath:instancePath+"/path/repo",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err5); errors++;
}
if(!pattern4.test(data2)){
const err6 = {instancePath:instancePath+"/path/repo",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""};
(vErrors ??= []).push(err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/path/repo",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/path",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err8); errors++;
}
}
}
else {
const err9 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err9); errors++;
}
validate142.errors = vErrors;
return errors === 0;
}

const resizeSplit_body_application_json = validate143;

function validate143(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ratio === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "ratio"},message:"must have required property '"+"ratio"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.ratio !== undefined){
let data0 = data.ratio;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 0.95 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/ratio",keyword:"maximum",params:{comparison: "<=", limit: 0.95},message:"must be <= 0.95"};
(vErrors ??= []).push(err1); errors++;
}
if(data0 < 0.05 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/ratio",keyword:"minimum",params:{comparison: ">=", limit: 0.05},message:"must be >= 0.05"};
(vErrors ??= []).push(err2); errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/ratio",keyword:"type",params:{type: "number"},message:"must be number"};
(vErrors ??= []).push(err3); errors++;
}
}
}
else {
const err4 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err4); errors++;
}
validate143.errors = vErrors;
return errors === 0;
}

const resizeSplit_parameters = validate144;

function validate144(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.owner === undefined){
const err0 = {instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data0.repo === undefined){
const err1 = {instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "repo"},message:"must have required property '"+"repo"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data0.splitId === undefined){
const err2 = {instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "splitId"},message:"must have required property '"+"splitId"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if(data0.owner !== undefined){
let data1 = data0.owner;
if(typeof data1 === "string"){
if(func4(data1) > 100){
const err3 = {instancePath:instancePath+"/path/owner",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err3); errors++;
}
if(!pattern4.test(data1)){
const err4 = {instancePath:instancePath+"/path/owner",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""};
(vErrors ??= []).push(err4); errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/path/owner",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data0.repo !== undefined){
let data2 = data0.repo;
if(typeof data2 === "string"){
if(func4(data2) > 100){
const err6 = {instancePath:instancePath+"/path/repo",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err6); errors++;
}
if(!pattern4.test(data2)){
const err7 = {instancePath:instancePath+"/path/repo",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""};
(vErrors ??= []).push(err7); errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/path/repo",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8); errors++;
}
}
if(data0.splitId !== undefined){
let data3 = data0.splitId;
if(typeof data3 === "string"){
if(func4(data3) > 200){
const err9 = {instancePath:instancePath+"/path/splitId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err9); errors++;
}
if(func4(data3) < 1){
const err10 = {instancePath:instancePath+"/path/splitId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err10); errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/path/splitId",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err11); errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/path",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err12); errors++;
}
}
}
else {
const err13 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err13); errors++;
}
validate144.errors = vErrors;
return errors === 0;
}

const moveTab_body_application_json = validate145;

const schema261 = {"type":"object","required":["tabId","targetPanelId"],"properties":{"sourcePanelId":{"type":"string","minLength":1,"maxLength":200},"tabId":{"$ref":"annex:/http/NodeId"},"targetPanelId":{"$ref":"annex:/http/NodeId"},"index":{"type":"integer","minimum":0,"maximum":1000},"edge":{"type":"string","enum":["left","right","top","bottom"]}},"$id":"annex:/http/MoveTab"};

function validate145(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tabId === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "tabId"},message:"must have required property '"+"tabId"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.targetPanelId === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "targetPanelId"},message:"must have required property '"+"targetPanelId"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.sourcePanelId !== undefined){
let data0 = data.sourcePanelId;
if(typeof data0 === "string"){
if(func4(data0) > 200){
const err2 = {instancePath:instancePath+"/sourcePanelId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err2); errors++;
}
if(func4(data0) < 1){
const err3 = {instancePath:instancePath+"/sourcePanelId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err3); errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/sourcePanelId",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.tabId !== undefined){
let data1 = data.tabId;
if(typeof data1 === "string"){
if(func4(data1) > 200){
const err5 = {instancePath:instancePath+"/tabId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err5); errors++;
}
if(func4(data1) < 1){
const err6 = {instancePath:instancePath+"/tabId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/tabId",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
if(data.targetPanelId !== undefined){
let data2 = data.targetPanelId;
if(typeof data2 === "string"){
if(func4(data2) > 200){
const err8 = {instancePath:instancePath+"/targetPanelId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err8); errors++;
}
if(func4(data2) < 1){
const err9 = {instancePath:instancePath+"/targetPanelId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err9); errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/targetPanelId",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10); errors++;
}
}
if(data.index !== undefined){
let data3 = data.index;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err11 = {instancePath:instancePath+"/index",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err11); errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1000 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/index",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
(vErrors ??= []).push(err12); errors++;
}
if(data3 < 0 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/index",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
(vErrors ??= []).push(err13); errors++;
}
}
}
if(data.edge !== undefined){
let data4 = data.edge;
if(typeof data4 !== "string"){
const err14 = {instancePath:instancePath+"/edge",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err14); errors++;
}
if(!((((data4 === "left") || (data4 === "right")) || (data4 === "top")) || (data4 === "bottom"))){
const err15 = {instancePath:instancePath+"/edge",keyword:"enum",params:{allowedValues: schema261.properties.edge.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err15); errors++;
}
}
}
else {
const err16 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err16); errors++;
}
validate145.errors = vErrors;
return errors === 0;
}

const moveTab_parameters = validate146;

function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.owner === undefined){
const err0 = {instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data0.repo === undefined){
const err1 = {instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "repo"},message:"must have required property '"+"repo"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data0.owner !== undefined){
let data1 = data0.owner;
if(typeof data1 === "string"){
if(func4(data1) > 100){
const err2 = {instancePath:instancePath+"/path/owner",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err2); errors++;
}
if(!pattern4.test(data1)){
const err3 = {instancePath:instancePath+"/path/owner",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""};
(vErrors ??= []).push(err3); errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/path/owner",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data0.repo !== undefined){
let data2 = data0.repo;
if(typeof data2 === "string"){
if(func4(data2) > 100){
const err5 = {instancePath:instancePath+"/path/repo",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err5); errors++;
}
if(!pattern4.test(data2)){
const err6 = {instancePath:instancePath+"/path/repo",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""};
(vErrors ??= []).push(err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/path/repo",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/path",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err8); errors++;
}
}
}
else {
const err9 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err9); errors++;
}
validate146.errors = vErrors;
return errors === 0;
}

const captureScreenshot_body_application_json = validate147;

const schema267 = {"type":"object","required":["scope"],"properties":{"scope":{"$ref":"annex:/http/CaptureScope"},"panelId":{"type":"string","minLength":1,"maxLength":200},"tabId":{"type":"string","minLength":1,"maxLength":200},"name":{"type":"string","minLength":1,"maxLength":200},"part":{"type":"string","enum":["panel","page"],"default":"panel"},"ref":{"allOf":[{"$ref":"annex:/http/PageRef"}]},"method":{"default":"element-capture","allOf":[{"$ref":"annex:/http/CaptureMethod"}]},"maxDimension":{"type":"integer","minimum":16,"maximum":8192,"default":1568},"reason":{"type":"string","maxLength":300},"waitForSharing":{"type":"integer","minimum":0,"maximum":60,"default":0}},"if":{"required":["scope"],"properties":{"scope":{"const":"panel"}}},"then":{"anyOf":[{"required":["panelId"],"properties":{"panelId":true}},{"required":["tabId"],"properties":{"tabId":true}},{"required":["name"],"properties":{"name":true}}]},"$id":"annex:/http/CaptureScreenshot"};

const schema270 = {"type":"string","enum":["element-capture","html2canvas"],"$id":"annex:/http/CaptureMethod"};

function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.scope === undefined) && (missing0 = "scope")){
const err0 = {};
(vErrors ??= []).push(err0); errors++;
}
else {
if(data.scope !== undefined){
if("panel" !== data.scope){
const err1 = {};
(vErrors ??= []).push(err1); errors++;
}
}
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs4 = errors;
const _errs5 = errors;
let valid2 = false;
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.panelId === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "panelId"},message:"must have required property '"+"panelId"+"'"};
(vErrors ??= []).push(err2); errors++;
}
}
var _valid1 = _errs6 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tabId === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "tabId"},message:"must have required property '"+"tabId"+"'"};
(vErrors ??= []).push(err3); errors++;
}
}
var _valid1 = _errs7 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
(vErrors ??= []).push(err4); errors++;
}
}
var _valid1 = _errs8 === errors;
valid2 = valid2 || _valid1;
}
}
if(!valid2){
const err5 = {instancePath,keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
(vErrors ??= []).push(err5); errors++;
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
var _valid0 = _errs4 === errors;
valid0 = _valid0;
}
if(!valid0){
const err6 = {instancePath,keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
(vErrors ??= []).push(err6); errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.part === undefined){
data.part = "panel";
}
if(data.method === undefined){
data.method = "element-capture";
}
if(data.maxDimension === undefined){
data.maxDimension = 1568;
}
if(data.waitForSharing === undefined){
data.waitForSharing = 0;
}
if(data.scope === undefined){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "scope"},message:"must have required property '"+"scope"+"'"};
(vErrors ??= []).push(err7); errors++;
}
if(data.scope !== undefined){
let data1 = data.scope;
if(typeof data1 !== "string"){
const err8 = {instancePath:instancePath+"/scope",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8); errors++;
}
if(!(((data1 === "panel") || (data1 === "workspace")) || (data1 === "screen"))){
const err9 = {instancePath:instancePath+"/scope",keyword:"enum",params:{allowedValues: schema178.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err9); errors++;
}
}
if(data.panelId !== undefined){
let data2 = data.panelId;
if(typeof data2 === "string"){
if(func4(data2) > 200){
const err10 = {instancePath:instancePath+"/panelId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err10); errors++;
}
if(func4(data2) < 1){
const err11 = {instancePath:instancePath+"/panelId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err11); errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/panelId",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12); errors++;
}
}
if(data.tabId !== undefined){
let data3 = data.tabId;
if(typeof data3 === "string"){
if(func4(data3) > 200){
const err13 = {instancePath:instancePath+"/tabId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err13); errors++;
}
if(func4(data3) < 1){
const err14 = {instancePath:instancePath+"/tabId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err14); errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/tabId",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err15); errors++;
}
}
if(data.name !== undefined){
let data4 = data.name;
if(typeof data4 === "string"){
if(func4(data4) > 200){
const err16 = {instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err16); errors++;
}
if(func4(data4) < 1){
const err17 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err17); errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err18); errors++;
}
}
let data5 = data.part;
if(typeof data5 !== "string"){
const err19 = {instancePath:instancePath+"/part",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err19); errors++;
}
if(!((data5 === "panel") || (data5 === "page"))){
const err20 = {instancePath:instancePath+"/part",keyword:"enum",params:{allowedValues: schema267.properties.part.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err20); errors++;
}
if(data.ref !== undefined){
let data6 = data.ref;
if(typeof data6 === "string"){
if(func4(data6) > 10){
const err21 = {instancePath:instancePath+"/ref",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
(vErrors ??= []).push(err21); errors++;
}
if(!pattern11.test(data6)){
const err22 = {instancePath:instancePath+"/ref",keyword:"pattern",params:{pattern: "^e[1-9][0-9]{0,8}$"},message:"must match pattern \""+"^e[1-9][0-9]{0,8}$"+"\""};
(vErrors ??= []).push(err22); errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/ref",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err23); errors++;
}
}
let data7 = data.method;
if(typeof data7 !== "string"){
const err24 = {instancePath:instancePath+"/method",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err24); errors++;
}
if(!((data7 === "element-capture") || (data7 === "html2canvas"))){
const err25 = {instancePath:instancePath+"/method",keyword:"enum",params:{allowedValues: schema270.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err25); errors++;
}
let data8 = data.maxDimension;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err26 = {instancePath:instancePath+"/maxDimension",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err26); errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 8192 || isNaN(data8)){
const err27 = {instancePath:instancePath+"/maxDimension",keyword:"maximum",params:{comparison: "<=", limit: 8192},message:"must be <= 8192"};
(vErrors ??= []).push(err27); errors++;
}
if(data8 < 16 || isNaN(data8)){
const err28 = {instancePath:instancePath+"/maxDimension",keyword:"minimum",params:{comparison: ">=", limit: 16},message:"must be >= 16"};
(vErrors ??= []).push(err28); errors++;
}
}
if(data.reason !== undefined){
let data9 = data.reason;
if(typeof data9 === "string"){
if(func4(data9) > 300){
const err29 = {instancePath:instancePath+"/reason",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
(vErrors ??= []).push(err29); errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err30); errors++;
}
}
let data10 = data.waitForSharing;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err31 = {instancePath:instancePath+"/waitForSharing",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err31); errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 60 || isNaN(data10)){
const err32 = {instancePath:instancePath+"/waitForSharing",keyword:"maximum",params:{comparison: "<=", limit: 60},message:"must be <= 60"};
(vErrors ??= []).push(err32); errors++;
}
if(data10 < 0 || isNaN(data10)){
const err33 = {instancePath:instancePath+"/waitForSharing",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
(vErrors ??= []).push(err33); errors++;
}
}
}
else {
const err34 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err34); errors++;
}
validate147.errors = vErrors;
return errors === 0;
}

const captureScreenshot_200_application_json = validate148;

const pattern92 = /* @__PURE__ */ new RegExp("^data:image/png;base64,", "u");

const formats8 = formats.fullFormats["date-time"];

function validate148(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.dataUrl === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "dataUrl"},message:"must have required property '"+"dataUrl"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.width === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "width"},message:"must have required property '"+"width"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.height === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "height"},message:"must have required property '"+"height"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if(data.scope === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "scope"},message:"must have required property '"+"scope"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if(data.method === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "method"},message:"must have required property '"+"method"+"'"};
(vErrors ??= []).push(err4); errors++;
}
if(data.loaded === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "loaded"},message:"must have required property '"+"loaded"+"'"};
(vErrors ??= []).push(err5); errors++;
}
if(data.captured_at === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "captured_at"},message:"must have required property '"+"captured_at"+"'"};
(vErrors ??= []).push(err6); errors++;
}
if(data.dataUrl !== undefined){
let data0 = data.dataUrl;
if(typeof data0 === "string"){
if(!pattern92.test(data0)){
const err7 = {instancePath:instancePath+"/dataUrl",keyword:"pattern",params:{pattern: "^data:image/png;base64,"},message:"must match pattern \""+"^data:image/png;base64,"+"\""};
(vErrors ??= []).push(err7); errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/dataUrl",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8); errors++;
}
}
if(data.width !== undefined){
let data1 = data.width;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err9 = {instancePath:instancePath+"/width",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err9); errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err10 = {instancePath:instancePath+"/width",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err10); errors++;
}
}
}
if(data.height !== undefined){
let data2 = data.height;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err11 = {instancePath:instancePath+"/height",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err11); errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err12 = {instancePath:instancePath+"/height",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err12); errors++;
}
}
}
if(data.scope !== undefined){
let data3 = data.scope;
if(typeof data3 !== "string"){
const err13 = {instancePath:instancePath+"/scope",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err13); errors++;
}
if(!(((data3 === "panel") || (data3 === "workspace")) || (data3 === "screen"))){
const err14 = {instancePath:instancePath+"/scope",keyword:"enum",params:{allowedValues: schema178.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err14); errors++;
}
}
if(data.method !== undefined){
let data4 = data.method;
if(typeof data4 !== "string"){
const err15 = {instancePath:instancePath+"/method",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err15); errors++;
}
if(!((data4 === "element-capture") || (data4 === "html2canvas"))){
const err16 = {instancePath:instancePath+"/method",keyword:"enum",params:{allowedValues: schema270.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err16); errors++;
}
}
if(data.loaded !== undefined){
if(typeof data.loaded !== "boolean"){
const err17 = {instancePath:instancePath+"/loaded",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err17); errors++;
}
}
if(data.captured_at !== undefined){
let data6 = data.captured_at;
if(typeof data6 === "string"){
if(!(formats8.validate(data6))){
const err18 = {instancePath:instancePath+"/captured_at",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
(vErrors ??= []).push(err18); errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/captured_at",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err19); errors++;
}
}
}
else {
const err20 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err20); errors++;
}
validate148.errors = vErrors;
return errors === 0;
}

const captureScreenshot_parameters = validate149;

function validate149(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.owner === undefined){
const err0 = {instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data0.repo === undefined){
const err1 = {instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "repo"},message:"must have required property '"+"repo"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data0.owner !== undefined){
let data1 = data0.owner;
if(typeof data1 === "string"){
if(func4(data1) > 100){
const err2 = {instancePath:instancePath+"/path/owner",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err2); errors++;
}
if(!pattern4.test(data1)){
const err3 = {instancePath:instancePath+"/path/owner",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""};
(vErrors ??= []).push(err3); errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/path/owner",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data0.repo !== undefined){
let data2 = data0.repo;
if(typeof data2 === "string"){
if(func4(data2) > 100){
const err5 = {instancePath:instancePath+"/path/repo",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err5); errors++;
}
if(!pattern4.test(data2)){
const err6 = {instancePath:instancePath+"/path/repo",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""};
(vErrors ??= []).push(err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/path/repo",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/path",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err8); errors++;
}
}
}
else {
const err9 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err9); errors++;
}
validate149.errors = vErrors;
return errors === 0;
}

const getScreenshotStatus_200_application_json = validate113;

const getScreenshotStatus_parameters = validate150;

function validate150(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.owner === undefined){
const err0 = {instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data0.repo === undefined){
const err1 = {instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "repo"},message:"must have required property '"+"repo"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data0.owner !== undefined){
let data1 = data0.owner;
if(typeof data1 === "string"){
if(func4(data1) > 100){
const err2 = {instancePath:instancePath+"/path/owner",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err2); errors++;
}
if(!pattern4.test(data1)){
const err3 = {instancePath:instancePath+"/path/owner",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""};
(vErrors ??= []).push(err3); errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/path/owner",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data0.repo !== undefined){
let data2 = data0.repo;
if(typeof data2 === "string"){
if(func4(data2) > 100){
const err5 = {instancePath:instancePath+"/path/repo",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err5); errors++;
}
if(!pattern4.test(data2)){
const err6 = {instancePath:instancePath+"/path/repo",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""};
(vErrors ??= []).push(err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/path/repo",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/path",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err8); errors++;
}
}
}
else {
const err9 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err9); errors++;
}
validate150.errors = vErrors;
return errors === 0;
}

const problem = validate151;

const formats10 = /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;

const pattern97 = /* @__PURE__ */ new RegExp("^(https?://[^\\s]+)?/problems/[a-z]+(-[a-z]+)*$", "u");

function validate152(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate152.errors = vErrors;
return errors === 0;
}

function validate151(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(!pattern97.test(data0)){
const err4 = {instancePath:instancePath+"/type",keyword:"pattern",params:{pattern: "^(https?://[^\\s]+)?/problems/[a-z]+(-[a-z]+)*$"},message:"must match pattern \""+"^(https?://[^\\s]+)?/problems/[a-z]+(-[a-z]+)*$"+"\""};
(vErrors ??= []).push(err4); errors++;
}
if(!(formats10.test(data0))){
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
if(!(validate152(data4[i0], {instancePath:instancePath+"/errors/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
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
validate151.errors = vErrors;
return errors === 0;
}

const client_hello = validate154;

const pattern100 = /* @__PURE__ */ new RegExp("^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$", "u");

function validate154(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.owner === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.repo === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "repo"},message:"must have required property '"+"repo"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if(data.browser === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "browser"},message:"must have required property '"+"browser"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if(data.focused === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "focused"},message:"must have required property '"+"focused"+"'"};
(vErrors ??= []).push(err4); errors++;
}
if(data.sharing === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "sharing"},message:"must have required property '"+"sharing"+"'"};
(vErrors ??= []).push(err5); errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err6 = {instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
if("hello" !== data0){
const err7 = {instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "hello"},message:"must be equal to constant"};
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
if(!pattern4.test(data1)){
const err9 = {instancePath:instancePath+"/owner",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""};
(vErrors ??= []).push(err9); errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/owner",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10); errors++;
}
}
if(data.repo !== undefined){
let data2 = data.repo;
if(typeof data2 === "string"){
if(func4(data2) > 100){
const err11 = {instancePath:instancePath+"/repo",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err11); errors++;
}
if(!pattern4.test(data2)){
const err12 = {instancePath:instancePath+"/repo",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""};
(vErrors ??= []).push(err12); errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/repo",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err13); errors++;
}
}
if(data.browser !== undefined){
let data3 = data.browser;
if(typeof data3 === "string"){
if(func4(data3) > 36){
const err14 = {instancePath:instancePath+"/browser",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters"};
(vErrors ??= []).push(err14); errors++;
}
if(!pattern100.test(data3)){
const err15 = {instancePath:instancePath+"/browser",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"+"\""};
(vErrors ??= []).push(err15); errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/browser",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err16); errors++;
}
}
if(data.focused !== undefined){
if(typeof data.focused !== "boolean"){
const err17 = {instancePath:instancePath+"/focused",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err17); errors++;
}
}
if(data.sharing !== undefined){
let data5 = data.sharing;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.tab === undefined){
const err18 = {instancePath:instancePath+"/sharing",keyword:"required",params:{missingProperty: "tab"},message:"must have required property '"+"tab"+"'"};
(vErrors ??= []).push(err18); errors++;
}
if(data5.screen === undefined){
const err19 = {instancePath:instancePath+"/sharing",keyword:"required",params:{missingProperty: "screen"},message:"must have required property '"+"screen"+"'"};
(vErrors ??= []).push(err19); errors++;
}
if(data5.tab !== undefined){
if(typeof data5.tab !== "boolean"){
const err20 = {instancePath:instancePath+"/sharing/tab",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err20); errors++;
}
}
if(data5.screen !== undefined){
if(typeof data5.screen !== "boolean"){
const err21 = {instancePath:instancePath+"/sharing/screen",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err21); errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/sharing",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err22); errors++;
}
}
if(data.canShare !== undefined){
let data8 = data.canShare;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.tab === undefined){
const err23 = {instancePath:instancePath+"/canShare",keyword:"required",params:{missingProperty: "tab"},message:"must have required property '"+"tab"+"'"};
(vErrors ??= []).push(err23); errors++;
}
if(data8.screen === undefined){
const err24 = {instancePath:instancePath+"/canShare",keyword:"required",params:{missingProperty: "screen"},message:"must have required property '"+"screen"+"'"};
(vErrors ??= []).push(err24); errors++;
}
if(data8.tab !== undefined){
if(typeof data8.tab !== "boolean"){
const err25 = {instancePath:instancePath+"/canShare/tab",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err25); errors++;
}
}
if(data8.screen !== undefined){
if(typeof data8.screen !== "boolean"){
const err26 = {instancePath:instancePath+"/canShare/screen",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err26); errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/canShare",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err27); errors++;
}
}
}
else {
const err28 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err28); errors++;
}
validate154.errors = vErrors;
return errors === 0;
}

const client_change = validate155;

function validate157(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.op === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "op"},message:"must have required property '"+"op"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.op !== undefined){
let data0 = data.op;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/op",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err1); errors++;
}
if("openTab" !== data0){
const err2 = {instancePath:instancePath+"/op",keyword:"const",params:{allowedValue: "openTab"},message:"must be equal to constant"};
(vErrors ??= []).push(err2); errors++;
}
}
}
else {
const err3 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err3); errors++;
}
if(!(validate124(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
errors = vErrors.length;
}
validate157.errors = vErrors;
return errors === 0;
}

function validate160(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.op === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "op"},message:"must have required property '"+"op"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.tabId === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "tabId"},message:"must have required property '"+"tabId"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.op !== undefined){
let data0 = data.op;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/op",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err2); errors++;
}
if("closeTab" !== data0){
const err3 = {instancePath:instancePath+"/op",keyword:"const",params:{allowedValue: "closeTab"},message:"must be equal to constant"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.tabId !== undefined){
let data1 = data.tabId;
if(typeof data1 === "string"){
if(func4(data1) > 200){
const err4 = {instancePath:instancePath+"/tabId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err4); errors++;
}
if(func4(data1) < 1){
const err5 = {instancePath:instancePath+"/tabId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/tabId",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
}
}
else {
const err7 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err7); errors++;
}
validate160.errors = vErrors;
return errors === 0;
}

function validate162(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.op === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "op"},message:"must have required property '"+"op"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.panelId === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "panelId"},message:"must have required property '"+"panelId"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.op !== undefined){
let data0 = data.op;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/op",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err2); errors++;
}
if("closePanel" !== data0){
const err3 = {instancePath:instancePath+"/op",keyword:"const",params:{allowedValue: "closePanel"},message:"must be equal to constant"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.panelId !== undefined){
let data1 = data.panelId;
if(typeof data1 === "string"){
if(func4(data1) > 200){
const err4 = {instancePath:instancePath+"/panelId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err4); errors++;
}
if(func4(data1) < 1){
const err5 = {instancePath:instancePath+"/panelId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/panelId",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
}
}
else {
const err7 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err7); errors++;
}
validate162.errors = vErrors;
return errors === 0;
}

function validate164(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.op === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "op"},message:"must have required property '"+"op"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.tabId === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "tabId"},message:"must have required property '"+"tabId"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.op !== undefined){
let data0 = data.op;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/op",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err2); errors++;
}
if("activateTab" !== data0){
const err3 = {instancePath:instancePath+"/op",keyword:"const",params:{allowedValue: "activateTab"},message:"must be equal to constant"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.tabId !== undefined){
let data1 = data.tabId;
if(typeof data1 === "string"){
if(func4(data1) > 200){
const err4 = {instancePath:instancePath+"/tabId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err4); errors++;
}
if(func4(data1) < 1){
const err5 = {instancePath:instancePath+"/tabId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/tabId",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
}
}
else {
const err7 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err7); errors++;
}
validate164.errors = vErrors;
return errors === 0;
}

function validate166(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.op === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "op"},message:"must have required property '"+"op"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.tabId === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "tabId"},message:"must have required property '"+"tabId"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.displayName === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "displayName"},message:"must have required property '"+"displayName"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if(data.op !== undefined){
let data0 = data.op;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/op",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
if("renameTab" !== data0){
const err4 = {instancePath:instancePath+"/op",keyword:"const",params:{allowedValue: "renameTab"},message:"must be equal to constant"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.tabId !== undefined){
let data1 = data.tabId;
if(typeof data1 === "string"){
if(func4(data1) > 200){
const err5 = {instancePath:instancePath+"/tabId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err5); errors++;
}
if(func4(data1) < 1){
const err6 = {instancePath:instancePath+"/tabId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/tabId",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
if(data.displayName !== undefined){
let data2 = data.displayName;
if(typeof data2 === "string"){
if(func4(data2) > 100){
const err8 = {instancePath:instancePath+"/displayName",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err8); errors++;
}
if(func4(data2) < 1){
const err9 = {instancePath:instancePath+"/displayName",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err9); errors++;
}
if(!pattern43.test(data2)){
const err10 = {instancePath:instancePath+"/displayName",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f]*$"+"\""};
(vErrors ??= []).push(err10); errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/displayName",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err11); errors++;
}
}
}
else {
const err12 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err12); errors++;
}
validate166.errors = vErrors;
return errors === 0;
}

function validate168(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.op === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "op"},message:"must have required property '"+"op"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.op !== undefined){
let data0 = data.op;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/op",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err1); errors++;
}
if("moveTab" !== data0){
const err2 = {instancePath:instancePath+"/op",keyword:"const",params:{allowedValue: "moveTab"},message:"must be equal to constant"};
(vErrors ??= []).push(err2); errors++;
}
}
}
else {
const err3 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err3); errors++;
}
if(!(validate145(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
validate168.errors = vErrors;
return errors === 0;
}

function validate171(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.op === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "op"},message:"must have required property '"+"op"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.op !== undefined){
let data0 = data.op;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/op",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err1); errors++;
}
if("splitLeaf" !== data0){
const err2 = {instancePath:instancePath+"/op",keyword:"const",params:{allowedValue: "splitLeaf"},message:"must be equal to constant"};
(vErrors ??= []).push(err2); errors++;
}
}
}
else {
const err3 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err3); errors++;
}
if(!(validate138(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
errors = vErrors.length;
}
validate171.errors = vErrors;
return errors === 0;
}

function validate174(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.op === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "op"},message:"must have required property '"+"op"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.splitId === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "splitId"},message:"must have required property '"+"splitId"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.ratio === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "ratio"},message:"must have required property '"+"ratio"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if(data.op !== undefined){
let data0 = data.op;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/op",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
if("resizeSplit" !== data0){
const err4 = {instancePath:instancePath+"/op",keyword:"const",params:{allowedValue: "resizeSplit"},message:"must be equal to constant"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.splitId !== undefined){
let data1 = data.splitId;
if(typeof data1 === "string"){
if(func4(data1) > 200){
const err5 = {instancePath:instancePath+"/splitId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err5); errors++;
}
if(func4(data1) < 1){
const err6 = {instancePath:instancePath+"/splitId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/splitId",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
if(data.ratio !== undefined){
let data2 = data.ratio;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 0.95 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/ratio",keyword:"maximum",params:{comparison: "<=", limit: 0.95},message:"must be <= 0.95"};
(vErrors ??= []).push(err8); errors++;
}
if(data2 < 0.05 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/ratio",keyword:"minimum",params:{comparison: ">=", limit: 0.05},message:"must be >= 0.05"};
(vErrors ??= []).push(err9); errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/ratio",keyword:"type",params:{type: "number"},message:"must be number"};
(vErrors ??= []).push(err10); errors++;
}
}
}
else {
const err11 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err11); errors++;
}
validate174.errors = vErrors;
return errors === 0;
}

function validate176(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.op === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "op"},message:"must have required property '"+"op"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.tabId === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "tabId"},message:"must have required property '"+"tabId"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.state === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if(data.op !== undefined){
let data0 = data.op;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/op",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
if("setPanelState" !== data0){
const err4 = {instancePath:instancePath+"/op",keyword:"const",params:{allowedValue: "setPanelState"},message:"must be equal to constant"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.tabId !== undefined){
let data1 = data.tabId;
if(typeof data1 === "string"){
if(func4(data1) > 200){
const err5 = {instancePath:instancePath+"/tabId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err5); errors++;
}
if(func4(data1) < 1){
const err6 = {instancePath:instancePath+"/tabId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/tabId",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
if(data.from !== undefined){
let data2 = data.from;
if(typeof data2 === "string"){
if(func4(data2) > 8192){
const err8 = {instancePath:instancePath+"/from",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"};
(vErrors ??= []).push(err8); errors++;
}
if(!pattern6.test(data2)){
const err9 = {instancePath:instancePath+"/from",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#\\\\][^\\s\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#\\\\][^\\s\\u0000-\\u001f\\u007f]*$"+"\""};
(vErrors ??= []).push(err9); errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/from",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10); errors++;
}
}
if(data.state !== undefined){
let data3 = data.state;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.url !== undefined){
let data4 = data3.url;
if(typeof data4 === "string"){
if(func4(data4) > 8192){
const err11 = {instancePath:instancePath+"/state/url",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"};
(vErrors ??= []).push(err11); errors++;
}
if(!pattern6.test(data4)){
const err12 = {instancePath:instancePath+"/state/url",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#\\\\][^\\s\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#\\\\][^\\s\\u0000-\\u001f\\u007f]*$"+"\""};
(vErrors ??= []).push(err12); errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/state/url",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err13); errors++;
}
}
if(data3.headerHidden !== undefined){
if(typeof data3.headerHidden !== "boolean"){
const err14 = {instancePath:instancePath+"/state/headerHidden",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err14); errors++;
}
}
if(data3.proxyEnabled !== undefined){
if(typeof data3.proxyEnabled !== "boolean"){
const err15 = {instancePath:instancePath+"/state/proxyEnabled",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err15); errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/state",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err16); errors++;
}
}
}
else {
const err17 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err17); errors++;
}
validate176.errors = vErrors;
return errors === 0;
}

function validate178(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.op === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "op"},message:"must have required property '"+"op"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.tabId === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "tabId"},message:"must have required property '"+"tabId"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.op !== undefined){
let data0 = data.op;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/op",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err2); errors++;
}
if("refreshPanel" !== data0){
const err3 = {instancePath:instancePath+"/op",keyword:"const",params:{allowedValue: "refreshPanel"},message:"must be equal to constant"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.tabId !== undefined){
let data1 = data.tabId;
if(typeof data1 === "string"){
if(func4(data1) > 200){
const err4 = {instancePath:instancePath+"/tabId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err4); errors++;
}
if(func4(data1) < 1){
const err5 = {instancePath:instancePath+"/tabId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/tabId",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
}
}
else {
const err7 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err7); errors++;
}
validate178.errors = vErrors;
return errors === 0;
}

function validate180(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.op === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "op"},message:"must have required property '"+"op"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.tabId === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "tabId"},message:"must have required property '"+"tabId"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.op !== undefined){
let data0 = data.op;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/op",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err2); errors++;
}
if("resetPanel" !== data0){
const err3 = {instancePath:instancePath+"/op",keyword:"const",params:{allowedValue: "resetPanel"},message:"must be equal to constant"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.tabId !== undefined){
let data1 = data.tabId;
if(typeof data1 === "string"){
if(func4(data1) > 200){
const err4 = {instancePath:instancePath+"/tabId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err4); errors++;
}
if(func4(data1) < 1){
const err5 = {instancePath:instancePath+"/tabId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/tabId",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
}
}
else {
const err7 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err7); errors++;
}
validate180.errors = vErrors;
return errors === 0;
}

function validate156(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate157(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate160(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate160.errors : vErrors.concat(validate160.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
const _errs3 = errors;
if(!(validate162(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
}
const _errs4 = errors;
if(!(validate164(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 3];
}
else {
if(_valid0){
valid0 = true;
passing0 = 3;
}
const _errs5 = errors;
if(!(validate166(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate166.errors : vErrors.concat(validate166.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 4];
}
else {
if(_valid0){
valid0 = true;
passing0 = 4;
}
const _errs6 = errors;
if(!(validate168(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 5];
}
else {
if(_valid0){
valid0 = true;
passing0 = 5;
}
const _errs7 = errors;
if(!(validate171(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 6];
}
else {
if(_valid0){
valid0 = true;
passing0 = 6;
}
const _errs8 = errors;
if(!(validate174(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate174.errors : vErrors.concat(validate174.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 7];
}
else {
if(_valid0){
valid0 = true;
passing0 = 7;
}
const _errs9 = errors;
if(!(validate176(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 8];
}
else {
if(_valid0){
valid0 = true;
passing0 = 8;
}
const _errs10 = errors;
if(!(validate178(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate178.errors : vErrors.concat(validate178.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 9];
}
else {
if(_valid0){
valid0 = true;
passing0 = 9;
}
const _errs11 = errors;
if(!(validate180(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 10];
}
else {
if(_valid0){
valid0 = true;
passing0 = 10;
}
}
}
}
}
}
}
}
}
}
}
if(!valid0){
const err0 = {instancePath,keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
(vErrors ??= []).push(err0); errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate156.errors = vErrors;
return errors === 0;
}

function validate155(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.id === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.change === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "change"},message:"must have required property '"+"change"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
if("change" !== data0){
const err4 = {instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "change"},message:"must be equal to constant"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(func4(data1) > 64){
const err5 = {instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
(vErrors ??= []).push(err5); errors++;
}
if(!pattern19.test(data1)){
const err6 = {instancePath:instancePath+"/id",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\""};
(vErrors ??= []).push(err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
if(data.change !== undefined){
if(!(validate156(data.change, {instancePath:instancePath+"/change",parentData:data,parentDataProperty:"change",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err8); errors++;
}
validate155.errors = vErrors;
return errors === 0;
}

const client_accepted = validate183;

function validate183(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.command === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "command"},message:"must have required property '"+"command"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err2); errors++;
}
if("accepted" !== data0){
const err3 = {instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "accepted"},message:"must be equal to constant"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.command !== undefined){
let data1 = data.command;
if(typeof data1 === "string"){
if(func4(data1) > 36){
const err4 = {instancePath:instancePath+"/command",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters"};
(vErrors ??= []).push(err4); errors++;
}
if(!pattern100.test(data1)){
const err5 = {instancePath:instancePath+"/command",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"+"\""};
(vErrors ??= []).push(err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/command",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
}
}
else {
const err7 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err7); errors++;
}
validate183.errors = vErrors;
return errors === 0;
}

const client_deferred = validate184;

function validate184(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.command === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "command"},message:"must have required property '"+"command"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err2); errors++;
}
if("deferred" !== data0){
const err3 = {instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "deferred"},message:"must be equal to constant"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.command !== undefined){
let data1 = data.command;
if(typeof data1 === "string"){
if(func4(data1) > 36){
const err4 = {instancePath:instancePath+"/command",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters"};
(vErrors ??= []).push(err4); errors++;
}
if(!pattern100.test(data1)){
const err5 = {instancePath:instancePath+"/command",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"+"\""};
(vErrors ??= []).push(err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/command",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
}
}
else {
const err7 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err7); errors++;
}
validate184.errors = vErrors;
return errors === 0;
}

const client_result = validate185;

const schema324 = {"type":"string","enum":["new"],"$id":"annex:/socket/FrameAge"};

const schema325 = {"type":"string","enum":["unenforced"],"$id":"annex:/socket/Enforcement"};

const schema323 = {"type":"object","required":["level","text"],"properties":{"level":{"type":"string","enum":["log","info","warn","error","debug"]},"text":{"type":"string","maxLength":2000}},"$id":"annex:/socket/ConsoleLine"};

function validate189(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.level === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "level"},message:"must have required property '"+"level"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.text === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.level !== undefined){
let data0 = data.level;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/level",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err2); errors++;
}
if(!(((((data0 === "log") || (data0 === "info")) || (data0 === "warn")) || (data0 === "error")) || (data0 === "debug"))){
const err3 = {instancePath:instancePath+"/level",keyword:"enum",params:{allowedValues: schema323.properties.level.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.text !== undefined){
let data1 = data.text;
if(typeof data1 === "string"){
if(func4(data1) > 2000){
const err4 = {instancePath:instancePath+"/text",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err4); errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/text",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5); errors++;
}
}
}
else {
const err6 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err6); errors++;
}
validate189.errors = vErrors;
return errors === 0;
}

function validate188(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 100){
const err0 = {instancePath,keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
(vErrors ??= []).push(err0); errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate189(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err1); errors++;
}
validate188.errors = vErrors;
return errors === 0;
}

function validate187(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/status",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err1); errors++;
}
if("executed" !== data0){
const err2 = {instancePath:instancePath+"/status",keyword:"const",params:{allowedValue: "executed"},message:"must be equal to constant"};
(vErrors ??= []).push(err2); errors++;
}
}
if(data.console !== undefined){
if(!(validate188(data.console, {instancePath:instancePath+"/console",parentData:data,parentDataProperty:"console",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate188.errors : vErrors.concat(validate188.errors);
errors = vErrors.length;
}
}
if(data.frame !== undefined){
let data2 = data.frame;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/frame",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
if(!(data2 === "new")){
const err4 = {instancePath:instancePath+"/frame",keyword:"enum",params:{allowedValues: schema324.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.sandbox !== undefined){
let data3 = data.sandbox;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/sandbox",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5); errors++;
}
if(!(data3 === "unenforced")){
const err6 = {instancePath:instancePath+"/sandbox",keyword:"enum",params:{allowedValues: schema325.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err6); errors++;
}
}
}
else {
const err7 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err7); errors++;
}
validate187.errors = vErrors;
return errors === 0;
}

function validate193(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.error === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/status",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err2); errors++;
}
if("error" !== data0){
const err3 = {instancePath:instancePath+"/status",keyword:"const",params:{allowedValue: "error"},message:"must be equal to constant"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.error !== undefined){
let data1 = data.error;
if(typeof data1 === "string"){
if(func4(data1) > 20000){
const err4 = {instancePath:instancePath+"/error",keyword:"maxLength",params:{limit: 20000},message:"must NOT have more than 20000 characters"};
(vErrors ??= []).push(err4); errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/error",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.stack !== undefined){
let data2 = data.stack;
if(typeof data2 === "string"){
if(func4(data2) > 4000){
const err6 = {instancePath:instancePath+"/stack",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
(vErrors ??= []).push(err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/stack",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
if(data.console !== undefined){
if(!(validate188(data.console, {instancePath:instancePath+"/console",parentData:data,parentDataProperty:"console",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate188.errors : vErrors.concat(validate188.errors);
errors = vErrors.length;
}
}
if(data.frame !== undefined){
let data4 = data.frame;
if(typeof data4 !== "string"){
const err8 = {instancePath:instancePath+"/frame",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8); errors++;
}
if(!(data4 === "new")){
const err9 = {instancePath:instancePath+"/frame",keyword:"enum",params:{allowedValues: schema324.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err9); errors++;
}
}
if(data.sandbox !== undefined){
let data5 = data.sandbox;
if(typeof data5 !== "string"){
const err10 = {instancePath:instancePath+"/sandbox",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10); errors++;
}
if(!(data5 === "unenforced")){
const err11 = {instancePath:instancePath+"/sandbox",keyword:"enum",params:{allowedValues: schema325.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err11); errors++;
}
}
}
else {
const err12 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err12); errors++;
}
validate193.errors = vErrors;
return errors === 0;
}

function validate196(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.png === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "png"},message:"must have required property '"+"png"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.loaded === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "loaded"},message:"must have required property '"+"loaded"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/status",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
if("captured" !== data0){
const err4 = {instancePath:instancePath+"/status",keyword:"const",params:{allowedValue: "captured"},message:"must be equal to constant"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.loaded !== undefined){
if(typeof data.loaded !== "boolean"){
const err5 = {instancePath:instancePath+"/loaded",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.png !== undefined){
let data2 = data.png;
if(typeof data2 === "string"){
if(func4(data2) > 33554432){
const err6 = {instancePath:instancePath+"/png",keyword:"maxLength",params:{limit: 33554432},message:"must NOT have more than 33554432 characters"};
(vErrors ??= []).push(err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/png",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
}
else {
const err8 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err8); errors++;
}
validate196.errors = vErrors;
return errors === 0;
}

const schema330 = {"type":"object","required":["status","code","error"],"properties":{"status":{"type":"string","const":"failed"},"code":{"type":"string","enum":["sharing-off","unsupported","no-frame","panel-gone","not-a-sandbox","too-large","failed"]},"error":{"type":"string","maxLength":2000}},"$id":"annex:/socket/CaptureFailed"};

function validate198(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.code === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.error === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/status",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
if("failed" !== data0){
const err4 = {instancePath:instancePath+"/status",keyword:"const",params:{allowedValue: "failed"},message:"must be equal to constant"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.code !== undefined){
let data1 = data.code;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/code",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5); errors++;
}
if(!(((((((data1 === "sharing-off") || (data1 === "unsupported")) || (data1 === "no-frame")) || (data1 === "panel-gone")) || (data1 === "not-a-sandbox")) || (data1 === "too-large")) || (data1 === "failed"))){
const err6 = {instancePath:instancePath+"/code",keyword:"enum",params:{allowedValues: schema330.properties.code.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err6); errors++;
}
}
if(data.error !== undefined){
let data2 = data.error;
if(typeof data2 === "string"){
if(func4(data2) > 2000){
const err7 = {instancePath:instancePath+"/error",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err7); errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/error",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8); errors++;
}
}
}
else {
const err9 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err9); errors++;
}
validate198.errors = vErrors;
return errors === 0;
}

function validate200(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.state === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.sentTo === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "sentTo"},message:"must have required property '"+"sentTo"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if(data.loads === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "loads"},message:"must have required property '"+"loads"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if(data.address === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"};
(vErrors ??= []).push(err4); errors++;
}
if(data.title === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
(vErrors ??= []).push(err5); errors++;
}
if(data.console === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "console"},message:"must have required property '"+"console"+"'"};
(vErrors ??= []).push(err6); errors++;
}
if(data.failedRequests === undefined){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "failedRequests"},message:"must have required property '"+"failedRequests"+"'"};
(vErrors ??= []).push(err7); errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err8 = {instancePath:instancePath+"/status",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8); errors++;
}
if("seen" !== data0){
const err9 = {instancePath:instancePath+"/status",keyword:"const",params:{allowedValue: "seen"},message:"must be equal to constant"};
(vErrors ??= []).push(err9); errors++;
}
}
if(data.state !== undefined){
let data1 = data.state;
if(typeof data1 !== "string"){
const err10 = {instancePath:instancePath+"/state",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10); errors++;
}
if(!((((data1 === "empty") || (data1 === "loading")) || (data1 === "loaded")) || (data1 === "failed"))){
const err11 = {instancePath:instancePath+"/state",keyword:"enum",params:{allowedValues: schema36.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err11); errors++;
}
}
if(data.sentTo !== undefined){
let data2 = data.sentTo;
const _errs7 = errors;
let valid2 = false;
let passing0 = null;
const _errs8 = errors;
if(typeof data2 === "string"){
if(func4(data2) > 8192){
const err12 = {instancePath:instancePath+"/sentTo",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"};
(vErrors ??= []).push(err12); errors++;
}
if(!pattern6.test(data2)){
const err13 = {instancePath:instancePath+"/sentTo",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#\\\\][^\\s\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#\\\\][^\\s\\u0000-\\u001f\\u007f]*$"+"\""};
(vErrors ??= []).push(err13); errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/sentTo",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err14); errors++;
}
var _valid0 = _errs8 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs11 = errors;
if(data2 !== null){
const err15 = {instancePath:instancePath+"/sentTo",keyword:"type",params:{type: "null"},message:"must be null"};
(vErrors ??= []).push(err15); errors++;
}
var _valid0 = _errs11 === errors;
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
const err16 = {instancePath:instancePath+"/sentTo",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
(vErrors ??= []).push(err16); errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
}
if(data.loads !== undefined){
let data3 = data.loads;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err17 = {instancePath:instancePath+"/loads",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err17); errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2147483647 || isNaN(data3)){
const err18 = {instancePath:instancePath+"/loads",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
(vErrors ??= []).push(err18); errors++;
}
if(data3 < 0 || isNaN(data3)){
const err19 = {instancePath:instancePath+"/loads",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
(vErrors ??= []).push(err19); errors++;
}
}
}
if(data.address !== undefined){
let data4 = data.address;
if((typeof data4 !== "string") && (data4 !== null)){
const err20 = {instancePath:instancePath+"/address",keyword:"type",params:{type: schema37.type},message:"must be string,null"};
(vErrors ??= []).push(err20); errors++;
}
if(typeof data4 === "string"){
if(func4(data4) > 2097152){
const err21 = {instancePath:instancePath+"/address",keyword:"maxLength",params:{limit: 2097152},message:"must NOT have more than 2097152 characters"};
(vErrors ??= []).push(err21); errors++;
}
}
}
if(data.title !== undefined){
let data5 = data.title;
if((typeof data5 !== "string") && (data5 !== null)){
const err22 = {instancePath:instancePath+"/title",keyword:"type",params:{type: schema38.type},message:"must be string,null"};
(vErrors ??= []).push(err22); errors++;
}
if(typeof data5 === "string"){
if(func4(data5) > 500){
const err23 = {instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err23); errors++;
}
}
}
if(data.scroll !== undefined){
if(!(validate16(data.scroll, {instancePath:instancePath+"/scroll",parentData:data,parentDataProperty:"scroll",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.reason !== undefined){
let data7 = data.reason;
if(typeof data7 === "string"){
if(func4(data7) > 2000){
const err24 = {instancePath:instancePath+"/reason",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err24); errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err25); errors++;
}
}
if(data.console !== undefined){
if(!(validate18(data.console, {instancePath:instancePath+"/console",parentData:data,parentDataProperty:"console",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
if(data.failedRequests !== undefined){
if(!(validate20(data.failedRequests, {instancePath:instancePath+"/failedRequests",parentData:data,parentDataProperty:"failedRequests",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
}
}
else {
const err26 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err26); errors++;
}
validate200.errors = vErrors;
return errors === 0;
}

function validate205(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/status",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err1); errors++;
}
if("answered" !== data0){
const err2 = {instancePath:instancePath+"/status",keyword:"const",params:{allowedValue: "answered"},message:"must be equal to constant"};
(vErrors ??= []).push(err2); errors++;
}
}
}
else {
const err3 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err3); errors++;
}
if(!(validate34(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
validate205.errors = vErrors;
return errors === 0;
}

const schema338 = {"type":"object","required":["status","code","error"],"properties":{"status":{"type":"string","const":"refused"},"code":{"type":"string","enum":["proxy-required","page-not-loaded","consent-required","consent-denied","acting-paused","user-typing","page-changed","page-timeout"]},"error":{"type":"string","maxLength":2000}},"$id":"annex:/socket/PageRefused"};

function validate208(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.code === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.error === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/status",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
if("refused" !== data0){
const err4 = {instancePath:instancePath+"/status",keyword:"const",params:{allowedValue: "refused"},message:"must be equal to constant"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.code !== undefined){
let data1 = data.code;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/code",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5); errors++;
}
if(!((((((((data1 === "proxy-required") || (data1 === "page-not-loaded")) || (data1 === "consent-required")) || (data1 === "consent-denied")) || (data1 === "acting-paused")) || (data1 === "user-typing")) || (data1 === "page-changed")) || (data1 === "page-timeout"))){
const err6 = {instancePath:instancePath+"/code",keyword:"enum",params:{allowedValues: schema338.properties.code.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err6); errors++;
}
}
if(data.error !== undefined){
let data2 = data.error;
if(typeof data2 === "string"){
if(func4(data2) > 2000){
const err7 = {instancePath:instancePath+"/error",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err7); errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/error",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8); errors++;
}
}
}
else {
const err9 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err9); errors++;
}
validate208.errors = vErrors;
return errors === 0;
}

function validate186(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate187(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate187.errors : vErrors.concat(validate187.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate193(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
const _errs3 = errors;
if(!(validate196(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
}
const _errs4 = errors;
if(!(validate198(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate198.errors : vErrors.concat(validate198.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 3];
}
else {
if(_valid0){
valid0 = true;
passing0 = 3;
}
const _errs5 = errors;
if(!(validate200(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate200.errors : vErrors.concat(validate200.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 4];
}
else {
if(_valid0){
valid0 = true;
passing0 = 4;
}
const _errs6 = errors;
if(!(validate205(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 5];
}
else {
if(_valid0){
valid0 = true;
passing0 = 5;
}
const _errs7 = errors;
if(!(validate208(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate208.errors : vErrors.concat(validate208.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 6];
}
else {
if(_valid0){
valid0 = true;
passing0 = 6;
}
}
}
}
}
}
}
if(!valid0){
const err0 = {instancePath,keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
(vErrors ??= []).push(err0); errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate186.errors = vErrors;
return errors === 0;
}

function validate185(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.command === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "command"},message:"must have required property '"+"command"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.outcome === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "outcome"},message:"must have required property '"+"outcome"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
if("result" !== data0){
const err4 = {instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "result"},message:"must be equal to constant"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.command !== undefined){
let data1 = data.command;
if(typeof data1 === "string"){
if(func4(data1) > 36){
const err5 = {instancePath:instancePath+"/command",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters"};
(vErrors ??= []).push(err5); errors++;
}
if(!pattern100.test(data1)){
const err6 = {instancePath:instancePath+"/command",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"+"\""};
(vErrors ??= []).push(err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/command",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
if(data.outcome !== undefined){
if(!(validate186(data.outcome, {instancePath:instancePath+"/outcome",parentData:data,parentDataProperty:"outcome",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err8); errors++;
}
validate185.errors = vErrors;
return errors === 0;
}

const client_focus = validate211;

function validate211(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.leaf === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "leaf"},message:"must have required property '"+"leaf"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err2); errors++;
}
if("focus" !== data0){
const err3 = {instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "focus"},message:"must be equal to constant"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.leaf !== undefined){
let data1 = data.leaf;
const _errs4 = errors;
let valid1 = false;
let passing0 = null;
const _errs5 = errors;
if(typeof data1 === "string"){
if(func4(data1) > 200){
const err4 = {instancePath:instancePath+"/leaf",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err4); errors++;
}
if(func4(data1) < 1){
const err5 = {instancePath:instancePath+"/leaf",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/leaf",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
var _valid0 = _errs5 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs8 = errors;
if(data1 !== null){
const err7 = {instancePath:instancePath+"/leaf",keyword:"type",params:{type: "null"},message:"must be null"};
(vErrors ??= []).push(err7); errors++;
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
const err8 = {instancePath:instancePath+"/leaf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
(vErrors ??= []).push(err8); errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err9 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err9); errors++;
}
validate211.errors = vErrors;
return errors === 0;
}

const client_sharing = validate212;

function validate212(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.tab === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "tab"},message:"must have required property '"+"tab"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.screen === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "screen"},message:"must have required property '"+"screen"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
if("sharing" !== data0){
const err4 = {instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "sharing"},message:"must be equal to constant"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.tab !== undefined){
if(typeof data.tab !== "boolean"){
const err5 = {instancePath:instancePath+"/tab",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.screen !== undefined){
if(typeof data.screen !== "boolean"){
const err6 = {instancePath:instancePath+"/screen",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err6); errors++;
}
}
}
else {
const err7 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err7); errors++;
}
validate212.errors = vErrors;
return errors === 0;
}

const client_webviews = validate213;

const schema343 = {"type":"object","required":["tabId","revision","state","sentTo","loads","reloads","proxied","title","consoleLines","failedRequests"],"properties":{"tabId":{"$ref":"annex:/http/NodeId"},"revision":{"allOf":[{"$ref":"annex:/socket/Revision"}]},"state":{"$ref":"annex:/http/LoadState"},"reason":{"$ref":"annex:/http/Reason"},"sentTo":{"oneOf":[{"$ref":"annex:/http/PanelUrl"},{"type":"null"}]},"loads":{"type":"integer","minimum":0,"maximum":2147483647},"reloads":{"type":"integer","minimum":0,"maximum":2147483647},"proxied":{"type":"boolean"},"address":{"type":["string","null"],"maxLength":8192},"title":{"$ref":"annex:/http/Title"},"scroll":{"$ref":"annex:/http/Scroll"},"consoleLines":{"type":"integer","minimum":0,"maximum":100},"failedRequests":{"type":"integer","minimum":0,"maximum":100}},"$id":"annex:/socket/WebviewStatus"};

function validate214(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tabId === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "tabId"},message:"must have required property '"+"tabId"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.revision === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "revision"},message:"must have required property '"+"revision"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.state === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if(data.sentTo === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "sentTo"},message:"must have required property '"+"sentTo"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if(data.loads === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "loads"},message:"must have required property '"+"loads"+"'"};
(vErrors ??= []).push(err4); errors++;
}
if(data.reloads === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "reloads"},message:"must have required property '"+"reloads"+"'"};
(vErrors ??= []).push(err5); errors++;
}
if(data.proxied === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "proxied"},message:"must have required property '"+"proxied"+"'"};
(vErrors ??= []).push(err6); errors++;
}
if(data.title === undefined){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
(vErrors ??= []).push(err7); errors++;
}
if(data.consoleLines === undefined){
const err8 = {instancePath,keyword:"required",params:{missingProperty: "consoleLines"},message:"must have required property '"+"consoleLines"+"'"};
(vErrors ??= []).push(err8); errors++;
}
if(data.failedRequests === undefined){
const err9 = {instancePath,keyword:"required",params:{missingProperty: "failedRequests"},message:"must have required property '"+"failedRequests"+"'"};
(vErrors ??= []).push(err9); errors++;
}
if(data.tabId !== undefined){
let data0 = data.tabId;
if(typeof data0 === "string"){
if(func4(data0) > 200){
const err10 = {instancePath:instancePath+"/tabId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err10); errors++;
}
if(func4(data0) < 1){
const err11 = {instancePath:instancePath+"/tabId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err11); errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/tabId",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12); errors++;
}
}
if(data.revision !== undefined){
let data1 = data.revision;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err13 = {instancePath:instancePath+"/revision",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err13); errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
const err14 = {instancePath:instancePath+"/revision",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
(vErrors ??= []).push(err14); errors++;
}
if(data1 < 0 || isNaN(data1)){
const err15 = {instancePath:instancePath+"/revision",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
(vErrors ??= []).push(err15); errors++;
}
}
}
if(data.state !== undefined){
let data2 = data.state;
if(typeof data2 !== "string"){
const err16 = {instancePath:instancePath+"/state",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err16); errors++;
}
if(!((((data2 === "empty") || (data2 === "loading")) || (data2 === "loaded")) || (data2 === "failed"))){
const err17 = {instancePath:instancePath+"/state",keyword:"enum",params:{allowedValues: schema36.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err17); errors++;
}
}
if(data.reason !== undefined){
let data3 = data.reason;
if(typeof data3 === "string"){
if(func4(data3) > 2000){
const err18 = {instancePath:instancePath+"/reason",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err18); errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err19); errors++;
}
}
if(data.sentTo !== undefined){
let data4 = data.sentTo;
const _errs15 = errors;
let valid6 = false;
let passing0 = null;
const _errs16 = errors;
if(typeof data4 === "string"){
if(func4(data4) > 8192){
const err20 = {instancePath:instancePath+"/sentTo",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"};
(vErrors ??= []).push(err20); errors++;
}
if(!pattern6.test(data4)){
const err21 = {instancePath:instancePath+"/sentTo",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#\\\\][^\\s\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#\\\\][^\\s\\u0000-\\u001f\\u007f]*$"+"\""};
(vErrors ??= []).push(err21); errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/sentTo",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err22); errors++;
}
var _valid0 = _errs16 === errors;
if(_valid0){
valid6 = true;
passing0 = 0;
}
const _errs19 = errors;
if(data4 !== null){
const err23 = {instancePath:instancePath+"/sentTo",keyword:"type",params:{type: "null"},message:"must be null"};
(vErrors ??= []).push(err23); errors++;
}
var _valid0 = _errs19 === errors;
if(_valid0 && valid6){
valid6 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid6 = true;
passing0 = 1;
}
}
if(!valid6){
const err24 = {instancePath:instancePath+"/sentTo",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
(vErrors ??= []).push(err24); errors++;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
}
if(data.loads !== undefined){
let data5 = data.loads;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err25 = {instancePath:instancePath+"/loads",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err25); errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 2147483647 || isNaN(data5)){
const err26 = {instancePath:instancePath+"/loads",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
(vErrors ??= []).push(err26); errors++;
}
if(data5 < 0 || isNaN(data5)){
const err27 = {instancePath:instancePath+"/loads",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
(vErrors ??= []).push(err27); errors++;
}
}
}
if(data.reloads !== undefined){
let data6 = data.reloads;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err28 = {instancePath:instancePath+"/reloads",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err28); errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 2147483647 || isNaN(data6)){
const err29 = {instancePath:instancePath+"/reloads",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
(vErrors ??= []).push(err29); errors++;
}
if(data6 < 0 || isNaN(data6)){
const err30 = {instancePath:instancePath+"/reloads",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
(vErrors ??= []).push(err30); errors++;
}
}
}
if(data.proxied !== undefined){
if(typeof data.proxied !== "boolean"){
const err31 = {instancePath:instancePath+"/proxied",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err31); errors++;
}
}
if(data.address !== undefined){
let data8 = data.address;
if((typeof data8 !== "string") && (data8 !== null)){
const err32 = {instancePath:instancePath+"/address",keyword:"type",params:{type: schema343.properties.address.type},message:"must be string,null"};
(vErrors ??= []).push(err32); errors++;
}
if(typeof data8 === "string"){
if(func4(data8) > 8192){
const err33 = {instancePath:instancePath+"/address",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"};
(vErrors ??= []).push(err33); errors++;
}
}
}
if(data.title !== undefined){
let data9 = data.title;
if((typeof data9 !== "string") && (data9 !== null)){
const err34 = {instancePath:instancePath+"/title",keyword:"type",params:{type: schema38.type},message:"must be string,null"};
(vErrors ??= []).push(err34); errors++;
}
if(typeof data9 === "string"){
if(func4(data9) > 500){
const err35 = {instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err35); errors++;
}
}
}
if(data.scroll !== undefined){
if(!(validate16(data.scroll, {instancePath:instancePath+"/scroll",parentData:data,parentDataProperty:"scroll",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.consoleLines !== undefined){
let data11 = data.consoleLines;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err36 = {instancePath:instancePath+"/consoleLines",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err36); errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 100 || isNaN(data11)){
const err37 = {instancePath:instancePath+"/consoleLines",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
(vErrors ??= []).push(err37); errors++;
}
if(data11 < 0 || isNaN(data11)){
const err38 = {instancePath:instancePath+"/consoleLines",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
(vErrors ??= []).push(err38); errors++;
}
}
}
if(data.failedRequests !== undefined){
let data12 = data.failedRequests;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err39 = {instancePath:instancePath+"/failedRequests",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err39); errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 100 || isNaN(data12)){
const err40 = {instancePath:instancePath+"/failedRequests",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
(vErrors ??= []).push(err40); errors++;
}
if(data12 < 0 || isNaN(data12)){
const err41 = {instancePath:instancePath+"/failedRequests",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
(vErrors ??= []).push(err41); errors++;
}
}
}
}
else {
const err42 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err42); errors++;
}
validate214.errors = vErrors;
return errors === 0;
}

function validate213(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.webviews === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "webviews"},message:"must have required property '"+"webviews"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err2); errors++;
}
if("webviews" !== data0){
const err3 = {instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "webviews"},message:"must be equal to constant"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.webviews !== undefined){
let data1 = data.webviews;
if(Array.isArray(data1)){
if(data1.length > 100){
const err4 = {instancePath:instancePath+"/webviews",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
(vErrors ??= []).push(err4); errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate214(data1[i0], {instancePath:instancePath+"/webviews/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/webviews",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err5); errors++;
}
}
}
else {
const err6 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err6); errors++;
}
validate213.errors = vErrors;
return errors === 0;
}

const client_ping = validate217;

function validate217(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err1); errors++;
}
if("ping" !== data0){
const err2 = {instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "ping"},message:"must be equal to constant"};
(vErrors ??= []).push(err2); errors++;
}
}
}
else {
const err3 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err3); errors++;
}
validate217.errors = vErrors;
return errors === 0;
}

const server_welcome = validate218;

const schema353 = {"type":"object","required":["at","level","text"],"properties":{"at":{"type":"string","format":"date-time","maxLength":30},"level":{"type":"string","enum":["info","warning","error"]},"text":{"type":"string","maxLength":2000},"by":{"$ref":"annex:/socket/Actor"},"tabId":{"allOf":[{"$ref":"annex:/http/NodeId"}]}},"$id":"annex:/socket/LogLine"};

const schema354 = {"type":"object","required":["kind","name"],"properties":{"kind":{"type":"string","enum":["person","program"]},"name":{"type":"string","maxLength":200}},"$id":"annex:/socket/Actor"};

function validate221(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.name === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err2); errors++;
}
if(!((data0 === "person") || (data0 === "program"))){
const err3 = {instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: schema354.properties.kind.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func4(data1) > 200){
const err4 = {instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err4); errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5); errors++;
}
}
}
else {
const err6 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err6); errors++;
}
validate221.errors = vErrors;
return errors === 0;
}

function validate220(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.at === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.level === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "level"},message:"must have required property '"+"level"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.text === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if(data.at !== undefined){
let data0 = data.at;
if(typeof data0 === "string"){
if(func4(data0) > 30){
const err3 = {instancePath:instancePath+"/at",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"};
(vErrors ??= []).push(err3); errors++;
}
if(!(formats8.validate(data0))){
const err4 = {instancePath:instancePath+"/at",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
(vErrors ??= []).push(err4); errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/at",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.level !== undefined){
let data1 = data.level;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/level",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
if(!(((data1 === "info") || (data1 === "warning")) || (data1 === "error"))){
const err7 = {instancePath:instancePath+"/level",keyword:"enum",params:{allowedValues: schema353.properties.level.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err7); errors++;
}
}
if(data.text !== undefined){
let data2 = data.text;
if(typeof data2 === "string"){
if(func4(data2) > 2000){
const err8 = {instancePath:instancePath+"/text",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err8); errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/text",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9); errors++;
}
}
if(data.by !== undefined){
if(!(validate221(data.by, {instancePath:instancePath+"/by",parentData:data,parentDataProperty:"by",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate221.errors : vErrors.concat(validate221.errors);
errors = vErrors.length;
}
}
if(data.tabId !== undefined){
let data4 = data.tabId;
if(typeof data4 === "string"){
if(func4(data4) > 200){
const err10 = {instancePath:instancePath+"/tabId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err10); errors++;
}
if(func4(data4) < 1){
const err11 = {instancePath:instancePath+"/tabId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err11); errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/tabId",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12); errors++;
}
}
}
else {
const err13 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err13); errors++;
}
validate220.errors = vErrors;
return errors === 0;
}

function validate218(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.revision === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "revision"},message:"must have required property '"+"revision"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.layout === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "layout"},message:"must have required property '"+"layout"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if(data.log === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "log"},message:"must have required property '"+"log"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if(data.maxReplyBytes === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "maxReplyBytes"},message:"must have required property '"+"maxReplyBytes"+"'"};
(vErrors ??= []).push(err4); errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5); errors++;
}
if("welcome" !== data0){
const err6 = {instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "welcome"},message:"must be equal to constant"};
(vErrors ??= []).push(err6); errors++;
}
}
if(data.revision !== undefined){
let data1 = data.revision;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err7 = {instancePath:instancePath+"/revision",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err7); errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/revision",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
(vErrors ??= []).push(err8); errors++;
}
if(data1 < 0 || isNaN(data1)){
const err9 = {instancePath:instancePath+"/revision",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
(vErrors ??= []).push(err9); errors++;
}
}
}
if(data.layout !== undefined){
if(!(validate90(data.layout, {instancePath:instancePath+"/layout",parentData:data,parentDataProperty:"layout",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
}
if(data.log !== undefined){
let data3 = data.log;
if(Array.isArray(data3)){
if(data3.length > 1000){
const err10 = {instancePath:instancePath+"/log",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
(vErrors ??= []).push(err10); errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate220(data3[i0], {instancePath:instancePath+"/log/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/log",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err11); errors++;
}
}
if(data.maxReplyBytes !== undefined){
let data5 = data.maxReplyBytes;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err12 = {instancePath:instancePath+"/maxReplyBytes",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err12); errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 33554432 || isNaN(data5)){
const err13 = {instancePath:instancePath+"/maxReplyBytes",keyword:"maximum",params:{comparison: "<=", limit: 33554432},message:"must be <= 33554432"};
(vErrors ??= []).push(err13); errors++;
}
if(data5 < 4096 || isNaN(data5)){
const err14 = {instancePath:instancePath+"/maxReplyBytes",keyword:"minimum",params:{comparison: ">=", limit: 4096},message:"must be >= 4096"};
(vErrors ??= []).push(err14); errors++;
}
}
}
}
else {
const err15 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err15); errors++;
}
validate218.errors = vErrors;
return errors === 0;
}

const server_layout = validate224;

function validate224(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.revision === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "revision"},message:"must have required property '"+"revision"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.layout === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "layout"},message:"must have required property '"+"layout"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
if("layout" !== data0){
const err4 = {instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "layout"},message:"must be equal to constant"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.revision !== undefined){
let data1 = data.revision;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/revision",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err5); errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/revision",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
(vErrors ??= []).push(err6); errors++;
}
if(data1 < 0 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/revision",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
(vErrors ??= []).push(err7); errors++;
}
}
}
if(data.layout !== undefined){
if(!(validate90(data.layout, {instancePath:instancePath+"/layout",parentData:data,parentDataProperty:"layout",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
}
if(data.log !== undefined){
let data3 = data.log;
if(Array.isArray(data3)){
if(data3.length > 1000){
const err8 = {instancePath:instancePath+"/log",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
(vErrors ??= []).push(err8); errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate220(data3[i0], {instancePath:instancePath+"/log/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/log",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err9); errors++;
}
}
}
else {
const err10 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err10); errors++;
}
validate224.errors = vErrors;
return errors === 0;
}

const server_done = validate227;

function validate227(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.id === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.revision === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "revision"},message:"must have required property '"+"revision"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
if("done" !== data0){
const err4 = {instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "done"},message:"must be equal to constant"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(func4(data1) > 64){
const err5 = {instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
(vErrors ??= []).push(err5); errors++;
}
if(!pattern19.test(data1)){
const err6 = {instancePath:instancePath+"/id",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\""};
(vErrors ??= []).push(err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
if(data.revision !== undefined){
let data2 = data.revision;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/revision",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err8); errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/revision",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
(vErrors ??= []).push(err9); errors++;
}
if(data2 < 0 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/revision",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
(vErrors ??= []).push(err10); errors++;
}
}
}
if(data.panelId !== undefined){
let data3 = data.panelId;
if(typeof data3 === "string"){
if(func4(data3) > 200){
const err11 = {instancePath:instancePath+"/panelId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err11); errors++;
}
if(func4(data3) < 1){
const err12 = {instancePath:instancePath+"/panelId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err12); errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/panelId",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err13); errors++;
}
}
}
else {
const err14 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err14); errors++;
}
validate227.errors = vErrors;
return errors === 0;
}

const server_refused = validate228;

const schema362 = {"type":"object","required":["type","id","code","error"],"properties":{"type":{"type":"string","const":"refused"},"id":{"$ref":"annex:/socket/ChangeId"},"code":{"type":"string","enum":["invalid-request","own-origin-refused","unknown-panel-type","panel-not-found","tab-not-found","split-not-found","wrong-panel","singleton-open","layout-full","unavailable"]},"error":{"type":"string","maxLength":2000}},"$id":"server_refused"};

function validate228(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.id === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.code === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if(data.error === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
if("refused" !== data0){
const err5 = {instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "refused"},message:"must be equal to constant"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(func4(data1) > 64){
const err6 = {instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
(vErrors ??= []).push(err6); errors++;
}
if(!pattern19.test(data1)){
const err7 = {instancePath:instancePath+"/id",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\""};
(vErrors ??= []).push(err7); errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8); errors++;
}
}
if(data.code !== undefined){
let data2 = data.code;
if(typeof data2 !== "string"){
const err9 = {instancePath:instancePath+"/code",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9); errors++;
}
if(!((((((((((data2 === "invalid-request") || (data2 === "own-origin-refused")) || (data2 === "unknown-panel-type")) || (data2 === "panel-not-found")) || (data2 === "tab-not-found")) || (data2 === "split-not-found")) || (data2 === "wrong-panel")) || (data2 === "singleton-open")) || (data2 === "layout-full")) || (data2 === "unavailable"))){
const err10 = {instancePath:instancePath+"/code",keyword:"enum",params:{allowedValues: schema362.properties.code.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err10); errors++;
}
}
if(data.error !== undefined){
let data3 = data.error;
if(typeof data3 === "string"){
if(func4(data3) > 2000){
const err11 = {instancePath:instancePath+"/error",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err11); errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/error",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12); errors++;
}
}
}
else {
const err13 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err13); errors++;
}
validate228.errors = vErrors;
return errors === 0;
}

const server_command = validate229;

function validate230(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.command === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "command"},message:"must have required property '"+"command"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.kind === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if(data.tabId === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "tabId"},message:"must have required property '"+"tabId"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if(data.code === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
(vErrors ??= []).push(err4); errors++;
}
if(data.timeout_ms === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "timeout_ms"},message:"must have required property '"+"timeout_ms"+"'"};
(vErrors ??= []).push(err5); errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err6 = {instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
if("command" !== data0){
const err7 = {instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "command"},message:"must be equal to constant"};
(vErrors ??= []).push(err7); errors++;
}
}
if(data.command !== undefined){
let data1 = data.command;
if(typeof data1 === "string"){
if(func4(data1) > 36){
const err8 = {instancePath:instancePath+"/command",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters"};
(vErrors ??= []).push(err8); errors++;
}
if(!pattern100.test(data1)){
const err9 = {instancePath:instancePath+"/command",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"+"\""};
(vErrors ??= []).push(err9); errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/command",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10); errors++;
}
}
if(data.kind !== undefined){
let data2 = data.kind;
if(typeof data2 !== "string"){
const err11 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err11); errors++;
}
if("eval" !== data2){
const err12 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "eval"},message:"must be equal to constant"};
(vErrors ??= []).push(err12); errors++;
}
}
if(data.tabId !== undefined){
let data3 = data.tabId;
if(typeof data3 === "string"){
if(func4(data3) > 200){
const err13 = {instancePath:instancePath+"/tabId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err13); errors++;
}
if(func4(data3) < 1){
const err14 = {instancePath:instancePath+"/tabId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err14); errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/tabId",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err15); errors++;
}
}
if(data.code !== undefined){
let data4 = data.code;
if(typeof data4 === "string"){
if(func4(data4) > 250000){
const err16 = {instancePath:instancePath+"/code",keyword:"maxLength",params:{limit: 250000},message:"must NOT have more than 250000 characters"};
(vErrors ??= []).push(err16); errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/code",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err17); errors++;
}
}
if(data.timeout_ms !== undefined){
let data5 = data.timeout_ms;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err18 = {instancePath:instancePath+"/timeout_ms",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err18); errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 60000 || isNaN(data5)){
const err19 = {instancePath:instancePath+"/timeout_ms",keyword:"maximum",params:{comparison: "<=", limit: 60000},message:"must be <= 60000"};
(vErrors ??= []).push(err19); errors++;
}
if(data5 < 1 || isNaN(data5)){
const err20 = {instancePath:instancePath+"/timeout_ms",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err20); errors++;
}
}
}
}
else {
const err21 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err21); errors++;
}
validate230.errors = vErrors;
return errors === 0;
}

const schema368 = {"type":"object","required":["type","command","kind","scope","method","maxDimension","revision"],"properties":{"type":{"type":"string","const":"command"},"command":{"$ref":"annex:/socket/CommandId"},"kind":{"type":"string","const":"capture"},"scope":{"type":"string","enum":["panel","workspace","screen"]},"tabId":{"type":"string","minLength":1,"maxLength":200},"part":{"type":"string","enum":["panel","page"]},"ref":{"$ref":"annex:/http/PageRef"},"method":{"type":"string","enum":["element-capture","html2canvas"]},"maxDimension":{"type":"integer","minimum":16,"maximum":8192},"revision":{"allOf":[{"$ref":"annex:/socket/Revision"}]}},"$id":"annex:/socket/CaptureCommand"};

function validate232(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.command === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "command"},message:"must have required property '"+"command"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.kind === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if(data.scope === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "scope"},message:"must have required property '"+"scope"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if(data.method === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "method"},message:"must have required property '"+"method"+"'"};
(vErrors ??= []).push(err4); errors++;
}
if(data.maxDimension === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "maxDimension"},message:"must have required property '"+"maxDimension"+"'"};
(vErrors ??= []).push(err5); errors++;
}
if(data.revision === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "revision"},message:"must have required property '"+"revision"+"'"};
(vErrors ??= []).push(err6); errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err7 = {instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
if("command" !== data0){
const err8 = {instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "command"},message:"must be equal to constant"};
(vErrors ??= []).push(err8); errors++;
}
}
if(data.command !== undefined){
let data1 = data.command;
if(typeof data1 === "string"){
if(func4(data1) > 36){
const err9 = {instancePath:instancePath+"/command",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters"};
(vErrors ??= []).push(err9); errors++;
}
if(!pattern100.test(data1)){
const err10 = {instancePath:instancePath+"/command",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"+"\""};
(vErrors ??= []).push(err10); errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/command",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err11); errors++;
}
}
if(data.kind !== undefined){
let data2 = data.kind;
if(typeof data2 !== "string"){
const err12 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12); errors++;
}
if("capture" !== data2){
const err13 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "capture"},message:"must be equal to constant"};
(vErrors ??= []).push(err13); errors++;
}
}
if(data.scope !== undefined){
let data3 = data.scope;
if(typeof data3 !== "string"){
const err14 = {instancePath:instancePath+"/scope",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err14); errors++;
}
if(!(((data3 === "panel") || (data3 === "workspace")) || (data3 === "screen"))){
const err15 = {instancePath:instancePath+"/scope",keyword:"enum",params:{allowedValues: schema368.properties.scope.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err15); errors++;
}
}
if(data.tabId !== undefined){
let data4 = data.tabId;
if(typeof data4 === "string"){
if(func4(data4) > 200){
const err16 = {instancePath:instancePath+"/tabId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err16); errors++;
}
if(func4(data4) < 1){
const err17 = {instancePath:instancePath+"/tabId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err17); errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/tabId",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err18); errors++;
}
}
if(data.part !== undefined){
let data5 = data.part;
if(typeof data5 !== "string"){
const err19 = {instancePath:instancePath+"/part",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err19); errors++;
}
if(!((data5 === "panel") || (data5 === "page"))){
const err20 = {instancePath:instancePath+"/part",keyword:"enum",params:{allowedValues: schema368.properties.part.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err20); errors++;
}
}
if(data.ref !== undefined){
let data6 = data.ref;
if(typeof data6 === "string"){
if(func4(data6) > 10){
const err21 = {instancePath:instancePath+"/ref",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
(vErrors ??= []).push(err21); errors++;
}
if(!pattern11.test(data6)){
const err22 = {instancePath:instancePath+"/ref",keyword:"pattern",params:{pattern: "^e[1-9][0-9]{0,8}$"},message:"must match pattern \""+"^e[1-9][0-9]{0,8}$"+"\""};
(vErrors ??= []).push(err22); errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/ref",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err23); errors++;
}
}
if(data.method !== undefined){
let data7 = data.method;
if(typeof data7 !== "string"){
const err24 = {instancePath:instancePath+"/method",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err24); errors++;
}
if(!((data7 === "element-capture") || (data7 === "html2canvas"))){
const err25 = {instancePath:instancePath+"/method",keyword:"enum",params:{allowedValues: schema368.properties.method.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err25); errors++;
}
}
if(data.maxDimension !== undefined){
let data8 = data.maxDimension;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err26 = {instancePath:instancePath+"/maxDimension",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err26); errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 8192 || isNaN(data8)){
const err27 = {instancePath:instancePath+"/maxDimension",keyword:"maximum",params:{comparison: "<=", limit: 8192},message:"must be <= 8192"};
(vErrors ??= []).push(err27); errors++;
}
if(data8 < 16 || isNaN(data8)){
const err28 = {instancePath:instancePath+"/maxDimension",keyword:"minimum",params:{comparison: ">=", limit: 16},message:"must be >= 16"};
(vErrors ??= []).push(err28); errors++;
}
}
}
if(data.revision !== undefined){
let data9 = data.revision;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err29 = {instancePath:instancePath+"/revision",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err29); errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 9007199254740991 || isNaN(data9)){
const err30 = {instancePath:instancePath+"/revision",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
(vErrors ??= []).push(err30); errors++;
}
if(data9 < 0 || isNaN(data9)){
const err31 = {instancePath:instancePath+"/revision",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
(vErrors ??= []).push(err31); errors++;
}
}
}
}
else {
const err32 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err32); errors++;
}
validate232.errors = vErrors;
return errors === 0;
}

function validate234(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.command === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "command"},message:"must have required property '"+"command"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.kind === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if(data.tabId === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "tabId"},message:"must have required property '"+"tabId"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if(data.revision === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "revision"},message:"must have required property '"+"revision"+"'"};
(vErrors ??= []).push(err4); errors++;
}
if(data.wait_ms === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "wait_ms"},message:"must have required property '"+"wait_ms"+"'"};
(vErrors ??= []).push(err5); errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err6 = {instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
if("command" !== data0){
const err7 = {instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "command"},message:"must be equal to constant"};
(vErrors ??= []).push(err7); errors++;
}
}
if(data.command !== undefined){
let data1 = data.command;
if(typeof data1 === "string"){
if(func4(data1) > 36){
const err8 = {instancePath:instancePath+"/command",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters"};
(vErrors ??= []).push(err8); errors++;
}
if(!pattern100.test(data1)){
const err9 = {instancePath:instancePath+"/command",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"+"\""};
(vErrors ??= []).push(err9); errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/command",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10); errors++;
}
}
if(data.kind !== undefined){
let data2 = data.kind;
if(typeof data2 !== "string"){
const err11 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err11); errors++;
}
if("webview" !== data2){
const err12 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "webview"},message:"must be equal to constant"};
(vErrors ??= []).push(err12); errors++;
}
}
if(data.tabId !== undefined){
let data3 = data.tabId;
if(typeof data3 === "string"){
if(func4(data3) > 200){
const err13 = {instancePath:instancePath+"/tabId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err13); errors++;
}
if(func4(data3) < 1){
const err14 = {instancePath:instancePath+"/tabId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err14); errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/tabId",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err15); errors++;
}
}
if(data.revision !== undefined){
let data4 = data.revision;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err16 = {instancePath:instancePath+"/revision",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err16); errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9007199254740991 || isNaN(data4)){
const err17 = {instancePath:instancePath+"/revision",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
(vErrors ??= []).push(err17); errors++;
}
if(data4 < 0 || isNaN(data4)){
const err18 = {instancePath:instancePath+"/revision",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
(vErrors ??= []).push(err18); errors++;
}
}
}
if(data.wait_ms !== undefined){
let data5 = data.wait_ms;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err19 = {instancePath:instancePath+"/wait_ms",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err19); errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 30000 || isNaN(data5)){
const err20 = {instancePath:instancePath+"/wait_ms",keyword:"maximum",params:{comparison: "<=", limit: 30000},message:"must be <= 30000"};
(vErrors ??= []).push(err20); errors++;
}
if(data5 < 0 || isNaN(data5)){
const err21 = {instancePath:instancePath+"/wait_ms",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
(vErrors ??= []).push(err21); errors++;
}
}
}
}
else {
const err22 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err22); errors++;
}
validate234.errors = vErrors;
return errors === 0;
}

function validate239(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.do === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "do"},message:"must have required property '"+"do"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.waitForConsent === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "waitForConsent"},message:"must have required property '"+"waitForConsent"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.do !== undefined){
let data0 = data.do;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/do",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err2); errors++;
}
if("outline" !== data0){
const err3 = {instancePath:instancePath+"/do",keyword:"const",params:{allowedValue: "outline"},message:"must be equal to constant"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.waitForConsent !== undefined){
let data1 = data.waitForConsent;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/waitForConsent",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err4); errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 60 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/waitForConsent",keyword:"maximum",params:{comparison: "<=", limit: 60},message:"must be <= 60"};
(vErrors ??= []).push(err5); errors++;
}
if(data1 < 0 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/waitForConsent",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
(vErrors ??= []).push(err6); errors++;
}
}
}
if(data.ref !== undefined){
let data2 = data.ref;
if(typeof data2 === "string"){
if(func4(data2) > 10){
const err7 = {instancePath:instancePath+"/ref",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
(vErrors ??= []).push(err7); errors++;
}
if(!pattern11.test(data2)){
const err8 = {instancePath:instancePath+"/ref",keyword:"pattern",params:{pattern: "^e[1-9][0-9]{0,8}$"},message:"must match pattern \""+"^e[1-9][0-9]{0,8}$"+"\""};
(vErrors ??= []).push(err8); errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/ref",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9); errors++;
}
}
if(data.find !== undefined){
let data3 = data.find;
if(typeof data3 === "string"){
if(func4(data3) > 200){
const err10 = {instancePath:instancePath+"/find",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err10); errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/find",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err11); errors++;
}
}
if(data.from !== undefined){
let data4 = data.from;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err12 = {instancePath:instancePath+"/from",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err12); errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1000000 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/from",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
(vErrors ??= []).push(err13); errors++;
}
if(data4 < 0 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/from",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
(vErrors ??= []).push(err14); errors++;
}
}
}
if(data.maxTokens !== undefined){
let data5 = data.maxTokens;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err15 = {instancePath:instancePath+"/maxTokens",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err15); errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 50000 || isNaN(data5)){
const err16 = {instancePath:instancePath+"/maxTokens",keyword:"maximum",params:{comparison: "<=", limit: 50000},message:"must be <= 50000"};
(vErrors ??= []).push(err16); errors++;
}
if(data5 < 50 || isNaN(data5)){
const err17 = {instancePath:instancePath+"/maxTokens",keyword:"minimum",params:{comparison: ">=", limit: 50},message:"must be >= 50"};
(vErrors ??= []).push(err17); errors++;
}
}
}
}
else {
const err18 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err18); errors++;
}
validate239.errors = vErrors;
return errors === 0;
}

function validate241(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.do === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "do"},message:"must have required property '"+"do"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.steps === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "steps"},message:"must have required property '"+"steps"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.realFocus === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "realFocus"},message:"must have required property '"+"realFocus"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if(data.waitForConsent === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "waitForConsent"},message:"must have required property '"+"waitForConsent"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if(data.timeout_ms === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "timeout_ms"},message:"must have required property '"+"timeout_ms"+"'"};
(vErrors ??= []).push(err4); errors++;
}
if(data.do !== undefined){
let data0 = data.do;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/do",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5); errors++;
}
if("act" !== data0){
const err6 = {instancePath:instancePath+"/do",keyword:"const",params:{allowedValue: "act"},message:"must be equal to constant"};
(vErrors ??= []).push(err6); errors++;
}
}
if(data.waitForConsent !== undefined){
let data1 = data.waitForConsent;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err7 = {instancePath:instancePath+"/waitForConsent",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err7); errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 60 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/waitForConsent",keyword:"maximum",params:{comparison: "<=", limit: 60},message:"must be <= 60"};
(vErrors ??= []).push(err8); errors++;
}
if(data1 < 0 || isNaN(data1)){
const err9 = {instancePath:instancePath+"/waitForConsent",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
(vErrors ??= []).push(err9); errors++;
}
}
}
if(data.timeout_ms !== undefined){
let data2 = data.timeout_ms;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err10 = {instancePath:instancePath+"/timeout_ms",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err10); errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 30000 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/timeout_ms",keyword:"maximum",params:{comparison: "<=", limit: 30000},message:"must be <= 30000"};
(vErrors ??= []).push(err11); errors++;
}
if(data2 < 1 || isNaN(data2)){
const err12 = {instancePath:instancePath+"/timeout_ms",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err12); errors++;
}
}
}
if(data.steps !== undefined){
let data3 = data.steps;
if(Array.isArray(data3)){
if(data3.length > 20){
const err13 = {instancePath:instancePath+"/steps",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
(vErrors ??= []).push(err13); errors++;
}
if(data3.length < 1){
const err14 = {instancePath:instancePath+"/steps",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
(vErrors ??= []).push(err14); errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate43(data3[i0], {instancePath:instancePath+"/steps/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath:instancePath+"/steps",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err15); errors++;
}
}
if(data.until !== undefined){
if(!(validate49(data.until, {instancePath:instancePath+"/until",parentData:data,parentDataProperty:"until",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
}
if(data.realFocus !== undefined){
if(typeof data.realFocus !== "boolean"){
const err16 = {instancePath:instancePath+"/realFocus",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err16); errors++;
}
}
}
else {
const err17 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err17); errors++;
}
validate241.errors = vErrors;
return errors === 0;
}

function validate245(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.do === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "do"},message:"must have required property '"+"do"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.until === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "until"},message:"must have required property '"+"until"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.waitForConsent === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "waitForConsent"},message:"must have required property '"+"waitForConsent"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if(data.timeout_ms === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "timeout_ms"},message:"must have required property '"+"timeout_ms"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if(data.do !== undefined){
let data0 = data.do;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/do",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
if("wait" !== data0){
const err5 = {instancePath:instancePath+"/do",keyword:"const",params:{allowedValue: "wait"},message:"must be equal to constant"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.waitForConsent !== undefined){
let data1 = data.waitForConsent;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err6 = {instancePath:instancePath+"/waitForConsent",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err6); errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 60 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/waitForConsent",keyword:"maximum",params:{comparison: "<=", limit: 60},message:"must be <= 60"};
(vErrors ??= []).push(err7); errors++;
}
if(data1 < 0 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/waitForConsent",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
(vErrors ??= []).push(err8); errors++;
}
}
}
if(data.timeout_ms !== undefined){
let data2 = data.timeout_ms;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err9 = {instancePath:instancePath+"/timeout_ms",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err9); errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 30000 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/timeout_ms",keyword:"maximum",params:{comparison: "<=", limit: 30000},message:"must be <= 30000"};
(vErrors ??= []).push(err10); errors++;
}
if(data2 < 1 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/timeout_ms",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err11); errors++;
}
}
}
if(data.until !== undefined){
if(!(validate49(data.until, {instancePath:instancePath+"/until",parentData:data,parentDataProperty:"until",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err12); errors++;
}
validate245.errors = vErrors;
return errors === 0;
}

function validate238(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate239(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate239.errors : vErrors.concat(validate239.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate241(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate241.errors : vErrors.concat(validate241.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
const _errs3 = errors;
if(!(validate245(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate245.errors : vErrors.concat(validate245.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
}
}
}
if(!valid0){
const err0 = {instancePath,keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
(vErrors ??= []).push(err0); errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate238.errors = vErrors;
return errors === 0;
}

function validate236(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.command === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "command"},message:"must have required property '"+"command"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.kind === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if(data.tabId === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "tabId"},message:"must have required property '"+"tabId"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if(data.revision === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "revision"},message:"must have required property '"+"revision"+"'"};
(vErrors ??= []).push(err4); errors++;
}
if(data.by === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "by"},message:"must have required property '"+"by"+"'"};
(vErrors ??= []).push(err5); errors++;
}
if(data.request === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "request"},message:"must have required property '"+"request"+"'"};
(vErrors ??= []).push(err6); errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err7 = {instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
if("command" !== data0){
const err8 = {instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "command"},message:"must be equal to constant"};
(vErrors ??= []).push(err8); errors++;
}
}
if(data.command !== undefined){
let data1 = data.command;
if(typeof data1 === "string"){
if(func4(data1) > 36){
const err9 = {instancePath:instancePath+"/command",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters"};
(vErrors ??= []).push(err9); errors++;
}
if(!pattern100.test(data1)){
const err10 = {instancePath:instancePath+"/command",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"+"\""};
(vErrors ??= []).push(err10); errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/command",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err11); errors++;
}
}
if(data.kind !== undefined){
let data2 = data.kind;
if(typeof data2 !== "string"){
const err12 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12); errors++;
}
if("page" !== data2){
const err13 = {instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "page"},message:"must be equal to constant"};
(vErrors ??= []).push(err13); errors++;
}
}
if(data.tabId !== undefined){
let data3 = data.tabId;
if(typeof data3 === "string"){
if(func4(data3) > 200){
const err14 = {instancePath:instancePath+"/tabId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err14); errors++;
}
if(func4(data3) < 1){
const err15 = {instancePath:instancePath+"/tabId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err15); errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/tabId",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err16); errors++;
}
}
if(data.revision !== undefined){
let data4 = data.revision;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err17 = {instancePath:instancePath+"/revision",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err17); errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9007199254740991 || isNaN(data4)){
const err18 = {instancePath:instancePath+"/revision",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
(vErrors ??= []).push(err18); errors++;
}
if(data4 < 0 || isNaN(data4)){
const err19 = {instancePath:instancePath+"/revision",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
(vErrors ??= []).push(err19); errors++;
}
}
}
if(data.by !== undefined){
if(!(validate97(data.by, {instancePath:instancePath+"/by",parentData:data,parentDataProperty:"by",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
}
if(data.request !== undefined){
if(!(validate238(data.request, {instancePath:instancePath+"/request",parentData:data,parentDataProperty:"request",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate238.errors : vErrors.concat(validate238.errors);
errors = vErrors.length;
}
}
}
else {
const err20 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err20); errors++;
}
validate236.errors = vErrors;
return errors === 0;
}

function validate229(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate230(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate230.errors : vErrors.concat(validate230.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate232(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate232.errors : vErrors.concat(validate232.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
const _errs3 = errors;
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
}
const _errs4 = errors;
if(!(validate236(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate236.errors : vErrors.concat(validate236.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 3];
}
else {
if(_valid0){
valid0 = true;
passing0 = 3;
}
}
}
}
if(!valid0){
const err0 = {instancePath,keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
(vErrors ??= []).push(err0); errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate229.errors = vErrors;
return errors === 0;
}

const server_ask_share = validate250;

const schema385 = {"type":"object","required":["type","request","by","share"],"properties":{"type":{"type":"string","const":"ask-share"},"request":{"type":"string","maxLength":36},"by":{"type":"string","maxLength":200},"share":{"type":"string","enum":["tab","screen"]},"reason":{"type":"string","maxLength":300}},"$id":"server_ask_share"};

function validate250(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.request === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "request"},message:"must have required property '"+"request"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.by === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "by"},message:"must have required property '"+"by"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if(data.share === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "share"},message:"must have required property '"+"share"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
if("ask-share" !== data0){
const err5 = {instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "ask-share"},message:"must be equal to constant"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.request !== undefined){
let data1 = data.request;
if(typeof data1 === "string"){
if(func4(data1) > 36){
const err6 = {instancePath:instancePath+"/request",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters"};
(vErrors ??= []).push(err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/request",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
if(data.by !== undefined){
let data2 = data.by;
if(typeof data2 === "string"){
if(func4(data2) > 200){
const err8 = {instancePath:instancePath+"/by",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err8); errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/by",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9); errors++;
}
}
if(data.share !== undefined){
let data3 = data.share;
if(typeof data3 !== "string"){
const err10 = {instancePath:instancePath+"/share",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10); errors++;
}
if(!((data3 === "tab") || (data3 === "screen"))){
const err11 = {instancePath:instancePath+"/share",keyword:"enum",params:{allowedValues: schema385.properties.share.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err11); errors++;
}
}
if(data.reason !== undefined){
let data4 = data.reason;
if(typeof data4 === "string"){
if(func4(data4) > 300){
const err12 = {instancePath:instancePath+"/reason",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
(vErrors ??= []).push(err12); errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err13); errors++;
}
}
}
else {
const err14 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err14); errors++;
}
validate250.errors = vErrors;
return errors === 0;
}

const server_share_withdrawn = validate251;

function validate251(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.request === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "request"},message:"must have required property '"+"request"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err2); errors++;
}
if("share-withdrawn" !== data0){
const err3 = {instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "share-withdrawn"},message:"must be equal to constant"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.request !== undefined){
let data1 = data.request;
if(typeof data1 === "string"){
if(func4(data1) > 36){
const err4 = {instancePath:instancePath+"/request",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters"};
(vErrors ??= []).push(err4); errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/request",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5); errors++;
}
}
}
else {
const err6 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err6); errors++;
}
validate251.errors = vErrors;
return errors === 0;
}

const server_log = validate252;

function validate252(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.line === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "line"},message:"must have required property '"+"line"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err2); errors++;
}
if("log" !== data0){
const err3 = {instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "log"},message:"must be equal to constant"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.line !== undefined){
if(!(validate220(data.line, {instancePath:instancePath+"/line",parentData:data,parentDataProperty:"line",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err4); errors++;
}
validate252.errors = vErrors;
return errors === 0;
}

const server_presence = validate254;

function validate255(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.browsers === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "browsers"},message:"must have required property '"+"browsers"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func4(data0) > 200){
const err2 = {instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err2); errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.browsers !== undefined){
let data1 = data.browsers;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/browsers",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err4); errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 10000 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/browsers",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"};
(vErrors ??= []).push(err5); errors++;
}
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/browsers",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err6); errors++;
}
}
}
}
else {
const err7 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err7); errors++;
}
validate255.errors = vErrors;
return errors === 0;
}

function validate254(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.people === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "people"},message:"must have required property '"+"people"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err2); errors++;
}
if("presence" !== data0){
const err3 = {instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "presence"},message:"must be equal to constant"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.people !== undefined){
let data1 = data.people;
if(Array.isArray(data1)){
if(data1.length > 1000){
const err4 = {instancePath:instancePath+"/people",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
(vErrors ??= []).push(err4); errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate255(data1[i0], {instancePath:instancePath+"/people/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate255.errors : vErrors.concat(validate255.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/people",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err5); errors++;
}
}
}
else {
const err6 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err6); errors++;
}
validate254.errors = vErrors;
return errors === 0;
}

const server_pong = validate257;

function validate257(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err1); errors++;
}
if("pong" !== data0){
const err2 = {instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "pong"},message:"must be equal to constant"};
(vErrors ??= []).push(err2); errors++;
}
}
}
else {
const err3 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err3); errors++;
}
validate257.errors = vErrors;
return errors === 0;
}

const server_error = validate258;

const schema391 = {"type":"object","required":["type","code","error"],"properties":{"type":{"type":"string","const":"error"},"code":{"type":"string","enum":["bad-message","other-owner","hello-first","too-many-browsers","too-many-workspaces","session-ended","workspace-gone"]},"error":{"type":"string","maxLength":2000}},"$id":"server_error"};

function validate258(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.code === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.error === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
if("error" !== data0){
const err4 = {instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "error"},message:"must be equal to constant"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.code !== undefined){
let data1 = data.code;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/code",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5); errors++;
}
if(!(((((((data1 === "bad-message") || (data1 === "other-owner")) || (data1 === "hello-first")) || (data1 === "too-many-browsers")) || (data1 === "too-many-workspaces")) || (data1 === "session-ended")) || (data1 === "workspace-gone"))){
const err6 = {instancePath:instancePath+"/code",keyword:"enum",params:{allowedValues: schema391.properties.code.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err6); errors++;
}
}
if(data.error !== undefined){
let data2 = data.error;
if(typeof data2 === "string"){
if(func4(data2) > 2000){
const err7 = {instancePath:instancePath+"/error",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err7); errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/error",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8); errors++;
}
}
}
else {
const err9 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err9); errors++;
}
validate258.errors = vErrors;
return errors === 0;
}

export const validators = {"getWebview": {"parameters": getWebview_parameters, "body": {}, "answers": {"200": {"application/json": getWebview_200_application_json}}}, "controlWebview": {"parameters": controlWebview_parameters, "body": {"application/json": controlWebview_body_application_json}, "answers": {"204": {}}}, "getOutline": {"parameters": getOutline_parameters, "body": {}, "answers": {"200": {"application/json": getOutline_200_application_json}}}, "controlPage": {"parameters": controlPage_parameters, "body": {"application/json": controlPage_body_application_json}, "answers": {"200": {"application/json": getOutline_200_application_json}}}, "checkPage": {"parameters": checkPage_parameters, "body": {"application/json": checkPage_body_application_json}, "answers": {"200": {"application/json": getOutline_200_application_json}}}, "controlSandbox": {"parameters": controlSandbox_parameters, "body": {"application/json": controlSandbox_body_application_json}, "answers": {"200": {"application/json": controlSandbox_200_application_json}, "204": {}}}, "getEval": {"parameters": getEval_parameters, "body": {}, "answers": {"200": {"application/json": controlSandbox_200_application_json}}}, "getPanelCatalog": {"parameters": null, "body": {}, "answers": {"200": {"application/json": getPanelCatalog_200_application_json}}}, "createProxyTicket": {"parameters": createProxyTicket_parameters, "body": {"application/json": createProxyTicket_body_application_json}, "answers": {"201": {"application/json": createProxyTicket_201_application_json}}}, "checkFraming": {"parameters": checkFraming_parameters, "body": {}, "answers": {"200": {"application/json": checkFraming_200_application_json}}}, "getSiteIcon": {"parameters": getSiteIcon_parameters, "body": {}, "answers": {"200": {"application/json": getSiteIcon_200_application_json}}}, "renameWorkspace": {"parameters": renameWorkspace_parameters, "body": {"application/json": renameWorkspace_body_application_json}, "answers": {"204": {}}}, "deleteWorkspace": {"parameters": deleteWorkspace_parameters, "body": {}, "answers": {"204": {}}}, "getLayout": {"parameters": getLayout_parameters, "body": {}, "answers": {"200": {"application/json": getLayout_200_application_json}}}, "watchLayout": {"parameters": watchLayout_parameters, "body": {}, "answers": {"200": {"text/event-stream": watchLayout_200_text_event_stream}}}, "listTabs": {"parameters": listTabs_parameters, "body": {}, "answers": {"200": {"application/json": listTabs_200_application_json}}}, "openTab": {"parameters": openTab_parameters, "body": {"application/json": openTab_body_application_json}, "answers": {"201": {"application/json": openTab_201_application_json}}}, "updateTabs": {"parameters": updateTabs_parameters, "body": {"application/json": updateTabs_body_application_json}, "answers": {"204": {}}}, "closeTabs": {"parameters": closeTabs_parameters, "body": {"application/json": closeTabs_body_application_json}, "answers": {"200": {"application/json": closeTabs_200_application_json}}}, "updateTab": {"parameters": updateTab_parameters, "body": {"application/json": updateTabs_body_application_json}, "answers": {"204": {}}}, "closeTab": {"parameters": closeTab_parameters, "body": {}, "answers": {"204": {}}}, "closePanel": {"parameters": closePanel_parameters, "body": {}, "answers": {"204": {}}}, "splitLeaf": {"parameters": splitLeaf_parameters, "body": {"application/json": splitLeaf_body_application_json}, "answers": {"201": {"application/json": splitLeaf_201_application_json}}}, "resizeSplit": {"parameters": resizeSplit_parameters, "body": {"application/json": resizeSplit_body_application_json}, "answers": {"204": {}}}, "moveTab": {"parameters": moveTab_parameters, "body": {"application/json": moveTab_body_application_json}, "answers": {"200": {"application/json": openTab_201_application_json}}}, "captureScreenshot": {"parameters": captureScreenshot_parameters, "body": {"application/json": captureScreenshot_body_application_json}, "answers": {"200": {"application/json": captureScreenshot_200_application_json}}}, "getScreenshotStatus": {"parameters": getScreenshotStatus_parameters, "body": {}, "answers": {"200": {"application/json": getScreenshotStatus_200_application_json}}}, "application/problem+json": problem};
export const messages = {"client": {"hello": client_hello, "change": client_change, "accepted": client_accepted, "deferred": client_deferred, "result": client_result, "focus": client_focus, "sharing": client_sharing, "webviews": client_webviews, "ping": client_ping}, "server": {"welcome": server_welcome, "layout": server_layout, "done": server_done, "refused": server_refused, "command": server_command, "ask-share": server_ask_share, "share-withdrawn": server_share_withdrawn, "log": server_log, "presence": server_presence, "pong": server_pong, "error": server_error}};
export const received = {"welcome": server_welcome, "layout": server_layout, "done": server_done, "refused": server_refused, "command": server_command, "ask-share": server_ask_share, "share-withdrawn": server_share_withdrawn, "log": server_log, "presence": server_presence, "pong": server_pong, "error": server_error};
