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

const getGatewayHealth_200_application_json = validate15;

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.pending === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "pending"},message:"must have required property '"+"pending"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.uptime_seconds === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "uptime_seconds"},message:"must have required property '"+"uptime_seconds"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/status",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
if("ok" !== data0){
const err4 = {instancePath:instancePath+"/status",keyword:"const",params:{allowedValue: "ok"},message:"must be equal to constant"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.pending !== undefined){
let data1 = data.pending;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/pending",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err5); errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/pending",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
(vErrors ??= []).push(err6); errors++;
}
}
}
if(data.uptime_seconds !== undefined){
let data2 = data.uptime_seconds;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/uptime_seconds",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err7); errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/uptime_seconds",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
(vErrors ??= []).push(err8); errors++;
}
}
}
}
else {
const err9 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err9); errors++;
}
validate15.errors = vErrors;
return errors === 0;
}

const getGatewayLiveness_200_application_json = validate16;

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.uptime_seconds === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "uptime_seconds"},message:"must have required property '"+"uptime_seconds"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/status",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err2); errors++;
}
if("ok" !== data0){
const err3 = {instancePath:instancePath+"/status",keyword:"const",params:{allowedValue: "ok"},message:"must be equal to constant"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.uptime_seconds !== undefined){
let data1 = data.uptime_seconds;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/uptime_seconds",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err4); errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/uptime_seconds",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
(vErrors ??= []).push(err5); errors++;
}
}
}
}
else {
const err6 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err6); errors++;
}
validate16.errors = vErrors;
return errors === 0;
}

const getGatewayStatus_200_application_json = validate17;

const func4 = codePoints;

const formats0 = formats.fullFormats["date-time"];

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.pending === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "pending"},message:"must have required property '"+"pending"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.uptime_seconds === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "uptime_seconds"},message:"must have required property '"+"uptime_seconds"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if(data.connections === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "connections"},message:"must have required property '"+"connections"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if(data.version === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
(vErrors ??= []).push(err4); errors++;
}
if(data.started_at === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "started_at"},message:"must have required property '"+"started_at"+"'"};
(vErrors ??= []).push(err5); errors++;
}
if(data.delivered === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "delivered"},message:"must have required property '"+"delivered"+"'"};
(vErrors ??= []).push(err6); errors++;
}
if(data.denied === undefined){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "denied"},message:"must have required property '"+"denied"+"'"};
(vErrors ??= []).push(err7); errors++;
}
if(data.expired === undefined){
const err8 = {instancePath,keyword:"required",params:{missingProperty: "expired"},message:"must have required property '"+"expired"+"'"};
(vErrors ??= []).push(err8); errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err9 = {instancePath:instancePath+"/status",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9); errors++;
}
if("ok" !== data0){
const err10 = {instancePath:instancePath+"/status",keyword:"const",params:{allowedValue: "ok"},message:"must be equal to constant"};
(vErrors ??= []).push(err10); errors++;
}
}
if(data.pending !== undefined){
let data1 = data.pending;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err11 = {instancePath:instancePath+"/pending",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err11); errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err12 = {instancePath:instancePath+"/pending",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
(vErrors ??= []).push(err12); errors++;
}
}
}
if(data.uptime_seconds !== undefined){
let data2 = data.uptime_seconds;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err13 = {instancePath:instancePath+"/uptime_seconds",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err13); errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err14 = {instancePath:instancePath+"/uptime_seconds",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
(vErrors ??= []).push(err14); errors++;
}
}
}
if(data.connections !== undefined){
let data3 = data.connections;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err15 = {instancePath:instancePath+"/connections",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err15); errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err16 = {instancePath:instancePath+"/connections",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
(vErrors ??= []).push(err16); errors++;
}
}
}
if(data.version !== undefined){
let data4 = data.version;
if(typeof data4 === "string"){
if(func4(data4) > 50){
const err17 = {instancePath:instancePath+"/version",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"};
(vErrors ??= []).push(err17); errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/version",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err18); errors++;
}
}
if(data.started_at !== undefined){
let data5 = data.started_at;
if(typeof data5 === "string"){
if(!(formats0.validate(data5))){
const err19 = {instancePath:instancePath+"/started_at",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
(vErrors ??= []).push(err19); errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/started_at",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err20); errors++;
}
}
if(data.delivered !== undefined){
let data6 = data.delivered;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err21 = {instancePath:instancePath+"/delivered",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err21); errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
const err22 = {instancePath:instancePath+"/delivered",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
(vErrors ??= []).push(err22); errors++;
}
}
}
if(data.denied !== undefined){
let data7 = data.denied;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err23 = {instancePath:instancePath+"/denied",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err23); errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
const err24 = {instancePath:instancePath+"/denied",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
(vErrors ??= []).push(err24); errors++;
}
}
}
if(data.expired !== undefined){
let data8 = data.expired;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err25 = {instancePath:instancePath+"/expired",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err25); errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
const err26 = {instancePath:instancePath+"/expired",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
(vErrors ??= []).push(err26); errors++;
}
}
}
}
else {
const err27 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err27); errors++;
}
validate17.errors = vErrors;
return errors === 0;
}

const receiveCallback_200_application_json = validate18;

const schema37 = {"type":"object","required":["status"],"properties":{"status":{"type":"string","enum":["delivered","denied"]}},"$id":"annex:/http/Delivery"};

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(!((data0 === "delivered") || (data0 === "denied"))){
const err2 = {instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: schema37.properties.status.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err2); errors++;
}
}
}
else {
const err3 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err3); errors++;
}
validate18.errors = vErrors;
return errors === 0;
}

const receiveCallback_parameters = validate19;

const pattern4 = /* @__PURE__ */ new RegExp("^[A-Za-z0-9._~-]{22,128}$", "u");

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query !== undefined){
let data0 = data.query;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.state !== undefined){
let data1 = data0.state;
if(typeof data1 === "string"){
if(func4(data1) > 128){
const err0 = {instancePath:instancePath+"/query/state",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
(vErrors ??= []).push(err0); errors++;
}
if(!pattern4.test(data1)){
const err1 = {instancePath:instancePath+"/query/state",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._~-]{22,128}$"},message:"must match pattern \""+"^[A-Za-z0-9._~-]{22,128}$"+"\""};
(vErrors ??= []).push(err1); errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/query/state",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err2); errors++;
}
}
if(data0.code !== undefined){
let data2 = data0.code;
if(typeof data2 === "string"){
if(func4(data2) > 4096){
const err3 = {instancePath:instancePath+"/query/code",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
(vErrors ??= []).push(err3); errors++;
}
if(func4(data2) < 1){
const err4 = {instancePath:instancePath+"/query/code",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err4); errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/query/code",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data0.error !== undefined){
let data3 = data0.error;
if(typeof data3 === "string"){
if(func4(data3) > 200){
const err6 = {instancePath:instancePath+"/query/error",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err6); errors++;
}
if(func4(data3) < 1){
const err7 = {instancePath:instancePath+"/query/error",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err7); errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/query/error",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8); errors++;
}
}
if(data0.error_description !== undefined){
let data4 = data0.error_description;
if(typeof data4 === "string"){
if(func4(data4) > 2000){
const err9 = {instancePath:instancePath+"/query/error_description",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err9); errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/query/error_description",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10); errors++;
}
}
if(data0.error_uri !== undefined){
let data5 = data0.error_uri;
if(typeof data5 === "string"){
if(func4(data5) > 2000){
const err11 = {instancePath:instancePath+"/query/error_uri",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err11); errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/query/error_uri",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12); errors++;
}
}
if(data0.iss !== undefined){
let data6 = data0.iss;
if(typeof data6 === "string"){
if(func4(data6) > 2000){
const err13 = {instancePath:instancePath+"/query/iss",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err13); errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/query/iss",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err14); errors++;
}
}
if(data0.others !== undefined){
let data7 = data0.others;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(Object.keys(data7).length > 256){
const err15 = {instancePath:instancePath+"/query/others",keyword:"maxProperties",params:{limit: 256},message:"must NOT have more than 256 properties"};
(vErrors ??= []).push(err15); errors++;
}
for(const key0 in data7){
let data8 = data7[key0];
if(typeof data8 === "string"){
if(func4(data8) > 4096){
const err16 = {instancePath:instancePath+"/query/others/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
(vErrors ??= []).push(err16); errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/query/others/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err17); errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/query/others",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err18); errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/query",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err19); errors++;
}
}
if(data.header !== undefined){
let data9 = data.header;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9["Sec-Fetch-Dest"] !== undefined){
let data10 = data9["Sec-Fetch-Dest"];
if(typeof data10 === "string"){
if(func4(data10) > 200){
const err20 = {instancePath:instancePath+"/header/Sec-Fetch-Dest",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err20); errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/header/Sec-Fetch-Dest",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err21); errors++;
}
}
if(data9["Sec-Purpose"] !== undefined){
let data11 = data9["Sec-Purpose"];
if(typeof data11 === "string"){
if(func4(data11) > 200){
const err22 = {instancePath:instancePath+"/header/Sec-Purpose",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err22); errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/header/Sec-Purpose",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err23); errors++;
}
}
if(data9.Purpose !== undefined){
let data12 = data9.Purpose;
if(typeof data12 === "string"){
if(func4(data12) > 200){
const err24 = {instancePath:instancePath+"/header/Purpose",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err24); errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/header/Purpose",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err25); errors++;
}
}
if(data9["X-Purpose"] !== undefined){
let data13 = data9["X-Purpose"];
if(typeof data13 === "string"){
if(func4(data13) > 200){
const err26 = {instancePath:instancePath+"/header/X-Purpose",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err26); errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/header/X-Purpose",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err27); errors++;
}
}
if(data9["X-Moz"] !== undefined){
let data14 = data9["X-Moz"];
if(typeof data14 === "string"){
if(func4(data14) > 200){
const err28 = {instancePath:instancePath+"/header/X-Moz",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err28); errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/header/X-Moz",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err29); errors++;
}
}
if(data9["User-Agent"] !== undefined){
let data15 = data9["User-Agent"];
if(typeof data15 === "string"){
if(func4(data15) > 4096){
const err30 = {instancePath:instancePath+"/header/User-Agent",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
(vErrors ??= []).push(err30); errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/header/User-Agent",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err31); errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/header",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err32); errors++;
}
}
}
else {
const err33 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err33); errors++;
}
validate19.errors = vErrors;
return errors === 0;
}

const receiveFormCallback_body_application_x_www_form_urlencoded = validate20;

const pattern6 = /* @__PURE__ */ new RegExp("^", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 264){
const err0 = {instancePath,keyword:"maxProperties",params:{limit: 264},message:"must NOT have more than 264 properties"};
(vErrors ??= []).push(err0); errors++;
}
if(data.state === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.state !== undefined){
let data0 = data.state;
if(typeof data0 === "string"){
if(func4(data0) > 128){
const err2 = {instancePath:instancePath+"/state",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
(vErrors ??= []).push(err2); errors++;
}
if(!pattern4.test(data0)){
const err3 = {instancePath:instancePath+"/state",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._~-]{22,128}$"},message:"must match pattern \""+"^[A-Za-z0-9._~-]{22,128}$"+"\""};
(vErrors ??= []).push(err3); errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/state",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.code !== undefined){
let data1 = data.code;
if(typeof data1 === "string"){
if(func4(data1) > 4096){
const err5 = {instancePath:instancePath+"/code",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
(vErrors ??= []).push(err5); errors++;
}
if(func4(data1) < 1){
const err6 = {instancePath:instancePath+"/code",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/code",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
if(data.error !== undefined){
let data2 = data.error;
if(typeof data2 === "string"){
if(func4(data2) > 200){
const err8 = {instancePath:instancePath+"/error",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err8); errors++;
}
if(func4(data2) < 1){
const err9 = {instancePath:instancePath+"/error",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err9); errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/error",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10); errors++;
}
}
if(data.error_description !== undefined){
let data3 = data.error_description;
if(typeof data3 === "string"){
if(func4(data3) > 2000){
const err11 = {instancePath:instancePath+"/error_description",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err11); errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/error_description",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12); errors++;
}
}
if(data.error_uri !== undefined){
let data4 = data.error_uri;
if(typeof data4 === "string"){
if(func4(data4) > 2000){
const err13 = {instancePath:instancePath+"/error_uri",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err13); errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/error_uri",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err14); errors++;
}
}
if(data.iss !== undefined){
let data5 = data.iss;
if(typeof data5 === "string"){
if(func4(data5) > 2000){
const err15 = {instancePath:instancePath+"/iss",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err15); errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/iss",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err16); errors++;
}
}
for(const key0 in data){
if(pattern6.test(key0)){
let data6 = data[key0];
if(typeof data6 === "string"){
if(func4(data6) > 4096){
const err17 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
(vErrors ??= []).push(err17); errors++;
}
}
}
}
}
else {
const err18 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err18); errors++;
}
validate20.errors = vErrors;
return errors === 0;
}

const problem = validate21;

const formats2 = /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;

const pattern7 = /* @__PURE__ */ new RegExp("^(https?://[^\\s]+)?/problems/[a-z]+(-[a-z]+)*$", "u");

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate22.errors = vErrors;
return errors === 0;
}

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(!pattern7.test(data0)){
const err4 = {instancePath:instancePath+"/type",keyword:"pattern",params:{pattern: "^(https?://[^\\s]+)?/problems/[a-z]+(-[a-z]+)*$"},message:"must match pattern \""+"^(https?://[^\\s]+)?/problems/[a-z]+(-[a-z]+)*$"+"\""};
(vErrors ??= []).push(err4); errors++;
}
if(!(formats2.test(data0))){
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
if(!(validate22(data4[i0], {instancePath:instancePath+"/errors/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
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
validate21.errors = vErrors;
return errors === 0;
}

const client_register = validate24;

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.state === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.provider === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "provider"},message:"must have required property '"+"provider"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
if("register" !== data0){
const err4 = {instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "register"},message:"must be equal to constant"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.state !== undefined){
let data1 = data.state;
if(typeof data1 === "string"){
if(func4(data1) > 128){
const err5 = {instancePath:instancePath+"/state",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
(vErrors ??= []).push(err5); errors++;
}
if(!pattern4.test(data1)){
const err6 = {instancePath:instancePath+"/state",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._~-]{22,128}$"},message:"must match pattern \""+"^[A-Za-z0-9._~-]{22,128}$"+"\""};
(vErrors ??= []).push(err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/state",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
if(data.provider !== undefined){
let data2 = data.provider;
if(typeof data2 === "string"){
if(func4(data2) > 100){
const err8 = {instancePath:instancePath+"/provider",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err8); errors++;
}
if(func4(data2) < 1){
const err9 = {instancePath:instancePath+"/provider",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err9); errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/provider",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10); errors++;
}
}
if(data.acknowledge !== undefined){
if(typeof data.acknowledge !== "boolean"){
const err11 = {instancePath:instancePath+"/acknowledge",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err11); errors++;
}
}
if(data.resume !== undefined){
let data4 = data.resume;
if(typeof data4 === "string"){
if(func4(data4) > 128){
const err12 = {instancePath:instancePath+"/resume",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
(vErrors ??= []).push(err12); errors++;
}
if(!pattern4.test(data4)){
const err13 = {instancePath:instancePath+"/resume",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._~-]{22,128}$"},message:"must match pattern \""+"^[A-Za-z0-9._~-]{22,128}$"+"\""};
(vErrors ??= []).push(err13); errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/resume",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err14); errors++;
}
}
}
else {
const err15 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err15); errors++;
}
validate24.errors = vErrors;
return errors === 0;
}

const client_unregister = validate25;

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.state === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err2); errors++;
}
if("unregister" !== data0){
const err3 = {instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "unregister"},message:"must be equal to constant"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.state !== undefined){
let data1 = data.state;
if(typeof data1 === "string"){
if(func4(data1) > 128){
const err4 = {instancePath:instancePath+"/state",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
(vErrors ??= []).push(err4); errors++;
}
if(!pattern4.test(data1)){
const err5 = {instancePath:instancePath+"/state",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._~-]{22,128}$"},message:"must match pattern \""+"^[A-Za-z0-9._~-]{22,128}$"+"\""};
(vErrors ??= []).push(err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/state",keyword:"type",params:{type: "string"},message:"must be string"};
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

const client_received = validate26;

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.state === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err2); errors++;
}
if("received" !== data0){
const err3 = {instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "received"},message:"must be equal to constant"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.state !== undefined){
let data1 = data.state;
if(typeof data1 === "string"){
if(func4(data1) > 128){
const err4 = {instancePath:instancePath+"/state",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
(vErrors ??= []).push(err4); errors++;
}
if(!pattern4.test(data1)){
const err5 = {instancePath:instancePath+"/state",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._~-]{22,128}$"},message:"must match pattern \""+"^[A-Za-z0-9._~-]{22,128}$"+"\""};
(vErrors ??= []).push(err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/state",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
}
}
else {
const err7 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err7); errors++;
}
validate26.errors = vErrors;
return errors === 0;
}

const server_registered = validate27;

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.state === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err2); errors++;
}
if("registered" !== data0){
const err3 = {instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "registered"},message:"must be equal to constant"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.state !== undefined){
let data1 = data.state;
if(typeof data1 === "string"){
if(func4(data1) > 128){
const err4 = {instancePath:instancePath+"/state",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
(vErrors ??= []).push(err4); errors++;
}
if(!pattern4.test(data1)){
const err5 = {instancePath:instancePath+"/state",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._~-]{22,128}$"},message:"must match pattern \""+"^[A-Za-z0-9._~-]{22,128}$"+"\""};
(vErrors ??= []).push(err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/state",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
}
}
else {
const err7 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err7); errors++;
}
validate27.errors = vErrors;
return errors === 0;
}

const server_callback = validate28;

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.state === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.code === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if(data.query === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "query"},message:"must have required property '"+"query"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
if("callback" !== data0){
const err5 = {instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "callback"},message:"must be equal to constant"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.state !== undefined){
let data1 = data.state;
if(typeof data1 === "string"){
if(func4(data1) > 128){
const err6 = {instancePath:instancePath+"/state",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
(vErrors ??= []).push(err6); errors++;
}
if(!pattern4.test(data1)){
const err7 = {instancePath:instancePath+"/state",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._~-]{22,128}$"},message:"must match pattern \""+"^[A-Za-z0-9._~-]{22,128}$"+"\""};
(vErrors ??= []).push(err7); errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/state",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8); errors++;
}
}
if(data.code !== undefined){
let data2 = data.code;
if(typeof data2 === "string"){
if(func4(data2) > 4096){
const err9 = {instancePath:instancePath+"/code",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
(vErrors ??= []).push(err9); errors++;
}
if(func4(data2) < 1){
const err10 = {instancePath:instancePath+"/code",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err10); errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/code",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err11); errors++;
}
}
if(data.query !== undefined){
let data3 = data.query;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(Object.keys(data3).length > 264){
const err12 = {instancePath:instancePath+"/query",keyword:"maxProperties",params:{limit: 264},message:"must NOT have more than 264 properties"};
(vErrors ??= []).push(err12); errors++;
}
for(const key0 in data3){
let data4 = data3[key0];
if(typeof data4 === "string"){
if(func4(data4) > 4096){
const err13 = {instancePath:instancePath+"/query/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
(vErrors ??= []).push(err13); errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/query/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err14); errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/query",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err15); errors++;
}
}
}
else {
const err16 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err16); errors++;
}
validate28.errors = vErrors;
return errors === 0;
}

const server_error = validate29;

const schema55 = {"type":"object","required":["type","state","code","error"],"properties":{"type":{"type":"string","const":"error"},"state":{"type":["string","null"],"maxLength":128},"code":{"type":"string","enum":["bad-message","duplicate-state","too-many-registrations","at-capacity","registration-expired","secret-refused","callback-refused","too-many-frames","provider-error","internal-error"]},"error":{"type":"string","maxLength":2000},"error_description":{"type":"string","maxLength":2000},"error_uri":{"type":"string","maxLength":2000},"iss":{"type":"string","maxLength":2000},"query":{"$ref":"annex:/socket/Query"}},"$id":"server_error"};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.state === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
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
if("error" !== data0){
const err5 = {instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "error"},message:"must be equal to constant"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.state !== undefined){
let data1 = data.state;
if((typeof data1 !== "string") && (data1 !== null)){
const err6 = {instancePath:instancePath+"/state",keyword:"type",params:{type: schema55.properties.state.type},message:"must be string,null"};
(vErrors ??= []).push(err6); errors++;
}
if(typeof data1 === "string"){
if(func4(data1) > 128){
const err7 = {instancePath:instancePath+"/state",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
(vErrors ??= []).push(err7); errors++;
}
}
}
if(data.code !== undefined){
let data2 = data.code;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/code",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8); errors++;
}
if(!((((((((((data2 === "bad-message") || (data2 === "duplicate-state")) || (data2 === "too-many-registrations")) || (data2 === "at-capacity")) || (data2 === "registration-expired")) || (data2 === "secret-refused")) || (data2 === "callback-refused")) || (data2 === "too-many-frames")) || (data2 === "provider-error")) || (data2 === "internal-error"))){
const err9 = {instancePath:instancePath+"/code",keyword:"enum",params:{allowedValues: schema55.properties.code.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err9); errors++;
}
}
if(data.error !== undefined){
let data3 = data.error;
if(typeof data3 === "string"){
if(func4(data3) > 2000){
const err10 = {instancePath:instancePath+"/error",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err10); errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/error",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err11); errors++;
}
}
if(data.error_description !== undefined){
let data4 = data.error_description;
if(typeof data4 === "string"){
if(func4(data4) > 2000){
const err12 = {instancePath:instancePath+"/error_description",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err12); errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/error_description",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err13); errors++;
}
}
if(data.error_uri !== undefined){
let data5 = data.error_uri;
if(typeof data5 === "string"){
if(func4(data5) > 2000){
const err14 = {instancePath:instancePath+"/error_uri",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err14); errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/error_uri",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err15); errors++;
}
}
if(data.iss !== undefined){
let data6 = data.iss;
if(typeof data6 === "string"){
if(func4(data6) > 2000){
const err16 = {instancePath:instancePath+"/iss",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err16); errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/iss",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err17); errors++;
}
}
if(data.query !== undefined){
let data7 = data.query;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(Object.keys(data7).length > 264){
const err18 = {instancePath:instancePath+"/query",keyword:"maxProperties",params:{limit: 264},message:"must NOT have more than 264 properties"};
(vErrors ??= []).push(err18); errors++;
}
for(const key0 in data7){
let data8 = data7[key0];
if(typeof data8 === "string"){
if(func4(data8) > 4096){
const err19 = {instancePath:instancePath+"/query/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
(vErrors ??= []).push(err19); errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/query/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err20); errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/query",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err21); errors++;
}
}
}
else {
const err22 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err22); errors++;
}
validate29.errors = vErrors;
return errors === 0;
}

const gateway_parameters = validate30;

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "query"},message:"must have required property '"+"query"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.query !== undefined){
let data0 = data.query;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.route !== undefined){
let data1 = data0.route;
if(typeof data1 === "string"){
if(func4(data1) > 8){
const err1 = {instancePath:instancePath+"/query/route",keyword:"maxLength",params:{limit: 8},message:"must NOT have more than 8 characters"};
(vErrors ??= []).push(err1); errors++;
}
if(func4(data1) < 8){
const err2 = {instancePath:instancePath+"/query/route",keyword:"minLength",params:{limit: 8},message:"must NOT have fewer than 8 characters"};
(vErrors ??= []).push(err2); errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/query/route",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/query",keyword:"type",params:{type: "object"},message:"must be object"};
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

export const validators = {"getGatewayHealth": {"parameters": null, "body": {}, "answers": {"200": {"application/json": getGatewayHealth_200_application_json}}}, "getGatewayLiveness": {"parameters": null, "body": {}, "answers": {"200": {"application/json": getGatewayLiveness_200_application_json}}}, "getGatewayMetrics": {"parameters": null, "body": {}, "answers": {"200": {}}}, "getGatewayStatus": {"parameters": null, "body": {}, "answers": {"200": {"application/json": getGatewayStatus_200_application_json}}}, "receiveCallback": {"parameters": receiveCallback_parameters, "body": {}, "answers": {"200": {"application/json": receiveCallback_200_application_json}}}, "receiveFormCallback": {"parameters": null, "body": {"application/x-www-form-urlencoded": receiveFormCallback_body_application_x_www_form_urlencoded}, "answers": {"200": {"application/json": receiveCallback_200_application_json}}}, "application/problem+json": problem};
export const messages = {"client": {"register": client_register, "unregister": client_unregister, "received": client_received}, "server": {"registered": server_registered, "callback": server_callback, "error": server_error}, "parameters": gateway_parameters};
