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

const getPlatformHealth_200_application_json = validate15;

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate15.errors = vErrors;
return errors === 0;
}

const getOpenapi_200_application_json = validate16;

const pattern4 = /* @__PURE__ */ new RegExp("^3\\.1\\.[0-9]+$", "u");

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.openapi === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "openapi"},message:"must have required property '"+"openapi"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.info === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "info"},message:"must have required property '"+"info"+"'"};
(vErrors ??= []).push(err1); errors++;
}
if(data.paths === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "paths"},message:"must have required property '"+"paths"+"'"};
(vErrors ??= []).push(err2); errors++;
}
if(data.openapi !== undefined){
let data0 = data.openapi;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err3 = {instancePath:instancePath+"/openapi",keyword:"pattern",params:{pattern: "^3\\.1\\.[0-9]+$"},message:"must match pattern \""+"^3\\.1\\.[0-9]+$"+"\""};
(vErrors ??= []).push(err3); errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/openapi",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.info !== undefined){
let data1 = data.info;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.title === undefined){
const err5 = {instancePath:instancePath+"/info",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
(vErrors ??= []).push(err5); errors++;
}
if(data1.version === undefined){
const err6 = {instancePath:instancePath+"/info",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
(vErrors ??= []).push(err6); errors++;
}
if(data1.title !== undefined){
if(typeof data1.title !== "string"){
const err7 = {instancePath:instancePath+"/info/title",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
if(data1.version !== undefined){
if(typeof data1.version !== "string"){
const err8 = {instancePath:instancePath+"/info/version",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8); errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/info",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err9); errors++;
}
}
if(data.paths !== undefined){
let data4 = data.paths;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
const err10 = {instancePath:instancePath+"/paths",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err10); errors++;
}
}
}
else {
const err11 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err11); errors++;
}
validate16.errors = vErrors;
return errors === 0;
}

const problem = validate17;

const formats0 = /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;

const func4 = codePoints;

const pattern5 = /* @__PURE__ */ new RegExp("^(https?://[^\\s]+)?/problems/[a-z]+(-[a-z]+)*$", "u");

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate18.errors = vErrors;
return errors === 0;
}

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(!pattern5.test(data0)){
const err4 = {instancePath:instancePath+"/type",keyword:"pattern",params:{pattern: "^(https?://[^\\s]+)?/problems/[a-z]+(-[a-z]+)*$"},message:"must match pattern \""+"^(https?://[^\\s]+)?/problems/[a-z]+(-[a-z]+)*$"+"\""};
(vErrors ??= []).push(err4); errors++;
}
if(!(formats0.test(data0))){
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
if(!(validate18(data4[i0], {instancePath:instancePath+"/errors/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
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
validate17.errors = vErrors;
return errors === 0;
}

export const validators = {"getPlatformHealth": {"parameters": null, "body": {}, "answers": {"200": {"application/json": getPlatformHealth_200_application_json}}}, "getPlatformLiveness": {"parameters": null, "body": {}, "answers": {"200": {"application/json": getPlatformHealth_200_application_json}}}, "getMetrics": {"parameters": null, "body": {}, "answers": {"200": {}}}, "getOpenapi": {"parameters": null, "body": {}, "answers": {"200": {"application/json": getOpenapi_200_application_json}}}, "getOpenapiYaml": {"parameters": null, "body": {}, "answers": {"200": {}}}, "application/problem+json": problem};
