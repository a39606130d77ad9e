// Generated from spec/ by `npm run generate`. Do not edit.
import { codePoints } from '../validation.js';

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"}); errors++;
}
if(data.uptime_seconds === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "uptime_seconds"},message:"must have required property '"+"uptime_seconds"+"'"}); errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("ok" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"const",params:{allowedValue: "ok"},message:"must be equal to constant"}); errors++;
}
}
if(data.uptime_seconds !== undefined){
let data1 = data.uptime_seconds;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/uptime_seconds",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/uptime_seconds",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data.clock_offset_seconds !== undefined){
let data2 = data.clock_offset_seconds;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/clock_offset_seconds",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate15.errors = vErrors;
return errors === 0;
}

const pattern4 = /* @__PURE__ */ new RegExp("^3\\.1\\.[0-9]+$", "u");

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.openapi === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "openapi"},message:"must have required property '"+"openapi"+"'"}); errors++;
}
if(data.info === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "info"},message:"must have required property '"+"info"+"'"}); errors++;
}
if(data.paths === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "paths"},message:"must have required property '"+"paths"+"'"}); errors++;
}
if(data.openapi !== undefined){
let data0 = data.openapi;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/openapi",keyword:"pattern",params:{pattern: "^3\\.1\\.[0-9]+$"},message:"must match pattern \""+"^3\\.1\\.[0-9]+$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/openapi",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.info !== undefined){
let data1 = data.info;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.title === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/info",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"}); errors++;
}
if(data1.version === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/info",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"}); errors++;
}
if(data1.title !== undefined){
if(typeof data1.title !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/info/title",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data1.version !== undefined){
if(typeof data1.version !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/info/version",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/info",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
if(data.paths !== undefined){
let data4 = data.paths;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
(vErrors ??= []).push({instancePath:instancePath+"/paths",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate16.errors = vErrors;
return errors === 0;
}

const formats0 = /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;

const func4 = codePoints;

const pattern5 = /* @__PURE__ */ new RegExp("^(https?://[^\\s]+)?/problems/[a-z]+(-[a-z]+)*$", "u");

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pointer === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pointer"},message:"must have required property '"+"pointer"+"'"}); errors++;
}
if(data.detail === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "detail"},message:"must have required property '"+"detail"+"'"}); errors++;
}
if(data.pointer !== undefined){
let data0 = data.pointer;
if(typeof data0 === "string"){
if(func4(data0) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/pointer",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/pointer",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.detail !== undefined){
let data1 = data.detail;
if(typeof data1 === "string"){
if(func4(data1) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/detail",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/detail",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate18.errors = vErrors;
return errors === 0;
}

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"}); errors++;
}
if(data.title === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"}); errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"}); errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 === "string"){
if(func4(data0) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
if(!pattern5.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"pattern",params:{pattern: "^(https?://[^\\s]+)?/problems/[a-z]+(-[a-z]+)*$"},message:"must match pattern \""+"^(https?://[^\\s]+)?/problems/[a-z]+(-[a-z]+)*$"+"\""}); errors++;
}
if(!(formats0.test(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func4(data1) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.status !== undefined){
let data2 = data.status;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 599 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}); errors++;
}
if(data2 < 400 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}); errors++;
}
}
}
if(data.detail !== undefined){
let data3 = data.detail;
if(typeof data3 === "string"){
if(func4(data3) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/detail",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/detail",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.errors !== undefined){
let data4 = data.errors;
if(Array.isArray(data4)){
if(data4.length > 32){
(vErrors ??= []).push({instancePath:instancePath+"/errors",keyword:"maxItems",params:{limit: 32},message:"must NOT have more than 32 items"}); errors++;
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
(vErrors ??= []).push({instancePath:instancePath+"/errors",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate17.errors = vErrors;
return errors === 0;
}

export const validators = {"getPlatformHealth": {"parameters": null, "body": {}, "answers": {"200": {"application/json": validate15}}}, "getPlatformLiveness": {"parameters": null, "body": {}, "answers": {"200": {"application/json": validate15}}}, "getMetrics": {"parameters": null, "body": {}, "answers": {"200": {}}}, "getOpenapi": {"parameters": null, "body": {}, "answers": {"200": {"application/json": validate16}}}, "getOpenapiYaml": {"parameters": null, "body": {}, "answers": {"200": {}}}, "application/problem+json": validate17};
