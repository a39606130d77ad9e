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

const getPasteWidget_parameters = validate15;

const func4 = codePoints;

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query !== undefined){
let data0 = data.query;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.title !== undefined){
let data1 = data0.title;
if(typeof data1 === "string"){
if(func4(data1) > 200){
const err0 = {instancePath:instancePath+"/query/title",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err0); errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/query/title",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err1); errors++;
}
}
if(data0.grant !== undefined){
let data2 = data0.grant;
if(typeof data2 === "string"){
if(func4(data2) > 512){
const err2 = {instancePath:instancePath+"/query/grant",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"};
(vErrors ??= []).push(err2); errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/query/grant",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/query",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.header !== undefined){
let data3 = data.header;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3["X-Forwarded-For"] !== undefined){
let data4 = data3["X-Forwarded-For"];
if(typeof data4 === "string"){
if(func4(data4) > 2000){
const err5 = {instancePath:instancePath+"/header/X-Forwarded-For",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/header/X-Forwarded-For",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
}
if(data3.Forwarded !== undefined){
let data5 = data3.Forwarded;
if(typeof data5 === "string"){
if(func4(data5) > 2000){
const err7 = {instancePath:instancePath+"/header/Forwarded",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err7); errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/header/Forwarded",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8); errors++;
}
}
if(data3["X-Real-IP"] !== undefined){
let data6 = data3["X-Real-IP"];
if(typeof data6 === "string"){
if(func4(data6) > 2000){
const err9 = {instancePath:instancePath+"/header/X-Real-IP",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err9); errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/header/X-Real-IP",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10); errors++;
}
}
if(data3.Via !== undefined){
let data7 = data3.Via;
if(typeof data7 === "string"){
if(func4(data7) > 2000){
const err11 = {instancePath:instancePath+"/header/Via",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err11); errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/header/Via",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12); errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/header",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err13); errors++;
}
}
}
else {
const err14 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err14); errors++;
}
validate15.errors = vErrors;
return errors === 0;
}

const pasteScreenshot_body_multipart_form_data = validate16;

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.image === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "image"},message:"must have required property '"+"image"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(func4(data0) > 200){
const err1 = {instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err1); errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/title",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err2); errors++;
}
}
}
else {
const err3 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err3); errors++;
}
validate16.errors = vErrors;
return errors === 0;
}

const pasteScreenshot_201_application_json = validate17;

const schema38 = {"type":"object","required":["id","name","name_state","name_source","undoable","file","original","width","height","bytes","original_width","original_height","received_bytes","saved_percent","squeezing","created_at"],"properties":{"id":{"type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$","maxLength":64},"file":{"type":"string","pattern":"^screenshots/sp/[^/\\\\]+-[1-9][0-9]*x[1-9][0-9]*\\.png$","maxLength":300},"original":{"type":"string","pattern":"^screenshots/sp/[^/\\\\]+-[1-9][0-9]*x[1-9][0-9]*-original\\.png$","maxLength":300},"width":{"type":"integer","minimum":1},"height":{"type":"integer","minimum":1},"bytes":{"type":"integer","minimum":1},"saved_percent":{"type":"number","maximum":100},"squeezing":{"type":"boolean"},"name_state":{"type":"string","enum":["pending","named","kept"]},"name":{"type":"string","minLength":1,"maxLength":240},"name_source":{"type":"string","enum":["title","file-name","model","agent","ocr","user","initial","unknown"]},"undoable":{"type":"boolean"},"original_width":{"type":"integer","minimum":1},"original_height":{"type":"integer","minimum":1},"received_bytes":{"type":"integer","minimum":1},"created_at":{"type":"string","format":"date-time"}},"$id":"annex:/http/PastedScreenshot"};

const pattern4 = /* @__PURE__ */ new RegExp("^[A-Za-z0-9_-]{1,64}$", "u");

const pattern5 = /* @__PURE__ */ new RegExp("^screenshots/sp/[^/\\\\]+-[1-9][0-9]*x[1-9][0-9]*\\.png$", "u");

const pattern6 = /* @__PURE__ */ new RegExp("^screenshots/sp/[^/\\\\]+-[1-9][0-9]*x[1-9][0-9]*-original\\.png$", "u");

const formats0 = formats.fullFormats["date-time"];

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.name_state === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "name_state"},message:"must have required property '"+"name_state"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if(data.name_source === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "name_source"},message:"must have required property '"+"name_source"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if(data.undoable === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "undoable"},message:"must have required property '"+"undoable"+"'"};
(vErrors ??= []).push(err4); errors++;
}
if(data.file === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
(vErrors ??= []).push(err5); errors++;
}
if(data.original === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "original"},message:"must have required property '"+"original"+"'"};
(vErrors ??= []).push(err6); errors++;
}
if(data.width === undefined){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "width"},message:"must have required property '"+"width"+"'"};
(vErrors ??= []).push(err7); errors++;
}
if(data.height === undefined){
const err8 = {instancePath,keyword:"required",params:{missingProperty: "height"},message:"must have required property '"+"height"+"'"};
(vErrors ??= []).push(err8); errors++;
}
if(data.bytes === undefined){
const err9 = {instancePath,keyword:"required",params:{missingProperty: "bytes"},message:"must have required property '"+"bytes"+"'"};
(vErrors ??= []).push(err9); errors++;
}
if(data.original_width === undefined){
const err10 = {instancePath,keyword:"required",params:{missingProperty: "original_width"},message:"must have required property '"+"original_width"+"'"};
(vErrors ??= []).push(err10); errors++;
}
if(data.original_height === undefined){
const err11 = {instancePath,keyword:"required",params:{missingProperty: "original_height"},message:"must have required property '"+"original_height"+"'"};
(vErrors ??= []).push(err11); errors++;
}
if(data.received_bytes === undefined){
const err12 = {instancePath,keyword:"required",params:{missingProperty: "received_bytes"},message:"must have required property '"+"received_bytes"+"'"};
(vErrors ??= []).push(err12); errors++;
}
if(data.saved_percent === undefined){
const err13 = {instancePath,keyword:"required",params:{missingProperty: "saved_percent"},message:"must have required property '"+"saved_percent"+"'"};
(vErrors ??= []).push(err13); errors++;
}
if(data.squeezing === undefined){
const err14 = {instancePath,keyword:"required",params:{missingProperty: "squeezing"},message:"must have required property '"+"squeezing"+"'"};
(vErrors ??= []).push(err14); errors++;
}
if(data.created_at === undefined){
const err15 = {instancePath,keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
(vErrors ??= []).push(err15); errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func4(data0) > 64){
const err16 = {instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
(vErrors ??= []).push(err16); errors++;
}
if(!pattern4.test(data0)){
const err17 = {instancePath:instancePath+"/id",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\""};
(vErrors ??= []).push(err17); errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err18); errors++;
}
}
if(data.file !== undefined){
let data1 = data.file;
if(typeof data1 === "string"){
if(func4(data1) > 300){
const err19 = {instancePath:instancePath+"/file",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
(vErrors ??= []).push(err19); errors++;
}
if(!pattern5.test(data1)){
const err20 = {instancePath:instancePath+"/file",keyword:"pattern",params:{pattern: "^screenshots/sp/[^/\\\\]+-[1-9][0-9]*x[1-9][0-9]*\\.png$"},message:"must match pattern \""+"^screenshots/sp/[^/\\\\]+-[1-9][0-9]*x[1-9][0-9]*\\.png$"+"\""};
(vErrors ??= []).push(err20); errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/file",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err21); errors++;
}
}
if(data.original !== undefined){
let data2 = data.original;
if(typeof data2 === "string"){
if(func4(data2) > 300){
const err22 = {instancePath:instancePath+"/original",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
(vErrors ??= []).push(err22); errors++;
}
if(!pattern6.test(data2)){
const err23 = {instancePath:instancePath+"/original",keyword:"pattern",params:{pattern: "^screenshots/sp/[^/\\\\]+-[1-9][0-9]*x[1-9][0-9]*-original\\.png$"},message:"must match pattern \""+"^screenshots/sp/[^/\\\\]+-[1-9][0-9]*x[1-9][0-9]*-original\\.png$"+"\""};
(vErrors ??= []).push(err23); errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/original",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err24); errors++;
}
}
if(data.width !== undefined){
let data3 = data.width;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err25 = {instancePath:instancePath+"/width",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err25); errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err26 = {instancePath:instancePath+"/width",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err26); errors++;
}
}
}
if(data.height !== undefined){
let data4 = data.height;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err27 = {instancePath:instancePath+"/height",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err27); errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
const err28 = {instancePath:instancePath+"/height",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err28); errors++;
}
}
}
if(data.bytes !== undefined){
let data5 = data.bytes;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err29 = {instancePath:instancePath+"/bytes",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err29); errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
const err30 = {instancePath:instancePath+"/bytes",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err30); errors++;
}
}
}
if(data.saved_percent !== undefined){
let data6 = data.saved_percent;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 100 || isNaN(data6)){
const err31 = {instancePath:instancePath+"/saved_percent",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
(vErrors ??= []).push(err31); errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/saved_percent",keyword:"type",params:{type: "number"},message:"must be number"};
(vErrors ??= []).push(err32); errors++;
}
}
if(data.squeezing !== undefined){
if(typeof data.squeezing !== "boolean"){
const err33 = {instancePath:instancePath+"/squeezing",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err33); errors++;
}
}
if(data.name_state !== undefined){
let data8 = data.name_state;
if(typeof data8 !== "string"){
const err34 = {instancePath:instancePath+"/name_state",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err34); errors++;
}
if(!(((data8 === "pending") || (data8 === "named")) || (data8 === "kept"))){
const err35 = {instancePath:instancePath+"/name_state",keyword:"enum",params:{allowedValues: schema38.properties.name_state.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err35); errors++;
}
}
if(data.name !== undefined){
let data9 = data.name;
if(typeof data9 === "string"){
if(func4(data9) > 240){
const err36 = {instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 240},message:"must NOT have more than 240 characters"};
(vErrors ??= []).push(err36); errors++;
}
if(func4(data9) < 1){
const err37 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err37); errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err38); errors++;
}
}
if(data.name_source !== undefined){
let data10 = data.name_source;
if(typeof data10 !== "string"){
const err39 = {instancePath:instancePath+"/name_source",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err39); errors++;
}
if(!((((((((data10 === "title") || (data10 === "file-name")) || (data10 === "model")) || (data10 === "agent")) || (data10 === "ocr")) || (data10 === "user")) || (data10 === "initial")) || (data10 === "unknown"))){
const err40 = {instancePath:instancePath+"/name_source",keyword:"enum",params:{allowedValues: schema38.properties.name_source.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err40); errors++;
}
}
if(data.undoable !== undefined){
if(typeof data.undoable !== "boolean"){
const err41 = {instancePath:instancePath+"/undoable",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err41); errors++;
}
}
if(data.original_width !== undefined){
let data12 = data.original_width;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err42 = {instancePath:instancePath+"/original_width",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err42); errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 1 || isNaN(data12)){
const err43 = {instancePath:instancePath+"/original_width",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err43); errors++;
}
}
}
if(data.original_height !== undefined){
let data13 = data.original_height;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err44 = {instancePath:instancePath+"/original_height",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err44); errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 1 || isNaN(data13)){
const err45 = {instancePath:instancePath+"/original_height",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err45); errors++;
}
}
}
if(data.received_bytes !== undefined){
let data14 = data.received_bytes;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err46 = {instancePath:instancePath+"/received_bytes",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err46); errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 1 || isNaN(data14)){
const err47 = {instancePath:instancePath+"/received_bytes",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err47); errors++;
}
}
}
if(data.created_at !== undefined){
let data15 = data.created_at;
if(typeof data15 === "string"){
if(!(formats0.validate(data15))){
const err48 = {instancePath:instancePath+"/created_at",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
(vErrors ??= []).push(err48); errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/created_at",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err49); errors++;
}
}
}
else {
const err50 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err50); errors++;
}
validate17.errors = vErrors;
return errors === 0;
}

const pasteScreenshot_parameters = validate18;

const pattern7 = /* @__PURE__ */ new RegExp("^[A-Za-z0-9._~-]{16,512}$", "u");

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query !== undefined){
let data0 = data.query;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.title !== undefined){
let data1 = data0.title;
if(typeof data1 === "string"){
if(func4(data1) > 200){
const err0 = {instancePath:instancePath+"/query/title",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err0); errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/query/title",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err1); errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/query",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err2); errors++;
}
}
if(data.header !== undefined){
let data2 = data.header;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2["Paste-Token"] !== undefined){
let data3 = data2["Paste-Token"];
if(typeof data3 === "string"){
if(func4(data3) > 512){
const err3 = {instancePath:instancePath+"/header/Paste-Token",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"};
(vErrors ??= []).push(err3); errors++;
}
if(!pattern7.test(data3)){
const err4 = {instancePath:instancePath+"/header/Paste-Token",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._~-]{16,512}$"},message:"must match pattern \""+"^[A-Za-z0-9._~-]{16,512}$"+"\""};
(vErrors ??= []).push(err4); errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/header/Paste-Token",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data2.Origin !== undefined){
let data4 = data2.Origin;
if(typeof data4 === "string"){
if(func4(data4) > 500){
const err6 = {instancePath:instancePath+"/header/Origin",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/header/Origin",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
if(data2["Sec-Fetch-Site"] !== undefined){
let data5 = data2["Sec-Fetch-Site"];
if(typeof data5 === "string"){
if(func4(data5) > 100){
const err8 = {instancePath:instancePath+"/header/Sec-Fetch-Site",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err8); errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/header/Sec-Fetch-Site",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9); errors++;
}
}
if(data2["X-Forwarded-For"] !== undefined){
let data6 = data2["X-Forwarded-For"];
if(typeof data6 === "string"){
if(func4(data6) > 2000){
const err10 = {instancePath:instancePath+"/header/X-Forwarded-For",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err10); errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/header/X-Forwarded-For",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err11); errors++;
}
}
if(data2.Forwarded !== undefined){
let data7 = data2.Forwarded;
if(typeof data7 === "string"){
if(func4(data7) > 2000){
const err12 = {instancePath:instancePath+"/header/Forwarded",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err12); errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/header/Forwarded",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err13); errors++;
}
}
if(data2["X-Real-IP"] !== undefined){
let data8 = data2["X-Real-IP"];
if(typeof data8 === "string"){
if(func4(data8) > 2000){
const err14 = {instancePath:instancePath+"/header/X-Real-IP",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err14); errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/header/X-Real-IP",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err15); errors++;
}
}
if(data2.Via !== undefined){
let data9 = data2.Via;
if(typeof data9 === "string"){
if(func4(data9) > 2000){
const err16 = {instancePath:instancePath+"/header/Via",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err16); errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/header/Via",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err17); errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/header",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err18); errors++;
}
}
}
else {
const err19 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err19); errors++;
}
validate18.errors = vErrors;
return errors === 0;
}

const getPaste_200_text_event_stream = validate19;

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if("pending" !== data0){
const err3 = {instancePath:instancePath+"/event",keyword:"const",params:{allowedValue: "pending"},message:"must be equal to constant"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.data !== undefined){
if(!(validate17(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err4); errors++;
}
validate20.errors = vErrors;
return errors === 0;
}

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if("named" !== data0){
const err3 = {instancePath:instancePath+"/event",keyword:"const",params:{allowedValue: "named"},message:"must be equal to constant"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.data !== undefined){
if(!(validate17(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err4); errors++;
}
validate22.errors = vErrors;
return errors === 0;
}

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if("kept" !== data0){
const err3 = {instancePath:instancePath+"/event",keyword:"const",params:{allowedValue: "kept"},message:"must be equal to constant"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.data !== undefined){
if(!(validate17(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err4); errors++;
}
validate24.errors = vErrors;
return errors === 0;
}

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.event;
if(typeof tag0 == "string"){
if(tag0 === "pending"){
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
}
else if(tag0 === "named"){
if(!(validate22(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
else if(tag0 === "kept"){
if(!(validate24(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
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
validate19.errors = vErrors;
return errors === 0;
}

const getPaste_parameters = validate29;

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.header !== undefined){
let data2 = data.header;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2["Paste-Token"] !== undefined){
let data3 = data2["Paste-Token"];
if(typeof data3 === "string"){
if(func4(data3) > 512){
const err4 = {instancePath:instancePath+"/header/Paste-Token",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"};
(vErrors ??= []).push(err4); errors++;
}
if(!pattern7.test(data3)){
const err5 = {instancePath:instancePath+"/header/Paste-Token",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._~-]{16,512}$"},message:"must match pattern \""+"^[A-Za-z0-9._~-]{16,512}$"+"\""};
(vErrors ??= []).push(err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/header/Paste-Token",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
}
if(data2.Origin !== undefined){
let data4 = data2.Origin;
if(typeof data4 === "string"){
if(func4(data4) > 500){
const err7 = {instancePath:instancePath+"/header/Origin",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err7); errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/header/Origin",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8); errors++;
}
}
if(data2["Sec-Fetch-Site"] !== undefined){
let data5 = data2["Sec-Fetch-Site"];
if(typeof data5 === "string"){
if(func4(data5) > 100){
const err9 = {instancePath:instancePath+"/header/Sec-Fetch-Site",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err9); errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/header/Sec-Fetch-Site",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10); errors++;
}
}
if(data2["X-Forwarded-For"] !== undefined){
let data6 = data2["X-Forwarded-For"];
if(typeof data6 === "string"){
if(func4(data6) > 2000){
const err11 = {instancePath:instancePath+"/header/X-Forwarded-For",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err11); errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/header/X-Forwarded-For",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12); errors++;
}
}
if(data2.Forwarded !== undefined){
let data7 = data2.Forwarded;
if(typeof data7 === "string"){
if(func4(data7) > 2000){
const err13 = {instancePath:instancePath+"/header/Forwarded",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err13); errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/header/Forwarded",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err14); errors++;
}
}
if(data2["X-Real-IP"] !== undefined){
let data8 = data2["X-Real-IP"];
if(typeof data8 === "string"){
if(func4(data8) > 2000){
const err15 = {instancePath:instancePath+"/header/X-Real-IP",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err15); errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/header/X-Real-IP",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err16); errors++;
}
}
if(data2.Via !== undefined){
let data9 = data2.Via;
if(typeof data9 === "string"){
if(func4(data9) > 2000){
const err17 = {instancePath:instancePath+"/header/Via",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err17); errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/header/Via",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err18); errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/header",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err19); errors++;
}
}
}
else {
const err20 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err20); errors++;
}
validate29.errors = vErrors;
return errors === 0;
}

const renamePaste_body_application_json = validate30;

const schema46 = {"type":"object","required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":200},"source":{"type":"string","enum":["user","agent"],"default":"user"}},"$id":"annex:/http/RenamePaste"};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.source === undefined){
data.source = "user";
}
if(data.name === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func4(data0) > 200){
const err1 = {instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err1); errors++;
}
if(func4(data0) < 1){
const err2 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err2); errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
}
let data1 = data.source;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/source",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
if(!((data1 === "user") || (data1 === "agent"))){
const err5 = {instancePath:instancePath+"/source",keyword:"enum",params:{allowedValues: schema46.properties.source.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err5); errors++;
}
}
else {
const err6 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err6); errors++;
}
validate30.errors = vErrors;
return errors === 0;
}

const renamePaste_parameters = validate31;

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.header !== undefined){
let data2 = data.header;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2["Paste-Token"] !== undefined){
let data3 = data2["Paste-Token"];
if(typeof data3 === "string"){
if(func4(data3) > 512){
const err4 = {instancePath:instancePath+"/header/Paste-Token",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"};
(vErrors ??= []).push(err4); errors++;
}
if(!pattern7.test(data3)){
const err5 = {instancePath:instancePath+"/header/Paste-Token",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._~-]{16,512}$"},message:"must match pattern \""+"^[A-Za-z0-9._~-]{16,512}$"+"\""};
(vErrors ??= []).push(err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/header/Paste-Token",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
}
if(data2.Origin !== undefined){
let data4 = data2.Origin;
if(typeof data4 === "string"){
if(func4(data4) > 500){
const err7 = {instancePath:instancePath+"/header/Origin",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err7); errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/header/Origin",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8); errors++;
}
}
if(data2["Sec-Fetch-Site"] !== undefined){
let data5 = data2["Sec-Fetch-Site"];
if(typeof data5 === "string"){
if(func4(data5) > 100){
const err9 = {instancePath:instancePath+"/header/Sec-Fetch-Site",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err9); errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/header/Sec-Fetch-Site",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10); errors++;
}
}
if(data2["X-Forwarded-For"] !== undefined){
let data6 = data2["X-Forwarded-For"];
if(typeof data6 === "string"){
if(func4(data6) > 2000){
const err11 = {instancePath:instancePath+"/header/X-Forwarded-For",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err11); errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/header/X-Forwarded-For",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12); errors++;
}
}
if(data2.Forwarded !== undefined){
let data7 = data2.Forwarded;
if(typeof data7 === "string"){
if(func4(data7) > 2000){
const err13 = {instancePath:instancePath+"/header/Forwarded",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err13); errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/header/Forwarded",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err14); errors++;
}
}
if(data2["X-Real-IP"] !== undefined){
let data8 = data2["X-Real-IP"];
if(typeof data8 === "string"){
if(func4(data8) > 2000){
const err15 = {instancePath:instancePath+"/header/X-Real-IP",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err15); errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/header/X-Real-IP",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err16); errors++;
}
}
if(data2.Via !== undefined){
let data9 = data2.Via;
if(typeof data9 === "string"){
if(func4(data9) > 2000){
const err17 = {instancePath:instancePath+"/header/Via",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err17); errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/header/Via",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err18); errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/header",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err19); errors++;
}
}
}
else {
const err20 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err20); errors++;
}
validate31.errors = vErrors;
return errors === 0;
}

const deletePaste_parameters = validate32;

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.header !== undefined){
let data2 = data.header;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2["Paste-Token"] !== undefined){
let data3 = data2["Paste-Token"];
if(typeof data3 === "string"){
if(func4(data3) > 512){
const err4 = {instancePath:instancePath+"/header/Paste-Token",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"};
(vErrors ??= []).push(err4); errors++;
}
if(!pattern7.test(data3)){
const err5 = {instancePath:instancePath+"/header/Paste-Token",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._~-]{16,512}$"},message:"must match pattern \""+"^[A-Za-z0-9._~-]{16,512}$"+"\""};
(vErrors ??= []).push(err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/header/Paste-Token",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
}
if(data2.Origin !== undefined){
let data4 = data2.Origin;
if(typeof data4 === "string"){
if(func4(data4) > 500){
const err7 = {instancePath:instancePath+"/header/Origin",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err7); errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/header/Origin",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8); errors++;
}
}
if(data2["Sec-Fetch-Site"] !== undefined){
let data5 = data2["Sec-Fetch-Site"];
if(typeof data5 === "string"){
if(func4(data5) > 100){
const err9 = {instancePath:instancePath+"/header/Sec-Fetch-Site",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err9); errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/header/Sec-Fetch-Site",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10); errors++;
}
}
if(data2["X-Forwarded-For"] !== undefined){
let data6 = data2["X-Forwarded-For"];
if(typeof data6 === "string"){
if(func4(data6) > 2000){
const err11 = {instancePath:instancePath+"/header/X-Forwarded-For",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err11); errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/header/X-Forwarded-For",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12); errors++;
}
}
if(data2.Forwarded !== undefined){
let data7 = data2.Forwarded;
if(typeof data7 === "string"){
if(func4(data7) > 2000){
const err13 = {instancePath:instancePath+"/header/Forwarded",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err13); errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/header/Forwarded",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err14); errors++;
}
}
if(data2["X-Real-IP"] !== undefined){
let data8 = data2["X-Real-IP"];
if(typeof data8 === "string"){
if(func4(data8) > 2000){
const err15 = {instancePath:instancePath+"/header/X-Real-IP",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err15); errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/header/X-Real-IP",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err16); errors++;
}
}
if(data2.Via !== undefined){
let data9 = data2.Via;
if(typeof data9 === "string"){
if(func4(data9) > 2000){
const err17 = {instancePath:instancePath+"/header/Via",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err17); errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/header/Via",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err18); errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/header",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err19); errors++;
}
}
}
else {
const err20 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err20); errors++;
}
validate32.errors = vErrors;
return errors === 0;
}

const undoPasteName_parameters = validate33;

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.header !== undefined){
let data2 = data.header;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2["Paste-Token"] !== undefined){
let data3 = data2["Paste-Token"];
if(typeof data3 === "string"){
if(func4(data3) > 512){
const err4 = {instancePath:instancePath+"/header/Paste-Token",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"};
(vErrors ??= []).push(err4); errors++;
}
if(!pattern7.test(data3)){
const err5 = {instancePath:instancePath+"/header/Paste-Token",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._~-]{16,512}$"},message:"must match pattern \""+"^[A-Za-z0-9._~-]{16,512}$"+"\""};
(vErrors ??= []).push(err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/header/Paste-Token",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
}
if(data2.Origin !== undefined){
let data4 = data2.Origin;
if(typeof data4 === "string"){
if(func4(data4) > 500){
const err7 = {instancePath:instancePath+"/header/Origin",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err7); errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/header/Origin",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8); errors++;
}
}
if(data2["Sec-Fetch-Site"] !== undefined){
let data5 = data2["Sec-Fetch-Site"];
if(typeof data5 === "string"){
if(func4(data5) > 100){
const err9 = {instancePath:instancePath+"/header/Sec-Fetch-Site",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err9); errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/header/Sec-Fetch-Site",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10); errors++;
}
}
if(data2["X-Forwarded-For"] !== undefined){
let data6 = data2["X-Forwarded-For"];
if(typeof data6 === "string"){
if(func4(data6) > 2000){
const err11 = {instancePath:instancePath+"/header/X-Forwarded-For",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err11); errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/header/X-Forwarded-For",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12); errors++;
}
}
if(data2.Forwarded !== undefined){
let data7 = data2.Forwarded;
if(typeof data7 === "string"){
if(func4(data7) > 2000){
const err13 = {instancePath:instancePath+"/header/Forwarded",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err13); errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/header/Forwarded",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err14); errors++;
}
}
if(data2["X-Real-IP"] !== undefined){
let data8 = data2["X-Real-IP"];
if(typeof data8 === "string"){
if(func4(data8) > 2000){
const err15 = {instancePath:instancePath+"/header/X-Real-IP",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err15); errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/header/X-Real-IP",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err16); errors++;
}
}
if(data2.Via !== undefined){
let data9 = data2.Via;
if(typeof data9 === "string"){
if(func4(data9) > 2000){
const err17 = {instancePath:instancePath+"/header/Via",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err17); errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/header/Via",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err18); errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/header",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err19); errors++;
}
}
}
else {
const err20 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err20); errors++;
}
validate33.errors = vErrors;
return errors === 0;
}

const restorePaste_parameters = validate34;

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.header !== undefined){
let data2 = data.header;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2["Paste-Token"] !== undefined){
let data3 = data2["Paste-Token"];
if(typeof data3 === "string"){
if(func4(data3) > 512){
const err4 = {instancePath:instancePath+"/header/Paste-Token",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"};
(vErrors ??= []).push(err4); errors++;
}
if(!pattern7.test(data3)){
const err5 = {instancePath:instancePath+"/header/Paste-Token",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._~-]{16,512}$"},message:"must match pattern \""+"^[A-Za-z0-9._~-]{16,512}$"+"\""};
(vErrors ??= []).push(err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/header/Paste-Token",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
}
if(data2.Origin !== undefined){
let data4 = data2.Origin;
if(typeof data4 === "string"){
if(func4(data4) > 500){
const err7 = {instancePath:instancePath+"/header/Origin",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err7); errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/header/Origin",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8); errors++;
}
}
if(data2["Sec-Fetch-Site"] !== undefined){
let data5 = data2["Sec-Fetch-Site"];
if(typeof data5 === "string"){
if(func4(data5) > 100){
const err9 = {instancePath:instancePath+"/header/Sec-Fetch-Site",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err9); errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/header/Sec-Fetch-Site",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10); errors++;
}
}
if(data2["X-Forwarded-For"] !== undefined){
let data6 = data2["X-Forwarded-For"];
if(typeof data6 === "string"){
if(func4(data6) > 2000){
const err11 = {instancePath:instancePath+"/header/X-Forwarded-For",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err11); errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/header/X-Forwarded-For",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12); errors++;
}
}
if(data2.Forwarded !== undefined){
let data7 = data2.Forwarded;
if(typeof data7 === "string"){
if(func4(data7) > 2000){
const err13 = {instancePath:instancePath+"/header/Forwarded",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err13); errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/header/Forwarded",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err14); errors++;
}
}
if(data2["X-Real-IP"] !== undefined){
let data8 = data2["X-Real-IP"];
if(typeof data8 === "string"){
if(func4(data8) > 2000){
const err15 = {instancePath:instancePath+"/header/X-Real-IP",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err15); errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/header/X-Real-IP",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err16); errors++;
}
}
if(data2.Via !== undefined){
let data9 = data2.Via;
if(typeof data9 === "string"){
if(func4(data9) > 2000){
const err17 = {instancePath:instancePath+"/header/Via",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err17); errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/header/Via",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err18); errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/header",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err19); errors++;
}
}
}
else {
const err20 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err20); errors++;
}
validate34.errors = vErrors;
return errors === 0;
}

const getPasteText_200_application_json = validate35;

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.text !== undefined){
if(typeof data.text !== "string"){
const err1 = {instancePath:instancePath+"/text",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err1); errors++;
}
}
}
else {
const err2 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err2); errors++;
}
validate35.errors = vErrors;
return errors === 0;
}

const getPasteText_parameters = validate36;

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
if(data.header !== undefined){
let data2 = data.header;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2["Paste-Token"] !== undefined){
let data3 = data2["Paste-Token"];
if(typeof data3 === "string"){
if(func4(data3) > 512){
const err4 = {instancePath:instancePath+"/header/Paste-Token",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"};
(vErrors ??= []).push(err4); errors++;
}
if(!pattern7.test(data3)){
const err5 = {instancePath:instancePath+"/header/Paste-Token",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._~-]{16,512}$"},message:"must match pattern \""+"^[A-Za-z0-9._~-]{16,512}$"+"\""};
(vErrors ??= []).push(err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/header/Paste-Token",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
}
if(data2.Origin !== undefined){
let data4 = data2.Origin;
if(typeof data4 === "string"){
if(func4(data4) > 500){
const err7 = {instancePath:instancePath+"/header/Origin",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err7); errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/header/Origin",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8); errors++;
}
}
if(data2["Sec-Fetch-Site"] !== undefined){
let data5 = data2["Sec-Fetch-Site"];
if(typeof data5 === "string"){
if(func4(data5) > 100){
const err9 = {instancePath:instancePath+"/header/Sec-Fetch-Site",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err9); errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/header/Sec-Fetch-Site",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10); errors++;
}
}
if(data2["X-Forwarded-For"] !== undefined){
let data6 = data2["X-Forwarded-For"];
if(typeof data6 === "string"){
if(func4(data6) > 2000){
const err11 = {instancePath:instancePath+"/header/X-Forwarded-For",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err11); errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/header/X-Forwarded-For",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12); errors++;
}
}
if(data2.Forwarded !== undefined){
let data7 = data2.Forwarded;
if(typeof data7 === "string"){
if(func4(data7) > 2000){
const err13 = {instancePath:instancePath+"/header/Forwarded",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err13); errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/header/Forwarded",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err14); errors++;
}
}
if(data2["X-Real-IP"] !== undefined){
let data8 = data2["X-Real-IP"];
if(typeof data8 === "string"){
if(func4(data8) > 2000){
const err15 = {instancePath:instancePath+"/header/X-Real-IP",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err15); errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/header/X-Real-IP",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err16); errors++;
}
}
if(data2.Via !== undefined){
let data9 = data2.Via;
if(typeof data9 === "string"){
if(func4(data9) > 2000){
const err17 = {instancePath:instancePath+"/header/Via",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err17); errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/header/Via",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err18); errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/header",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err19); errors++;
}
}
}
else {
const err20 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err20); errors++;
}
validate36.errors = vErrors;
return errors === 0;
}

const getPasteImage_parameters = validate37;

const schema53 = {"type":"object","properties":{"path":{"type":"object","required":["id"],"properties":{"id":{"type":"string","maxLength":64}}},"query":{"type":"object","required":[],"properties":{"variant":{"type":"string","enum":["optimized","original","thumbnail","model"],"default":"optimized"}}},"header":{"type":"object","required":[],"properties":{"Paste-Token":{"type":"string","pattern":"^[A-Za-z0-9._~-]{16,512}$","maxLength":512},"Origin":{"type":"string","maxLength":500},"Sec-Fetch-Site":{"type":"string","maxLength":100},"X-Forwarded-For":{"type":"string","maxLength":2000},"Forwarded":{"type":"string","maxLength":2000},"X-Real-IP":{"type":"string","maxLength":2000},"Via":{"type":"string","maxLength":2000}}}},"$id":"getPasteImage_parameters"};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.query !== undefined){
let data2 = data.query;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.variant === undefined){
data2.variant = "optimized";
}
let data3 = data2.variant;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/query/variant",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
if(!((((data3 === "optimized") || (data3 === "original")) || (data3 === "thumbnail")) || (data3 === "model"))){
const err5 = {instancePath:instancePath+"/query/variant",keyword:"enum",params:{allowedValues: schema53.properties.query.properties.variant.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/query",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err6); errors++;
}
}
if(data.header !== undefined){
let data4 = data.header;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4["Paste-Token"] !== undefined){
let data5 = data4["Paste-Token"];
if(typeof data5 === "string"){
if(func4(data5) > 512){
const err7 = {instancePath:instancePath+"/header/Paste-Token",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"};
(vErrors ??= []).push(err7); errors++;
}
if(!pattern7.test(data5)){
const err8 = {instancePath:instancePath+"/header/Paste-Token",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._~-]{16,512}$"},message:"must match pattern \""+"^[A-Za-z0-9._~-]{16,512}$"+"\""};
(vErrors ??= []).push(err8); errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/header/Paste-Token",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9); errors++;
}
}
if(data4.Origin !== undefined){
let data6 = data4.Origin;
if(typeof data6 === "string"){
if(func4(data6) > 500){
const err10 = {instancePath:instancePath+"/header/Origin",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err10); errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/header/Origin",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err11); errors++;
}
}
if(data4["Sec-Fetch-Site"] !== undefined){
let data7 = data4["Sec-Fetch-Site"];
if(typeof data7 === "string"){
if(func4(data7) > 100){
const err12 = {instancePath:instancePath+"/header/Sec-Fetch-Site",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err12); errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/header/Sec-Fetch-Site",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err13); errors++;
}
}
if(data4["X-Forwarded-For"] !== undefined){
let data8 = data4["X-Forwarded-For"];
if(typeof data8 === "string"){
if(func4(data8) > 2000){
const err14 = {instancePath:instancePath+"/header/X-Forwarded-For",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err14); errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/header/X-Forwarded-For",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err15); errors++;
}
}
if(data4.Forwarded !== undefined){
let data9 = data4.Forwarded;
if(typeof data9 === "string"){
if(func4(data9) > 2000){
const err16 = {instancePath:instancePath+"/header/Forwarded",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err16); errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/header/Forwarded",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err17); errors++;
}
}
if(data4["X-Real-IP"] !== undefined){
let data10 = data4["X-Real-IP"];
if(typeof data10 === "string"){
if(func4(data10) > 2000){
const err18 = {instancePath:instancePath+"/header/X-Real-IP",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err18); errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/header/X-Real-IP",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err19); errors++;
}
}
if(data4.Via !== undefined){
let data11 = data4.Via;
if(typeof data11 === "string"){
if(func4(data11) > 2000){
const err20 = {instancePath:instancePath+"/header/Via",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err20); errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/header/Via",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err21); errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/header",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err22); errors++;
}
}
}
else {
const err23 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err23); errors++;
}
validate37.errors = vErrors;
return errors === 0;
}

const listPastes_200_application_json = validate38;

const schema55 = {"type":["string","null"],"format":"uri-reference","maxLength":8192,"$id":"annex:/http/Next"};

const formats2 = /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.screenshots === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "screenshots"},message:"must have required property '"+"screenshots"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.next === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "next"},message:"must have required property '"+"next"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.latest === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "latest"},message:"must have required property '"+"latest"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if(data.latest !== undefined){
let data0 = data.latest;
if(typeof data0 === "string"){
if(func4(data0) > 64){
const err3 = {instancePath:instancePath+"/latest",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
(vErrors ??= []).push(err3); errors++;
}
if(!pattern4.test(data0)){
const err4 = {instancePath:instancePath+"/latest",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\""};
(vErrors ??= []).push(err4); errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/latest",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.next !== undefined){
let data1 = data.next;
if((typeof data1 !== "string") && (data1 !== null)){
const err6 = {instancePath:instancePath+"/next",keyword:"type",params:{type: schema55.type},message:"must be string,null"};
(vErrors ??= []).push(err6); errors++;
}
if(typeof data1 === "string"){
if(func4(data1) > 8192){
const err7 = {instancePath:instancePath+"/next",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"};
(vErrors ??= []).push(err7); errors++;
}
if(!(formats2.test(data1))){
const err8 = {instancePath:instancePath+"/next",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""};
(vErrors ??= []).push(err8); errors++;
}
}
}
if(data.screenshots !== undefined){
let data2 = data.screenshots;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate17(data2[i0], {instancePath:instancePath+"/screenshots/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/screenshots",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err9); errors++;
}
}
}
else {
const err10 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err10); errors++;
}
validate38.errors = vErrors;
return errors === 0;
}

const listPastes_parameters = validate40;

const pattern17 = /* @__PURE__ */ new RegExp("^[A-Za-z0-9_-]+$", "u");

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query !== undefined){
let data0 = data.query;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.limit === undefined){
data0.limit = 20;
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
if(data0.q !== undefined){
let data2 = data0.q;
if(typeof data2 === "string"){
if(func4(data2) > 200){
const err3 = {instancePath:instancePath+"/query/q",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err3); errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/query/q",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data0.after !== undefined){
let data3 = data0.after;
if(typeof data3 === "string"){
if(func4(data3) > 64){
const err5 = {instancePath:instancePath+"/query/after",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
(vErrors ??= []).push(err5); errors++;
}
if(!pattern4.test(data3)){
const err6 = {instancePath:instancePath+"/query/after",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\""};
(vErrors ??= []).push(err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/query/after",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
if(data0.cursor !== undefined){
let data4 = data0.cursor;
if(typeof data4 === "string"){
if(func4(data4) > 100){
const err8 = {instancePath:instancePath+"/query/cursor",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err8); errors++;
}
if(func4(data4) < 1){
const err9 = {instancePath:instancePath+"/query/cursor",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err9); errors++;
}
if(!pattern17.test(data4)){
const err10 = {instancePath:instancePath+"/query/cursor",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""};
(vErrors ??= []).push(err10); errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/query/cursor",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err11); errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/query",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err12); errors++;
}
}
if(data.header !== undefined){
let data5 = data.header;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5["Paste-Token"] !== undefined){
let data6 = data5["Paste-Token"];
if(typeof data6 === "string"){
if(func4(data6) > 512){
const err13 = {instancePath:instancePath+"/header/Paste-Token",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"};
(vErrors ??= []).push(err13); errors++;
}
if(!pattern7.test(data6)){
const err14 = {instancePath:instancePath+"/header/Paste-Token",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._~-]{16,512}$"},message:"must match pattern \""+"^[A-Za-z0-9._~-]{16,512}$"+"\""};
(vErrors ??= []).push(err14); errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/header/Paste-Token",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err15); errors++;
}
}
if(data5.Origin !== undefined){
let data7 = data5.Origin;
if(typeof data7 === "string"){
if(func4(data7) > 500){
const err16 = {instancePath:instancePath+"/header/Origin",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err16); errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/header/Origin",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err17); errors++;
}
}
if(data5["Sec-Fetch-Site"] !== undefined){
let data8 = data5["Sec-Fetch-Site"];
if(typeof data8 === "string"){
if(func4(data8) > 100){
const err18 = {instancePath:instancePath+"/header/Sec-Fetch-Site",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err18); errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/header/Sec-Fetch-Site",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err19); errors++;
}
}
if(data5["X-Forwarded-For"] !== undefined){
let data9 = data5["X-Forwarded-For"];
if(typeof data9 === "string"){
if(func4(data9) > 2000){
const err20 = {instancePath:instancePath+"/header/X-Forwarded-For",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err20); errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/header/X-Forwarded-For",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err21); errors++;
}
}
if(data5.Forwarded !== undefined){
let data10 = data5.Forwarded;
if(typeof data10 === "string"){
if(func4(data10) > 2000){
const err22 = {instancePath:instancePath+"/header/Forwarded",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err22); errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/header/Forwarded",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err23); errors++;
}
}
if(data5["X-Real-IP"] !== undefined){
let data11 = data5["X-Real-IP"];
if(typeof data11 === "string"){
if(func4(data11) > 2000){
const err24 = {instancePath:instancePath+"/header/X-Real-IP",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err24); errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/header/X-Real-IP",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err25); errors++;
}
}
if(data5.Via !== undefined){
let data12 = data5.Via;
if(typeof data12 === "string"){
if(func4(data12) > 2000){
const err26 = {instancePath:instancePath+"/header/Via",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err26); errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/header/Via",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err27); errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/header",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err28); errors++;
}
}
}
else {
const err29 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err29); errors++;
}
validate40.errors = vErrors;
return errors === 0;
}

const getViewerHealth_200_application_json = validate41;

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate41.errors = vErrors;
return errors === 0;
}

const getMcpResource_200_application_json = validate42;

const formats4 = formats.fullFormats.uri;

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.resource === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "resource"},message:"must have required property '"+"resource"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.authorization_servers === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "authorization_servers"},message:"must have required property '"+"authorization_servers"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.bearer_methods_supported === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "bearer_methods_supported"},message:"must have required property '"+"bearer_methods_supported"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if(data.scopes_supported === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "scopes_supported"},message:"must have required property '"+"scopes_supported"+"'"};
(vErrors ??= []).push(err3); errors++;
}
if(data.resource_name === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "resource_name"},message:"must have required property '"+"resource_name"+"'"};
(vErrors ??= []).push(err4); errors++;
}
if(data.resource !== undefined){
let data0 = data.resource;
if(typeof data0 === "string"){
if(func4(data0) > 2000){
const err5 = {instancePath:instancePath+"/resource",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err5); errors++;
}
if(!(formats4(data0))){
const err6 = {instancePath:instancePath+"/resource",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
(vErrors ??= []).push(err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/resource",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
if(data.authorization_servers !== undefined){
let data1 = data.authorization_servers;
if(Array.isArray(data1)){
if(data1.length > 1){
const err8 = {instancePath:instancePath+"/authorization_servers",keyword:"maxItems",params:{limit: 1},message:"must NOT have more than 1 items"};
(vErrors ??= []).push(err8); errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(func4(data2) > 2000){
const err9 = {instancePath:instancePath+"/authorization_servers/" + i0,keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err9); errors++;
}
if(!(formats4(data2))){
const err10 = {instancePath:instancePath+"/authorization_servers/" + i0,keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
(vErrors ??= []).push(err10); errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/authorization_servers/" + i0,keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err11); errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/authorization_servers",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err12); errors++;
}
}
if(data.bearer_methods_supported !== undefined){
let data3 = data.bearer_methods_supported;
if(Array.isArray(data3)){
if(data3.length > 1){
const err13 = {instancePath:instancePath+"/bearer_methods_supported",keyword:"maxItems",params:{limit: 1},message:"must NOT have more than 1 items"};
(vErrors ??= []).push(err13); errors++;
}
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if(typeof data4 !== "string"){
const err14 = {instancePath:instancePath+"/bearer_methods_supported/" + i1,keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err14); errors++;
}
if("header" !== data4){
const err15 = {instancePath:instancePath+"/bearer_methods_supported/" + i1,keyword:"const",params:{allowedValue: "header"},message:"must be equal to constant"};
(vErrors ??= []).push(err15); errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/bearer_methods_supported",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err16); errors++;
}
}
if(data.scopes_supported !== undefined){
let data5 = data.scopes_supported;
if(Array.isArray(data5)){
if(data5.length > 32){
const err17 = {instancePath:instancePath+"/scopes_supported",keyword:"maxItems",params:{limit: 32},message:"must NOT have more than 32 items"};
(vErrors ??= []).push(err17); errors++;
}
const len2 = data5.length;
for(let i2=0; i2<len2; i2++){
let data6 = data5[i2];
if(typeof data6 === "string"){
if(func4(data6) > 100){
const err18 = {instancePath:instancePath+"/scopes_supported/" + i2,keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err18); errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/scopes_supported/" + i2,keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err19); errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/scopes_supported",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err20); errors++;
}
}
if(data.resource_name !== undefined){
let data7 = data.resource_name;
if(typeof data7 === "string"){
if(func4(data7) > 100){
const err21 = {instancePath:instancePath+"/resource_name",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err21); errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/resource_name",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err22); errors++;
}
}
}
else {
const err23 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err23); errors++;
}
validate42.errors = vErrors;
return errors === 0;
}

const getMcpResource_parameters = validate43;

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
let data0 = data.header;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.Host !== undefined){
let data1 = data0.Host;
if(typeof data1 === "string"){
if(func4(data1) > 300){
const err0 = {instancePath:instancePath+"/header/Host",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
(vErrors ??= []).push(err0); errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/header/Host",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err1); errors++;
}
}
if(data0["MCP-Protocol-Version"] !== undefined){
let data2 = data0["MCP-Protocol-Version"];
if(typeof data2 === "string"){
if(func4(data2) > 50){
const err2 = {instancePath:instancePath+"/header/MCP-Protocol-Version",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"};
(vErrors ??= []).push(err2); errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/header/MCP-Protocol-Version",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/header",keyword:"type",params:{type: "object"},message:"must be object"};
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

const getViewerResource_parameters = validate44;

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
let data0 = data.header;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.Host !== undefined){
let data1 = data0.Host;
if(typeof data1 === "string"){
if(func4(data1) > 300){
const err0 = {instancePath:instancePath+"/header/Host",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
(vErrors ??= []).push(err0); errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/header/Host",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err1); errors++;
}
}
if(data0["MCP-Protocol-Version"] !== undefined){
let data2 = data0["MCP-Protocol-Version"];
if(typeof data2 === "string"){
if(func4(data2) > 50){
const err2 = {instancePath:instancePath+"/header/MCP-Protocol-Version",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"};
(vErrors ??= []).push(err2); errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/header/MCP-Protocol-Version",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/header",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err4); errors++;
}
}
}
else {
const err5 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5); errors++;
}
validate44.errors = vErrors;
return errors === 0;
}

const problem = validate45;

const pattern19 = /* @__PURE__ */ new RegExp("^(https?://[^\\s]+)?/problems/[a-z]+(-[a-z]+)*$", "u");

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate46.errors = vErrors;
return errors === 0;
}

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(!pattern19.test(data0)){
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
if(!(validate46(data4[i0], {instancePath:instancePath+"/errors/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
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
validate45.errors = vErrors;
return errors === 0;
}

export const validators = {"getPasteWidget": {"parameters": getPasteWidget_parameters, "body": {}, "answers": {"200": {}}}, "pasteScreenshot": {"parameters": pasteScreenshot_parameters, "body": {"multipart/form-data": pasteScreenshot_body_multipart_form_data}, "answers": {"201": {"application/json": pasteScreenshot_201_application_json}}}, "getPaste": {"parameters": getPaste_parameters, "body": {}, "answers": {"200": {"application/json": pasteScreenshot_201_application_json, "text/event-stream": getPaste_200_text_event_stream}}}, "renamePaste": {"parameters": renamePaste_parameters, "body": {"application/json": renamePaste_body_application_json}, "answers": {"200": {"application/json": pasteScreenshot_201_application_json}}}, "deletePaste": {"parameters": deletePaste_parameters, "body": {}, "answers": {"204": {}}}, "undoPasteName": {"parameters": undoPasteName_parameters, "body": {}, "answers": {"200": {"application/json": pasteScreenshot_201_application_json}}}, "restorePaste": {"parameters": restorePaste_parameters, "body": {}, "answers": {"200": {"application/json": pasteScreenshot_201_application_json}}}, "getPasteText": {"parameters": getPasteText_parameters, "body": {}, "answers": {"200": {"application/json": getPasteText_200_application_json}}}, "getPasteImage": {"parameters": getPasteImage_parameters, "body": {}, "answers": {"200": {}}}, "listPastes": {"parameters": listPastes_parameters, "body": {}, "answers": {"200": {"application/json": listPastes_200_application_json}}}, "getViewerHealth": {"parameters": null, "body": {}, "answers": {"200": {"application/json": getViewerHealth_200_application_json}}}, "getViewerLiveness": {"parameters": null, "body": {}, "answers": {"200": {"application/json": getViewerHealth_200_application_json}}}, "getMcpResource": {"parameters": getMcpResource_parameters, "body": {}, "answers": {"200": {"application/json": getMcpResource_200_application_json}}}, "getViewerResource": {"parameters": getViewerResource_parameters, "body": {}, "answers": {"200": {"application/json": getMcpResource_200_application_json}}}, "getViewerMetrics": {"parameters": null, "body": {}, "answers": {"200": {}}}, "application/problem+json": problem};
