// Generated from spec/ by `npm run generate`. Do not edit.
import { codePoints, equalPair } from '../validation.js';

const schema35 = {"type":["string","null"],"format":"uri-reference","maxLength":8192,"$id":"annex:/http/Next"};

const formats0 = /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;

const func4 = codePoints;

const schema38 = {"type":"string","enum":["plugin","library","colortheme"],"$id":"annex:/http/PackageType"};

const schema39 = {"type":"string","enum":["public-domain","Apache","Apache-1.0","Apache-2.0","Artistic","Artistic-1.0","Artistic-2.0","BSD","BSD-2-Clause","BSD-3-Clause","BSD-4-Clause","ISC","CC-BY","CC-BY-1.0","CC-BY-2.0","CC-BY-2.5","CC-BY-3.0","CC-BY-4.0","CC-BY-SA","CC-BY-SA-1.0","CC-BY-SA-2.0","CC-BY-SA-2.5","CC-BY-SA-3.0","CC-BY-SA-4.0","CC-BY-ND","CC-BY-ND-1.0","CC-BY-ND-2.0","CC-BY-ND-2.5","CC-BY-ND-3.0","CC-BY-ND-4.0","CC-BY-NC","CC-BY-NC-1.0","CC-BY-NC-2.0","CC-BY-NC-2.5","CC-BY-NC-3.0","CC-BY-NC-4.0","CC-BY-NC-SA","CC-BY-NC-SA-1.0","CC-BY-NC-SA-2.0","CC-BY-NC-SA-2.5","CC-BY-NC-SA-3.0","CC-BY-NC-SA-4.0","CC-BY-NC-ND","CC-BY-NC-ND-1.0","CC-BY-NC-ND-2.0","CC-BY-NC-ND-2.5","CC-BY-NC-ND-3.0","CC-BY-NC-ND-4.0","CC0-1.0","CDDL-1.0","CPL","EFL","EFL-1.0","EFL-2.0","MIT","GPL","GPL-1.0","GPL-2.0","GPL-3.0","LGPL","LGPL-2.1","LGPL-3.0","GNU-LGPL-2.0","GFDL","GFDL-1.0","GFDL-1.1","GFDL-1.2","GFDL-1.3","GFDL-NIV","LPPL","LPPL-1.0","LPPL-1.1","LPPL-1.2","LPPL-1.3","MPL-1.1","Perl","Python-2.0","QPL-1.0","W3C","Zlib","Zope","Zope-1.0","Zope-1.1","Zope-2.0","Zope-2.1","CERN-OHL","WTFPL","Unlicense","open-source","unrestricted"],"$id":"annex:/http/License"};

const pattern4 = /* @__PURE__ */ new RegExp("^[a-zA-Z][-a-zA-Z0-9.]{0,98}[a-zA-Z0-9]$", "u");

const pattern5 = /* @__PURE__ */ new RegExp("^[a-z][-a-z0-9]{0,48}[a-z0-9]$", "u");

const func0 = equalPair;

const schema44 = {"type":"string","enum":["stable","testing","development","deprecated"],"$id":"annex:/http/VersionStatus"};

const schema45 = {"type":"string","enum":["windows","macos","linux"],"$id":"annex:/http/Platform"};

const schema46 = {"type":"string","enum":["swig","ipc"],"$id":"annex:/http/Runtime"};

const pattern6 = /* @__PURE__ */ new RegExp("^[0-9]{1,4}([.][0-9]{1,4}([.][0-9]{1,6})?)?$", "u");

const pattern7 = /* @__PURE__ */ new RegExp("^(?:https?://[^\\s/]\\S*|file://(?:[a-zA-Z]:|/)[^\\u0000]+)$", "u");

const pattern8 = /* @__PURE__ */ new RegExp("^[a-f0-9]{64}$", "u");

const pattern9 = /* @__PURE__ */ new RegExp("^[0-9]{1,2}([.][0-9]{1,2}([.][0-9]{1,2})?)?$", "u");

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.version === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"}); errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"}); errors++;
}
if(data.tool_version === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tool_version"},message:"must have required property '"+"tool_version"+"'"}); errors++;
}
if(data.version !== undefined){
let data0 = data.version;
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"pattern",params:{pattern: "^[0-9]{1,4}([.][0-9]{1,4}([.][0-9]{1,6})?)?$"},message:"must match pattern \""+"^[0-9]{1,4}([.][0-9]{1,4}([.][0-9]{1,6})?)?$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.version_epoch !== undefined){
let data1 = data.version_epoch;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/version_epoch",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/version_epoch",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data.download_url !== undefined){
let data2 = data.download_url;
if(typeof data2 === "string"){
if(!pattern7.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/download_url",keyword:"pattern",params:{pattern: "^(?:https?://[^\\s/]\\S*|file://(?:[a-zA-Z]:|/)[^\\u0000]+)$"},message:"must match pattern \""+"^(?:https?://[^\\s/]\\S*|file://(?:[a-zA-Z]:|/)[^\\u0000]+)$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/download_url",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.download_sha256 !== undefined){
let data3 = data.download_sha256;
if(typeof data3 === "string"){
if(!pattern8.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/download_sha256",keyword:"pattern",params:{pattern: "^[a-f0-9]{64}$"},message:"must match pattern \""+"^[a-f0-9]{64}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/download_sha256",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.download_size !== undefined){
let data4 = data.download_size;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/download_size",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/download_size",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data.install_size !== undefined){
let data5 = data.install_size;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/install_size",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/install_size",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data.status !== undefined){
let data6 = data.status;
if(typeof data6 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!((((data6 === "stable") || (data6 === "testing")) || (data6 === "development")) || (data6 === "deprecated"))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: schema44.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.platforms !== undefined){
let data7 = data.platforms;
if(Array.isArray(data7)){
if(data7.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/platforms",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}); errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(typeof data8 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/platforms/" + i0,keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!(((data8 === "windows") || (data8 === "macos")) || (data8 === "linux"))){
(vErrors ??= []).push({instancePath:instancePath+"/platforms/" + i0,keyword:"enum",params:{allowedValues: schema45.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
const pair0 = func0(data7);
if(pair0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/platforms",keyword:"uniqueItems",params:{i: pair0[0], j: pair0[1]},message:"must NOT have duplicate items (items ## "+pair0+"[1] and "+pair0+"[0] are identical)"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/platforms",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
}
if(data.runtime !== undefined){
let data9 = data.runtime;
if(typeof data9 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/runtime",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!((data9 === "swig") || (data9 === "ipc"))){
(vErrors ??= []).push({instancePath:instancePath+"/runtime",keyword:"enum",params:{allowedValues: schema46.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.tool_version !== undefined){
let data10 = data.tool_version;
if(typeof data10 === "string"){
if(!pattern9.test(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/tool_version",keyword:"pattern",params:{pattern: "^[0-9]{1,2}([.][0-9]{1,2}([.][0-9]{1,2})?)?$"},message:"must match pattern \""+"^[0-9]{1,2}([.][0-9]{1,2}([.][0-9]{1,2})?)?$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tool_version",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.tool_version_max !== undefined){
let data11 = data.tool_version_max;
if(typeof data11 === "string"){
if(!pattern9.test(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/tool_version_max",keyword:"pattern",params:{pattern: "^[0-9]{1,2}([.][0-9]{1,2}([.][0-9]{1,2})?)?$"},message:"must match pattern \""+"^[0-9]{1,2}([.][0-9]{1,2}([.][0-9]{1,2})?)?$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tool_version_max",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.keep_on_update !== undefined){
let data12 = data.keep_on_update;
if(Array.isArray(data12)){
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
if(typeof data12[i1] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/keep_on_update/" + i1,keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
const pair1 = func0(data12);
if(pair1 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/keep_on_update",keyword:"uniqueItems",params:{i: pair1[0], j: pair1[1]},message:"must NOT have duplicate items (items ## "+pair1+"[1] and "+pair1+"[0] are identical)"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/keep_on_update",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate17.errors = vErrors;
return errors === 0;
}

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.identifier === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "identifier"},message:"must have required property '"+"identifier"+"'"}); errors++;
}
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"}); errors++;
}
if(data.description === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"}); errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"}); errors++;
}
if(data.license === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "license"},message:"must have required property '"+"license"+"'"}); errors++;
}
if(data.tags === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tags"},message:"must have required property '"+"tags"+"'"}); errors++;
}
if(data.author === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "author"},message:"must have required property '"+"author"+"'"}); errors++;
}
if(data.score === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "score"},message:"must have required property '"+"score"+"'"}); errors++;
}
if(data.version === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"}); errors++;
}
if(data.identifier !== undefined){
let data0 = data.identifier;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/identifier",keyword:"pattern",params:{pattern: "^[a-zA-Z][-a-zA-Z0-9.]{0,98}[a-zA-Z0-9]$"},message:"must match pattern \""+"^[a-zA-Z][-a-zA-Z0-9.]{0,98}[a-zA-Z0-9]$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/identifier",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func4(data1) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(typeof data2 === "string"){
if(func4(data2) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.type !== undefined){
let data3 = data.type;
if(typeof data3 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!(((data3 === "plugin") || (data3 === "library")) || (data3 === "colortheme"))){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: schema38.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.license !== undefined){
let data4 = data.license;
if(typeof data4 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/license",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data4 === "public-domain") || (data4 === "Apache")) || (data4 === "Apache-1.0")) || (data4 === "Apache-2.0")) || (data4 === "Artistic")) || (data4 === "Artistic-1.0")) || (data4 === "Artistic-2.0")) || (data4 === "BSD")) || (data4 === "BSD-2-Clause")) || (data4 === "BSD-3-Clause")) || (data4 === "BSD-4-Clause")) || (data4 === "ISC")) || (data4 === "CC-BY")) || (data4 === "CC-BY-1.0")) || (data4 === "CC-BY-2.0")) || (data4 === "CC-BY-2.5")) || (data4 === "CC-BY-3.0")) || (data4 === "CC-BY-4.0")) || (data4 === "CC-BY-SA")) || (data4 === "CC-BY-SA-1.0")) || (data4 === "CC-BY-SA-2.0")) || (data4 === "CC-BY-SA-2.5")) || (data4 === "CC-BY-SA-3.0")) || (data4 === "CC-BY-SA-4.0")) || (data4 === "CC-BY-ND")) || (data4 === "CC-BY-ND-1.0")) || (data4 === "CC-BY-ND-2.0")) || (data4 === "CC-BY-ND-2.5")) || (data4 === "CC-BY-ND-3.0")) || (data4 === "CC-BY-ND-4.0")) || (data4 === "CC-BY-NC")) || (data4 === "CC-BY-NC-1.0")) || (data4 === "CC-BY-NC-2.0")) || (data4 === "CC-BY-NC-2.5")) || (data4 === "CC-BY-NC-3.0")) || (data4 === "CC-BY-NC-4.0")) || (data4 === "CC-BY-NC-SA")) || (data4 === "CC-BY-NC-SA-1.0")) || (data4 === "CC-BY-NC-SA-2.0")) || (data4 === "CC-BY-NC-SA-2.5")) || (data4 === "CC-BY-NC-SA-3.0")) || (data4 === "CC-BY-NC-SA-4.0")) || (data4 === "CC-BY-NC-ND")) || (data4 === "CC-BY-NC-ND-1.0")) || (data4 === "CC-BY-NC-ND-2.0")) || (data4 === "CC-BY-NC-ND-2.5")) || (data4 === "CC-BY-NC-ND-3.0")) || (data4 === "CC-BY-NC-ND-4.0")) || (data4 === "CC0-1.0")) || (data4 === "CDDL-1.0")) || (data4 === "CPL")) || (data4 === "EFL")) || (data4 === "EFL-1.0")) || (data4 === "EFL-2.0")) || (data4 === "MIT")) || (data4 === "GPL")) || (data4 === "GPL-1.0")) || (data4 === "GPL-2.0")) || (data4 === "GPL-3.0")) || (data4 === "LGPL")) || (data4 === "LGPL-2.1")) || (data4 === "LGPL-3.0")) || (data4 === "GNU-LGPL-2.0")) || (data4 === "GFDL")) || (data4 === "GFDL-1.0")) || (data4 === "GFDL-1.1")) || (data4 === "GFDL-1.2")) || (data4 === "GFDL-1.3")) || (data4 === "GFDL-NIV")) || (data4 === "LPPL")) || (data4 === "LPPL-1.0")) || (data4 === "LPPL-1.1")) || (data4 === "LPPL-1.2")) || (data4 === "LPPL-1.3")) || (data4 === "MPL-1.1")) || (data4 === "Perl")) || (data4 === "Python-2.0")) || (data4 === "QPL-1.0")) || (data4 === "W3C")) || (data4 === "Zlib")) || (data4 === "Zope")) || (data4 === "Zope-1.0")) || (data4 === "Zope-1.1")) || (data4 === "Zope-2.0")) || (data4 === "Zope-2.1")) || (data4 === "CERN-OHL")) || (data4 === "WTFPL")) || (data4 === "Unlicense")) || (data4 === "open-source")) || (data4 === "unrestricted"))){
(vErrors ??= []).push({instancePath:instancePath+"/license",keyword:"enum",params:{allowedValues: schema39.enum},message:"must be equal to one of the allowed values"}); errors++;
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
(vErrors ??= []).push({instancePath:instancePath+"/tags/" + i0,keyword:"pattern",params:{pattern: "^[a-z][-a-z0-9]{0,48}[a-z0-9]$"},message:"must match pattern \""+"^[a-z][-a-z0-9]{0,48}[a-z0-9]$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tags/" + i0,keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
const pair0 = func0(data5);
if(pair0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/tags",keyword:"uniqueItems",params:{i: pair0[0], j: pair0[1]},message:"must NOT have duplicate items (items ## "+pair0+"[1] and "+pair0+"[0] are identical)"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tags",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
}
if(data.category !== undefined){
if(typeof data.category !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/category",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.author !== undefined){
let data8 = data.author;
if(typeof data8 === "string"){
if(func4(data8) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/author",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/author",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.score !== undefined){
let data9 = data.score;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
(vErrors ??= []).push({instancePath:instancePath+"/score",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/score",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data.version !== undefined){
let data10 = data.version;
const _errs26 = errors;
let valid7 = false;
let passing0 = null;
const _errs27 = errors;
if(!(validate17(data10, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
var _valid0 = _errs27 === errors;
if(_valid0){
valid7 = true;
passing0 = 0;
}
const _errs28 = errors;
if(data10 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"type",params:{type: "null"},message:"must be null"}); errors++;
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
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"}); errors++;
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
if(!(validate17(data.newer, {instancePath:instancePath+"/newer",parentData:data,parentDataProperty:"newer",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate16.errors = vErrors;
return errors === 0;
}

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.total === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"}); errors++;
}
if(data.offset === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "offset"},message:"must have required property '"+"offset"+"'"}); errors++;
}
if(data.limit === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "limit"},message:"must have required property '"+"limit"+"'"}); errors++;
}
if(data.next === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "next"},message:"must have required property '"+"next"+"'"}); errors++;
}
if(data.packages === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "packages"},message:"must have required property '"+"packages"+"'"}); errors++;
}
if(data.total !== undefined){
let data0 = data.total;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/total",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/total",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data.offset !== undefined){
let data1 = data.offset;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data.limit !== undefined){
let data2 = data.limit;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data.next !== undefined){
let data3 = data.next;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/next",keyword:"type",params:{type: schema35.type},message:"must be string,null"}); errors++;
}
if(typeof data3 === "string"){
if(func4(data3) > 8192){
(vErrors ??= []).push({instancePath:instancePath+"/next",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"}); errors++;
}
if(!(formats0.test(data3))){
(vErrors ??= []).push({instancePath:instancePath+"/next",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}); errors++;
}
}
}
if(data.packages !== undefined){
let data4 = data.packages;
if(Array.isArray(data4)){
if(data4.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/packages",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}); errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate16(data4[i0], {instancePath:instancePath+"/packages/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/packages",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate15.errors = vErrors;
return errors === 0;
}

const pattern13 = /* @__PURE__ */ new RegExp("^[A-Za-z0-9_-]+$", "u");

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
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
(vErrors ??= []).push({instancePath:instancePath+"/query/q",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/query/q",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0.type !== undefined){
let data2 = data0.type;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/query/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!(((data2 === "plugin") || (data2 === "library")) || (data2 === "colortheme"))){
(vErrors ??= []).push({instancePath:instancePath+"/query/type",keyword:"enum",params:{allowedValues: schema38.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data0.tag !== undefined){
let data3 = data0.tag;
if(Array.isArray(data3)){
if(data3.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/query/tag",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"}); errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(func4(data4) > 50){
(vErrors ??= []).push({instancePath:instancePath+"/query/tag/" + i0,keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"}); errors++;
}
if(!pattern5.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/query/tag/" + i0,keyword:"pattern",params:{pattern: "^[a-z][-a-z0-9]{0,48}[a-z0-9]$"},message:"must match pattern \""+"^[a-z][-a-z0-9]{0,48}[a-z0-9]$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/query/tag/" + i0,keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
const pair0 = func0(data3);
if(pair0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/query/tag",keyword:"uniqueItems",params:{i: pair0[0], j: pair0[1]},message:"must NOT have duplicate items (items ## "+pair0+"[1] and "+pair0+"[0] are identical)"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/query/tag",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
}
if(data0.platform !== undefined){
let data5 = data0.platform;
if(Array.isArray(data5)){
if(data5.length > 3){
(vErrors ??= []).push({instancePath:instancePath+"/query/platform",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items"}); errors++;
}
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(typeof data6 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/query/platform/" + i1,keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!(((data6 === "windows") || (data6 === "macos")) || (data6 === "linux"))){
(vErrors ??= []).push({instancePath:instancePath+"/query/platform/" + i1,keyword:"enum",params:{allowedValues: schema45.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
const pair1 = func0(data5);
if(pair1 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/query/platform",keyword:"uniqueItems",params:{i: pair1[0], j: pair1[1]},message:"must NOT have duplicate items (items ## "+pair1+"[1] and "+pair1+"[0] are identical)"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/query/platform",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
}
if(data0.status !== undefined){
let data7 = data0.status;
if(Array.isArray(data7)){
if(data7.length > 4){
(vErrors ??= []).push({instancePath:instancePath+"/query/status",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"}); errors++;
}
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
let data8 = data7[i2];
if(typeof data8 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/query/status/" + i2,keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!((((data8 === "stable") || (data8 === "testing")) || (data8 === "development")) || (data8 === "deprecated"))){
(vErrors ??= []).push({instancePath:instancePath+"/query/status/" + i2,keyword:"enum",params:{allowedValues: schema44.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
const pair2 = func0(data7);
if(pair2 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/query/status",keyword:"uniqueItems",params:{i: pair2[0], j: pair2[1]},message:"must NOT have duplicate items (items ## "+pair2+"[1] and "+pair2+"[0] are identical)"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/query/status",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
}
if(data0.tool_version !== undefined){
let data9 = data0.tool_version;
if(typeof data9 === "string"){
if(func4(data9) > 8){
(vErrors ??= []).push({instancePath:instancePath+"/query/tool_version",keyword:"maxLength",params:{limit: 8},message:"must NOT have more than 8 characters"}); errors++;
}
if(!pattern9.test(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/query/tool_version",keyword:"pattern",params:{pattern: "^[0-9]{1,2}([.][0-9]{1,2}([.][0-9]{1,2})?)?$"},message:"must match pattern \""+"^[0-9]{1,2}([.][0-9]{1,2}([.][0-9]{1,2})?)?$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/query/tool_version",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
let data10 = data0.limit;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
(vErrors ??= []).push({instancePath:instancePath+"/query/limit",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 100 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/query/limit",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}); errors++;
}
if(data10 < 1 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/query/limit",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
if(data0.cursor !== undefined){
let data11 = data0.cursor;
if(typeof data11 === "string"){
if(func4(data11) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/query/cursor",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(func4(data11) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/query/cursor",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
if(!pattern13.test(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/query/cursor",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/query/cursor",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
let data12 = data0.offset;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
(vErrors ??= []).push({instancePath:instancePath+"/query/offset",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 100000 || isNaN(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/query/offset",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"}); errors++;
}
if(data12 < 0 || isNaN(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/query/offset",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/query",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate21.errors = vErrors;
return errors === 0;
}

const schema54 = {"type":"object","required":["index","identifier","errors"],"properties":{"index":{"type":"integer","minimum":0},"identifier":{"type":["string","null"],"maxLength":200},"errors":{"type":"array","maxItems":8,"items":{"$ref":"annex:/http/QuarantineError"}}},"$id":"annex:/http/QuarantinedPackage"};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(func4(data0) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/pointer",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/pointer",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.detail !== undefined){
let data1 = data.detail;
if(typeof data1 === "string"){
if(func4(data1) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/detail",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
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
validate24.errors = vErrors;
return errors === 0;
}

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.index === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "index"},message:"must have required property '"+"index"+"'"}); errors++;
}
if(data.identifier === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "identifier"},message:"must have required property '"+"identifier"+"'"}); errors++;
}
if(data.errors === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "errors"},message:"must have required property '"+"errors"+"'"}); errors++;
}
if(data.index !== undefined){
let data0 = data.index;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/index",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/index",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data.identifier !== undefined){
let data1 = data.identifier;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/identifier",keyword:"type",params:{type: schema54.properties.identifier.type},message:"must be string,null"}); errors++;
}
if(typeof data1 === "string"){
if(func4(data1) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/identifier",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
}
}
if(data.errors !== undefined){
let data2 = data.errors;
if(Array.isArray(data2)){
if(data2.length > 8){
(vErrors ??= []).push({instancePath:instancePath+"/errors",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items"}); errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate24(data2[i0], {instancePath:instancePath+"/errors/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
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
validate23.errors = vErrors;
return errors === 0;
}

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.total === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"}); errors++;
}
if(data.packages === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "packages"},message:"must have required property '"+"packages"+"'"}); errors++;
}
if(data.total !== undefined){
let data0 = data.total;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/total",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/total",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data.packages !== undefined){
let data1 = data.packages;
if(Array.isArray(data1)){
if(data1.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/packages",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}); errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate23(data1[i0], {instancePath:instancePath+"/packages/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/packages",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate22.errors = vErrors;
return errors === 0;
}

const pattern17 = /* @__PURE__ */ new RegExp("^[a-zA-Z][-a-zA-Z0-9 ]{0,48}[a-zA-Z0-9]$", "u");

const pattern15 = /* @__PURE__ */ new RegExp("^[a-z][-a-z0-9 ]{0,48}[a-z0-9]$", "u");

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"}); errors++;
}
if(data.contact === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "contact"},message:"must have required property '"+"contact"+"'"}); errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func4(data0) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.contact !== undefined){
let data1 = data.contact;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key0 in data1){
if(!(pattern15.test(key0))){
(vErrors ??= []).push({instancePath:instancePath+"/contact",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
for(const key1 in data1){
if(pattern15.test(key1)){
let data2 = data1[key1];
if(typeof data2 === "string"){
if(func4(data2) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/contact/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/contact/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/contact",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate28.errors = vErrors;
return errors === 0;
}

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"}); errors++;
}
if(data.description === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"}); errors++;
}
if(data.description_full === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "description_full"},message:"must have required property '"+"description_full"+"'"}); errors++;
}
if(data.identifier === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "identifier"},message:"must have required property '"+"identifier"+"'"}); errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"}); errors++;
}
if(data.author === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "author"},message:"must have required property '"+"author"+"'"}); errors++;
}
if(data.license === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "license"},message:"must have required property '"+"license"+"'"}); errors++;
}
if(data.resources === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "resources"},message:"must have required property '"+"resources"+"'"}); errors++;
}
if(data.versions === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "versions"},message:"must have required property '"+"versions"+"'"}); errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func4(data0) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 === "string"){
if(func4(data1) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.description_full !== undefined){
let data2 = data.description_full;
if(typeof data2 === "string"){
if(func4(data2) > 5000){
(vErrors ??= []).push({instancePath:instancePath+"/description_full",keyword:"maxLength",params:{limit: 5000},message:"must NOT have more than 5000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/description_full",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.identifier !== undefined){
let data3 = data.identifier;
if(typeof data3 === "string"){
if(!pattern4.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/identifier",keyword:"pattern",params:{pattern: "^[a-zA-Z][-a-zA-Z0-9.]{0,98}[a-zA-Z0-9]$"},message:"must match pattern \""+"^[a-zA-Z][-a-zA-Z0-9.]{0,98}[a-zA-Z0-9]$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/identifier",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.type !== undefined){
let data4 = data.type;
if(typeof data4 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!(((data4 === "plugin") || (data4 === "library")) || (data4 === "colortheme"))){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: schema38.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.author !== undefined){
if(!(validate28(data.author, {instancePath:instancePath+"/author",parentData:data,parentDataProperty:"author",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
if(data.maintainer !== undefined){
if(!(validate28(data.maintainer, {instancePath:instancePath+"/maintainer",parentData:data,parentDataProperty:"maintainer",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
if(data.category !== undefined){
if(typeof data.category !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/category",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.license !== undefined){
let data8 = data.license;
if(typeof data8 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/license",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data8 === "public-domain") || (data8 === "Apache")) || (data8 === "Apache-1.0")) || (data8 === "Apache-2.0")) || (data8 === "Artistic")) || (data8 === "Artistic-1.0")) || (data8 === "Artistic-2.0")) || (data8 === "BSD")) || (data8 === "BSD-2-Clause")) || (data8 === "BSD-3-Clause")) || (data8 === "BSD-4-Clause")) || (data8 === "ISC")) || (data8 === "CC-BY")) || (data8 === "CC-BY-1.0")) || (data8 === "CC-BY-2.0")) || (data8 === "CC-BY-2.5")) || (data8 === "CC-BY-3.0")) || (data8 === "CC-BY-4.0")) || (data8 === "CC-BY-SA")) || (data8 === "CC-BY-SA-1.0")) || (data8 === "CC-BY-SA-2.0")) || (data8 === "CC-BY-SA-2.5")) || (data8 === "CC-BY-SA-3.0")) || (data8 === "CC-BY-SA-4.0")) || (data8 === "CC-BY-ND")) || (data8 === "CC-BY-ND-1.0")) || (data8 === "CC-BY-ND-2.0")) || (data8 === "CC-BY-ND-2.5")) || (data8 === "CC-BY-ND-3.0")) || (data8 === "CC-BY-ND-4.0")) || (data8 === "CC-BY-NC")) || (data8 === "CC-BY-NC-1.0")) || (data8 === "CC-BY-NC-2.0")) || (data8 === "CC-BY-NC-2.5")) || (data8 === "CC-BY-NC-3.0")) || (data8 === "CC-BY-NC-4.0")) || (data8 === "CC-BY-NC-SA")) || (data8 === "CC-BY-NC-SA-1.0")) || (data8 === "CC-BY-NC-SA-2.0")) || (data8 === "CC-BY-NC-SA-2.5")) || (data8 === "CC-BY-NC-SA-3.0")) || (data8 === "CC-BY-NC-SA-4.0")) || (data8 === "CC-BY-NC-ND")) || (data8 === "CC-BY-NC-ND-1.0")) || (data8 === "CC-BY-NC-ND-2.0")) || (data8 === "CC-BY-NC-ND-2.5")) || (data8 === "CC-BY-NC-ND-3.0")) || (data8 === "CC-BY-NC-ND-4.0")) || (data8 === "CC0-1.0")) || (data8 === "CDDL-1.0")) || (data8 === "CPL")) || (data8 === "EFL")) || (data8 === "EFL-1.0")) || (data8 === "EFL-2.0")) || (data8 === "MIT")) || (data8 === "GPL")) || (data8 === "GPL-1.0")) || (data8 === "GPL-2.0")) || (data8 === "GPL-3.0")) || (data8 === "LGPL")) || (data8 === "LGPL-2.1")) || (data8 === "LGPL-3.0")) || (data8 === "GNU-LGPL-2.0")) || (data8 === "GFDL")) || (data8 === "GFDL-1.0")) || (data8 === "GFDL-1.1")) || (data8 === "GFDL-1.2")) || (data8 === "GFDL-1.3")) || (data8 === "GFDL-NIV")) || (data8 === "LPPL")) || (data8 === "LPPL-1.0")) || (data8 === "LPPL-1.1")) || (data8 === "LPPL-1.2")) || (data8 === "LPPL-1.3")) || (data8 === "MPL-1.1")) || (data8 === "Perl")) || (data8 === "Python-2.0")) || (data8 === "QPL-1.0")) || (data8 === "W3C")) || (data8 === "Zlib")) || (data8 === "Zope")) || (data8 === "Zope-1.0")) || (data8 === "Zope-1.1")) || (data8 === "Zope-2.0")) || (data8 === "Zope-2.1")) || (data8 === "CERN-OHL")) || (data8 === "WTFPL")) || (data8 === "Unlicense")) || (data8 === "open-source")) || (data8 === "unrestricted"))){
(vErrors ??= []).push({instancePath:instancePath+"/license",keyword:"enum",params:{allowedValues: schema39.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.resources !== undefined){
let data9 = data.resources;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key0 in data9){
if(!(pattern17.test(key0))){
(vErrors ??= []).push({instancePath:instancePath+"/resources",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
for(const key1 in data9){
if(pattern17.test(key1)){
let data10 = data9[key1];
if(typeof data10 === "string"){
if(func4(data10) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/resources/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/resources/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/resources",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
if(data.tags !== undefined){
let data11 = data.tags;
if(Array.isArray(data11)){
if(data11.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/tags",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}); errors++;
}
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
let data12 = data11[i0];
if(typeof data12 === "string"){
if(!pattern5.test(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/tags/" + i0,keyword:"pattern",params:{pattern: "^[a-z][-a-z0-9]{0,48}[a-z0-9]$"},message:"must match pattern \""+"^[a-z][-a-z0-9]{0,48}[a-z0-9]$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tags/" + i0,keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
const pair0 = func0(data11);
if(pair0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/tags",keyword:"uniqueItems",params:{i: pair0[0], j: pair0[1]},message:"must NOT have duplicate items (items ## "+pair0+"[1] and "+pair0+"[0] are identical)"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tags",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
}
if(data.keep_on_update !== undefined){
let data13 = data.keep_on_update;
if(Array.isArray(data13)){
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
if(typeof data13[i1] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/keep_on_update/" + i1,keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
const pair1 = func0(data13);
if(pair1 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/keep_on_update",keyword:"uniqueItems",params:{i: pair1[0], j: pair1[1]},message:"must NOT have duplicate items (items ## "+pair1+"[1] and "+pair1+"[0] are identical)"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/keep_on_update",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
}
if(data.versions !== undefined){
let data15 = data.versions;
if(Array.isArray(data15)){
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
if(!(validate17(data15[i2], {instancePath:instancePath+"/versions/" + i2,parentData:data15,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
const pair2 = func0(data15);
if(pair2 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/versions",keyword:"uniqueItems",params:{i: pair2[0], j: pair2[1]},message:"must NOT have duplicate items (items ## "+pair2+"[1] and "+pair2+"[0] are identical)"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/versions",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate27.errors = vErrors;
return errors === 0;
}

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.identifier === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "identifier"},message:"must have required property '"+"identifier"+"'"}); errors++;
}
if(data0.identifier !== undefined){
let data1 = data0.identifier;
if(typeof data1 === "string"){
if(func4(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/path/identifier",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(!pattern4.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/path/identifier",keyword:"pattern",params:{pattern: "^[a-zA-Z][-a-zA-Z0-9.]{0,98}[a-zA-Z0-9]$"},message:"must match pattern \""+"^[a-zA-Z][-a-zA-Z0-9.]{0,98}[a-zA-Z0-9]$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/identifier",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate32.errors = vErrors;
return errors === 0;
}

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.identifier === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "identifier"},message:"must have required property '"+"identifier"+"'"}); errors++;
}
if(data0.identifier !== undefined){
let data1 = data0.identifier;
if(typeof data1 === "string"){
if(func4(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/path/identifier",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(!pattern4.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/path/identifier",keyword:"pattern",params:{pattern: "^[a-zA-Z][-a-zA-Z0-9.]{0,98}[a-zA-Z0-9]$"},message:"must match pattern \""+"^[a-zA-Z][-a-zA-Z0-9.]{0,98}[a-zA-Z0-9]$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/identifier",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
if(data.header !== undefined){
let data2 = data.header;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2["If-None-Match"] !== undefined){
let data3 = data2["If-None-Match"];
if(typeof data3 === "string"){
if(func4(data3) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/header/If-None-Match",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/If-None-Match",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate33.errors = vErrors;
return errors === 0;
}

const schema66 = {"type":"object","required":["version","status","reason","detail"],"properties":{"version":{"type":"string","maxLength":16},"version_epoch":{"type":"integer","minimum":0},"status":{"$ref":"annex:/http/VersionStatus"},"reason":{"type":"string","enum":["tool-too-old","tool-too-new","platform","runtime","status","older"]},"detail":{"type":"string","maxLength":500}},"$id":"annex:/http/PassedOver"};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.version === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"}); errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"}); errors++;
}
if(data.reason === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"}); errors++;
}
if(data.detail === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "detail"},message:"must have required property '"+"detail"+"'"}); errors++;
}
if(data.version !== undefined){
let data0 = data.version;
if(typeof data0 === "string"){
if(func4(data0) > 16){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"maxLength",params:{limit: 16},message:"must NOT have more than 16 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.version_epoch !== undefined){
let data1 = data.version_epoch;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/version_epoch",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/version_epoch",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data.status !== undefined){
let data2 = data.status;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!((((data2 === "stable") || (data2 === "testing")) || (data2 === "development")) || (data2 === "deprecated"))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: schema44.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.reason !== undefined){
let data3 = data.reason;
if(typeof data3 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!((((((data3 === "tool-too-old") || (data3 === "tool-too-new")) || (data3 === "platform")) || (data3 === "runtime")) || (data3 === "status")) || (data3 === "older"))){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"enum",params:{allowedValues: schema66.properties.reason.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.detail !== undefined){
let data4 = data.detail;
if(typeof data4 === "string"){
if(func4(data4) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/detail",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}); errors++;
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
validate36.errors = vErrors;
return errors === 0;
}

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.identifier === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "identifier"},message:"must have required property '"+"identifier"+"'"}); errors++;
}
if(data.version === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"}); errors++;
}
if(data.others === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "others"},message:"must have required property '"+"others"+"'"}); errors++;
}
if(data.identifier !== undefined){
let data0 = data.identifier;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/identifier",keyword:"pattern",params:{pattern: "^[a-zA-Z][-a-zA-Z0-9.]{0,98}[a-zA-Z0-9]$"},message:"must match pattern \""+"^[a-zA-Z][-a-zA-Z0-9.]{0,98}[a-zA-Z0-9]$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/identifier",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.version !== undefined){
let data1 = data.version;
const _errs5 = errors;
let valid2 = false;
let passing0 = null;
const _errs6 = errors;
if(!(validate17(data1, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs7 = errors;
if(data1 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"type",params:{type: "null"},message:"must be null"}); errors++;
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
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"}); errors++;
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
if(!(validate36(data2[i0], {instancePath:instancePath+"/others/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/others",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate34.errors = vErrors;
return errors === 0;
}

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.identifier === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "identifier"},message:"must have required property '"+"identifier"+"'"}); errors++;
}
if(data0.identifier !== undefined){
let data1 = data0.identifier;
if(typeof data1 === "string"){
if(func4(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/path/identifier",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(!pattern4.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/path/identifier",keyword:"pattern",params:{pattern: "^[a-zA-Z][-a-zA-Z0-9.]{0,98}[a-zA-Z0-9]$"},message:"must match pattern \""+"^[a-zA-Z][-a-zA-Z0-9.]{0,98}[a-zA-Z0-9]$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/identifier",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
if(data.query !== undefined){
let data2 = data.query;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.tool_version !== undefined){
let data3 = data2.tool_version;
if(typeof data3 === "string"){
if(func4(data3) > 8){
(vErrors ??= []).push({instancePath:instancePath+"/query/tool_version",keyword:"maxLength",params:{limit: 8},message:"must NOT have more than 8 characters"}); errors++;
}
if(!pattern9.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/query/tool_version",keyword:"pattern",params:{pattern: "^[0-9]{1,2}([.][0-9]{1,2}([.][0-9]{1,2})?)?$"},message:"must match pattern \""+"^[0-9]{1,2}([.][0-9]{1,2}([.][0-9]{1,2})?)?$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/query/tool_version",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data2.platform !== undefined){
let data4 = data2.platform;
if(typeof data4 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/query/platform",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!(((data4 === "windows") || (data4 === "macos")) || (data4 === "linux"))){
(vErrors ??= []).push({instancePath:instancePath+"/query/platform",keyword:"enum",params:{allowedValues: schema45.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data2.runtime !== undefined){
let data5 = data2.runtime;
if(typeof data5 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/query/runtime",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!((data5 === "swig") || (data5 === "ipc"))){
(vErrors ??= []).push({instancePath:instancePath+"/query/runtime",keyword:"enum",params:{allowedValues: schema46.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data2.status !== undefined){
let data6 = data2.status;
if(typeof data6 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/query/status",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!((((data6 === "stable") || (data6 === "testing")) || (data6 === "development")) || (data6 === "deprecated"))){
(vErrors ??= []).push({instancePath:instancePath+"/query/status",keyword:"enum",params:{allowedValues: schema44.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/query",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate38.errors = vErrors;
return errors === 0;
}

const pattern28 = /* @__PURE__ */ new RegExp("^2[0-9]{3}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$", "u");

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"}); errors++;
}
if(data.update_timestamp === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "update_timestamp"},message:"must have required property '"+"update_timestamp"+"'"}); errors++;
}
if(data.url !== undefined){
let data0 = data.url;
if(typeof data0 === "string"){
if(!pattern7.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/url",keyword:"pattern",params:{pattern: "^(?:https?://[^\\s/]\\S*|file://(?:[a-zA-Z]:|/)[^\\u0000]+)$"},message:"must match pattern \""+"^(?:https?://[^\\s/]\\S*|file://(?:[a-zA-Z]:|/)[^\\u0000]+)$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/url",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.sha256 !== undefined){
let data1 = data.sha256;
if(typeof data1 === "string"){
if(!pattern8.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/sha256",keyword:"pattern",params:{pattern: "^[a-f0-9]{64}$"},message:"must match pattern \""+"^[a-f0-9]{64}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sha256",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.update_timestamp !== undefined){
let data2 = data.update_timestamp;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/update_timestamp",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
}
if(data.update_time_utc !== undefined){
let data3 = data.update_time_utc;
if(typeof data3 === "string"){
if(!pattern28.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/update_time_utc",keyword:"pattern",params:{pattern: "^2[0-9]{3}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$"},message:"must match pattern \""+"^2[0-9]{3}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/update_time_utc",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate40.errors = vErrors;
return errors === 0;
}

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"}); errors++;
}
if(data.packages === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "packages"},message:"must have required property '"+"packages"+"'"}); errors++;
}
if(data.$schema !== undefined){
let data0 = data.$schema;
if(typeof data0 === "string"){
if(!pattern7.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/$schema",keyword:"pattern",params:{pattern: "^(?:https?://[^\\s/]\\S*|file://(?:[a-zA-Z]:|/)[^\\u0000]+)$"},message:"must match pattern \""+"^(?:https?://[^\\s/]\\S*|file://(?:[a-zA-Z]:|/)[^\\u0000]+)$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/$schema",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func4(data1) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.packages !== undefined){
if(!(validate40(data.packages, {instancePath:instancePath+"/packages",parentData:data,parentDataProperty:"packages",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
}
if(data.resources !== undefined){
if(!(validate40(data.resources, {instancePath:instancePath+"/resources",parentData:data,parentDataProperty:"resources",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
}
if(data.manifests !== undefined){
if(!(validate40(data.manifests, {instancePath:instancePath+"/manifests",parentData:data,parentDataProperty:"manifests",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
}
if(data.maintainer !== undefined){
if(!(validate28(data.maintainer, {instancePath:instancePath+"/maintainer",parentData:data,parentDataProperty:"maintainer",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate39.errors = vErrors;
return errors === 0;
}

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
let data0 = data.header;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0["If-None-Match"] !== undefined){
let data1 = data0["If-None-Match"];
if(typeof data1 === "string"){
if(func4(data1) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/header/If-None-Match",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/If-None-Match",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate45.errors = vErrors;
return errors === 0;
}

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.packages === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "packages"},message:"must have required property '"+"packages"+"'"}); errors++;
}
if(data.packages !== undefined){
let data0 = data.packages;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate27(data0[i0], {instancePath:instancePath+"/packages/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/packages",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate46.errors = vErrors;
return errors === 0;
}

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
let data0 = data.header;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0["If-None-Match"] !== undefined){
let data1 = data0["If-None-Match"];
if(typeof data1 === "string"){
if(func4(data1) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/header/If-None-Match",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/If-None-Match",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate48.errors = vErrors;
return errors === 0;
}

const pattern30 = /* @__PURE__ */ new RegExp("^([0-9]{1,16}:)?[0-9]{1,4}([.][0-9]{1,4}([.][0-9]{1,6})?)?$", "u");

const pattern31 = /* @__PURE__ */ new RegExp("^[^/\\\\\\u0000][^\\\\\\u0000]*$", "u");

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"}); errors++;
}
if(data.size === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "size"},message:"must have required property '"+"size"+"'"}); errors++;
}
if(data.sha256 === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sha256"},message:"must have required property '"+"sha256"+"'"}); errors++;
}
if(data.path !== undefined){
let data0 = data.path;
if(typeof data0 === "string"){
if(func4(data0) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}); errors++;
}
if(!pattern31.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"pattern",params:{pattern: "^[^/\\\\\\u0000][^\\\\\\u0000]*$"},message:"must match pattern \""+"^[^/\\\\\\u0000][^\\\\\\u0000]*$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.size !== undefined){
let data1 = data.size;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/size",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/size",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data.sha256 !== undefined){
let data2 = data.sha256;
if(typeof data2 === "string"){
if(!pattern8.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/sha256",keyword:"pattern",params:{pattern: "^[a-f0-9]{64}$"},message:"must match pattern \""+"^[a-f0-9]{64}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sha256",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate52.errors = vErrors;
return errors === 0;
}

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.files === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "files"},message:"must have required property '"+"files"+"'"}); errors++;
}
if(data.files !== undefined){
let data0 = data.files;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate52(data0[i0], {instancePath:instancePath+"/files/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
}
const pair0 = func0(data0);
if(pair0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/files",keyword:"uniqueItems",params:{i: pair0[0], j: pair0[1]},message:"must NOT have duplicate items (items ## "+pair0+"[1] and "+pair0+"[0] are identical)"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/files",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate51.errors = vErrors;
return errors === 0;
}

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(pattern30.test(key0)){
if(!(validate51(data[key0], {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate50.errors = vErrors;
return errors === 0;
}

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.manifests === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "manifests"},message:"must have required property '"+"manifests"+"'"}); errors++;
}
if(data.manifests !== undefined){
let data0 = data.manifests;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
if(pattern4.test(key0)){
if(!(validate50(data0[key0], {instancePath:instancePath+"/manifests/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data0,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/manifests",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate49.errors = vErrors;
return errors === 0;
}

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
let data0 = data.header;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0["If-None-Match"] !== undefined){
let data1 = data0["If-None-Match"];
if(typeof data1 === "string"){
if(func4(data1) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/header/If-None-Match",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/If-None-Match",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate56.errors = vErrors;
return errors === 0;
}

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header !== undefined){
let data0 = data.header;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0["If-None-Match"] !== undefined){
let data1 = data0["If-None-Match"];
if(typeof data1 === "string"){
if(func4(data1) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/header/If-None-Match",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/If-None-Match",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0.Range !== undefined){
let data2 = data0.Range;
if(typeof data2 === "string"){
if(func4(data2) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/header/Range",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/Range",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0["If-Range"] !== undefined){
let data3 = data0["If-Range"];
if(typeof data3 === "string"){
if(func4(data3) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/header/If-Range",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/If-Range",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate57.errors = vErrors;
return errors === 0;
}

const pattern33 = /* @__PURE__ */ new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]*$", "u");

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.file === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"}); errors++;
}
if(data0.file !== undefined){
let data1 = data0.file;
if(typeof data1 === "string"){
if(func4(data1) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/path/file",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(!pattern33.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/path/file",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]*$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/file",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
if(data.header !== undefined){
let data2 = data.header;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2["If-None-Match"] !== undefined){
let data3 = data2["If-None-Match"];
if(typeof data3 === "string"){
if(func4(data3) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/header/If-None-Match",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/If-None-Match",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data2.Range !== undefined){
let data4 = data2.Range;
if(typeof data4 === "string"){
if(func4(data4) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/header/Range",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/Range",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data2["If-Range"] !== undefined){
let data5 = data2["If-Range"];
if(typeof data5 === "string"){
if(func4(data5) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/header/If-Range",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/If-Range",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate58.errors = vErrors;
return errors === 0;
}

const schema88 = {"type":"object","required":["name","signing","signature"],"properties":{"name":{"type":["string","null"],"maxLength":500},"signing":{"type":"string","enum":["signed","expired","invalid","unsigned"]},"signature":{"oneOf":[{"$ref":"annex:/http/RepositorySignature"},{"type":"null"}]}},"$id":"annex:/http/RepositoryStatus"};

const pattern34 = /* @__PURE__ */ new RegExp("^sha256:[0-9a-f]{64}$", "u");

const pattern35 = /* @__PURE__ */ new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$", "u");

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.root === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "root"},message:"must have required property '"+"root"+"'"}); errors++;
}
if(data.root_version === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "root_version"},message:"must have required property '"+"root_version"+"'"}); errors++;
}
if(data.version === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"}); errors++;
}
if(data.expires === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "expires"},message:"must have required property '"+"expires"+"'"}); errors++;
}
if(data.root !== undefined){
let data0 = data.root;
if(typeof data0 === "string"){
if(func4(data0) > 71){
(vErrors ??= []).push({instancePath:instancePath+"/root",keyword:"maxLength",params:{limit: 71},message:"must NOT have more than 71 characters"}); errors++;
}
if(!pattern34.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/root",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/root",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.root_version !== undefined){
let data1 = data.root_version;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/root_version",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/root_version",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data.version !== undefined){
let data2 = data.version;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data.expires !== undefined){
let data3 = data.expires;
if(typeof data3 === "string"){
if(func4(data3) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/expires",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"}); errors++;
}
if(!pattern35.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/expires",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/expires",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate60.errors = vErrors;
return errors === 0;
}

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"}); errors++;
}
if(data.signing === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "signing"},message:"must have required property '"+"signing"+"'"}); errors++;
}
if(data.signature === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "signature"},message:"must have required property '"+"signature"+"'"}); errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: schema88.properties.name.type},message:"must be string,null"}); errors++;
}
if(typeof data0 === "string"){
if(func4(data0) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}); errors++;
}
}
}
if(data.signing !== undefined){
let data1 = data.signing;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/signing",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!((((data1 === "signed") || (data1 === "expired")) || (data1 === "invalid")) || (data1 === "unsigned"))){
(vErrors ??= []).push({instancePath:instancePath+"/signing",keyword:"enum",params:{allowedValues: schema88.properties.signing.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.signature !== undefined){
let data2 = data.signature;
const _errs6 = errors;
let valid1 = false;
let passing0 = null;
const _errs7 = errors;
if(!(validate60(data2, {instancePath:instancePath+"/signature",parentData:data,parentDataProperty:"signature",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs8 = errors;
if(data2 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/signature",keyword:"type",params:{type: "null"},message:"must be null"}); errors++;
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
(vErrors ??= []).push({instancePath:instancePath+"/signature",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"}); errors++;
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
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate59.errors = vErrors;
return errors === 0;
}

const pattern36 = /* @__PURE__ */ new RegExp("^[0-9a-f]*$", "u");

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.keyid === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "keyid"},message:"must have required property '"+"keyid"+"'"}); errors++;
}
if(data.sig === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sig"},message:"must have required property '"+"sig"+"'"}); errors++;
}
if(data.keyid !== undefined){
let data0 = data.keyid;
if(typeof data0 === "string"){
if(func4(data0) > 256){
(vErrors ??= []).push({instancePath:instancePath+"/keyid",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}); errors++;
}
if(func4(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/keyid",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/keyid",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.sig !== undefined){
let data1 = data.sig;
if(typeof data1 === "string"){
if(func4(data1) > 2048){
(vErrors ??= []).push({instancePath:instancePath+"/sig",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}); errors++;
}
if(!pattern36.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/sig",keyword:"pattern",params:{pattern: "^[0-9a-f]*$"},message:"must match pattern \""+"^[0-9a-f]*$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sig",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate63.errors = vErrors;
return errors === 0;
}

const pattern37 = /* @__PURE__ */ new RegExp("^1([.][0-9]{1,6}){1,2}$", "u");

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.keytype === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "keytype"},message:"must have required property '"+"keytype"+"'"}); errors++;
}
if(data.scheme === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "scheme"},message:"must have required property '"+"scheme"+"'"}); errors++;
}
if(data.keyval === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "keyval"},message:"must have required property '"+"keyval"+"'"}); errors++;
}
if(data.keytype !== undefined){
let data0 = data.keytype;
if(typeof data0 === "string"){
if(func4(data0) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/keytype",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/keytype",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.scheme !== undefined){
let data1 = data.scheme;
if(typeof data1 === "string"){
if(func4(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/scheme",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/scheme",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.keyval !== undefined){
let data2 = data.keyval;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.public === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/keyval",keyword:"required",params:{missingProperty: "public"},message:"must have required property '"+"public"+"'"}); errors++;
}
if(data2.public !== undefined){
let data3 = data2.public;
if(typeof data3 === "string"){
if(func4(data3) > 8192){
(vErrors ??= []).push({instancePath:instancePath+"/keyval/public",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/keyval/public",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/keyval",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate66.errors = vErrors;
return errors === 0;
}

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.keyids === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "keyids"},message:"must have required property '"+"keyids"+"'"}); errors++;
}
if(data.threshold === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "threshold"},message:"must have required property '"+"threshold"+"'"}); errors++;
}
if(data.keyids !== undefined){
let data0 = data.keyids;
if(Array.isArray(data0)){
if(data0.length > 64){
(vErrors ??= []).push({instancePath:instancePath+"/keyids",keyword:"maxItems",params:{limit: 64},message:"must NOT have more than 64 items"}); errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func4(data1) > 256){
(vErrors ??= []).push({instancePath:instancePath+"/keyids/" + i0,keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}); errors++;
}
if(func4(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/keyids/" + i0,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/keyids/" + i0,keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
const pair0 = func0(data0);
if(pair0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/keyids",keyword:"uniqueItems",params:{i: pair0[0], j: pair0[1]},message:"must NOT have duplicate items (items ## "+pair0+"[1] and "+pair0+"[0] are identical)"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/keyids",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
}
if(data.threshold !== undefined){
let data2 = data.threshold;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/threshold",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 64 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/threshold",keyword:"maximum",params:{comparison: "<=", limit: 64},message:"must be <= 64"}); errors++;
}
if(data2 < 1 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/threshold",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate68.errors = vErrors;
return errors === 0;
}

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data._type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "_type"},message:"must have required property '"+"_type"+"'"}); errors++;
}
if(data.spec_version === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "spec_version"},message:"must have required property '"+"spec_version"+"'"}); errors++;
}
if(data.version === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"}); errors++;
}
if(data.expires === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "expires"},message:"must have required property '"+"expires"+"'"}); errors++;
}
if(data.keys === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "keys"},message:"must have required property '"+"keys"+"'"}); errors++;
}
if(data.roles === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "roles"},message:"must have required property '"+"roles"+"'"}); errors++;
}
if(data._type !== undefined){
let data0 = data._type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/_type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("root" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/_type",keyword:"const",params:{allowedValue: "root"},message:"must be equal to constant"}); errors++;
}
}
if(data.spec_version !== undefined){
let data1 = data.spec_version;
if(typeof data1 === "string"){
if(func4(data1) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/spec_version",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"}); errors++;
}
if(!pattern37.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/spec_version",keyword:"pattern",params:{pattern: "^1([.][0-9]{1,6}){1,2}$"},message:"must match pattern \""+"^1([.][0-9]{1,6}){1,2}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec_version",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.version !== undefined){
let data2 = data.version;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}); errors++;
}
if(data2 < 1 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data.expires !== undefined){
let data3 = data.expires;
if(typeof data3 === "string"){
if(func4(data3) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/expires",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"}); errors++;
}
if(!pattern35.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/expires",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/expires",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.consistent_snapshot !== undefined){
if(typeof data.consistent_snapshot !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/consistent_snapshot",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
}
}
if(data.keys !== undefined){
let data5 = data.keys;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(Object.keys(data5).length > 64){
(vErrors ??= []).push({instancePath:instancePath+"/keys",keyword:"maxProperties",params:{limit: 64},message:"must NOT have more than 64 properties"}); errors++;
}
for(const key0 in data5){
if(!(validate66(data5[key0], {instancePath:instancePath+"/keys/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data5,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/keys",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
if(data.roles !== undefined){
let data7 = data.roles;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.root === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/roles",keyword:"required",params:{missingProperty: "root"},message:"must have required property '"+"root"+"'"}); errors++;
}
if(data7.timestamp === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/roles",keyword:"required",params:{missingProperty: "timestamp"},message:"must have required property '"+"timestamp"+"'"}); errors++;
}
if(data7.snapshot === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/roles",keyword:"required",params:{missingProperty: "snapshot"},message:"must have required property '"+"snapshot"+"'"}); errors++;
}
if(data7.targets === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/roles",keyword:"required",params:{missingProperty: "targets"},message:"must have required property '"+"targets"+"'"}); errors++;
}
if(data7.root !== undefined){
if(!(validate68(data7.root, {instancePath:instancePath+"/roles/root",parentData:data7,parentDataProperty:"root",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data7.timestamp !== undefined){
if(!(validate68(data7.timestamp, {instancePath:instancePath+"/roles/timestamp",parentData:data7,parentDataProperty:"timestamp",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data7.snapshot !== undefined){
if(!(validate68(data7.snapshot, {instancePath:instancePath+"/roles/snapshot",parentData:data7,parentDataProperty:"snapshot",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data7.targets !== undefined){
if(!(validate68(data7.targets, {instancePath:instancePath+"/roles/targets",parentData:data7,parentDataProperty:"targets",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/roles",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate65.errors = vErrors;
return errors === 0;
}

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sha256 === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sha256"},message:"must have required property '"+"sha256"+"'"}); errors++;
}
if(data.sha256 !== undefined){
let data0 = data.sha256;
if(typeof data0 === "string"){
if(!pattern8.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/sha256",keyword:"pattern",params:{pattern: "^[a-f0-9]{64}$"},message:"must match pattern \""+"^[a-f0-9]{64}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sha256",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate75.errors = vErrors;
return errors === 0;
}

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.version === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"}); errors++;
}
if(data.version !== undefined){
let data0 = data.version;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}); errors++;
}
if(data0 < 1 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data.length !== undefined){
let data1 = data.length;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/length",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/length",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}); errors++;
}
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/length",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data.hashes !== undefined){
if(!(validate75(data.hashes, {instancePath:instancePath+"/hashes",parentData:data,parentDataProperty:"hashes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate74.errors = vErrors;
return errors === 0;
}

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data._type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "_type"},message:"must have required property '"+"_type"+"'"}); errors++;
}
if(data.spec_version === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "spec_version"},message:"must have required property '"+"spec_version"+"'"}); errors++;
}
if(data.version === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"}); errors++;
}
if(data.expires === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "expires"},message:"must have required property '"+"expires"+"'"}); errors++;
}
if(data.meta === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "meta"},message:"must have required property '"+"meta"+"'"}); errors++;
}
if(data._type !== undefined){
let data0 = data._type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/_type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("timestamp" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/_type",keyword:"const",params:{allowedValue: "timestamp"},message:"must be equal to constant"}); errors++;
}
}
if(data.spec_version !== undefined){
let data1 = data.spec_version;
if(typeof data1 === "string"){
if(func4(data1) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/spec_version",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"}); errors++;
}
if(!pattern37.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/spec_version",keyword:"pattern",params:{pattern: "^1([.][0-9]{1,6}){1,2}$"},message:"must match pattern \""+"^1([.][0-9]{1,6}){1,2}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec_version",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.version !== undefined){
let data2 = data.version;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}); errors++;
}
if(data2 < 1 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data.expires !== undefined){
let data3 = data.expires;
if(typeof data3 === "string"){
if(func4(data3) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/expires",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"}); errors++;
}
if(!pattern35.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/expires",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/expires",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.meta !== undefined){
let data4 = data.meta;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4["snapshot.json"] === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/meta",keyword:"required",params:{missingProperty: "snapshot.json"},message:"must have required property '"+"snapshot.json"+"'"}); errors++;
}
if(data4["snapshot.json"] !== undefined){
if(!(validate74(data4["snapshot.json"], {instancePath:instancePath+"/meta/snapshot.json",parentData:data4,parentDataProperty:"snapshot.json",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/meta",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate73.errors = vErrors;
return errors === 0;
}

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data._type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "_type"},message:"must have required property '"+"_type"+"'"}); errors++;
}
if(data.spec_version === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "spec_version"},message:"must have required property '"+"spec_version"+"'"}); errors++;
}
if(data.version === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"}); errors++;
}
if(data.expires === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "expires"},message:"must have required property '"+"expires"+"'"}); errors++;
}
if(data.meta === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "meta"},message:"must have required property '"+"meta"+"'"}); errors++;
}
if(data._type !== undefined){
let data0 = data._type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/_type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("snapshot" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/_type",keyword:"const",params:{allowedValue: "snapshot"},message:"must be equal to constant"}); errors++;
}
}
if(data.spec_version !== undefined){
let data1 = data.spec_version;
if(typeof data1 === "string"){
if(func4(data1) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/spec_version",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"}); errors++;
}
if(!pattern37.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/spec_version",keyword:"pattern",params:{pattern: "^1([.][0-9]{1,6}){1,2}$"},message:"must match pattern \""+"^1([.][0-9]{1,6}){1,2}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec_version",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.version !== undefined){
let data2 = data.version;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}); errors++;
}
if(data2 < 1 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data.expires !== undefined){
let data3 = data.expires;
if(typeof data3 === "string"){
if(func4(data3) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/expires",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"}); errors++;
}
if(!pattern35.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/expires",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/expires",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.meta !== undefined){
let data4 = data.meta;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(Object.keys(data4).length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/meta",keyword:"maxProperties",params:{limit: 1000},message:"must NOT have more than 1000 properties"}); errors++;
}
if(data4["targets.json"] === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/meta",keyword:"required",params:{missingProperty: "targets.json"},message:"must have required property '"+"targets.json"+"'"}); errors++;
}
for(const key0 in data4){
if(!(key0 === "targets.json")){
if(!(validate74(data4[key0], {instancePath:instancePath+"/meta/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data4,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
}
}
if(data4["targets.json"] !== undefined){
if(!(validate74(data4["targets.json"], {instancePath:instancePath+"/meta/targets.json",parentData:data4,parentDataProperty:"targets.json",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/meta",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate78.errors = vErrors;
return errors === 0;
}

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.length === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "length"},message:"must have required property '"+"length"+"'"}); errors++;
}
if(data.hashes === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "hashes"},message:"must have required property '"+"hashes"+"'"}); errors++;
}
if(data.length !== undefined){
let data0 = data.length;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/length",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/length",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}); errors++;
}
if(data0 < 0 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/length",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data.hashes !== undefined){
if(!(validate75(data.hashes, {instancePath:instancePath+"/hashes",parentData:data,parentDataProperty:"hashes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate82.errors = vErrors;
return errors === 0;
}

function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data._type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "_type"},message:"must have required property '"+"_type"+"'"}); errors++;
}
if(data.spec_version === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "spec_version"},message:"must have required property '"+"spec_version"+"'"}); errors++;
}
if(data.version === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"}); errors++;
}
if(data.expires === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "expires"},message:"must have required property '"+"expires"+"'"}); errors++;
}
if(data.targets === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "targets"},message:"must have required property '"+"targets"+"'"}); errors++;
}
if(data._type !== undefined){
let data0 = data._type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/_type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("targets" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/_type",keyword:"const",params:{allowedValue: "targets"},message:"must be equal to constant"}); errors++;
}
}
if(data.spec_version !== undefined){
let data1 = data.spec_version;
if(typeof data1 === "string"){
if(func4(data1) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/spec_version",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"}); errors++;
}
if(!pattern37.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/spec_version",keyword:"pattern",params:{pattern: "^1([.][0-9]{1,6}){1,2}$"},message:"must match pattern \""+"^1([.][0-9]{1,6}){1,2}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/spec_version",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.version !== undefined){
let data2 = data.version;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}); errors++;
}
if(data2 < 1 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data.expires !== undefined){
let data3 = data.expires;
if(typeof data3 === "string"){
if(func4(data3) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/expires",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"}); errors++;
}
if(!pattern35.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/expires",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/expires",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.targets !== undefined){
let data4 = data.targets;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(Object.keys(data4).length > 200000){
(vErrors ??= []).push({instancePath:instancePath+"/targets",keyword:"maxProperties",params:{limit: 200000},message:"must NOT have more than 200000 properties"}); errors++;
}
for(const key0 in data4){
if(!(validate82(data4[key0], {instancePath:instancePath+"/targets/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data4,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/targets",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate81.errors = vErrors;
return errors === 0;
}

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.signatures === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "signatures"},message:"must have required property '"+"signatures"+"'"}); errors++;
}
if(data.signed === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "signed"},message:"must have required property '"+"signed"+"'"}); errors++;
}
if(data.signatures !== undefined){
let data0 = data.signatures;
if(Array.isArray(data0)){
if(data0.length > 64){
(vErrors ??= []).push({instancePath:instancePath+"/signatures",keyword:"maxItems",params:{limit: 64},message:"must NOT have more than 64 items"}); errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate63(data0[i0], {instancePath:instancePath+"/signatures/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/signatures",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
}
if(data.signed !== undefined){
let data2 = data.signed;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
const tag0 = data2._type;
if(typeof tag0 == "string"){
if(tag0 === "root"){
if(!(validate65(data2, {instancePath:instancePath+"/signed",parentData:data,parentDataProperty:"signed",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
}
else if(tag0 === "timestamp"){
if(!(validate73(data2, {instancePath:instancePath+"/signed",parentData:data,parentDataProperty:"signed",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
errors = vErrors.length;
}
}
else if(tag0 === "snapshot"){
if(!(validate78(data2, {instancePath:instancePath+"/signed",parentData:data,parentDataProperty:"signed",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
}
else if(tag0 === "targets"){
if(!(validate81(data2, {instancePath:instancePath+"/signed",parentData:data,parentDataProperty:"signed",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/signed",keyword:"discriminator",params:{error: "mapping", tag: "_type", tagValue: tag0},message:"value of tag \"_type\" must be in oneOf"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/signed",keyword:"discriminator",params:{error: "tag", tag: "_type", tagValue: tag0},message:"tag \"_type\" must be string"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/signed",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate62.errors = vErrors;
return errors === 0;
}

const pattern46 = /* @__PURE__ */ new RegExp("^((([1-9][0-9]{0,8}[.])?root)|timestamp|snapshot|targets)[.]json$", "u");

function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.file === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"}); errors++;
}
if(data0.file !== undefined){
let data1 = data0.file;
if(typeof data1 === "string"){
if(func4(data1) > 30){
(vErrors ??= []).push({instancePath:instancePath+"/path/file",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"}); errors++;
}
if(!pattern46.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/path/file",keyword:"pattern",params:{pattern: "^((([1-9][0-9]{0,8}[.])?root)|timestamp|snapshot|targets)[.]json$"},message:"must match pattern \""+"^((([1-9][0-9]{0,8}[.])?root)|timestamp|snapshot|targets)[.]json$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/file",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
if(data.header !== undefined){
let data2 = data.header;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2["If-None-Match"] !== undefined){
let data3 = data2["If-None-Match"];
if(typeof data3 === "string"){
if(func4(data3) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/header/If-None-Match",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/If-None-Match",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate89.errors = vErrors;
return errors === 0;
}

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.$schema === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "$schema"},message:"must have required property '"+"$schema"+"'"}); errors++;
}
if(data.$id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "$id"},message:"must have required property '"+"$id"+"'"}); errors++;
}
if(data.$defs === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "$defs"},message:"must have required property '"+"$defs"+"'"}); errors++;
}
if(data.$schema !== undefined){
let data0 = data.$schema;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/$schema",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("https://json-schema.org/draft/2020-12/schema" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/$schema",keyword:"const",params:{allowedValue: "https://json-schema.org/draft/2020-12/schema"},message:"must be equal to constant"}); errors++;
}
}
if(data.$id !== undefined){
if(typeof data.$id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/$id",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.$defs !== undefined){
let data2 = data.$defs;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
(vErrors ??= []).push({instancePath:instancePath+"/$defs",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate90.errors = vErrors;
return errors === 0;
}

const pattern47 = /* @__PURE__ */ new RegExp("^[a-z][a-z0-9]{0,31}$", "u");

function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query !== undefined){
let data0 = data.query;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.brand !== undefined){
let data1 = data0.brand;
if(typeof data1 === "string"){
if(func4(data1) > 32){
(vErrors ??= []).push({instancePath:instancePath+"/query/brand",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}); errors++;
}
if(!pattern47.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/query/brand",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9]{0,31}$"},message:"must match pattern \""+"^[a-z][a-z0-9]{0,31}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/query/brand",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/query",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
if(data.header !== undefined){
let data2 = data.header;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2["If-None-Match"] !== undefined){
let data3 = data2["If-None-Match"];
if(typeof data3 === "string"){
if(func4(data3) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/header/If-None-Match",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/If-None-Match",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate91.errors = vErrors;
return errors === 0;
}

const schema125 = {"type":"string","enum":["package","packages","repository"],"$id":"annex:/http/PackageDocumentKind"};

function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.schema_only === undefined){
data.schema_only = false;
}
if(data.document === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "document"},message:"must have required property '"+"document"+"'"}); errors++;
}
if(data.document !== undefined){
let data0 = data.document;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/document",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!(((data1 === "package") || (data1 === "packages")) || (data1 === "repository"))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: schema125.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.brand !== undefined){
let data2 = data.brand;
if(typeof data2 === "string"){
if(func4(data2) > 32){
(vErrors ??= []).push({instancePath:instancePath+"/brand",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}); errors++;
}
if(!pattern47.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/brand",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9]{0,31}$"},message:"must match pattern \""+"^[a-z][a-z0-9]{0,31}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/brand",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(typeof data.schema_only !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/schema_only",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate92.errors = vErrors;
return errors === 0;
}

const schema129 = {"type":"object","required":["pointer","rule","severity","message","suggestion"],"properties":{"pointer":{"type":"string","maxLength":2000},"rule":{"type":"string","maxLength":100},"severity":{"type":"string","enum":["error","warning"]},"message":{"type":"string","maxLength":2000},"suggestion":{"type":["string","null"],"maxLength":2000}},"$id":"annex:/http/PackageFinding"};

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pointer === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pointer"},message:"must have required property '"+"pointer"+"'"}); errors++;
}
if(data.rule === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "rule"},message:"must have required property '"+"rule"+"'"}); errors++;
}
if(data.severity === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "severity"},message:"must have required property '"+"severity"+"'"}); errors++;
}
if(data.message === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"}); errors++;
}
if(data.suggestion === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "suggestion"},message:"must have required property '"+"suggestion"+"'"}); errors++;
}
if(data.pointer !== undefined){
let data0 = data.pointer;
if(typeof data0 === "string"){
if(func4(data0) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/pointer",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/pointer",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.rule !== undefined){
let data1 = data.rule;
if(typeof data1 === "string"){
if(func4(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/rule",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/rule",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.severity !== undefined){
let data2 = data.severity;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/severity",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!((data2 === "error") || (data2 === "warning"))){
(vErrors ??= []).push({instancePath:instancePath+"/severity",keyword:"enum",params:{allowedValues: schema129.properties.severity.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.message !== undefined){
let data3 = data.message;
if(typeof data3 === "string"){
if(func4(data3) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.suggestion !== undefined){
let data4 = data.suggestion;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/suggestion",keyword:"type",params:{type: schema129.properties.suggestion.type},message:"must be string,null"}); errors++;
}
if(typeof data4 === "string"){
if(func4(data4) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/suggestion",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate94.errors = vErrors;
return errors === 0;
}

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.valid === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "valid"},message:"must have required property '"+"valid"+"'"}); errors++;
}
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"}); errors++;
}
if(data.total === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"}); errors++;
}
if(data.findings === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "findings"},message:"must have required property '"+"findings"+"'"}); errors++;
}
if(data.valid !== undefined){
if(typeof data.valid !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/valid",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!(((data1 === "package") || (data1 === "packages")) || (data1 === "repository"))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: schema125.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.total !== undefined){
let data2 = data.total;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/total",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/total",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data.findings !== undefined){
let data3 = data.findings;
if(Array.isArray(data3)){
if(data3.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/findings",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}); errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate94(data3[i0], {instancePath:instancePath+"/findings/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/findings",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate93.errors = vErrors;
return errors === 0;
}

const pattern49 = /* @__PURE__ */ new RegExp("^(https?://[^\\s]+)?/problems/[a-z]+(-[a-z]+)*$", "u");

function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate97.errors = vErrors;
return errors === 0;
}

function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(!pattern49.test(data0)){
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
if(!(validate97(data4[i0], {instancePath:instancePath+"/errors/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
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
validate96.errors = vErrors;
return errors === 0;
}

function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern7.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^(?:https?://[^\\s/]\\S*|file://(?:[a-zA-Z]:|/)[^\\u0000]+)$"},message:"must match pattern \""+"^(?:https?://[^\\s/]\\S*|file://(?:[a-zA-Z]:|/)[^\\u0000]+)$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
validate99.errors = vErrors;
return errors === 0;
}

function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data === "public-domain") || (data === "Apache")) || (data === "Apache-1.0")) || (data === "Apache-2.0")) || (data === "Artistic")) || (data === "Artistic-1.0")) || (data === "Artistic-2.0")) || (data === "BSD")) || (data === "BSD-2-Clause")) || (data === "BSD-3-Clause")) || (data === "BSD-4-Clause")) || (data === "ISC")) || (data === "CC-BY")) || (data === "CC-BY-1.0")) || (data === "CC-BY-2.0")) || (data === "CC-BY-2.5")) || (data === "CC-BY-3.0")) || (data === "CC-BY-4.0")) || (data === "CC-BY-SA")) || (data === "CC-BY-SA-1.0")) || (data === "CC-BY-SA-2.0")) || (data === "CC-BY-SA-2.5")) || (data === "CC-BY-SA-3.0")) || (data === "CC-BY-SA-4.0")) || (data === "CC-BY-ND")) || (data === "CC-BY-ND-1.0")) || (data === "CC-BY-ND-2.0")) || (data === "CC-BY-ND-2.5")) || (data === "CC-BY-ND-3.0")) || (data === "CC-BY-ND-4.0")) || (data === "CC-BY-NC")) || (data === "CC-BY-NC-1.0")) || (data === "CC-BY-NC-2.0")) || (data === "CC-BY-NC-2.5")) || (data === "CC-BY-NC-3.0")) || (data === "CC-BY-NC-4.0")) || (data === "CC-BY-NC-SA")) || (data === "CC-BY-NC-SA-1.0")) || (data === "CC-BY-NC-SA-2.0")) || (data === "CC-BY-NC-SA-2.5")) || (data === "CC-BY-NC-SA-3.0")) || (data === "CC-BY-NC-SA-4.0")) || (data === "CC-BY-NC-ND")) || (data === "CC-BY-NC-ND-1.0")) || (data === "CC-BY-NC-ND-2.0")) || (data === "CC-BY-NC-ND-2.5")) || (data === "CC-BY-NC-ND-3.0")) || (data === "CC-BY-NC-ND-4.0")) || (data === "CC0-1.0")) || (data === "CDDL-1.0")) || (data === "CPL")) || (data === "EFL")) || (data === "EFL-1.0")) || (data === "EFL-2.0")) || (data === "MIT")) || (data === "GPL")) || (data === "GPL-1.0")) || (data === "GPL-2.0")) || (data === "GPL-3.0")) || (data === "LGPL")) || (data === "LGPL-2.1")) || (data === "LGPL-3.0")) || (data === "GNU-LGPL-2.0")) || (data === "GFDL")) || (data === "GFDL-1.0")) || (data === "GFDL-1.1")) || (data === "GFDL-1.2")) || (data === "GFDL-1.3")) || (data === "GFDL-NIV")) || (data === "LPPL")) || (data === "LPPL-1.0")) || (data === "LPPL-1.1")) || (data === "LPPL-1.2")) || (data === "LPPL-1.3")) || (data === "MPL-1.1")) || (data === "Perl")) || (data === "Python-2.0")) || (data === "QPL-1.0")) || (data === "W3C")) || (data === "Zlib")) || (data === "Zope")) || (data === "Zope-1.0")) || (data === "Zope-1.1")) || (data === "Zope-2.0")) || (data === "Zope-2.1")) || (data === "CERN-OHL")) || (data === "WTFPL")) || (data === "Unlicense")) || (data === "open-source")) || (data === "unrestricted"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema39.enum},message:"must be equal to one of the allowed values"}); errors++;
}
validate100.errors = vErrors;
return errors === 0;
}

function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern4.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[a-zA-Z][-a-zA-Z0-9.]{0,98}[a-zA-Z0-9]$"},message:"must match pattern \""+"^[a-zA-Z][-a-zA-Z0-9.]{0,98}[a-zA-Z0-9]$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
validate101.errors = vErrors;
return errors === 0;
}

function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!(((data === "plugin") || (data === "library")) || (data === "colortheme"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema38.enum},message:"must be equal to one of the allowed values"}); errors++;
}
validate102.errors = vErrors;
return errors === 0;
}

function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern5.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[a-z][-a-z0-9]{0,48}[a-z0-9]$"},message:"must match pattern \""+"^[a-z][-a-z0-9]{0,48}[a-z0-9]$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
validate103.errors = vErrors;
return errors === 0;
}

function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!((((data === "stable") || (data === "testing")) || (data === "development")) || (data === "deprecated"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema44.enum},message:"must be equal to one of the allowed values"}); errors++;
}
validate104.errors = vErrors;
return errors === 0;
}

function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!(((data === "windows") || (data === "macos")) || (data === "linux"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema45.enum},message:"must be equal to one of the allowed values"}); errors++;
}
validate105.errors = vErrors;
return errors === 0;
}

function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!((data === "swig") || (data === "ipc"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema46.enum},message:"must be equal to one of the allowed values"}); errors++;
}
validate106.errors = vErrors;
return errors === 0;
}

function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern9.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[0-9]{1,2}([.][0-9]{1,2}([.][0-9]{1,2})?)?$"},message:"must match pattern \""+"^[0-9]{1,2}([.][0-9]{1,2}([.][0-9]{1,2})?)?$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
validate107.errors = vErrors;
return errors === 0;
}

function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern8.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[a-f0-9]{64}$"},message:"must match pattern \""+"^[a-f0-9]{64}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
validate108.errors = vErrors;
return errors === 0;
}

export const validators = {"searchPackages": {"parameters": validate21, "body": {}, "answers": {"200": {"application/json": validate15}}}, "getQuarantine": {"parameters": null, "body": {}, "answers": {"200": {"application/json": validate22}}}, "getPackage": {"parameters": validate32, "body": {}, "answers": {"200": {"application/json": validate27}}}, "getPackageIcon": {"parameters": validate33, "body": {}, "answers": {"200": {}, "304": {}}}, "resolvePackage": {"parameters": validate38, "body": {}, "answers": {"200": {"application/json": validate34}}}, "getRepository": {"parameters": validate45, "body": {}, "answers": {"200": {"application/json": validate39}, "304": {}}}, "getPackageList": {"parameters": validate48, "body": {}, "answers": {"200": {"application/json": validate46}, "304": {}}}, "getManifests": {"parameters": validate56, "body": {}, "answers": {"200": {"application/json": validate49}, "304": {}}}, "getResources": {"parameters": validate57, "body": {}, "answers": {"200": {}, "206": {}, "304": {}}}, "downloadArchive": {"parameters": validate58, "body": {}, "answers": {"200": {}, "206": {}, "304": {}}}, "getRepositoryStatus": {"parameters": null, "body": {}, "answers": {"200": {"application/json": validate59}}}, "getSigningMetadata": {"parameters": validate89, "body": {}, "answers": {"200": {"application/json": validate62}, "304": {}}}, "getPackageSchema": {"parameters": validate91, "body": {}, "answers": {"200": {"application/json": validate90}, "304": {}}}, "validatePackages": {"parameters": null, "body": {"application/json": validate92}, "answers": {"200": {"application/json": validate93}}}, "application/problem+json": validate96};
export const resources = {"Package": validate27, "Contact": validate28, "PackageVersion": validate17, "PackageArray": validate46, "Repository": validate39, "Manifests": validate49, "PackageManifests": validate50, "VersionManifest": validate51, "ManifestFile": validate52, "RepositoryResource": validate40, "URL": validate99, "License": validate100, "PackageIdentifier": validate101, "PackageType": validate102, "PackageTag": validate103, "VersionStatus": validate104, "Platform": validate105, "Runtime": validate106, "ToolVersion": validate107, "Sha256": validate108};
