// Generated from spec/ by `npm run generate`. Do not edit.
import { codePoints, equalPair, formats } from '../validation.js';

const func4 = codePoints;

const pattern4 = /* @__PURE__ */ new RegExp("^[A-Za-z0-9_-]{43}$", "u");

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"}); errors++;
}
if(data.password === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "password"},message:"must have required property '"+"password"+"'"}); errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func4(data0) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(func4(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.password !== undefined){
let data1 = data.password;
if(typeof data1 === "string"){
if(func4(data1) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/password",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}); errors++;
}
if(func4(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/password",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/password",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.proof !== undefined){
let data2 = data.proof;
if(typeof data2 === "string"){
if(func4(data2) > 43){
(vErrors ??= []).push({instancePath:instancePath+"/proof",keyword:"maxLength",params:{limit: 43},message:"must NOT have more than 43 characters"}); errors++;
}
if(!pattern4.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/proof",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{43}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{43}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/proof",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate15.errors = vErrors;
return errors === 0;
}

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
(vErrors ??= []).push({instancePath:instancePath+"/header/Origin",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/Origin",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0["Sec-Fetch-Site"] !== undefined){
let data2 = data0["Sec-Fetch-Site"];
if(typeof data2 === "string"){
if(func4(data2) > 50){
(vErrors ??= []).push({instancePath:instancePath+"/header/Sec-Fetch-Site",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/Sec-Fetch-Site",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0["User-Agent"] !== undefined){
let data3 = data0["User-Agent"];
if(typeof data3 === "string"){
if(func4(data3) > 4096){
(vErrors ??= []).push({instancePath:instancePath+"/header/User-Agent",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/User-Agent",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
if(data.cookie !== undefined){
let data4 = data.cookie;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4["__Host-annex_session"] !== undefined){
let data5 = data4["__Host-annex_session"];
if(typeof data5 === "string"){
if(func4(data5) > 4096){
(vErrors ??= []).push({instancePath:instancePath+"/cookie/__Host-annex_session",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/cookie/__Host-annex_session",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data4["__Host-annex_device"] !== undefined){
let data6 = data4["__Host-annex_device"];
if(typeof data6 === "string"){
if(func4(data6) > 4096){
(vErrors ??= []).push({instancePath:instancePath+"/cookie/__Host-annex_device",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/cookie/__Host-annex_device",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/cookie",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate16.errors = vErrors;
return errors === 0;
}

const func0 = equalPair;

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"}); errors++;
}
if(data.owners === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "owners"},message:"must have required property '"+"owners"+"'"}); errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func4(data0) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0,keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0,keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
const pair0 = func0(data1);
if(pair0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/owners",keyword:"uniqueItems",params:{i: pair0[0], j: pair0[1]},message:"must NOT have duplicate items (items ## "+pair0+"[1] and "+pair0+"[0] are identical)"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/owners",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
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
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "user"},message:"must have required property '"+"user"+"'"}); errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"}); errors++;
}
if(data.expires_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "expires_at"},message:"must have required property '"+"expires_at"+"'"}); errors++;
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
(vErrors ??= []).push({instancePath:instancePath+"/created_at",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/created_at",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.expires_at !== undefined){
let data2 = data.expires_at;
if(typeof data2 === "string"){
if(!(formats0.validate(data2))){
(vErrors ??= []).push({instancePath:instancePath+"/expires_at",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/expires_at",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate17.errors = vErrors;
return errors === 0;
}

const schema40 = {"type":["string","null"],"format":"uri-reference","maxLength":8192,"$id":"annex:/http/Next"};

const formats4 = /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;

const schema41 = {"type":"object","required":["id","kind","app_name","created_at","expires_at","last_used_at","address","current"],"properties":{"id":{"type":"string","maxLength":64},"kind":{"type":"string","enum":["Browser","Application"]},"app_name":{"type":["string","null"],"maxLength":100},"created_at":{"type":"string","format":"date-time"},"expires_at":{"type":"string","format":"date-time"},"last_used_at":{"type":["string","null"],"format":"date-time"},"address":{"type":["string","null"],"maxLength":64},"current":{"type":"boolean"},"scopes":{"$ref":"annex:/http/Scopes"}},"$id":"annex:/http/SessionEntry"};

const schema43 = {"type":"string","enum":["workspace:read","workspace:control","packages:read","paste:read","paste:write","account"],"$id":"annex:/http/Scope"};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 16){
(vErrors ??= []).push({instancePath,keyword:"maxItems",params:{limit: 16},message:"must NOT have more than 16 items"}); errors++;
}
if(data.length < 1){
(vErrors ??= []).push({instancePath,keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}); errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!((((((data0 === "workspace:read") || (data0 === "workspace:control")) || (data0 === "packages:read")) || (data0 === "paste:read")) || (data0 === "paste:write")) || (data0 === "account"))){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,keyword:"enum",params:{allowedValues: schema43.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
const pair0 = func0(data);
if(pair0 !== null){
(vErrors ??= []).push({instancePath,keyword:"uniqueItems",params:{i: pair0[0], j: pair0[1]},message:"must NOT have duplicate items (items ## "+pair0+"[1] and "+pair0+"[0] are identical)"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
validate22.errors = vErrors;
return errors === 0;
}

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++;
}
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"}); errors++;
}
if(data.app_name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "app_name"},message:"must have required property '"+"app_name"+"'"}); errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"}); errors++;
}
if(data.expires_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "expires_at"},message:"must have required property '"+"expires_at"+"'"}); errors++;
}
if(data.last_used_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "last_used_at"},message:"must have required property '"+"last_used_at"+"'"}); errors++;
}
if(data.address === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"}); errors++;
}
if(data.current === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "current"},message:"must have required property '"+"current"+"'"}); errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func4(data0) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!((data1 === "Browser") || (data1 === "Application"))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: schema41.properties.kind.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.app_name !== undefined){
let data2 = data.app_name;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/app_name",keyword:"type",params:{type: schema41.properties.app_name.type},message:"must be string,null"}); errors++;
}
if(typeof data2 === "string"){
if(func4(data2) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/app_name",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
}
}
if(data.created_at !== undefined){
let data3 = data.created_at;
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
(vErrors ??= []).push({instancePath:instancePath+"/created_at",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/created_at",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.expires_at !== undefined){
let data4 = data.expires_at;
if(typeof data4 === "string"){
if(!(formats0.validate(data4))){
(vErrors ??= []).push({instancePath:instancePath+"/expires_at",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/expires_at",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.last_used_at !== undefined){
let data5 = data.last_used_at;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/last_used_at",keyword:"type",params:{type: schema41.properties.last_used_at.type},message:"must be string,null"}); errors++;
}
if(typeof data5 === "string"){
if(!(formats0.validate(data5))){
(vErrors ??= []).push({instancePath:instancePath+"/last_used_at",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}); errors++;
}
}
}
if(data.address !== undefined){
let data6 = data.address;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/address",keyword:"type",params:{type: schema41.properties.address.type},message:"must be string,null"}); errors++;
}
if(typeof data6 === "string"){
if(func4(data6) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/address",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}); errors++;
}
}
}
if(data.current !== undefined){
if(typeof data.current !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/current",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
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
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate21.errors = vErrors;
return errors === 0;
}

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sessions === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sessions"},message:"must have required property '"+"sessions"+"'"}); errors++;
}
if(data.next === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "next"},message:"must have required property '"+"next"+"'"}); errors++;
}
if(data.next !== undefined){
let data0 = data.next;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/next",keyword:"type",params:{type: schema40.type},message:"must be string,null"}); errors++;
}
if(typeof data0 === "string"){
if(func4(data0) > 8192){
(vErrors ??= []).push({instancePath:instancePath+"/next",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"}); errors++;
}
if(!(formats4.test(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/next",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}); errors++;
}
}
}
if(data.sessions !== undefined){
let data1 = data.sessions;
if(Array.isArray(data1)){
if(data1.length > 500){
(vErrors ??= []).push({instancePath:instancePath+"/sessions",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"}); errors++;
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
(vErrors ??= []).push({instancePath:instancePath+"/sessions",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate20.errors = vErrors;
return errors === 0;
}

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
(vErrors ??= []).push({instancePath:instancePath+"/query/limit",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 500 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/query/limit",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"}); errors++;
}
if(data1 < 1 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/query/limit",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
if(data0.cursor !== undefined){
let data2 = data0.cursor;
if(typeof data2 === "string"){
if(func4(data2) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/query/cursor",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(func4(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/query/cursor",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
if(!pattern5.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/query/cursor",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/query/cursor",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
validate25.errors = vErrors;
return errors === 0;
}

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
(vErrors ??= []).push({instancePath:instancePath+"/query/kind",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!((data1 === "Browser") || (data1 === "Application"))){
(vErrors ??= []).push({instancePath:instancePath+"/query/kind",keyword:"enum",params:{allowedValues: schema45.properties.query.properties.kind.enum},message:"must be equal to one of the allowed values"}); errors++;
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
validate26.errors = vErrors;
return errors === 0;
}

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++;
}
if(data0.id !== undefined){
let data1 = data0.id;
if(typeof data1 === "string"){
if(func4(data1) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/path/id",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/id",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
validate27.errors = vErrors;
return errors === 0;
}

const schema48 = {"type":"object","required":["id","name","host","resources","sessions","created_at","last_used_at"],"properties":{"id":{"type":"string","maxLength":64},"name":{"type":["string","null"],"maxLength":100},"host":{"type":["string","null"],"maxLength":300},"resources":{"type":"array","maxItems":1000,"items":{"type":"string","maxLength":2000}},"scopes":{"$ref":"annex:/http/Scopes"},"sessions":{"type":"integer","minimum":1,"maximum":10000},"created_at":{"type":"string","format":"date-time"},"last_used_at":{"type":["string","null"],"format":"date-time"}},"$id":"annex:/http/Application"};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++;
}
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"}); errors++;
}
if(data.host === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "host"},message:"must have required property '"+"host"+"'"}); errors++;
}
if(data.resources === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "resources"},message:"must have required property '"+"resources"+"'"}); errors++;
}
if(data.sessions === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sessions"},message:"must have required property '"+"sessions"+"'"}); errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"}); errors++;
}
if(data.last_used_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "last_used_at"},message:"must have required property '"+"last_used_at"+"'"}); errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func4(data0) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: schema48.properties.name.type},message:"must be string,null"}); errors++;
}
if(typeof data1 === "string"){
if(func4(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
}
}
if(data.host !== undefined){
let data2 = data.host;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/host",keyword:"type",params:{type: schema48.properties.host.type},message:"must be string,null"}); errors++;
}
if(typeof data2 === "string"){
if(func4(data2) > 300){
(vErrors ??= []).push({instancePath:instancePath+"/host",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"}); errors++;
}
}
}
if(data.resources !== undefined){
let data3 = data.resources;
if(Array.isArray(data3)){
if(data3.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/resources",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}); errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(func4(data4) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/resources/" + i0,keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/resources/" + i0,keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/resources",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
}
if(data.scopes !== undefined){
if(!(validate22(data.scopes, {instancePath:instancePath+"/scopes",parentData:data,parentDataProperty:"scopes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.sessions !== undefined){
let data6 = data.sessions;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
(vErrors ??= []).push({instancePath:instancePath+"/sessions",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 10000 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/sessions",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"}); errors++;
}
if(data6 < 1 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/sessions",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data.created_at !== undefined){
let data7 = data.created_at;
if(typeof data7 === "string"){
if(!(formats0.validate(data7))){
(vErrors ??= []).push({instancePath:instancePath+"/created_at",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/created_at",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.last_used_at !== undefined){
let data8 = data.last_used_at;
if((typeof data8 !== "string") && (data8 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/last_used_at",keyword:"type",params:{type: schema48.properties.last_used_at.type},message:"must be string,null"}); errors++;
}
if(typeof data8 === "string"){
if(!(formats0.validate(data8))){
(vErrors ??= []).push({instancePath:instancePath+"/last_used_at",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}); errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate29.errors = vErrors;
return errors === 0;
}

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.applications === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "applications"},message:"must have required property '"+"applications"+"'"}); errors++;
}
if(data.applications !== undefined){
let data0 = data.applications;
if(Array.isArray(data0)){
if(data0.length > 10000){
(vErrors ??= []).push({instancePath:instancePath+"/applications",keyword:"maxItems",params:{limit: 10000},message:"must NOT have more than 10000 items"}); errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate29(data0[i0], {instancePath:instancePath+"/applications/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/applications",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate28.errors = vErrors;
return errors === 0;
}

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++;
}
if(data0.id !== undefined){
let data1 = data0.id;
if(typeof data1 === "string"){
if(func4(data1) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/path/id",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/id",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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

const schema51 = {"type":"object","required":["id","owner","name","created_at","expires_at","last_used_at"],"properties":{"id":{"type":"string","maxLength":64},"owner":{"type":"string","maxLength":100},"name":{"type":["string","null"],"maxLength":100},"created_at":{"type":"string","format":"date-time"},"expires_at":{"type":["string","null"],"format":"date-time"},"scopes":{"$ref":"annex:/http/Scopes"},"last_used_at":{"type":["string","null"],"format":"date-time"}},"$id":"annex:/http/KeyEntry"};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++;
}
if(data.owner === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"}); errors++;
}
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"}); errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"}); errors++;
}
if(data.expires_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "expires_at"},message:"must have required property '"+"expires_at"+"'"}); errors++;
}
if(data.last_used_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "last_used_at"},message:"must have required property '"+"last_used_at"+"'"}); errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func4(data0) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.owner !== undefined){
let data1 = data.owner;
if(typeof data1 === "string"){
if(func4(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/owner",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/owner",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.name !== undefined){
let data2 = data.name;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: schema51.properties.name.type},message:"must be string,null"}); errors++;
}
if(typeof data2 === "string"){
if(func4(data2) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
}
}
if(data.created_at !== undefined){
let data3 = data.created_at;
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
(vErrors ??= []).push({instancePath:instancePath+"/created_at",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/created_at",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.expires_at !== undefined){
let data4 = data.expires_at;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/expires_at",keyword:"type",params:{type: schema51.properties.expires_at.type},message:"must be string,null"}); errors++;
}
if(typeof data4 === "string"){
if(!(formats0.validate(data4))){
(vErrors ??= []).push({instancePath:instancePath+"/expires_at",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}); errors++;
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
(vErrors ??= []).push({instancePath:instancePath+"/last_used_at",keyword:"type",params:{type: schema51.properties.last_used_at.type},message:"must be string,null"}); errors++;
}
if(typeof data6 === "string"){
if(!(formats0.validate(data6))){
(vErrors ??= []).push({instancePath:instancePath+"/last_used_at",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}); errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate34.errors = vErrors;
return errors === 0;
}

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.keys === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "keys"},message:"must have required property '"+"keys"+"'"}); errors++;
}
if(data.keys !== undefined){
let data0 = data.keys;
if(Array.isArray(data0)){
if(data0.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/keys",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}); errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate34(data0[i0], {instancePath:instancePath+"/keys/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/keys",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate33.errors = vErrors;
return errors === 0;
}

const pattern6 = /* @__PURE__ */ new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]*$", "u");

const pattern7 = /* @__PURE__ */ new RegExp("^[^\\u0000-\\u001f\\u007f-\\u009f\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]*$", "u");

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.owner === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"}); errors++;
}
if(data.owner !== undefined){
let data0 = data.owner;
if(typeof data0 === "string"){
if(func4(data0) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/owner",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(!pattern6.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/owner",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]*$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/owner",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func4(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(func4(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
if(!pattern7.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f-\\u009f\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]*$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
(vErrors ??= []).push({instancePath:instancePath+"/max_age",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2147483647 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/max_age",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}); errors++;
}
if(data3 < 1 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/max_age",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate37.errors = vErrors;
return errors === 0;
}

const schema53 = {"type":"object","required":["id","owner","name","created_at","expires_at","key"],"properties":{"id":{"type":"string","maxLength":64},"owner":{"type":"string","maxLength":100},"name":{"type":["string","null"],"maxLength":100},"created_at":{"type":"string","format":"date-time"},"expires_at":{"type":["string","null"],"format":"date-time"},"scopes":{"$ref":"annex:/http/Scopes"},"key":{"type":"string","pattern":"^ak_[A-Za-z0-9_-]{43}$","maxLength":46}},"$id":"annex:/http/CreatedKey"};

const pattern8 = /* @__PURE__ */ new RegExp("^ak_[A-Za-z0-9_-]{43}$", "u");

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++;
}
if(data.owner === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"}); errors++;
}
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"}); errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"}); errors++;
}
if(data.expires_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "expires_at"},message:"must have required property '"+"expires_at"+"'"}); errors++;
}
if(data.key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"}); errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func4(data0) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.owner !== undefined){
let data1 = data.owner;
if(typeof data1 === "string"){
if(func4(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/owner",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/owner",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.name !== undefined){
let data2 = data.name;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: schema53.properties.name.type},message:"must be string,null"}); errors++;
}
if(typeof data2 === "string"){
if(func4(data2) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
}
}
if(data.created_at !== undefined){
let data3 = data.created_at;
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
(vErrors ??= []).push({instancePath:instancePath+"/created_at",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/created_at",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.expires_at !== undefined){
let data4 = data.expires_at;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/expires_at",keyword:"type",params:{type: schema53.properties.expires_at.type},message:"must be string,null"}); errors++;
}
if(typeof data4 === "string"){
if(!(formats0.validate(data4))){
(vErrors ??= []).push({instancePath:instancePath+"/expires_at",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}); errors++;
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
(vErrors ??= []).push({instancePath:instancePath+"/key",keyword:"maxLength",params:{limit: 46},message:"must NOT have more than 46 characters"}); errors++;
}
if(!pattern8.test(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/key",keyword:"pattern",params:{pattern: "^ak_[A-Za-z0-9_-]{43}$"},message:"must match pattern \""+"^ak_[A-Za-z0-9_-]{43}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/key",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate39.errors = vErrors;
return errors === 0;
}

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++;
}
if(data0.id !== undefined){
let data1 = data0.id;
if(typeof data1 === "string"){
if(func4(data1) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/path/id",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/id",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
validate41.errors = vErrors;
return errors === 0;
}

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.owner !== undefined){
let data0 = data.owner;
if(typeof data0 === "string"){
if(func4(data0) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/owner",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/owner",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate42.errors = vErrors;
return errors === 0;
}

const formats26 = formats.fullFormats.uri;

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"}); errors++;
}
if(data.owner === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"}); errors++;
}
if(data.expires_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "expires_at"},message:"must have required property '"+"expires_at"+"'"}); errors++;
}
if(data.url !== undefined){
let data0 = data.url;
if(typeof data0 === "string"){
if(func4(data0) > 4000){
(vErrors ??= []).push({instancePath:instancePath+"/url",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"}); errors++;
}
if(!(formats26(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/url",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/url",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.owner !== undefined){
let data1 = data.owner;
if(typeof data1 === "string"){
if(func4(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/owner",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/owner",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.expires_at !== undefined){
let data2 = data.expires_at;
if(typeof data2 === "string"){
if(!(formats0.validate(data2))){
(vErrors ??= []).push({instancePath:instancePath+"/expires_at",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/expires_at",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate43.errors = vErrors;
return errors === 0;
}

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.current_password === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "current_password"},message:"must have required property '"+"current_password"+"'"}); errors++;
}
if(data.new_password === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "new_password"},message:"must have required property '"+"new_password"+"'"}); errors++;
}
if(data.current_password !== undefined){
let data0 = data.current_password;
if(typeof data0 === "string"){
if(func4(data0) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/current_password",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}); errors++;
}
if(func4(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/current_password",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/current_password",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.new_password !== undefined){
let data1 = data.new_password;
if(typeof data1 === "string"){
if(func4(data1) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/new_password",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}); errors++;
}
if(func4(data1) < 8){
(vErrors ??= []).push({instancePath:instancePath+"/new_password",keyword:"minLength",params:{limit: 8},message:"must NOT have fewer than 8 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/new_password",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate44.errors = vErrors;
return errors === 0;
}

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
(vErrors ??= []).push({instancePath:instancePath+"/header/User-Agent",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/User-Agent",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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

const schema60 = {"type":"object","required":["id","at","action","outcome","who","method","detail","browser","address","request_id"],"properties":{"id":{"type":"string","maxLength":64},"at":{"type":"string","format":"date-time"},"action":{"type":"string","pattern":"^[a-z-]+$","maxLength":64},"outcome":{"type":"string","enum":["succeeded","refused"]},"who":{"type":["string","null"],"maxLength":200},"method":{"type":["string","null"],"maxLength":64},"detail":{"type":["string","null"],"maxLength":1000},"browser":{"type":["string","null"],"maxLength":100},"address":{"type":["string","null"],"maxLength":64},"request_id":{"type":["string","null"],"maxLength":64}},"$id":"annex:/http/AuditEvent"};

const pattern9 = /* @__PURE__ */ new RegExp("^[a-z-]+$", "u");

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++;
}
if(data.at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"}); errors++;
}
if(data.action === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"}); errors++;
}
if(data.outcome === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "outcome"},message:"must have required property '"+"outcome"+"'"}); errors++;
}
if(data.who === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "who"},message:"must have required property '"+"who"+"'"}); errors++;
}
if(data.method === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "method"},message:"must have required property '"+"method"+"'"}); errors++;
}
if(data.detail === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "detail"},message:"must have required property '"+"detail"+"'"}); errors++;
}
if(data.browser === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "browser"},message:"must have required property '"+"browser"+"'"}); errors++;
}
if(data.address === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"}); errors++;
}
if(data.request_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "request_id"},message:"must have required property '"+"request_id"+"'"}); errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func4(data0) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.at !== undefined){
let data1 = data.at;
if(typeof data1 === "string"){
if(!(formats0.validate(data1))){
(vErrors ??= []).push({instancePath:instancePath+"/at",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/at",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.action !== undefined){
let data2 = data.action;
if(typeof data2 === "string"){
if(func4(data2) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/action",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}); errors++;
}
if(!pattern9.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/action",keyword:"pattern",params:{pattern: "^[a-z-]+$"},message:"must match pattern \""+"^[a-z-]+$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/action",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.outcome !== undefined){
let data3 = data.outcome;
if(typeof data3 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/outcome",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!((data3 === "succeeded") || (data3 === "refused"))){
(vErrors ??= []).push({instancePath:instancePath+"/outcome",keyword:"enum",params:{allowedValues: schema60.properties.outcome.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.who !== undefined){
let data4 = data.who;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/who",keyword:"type",params:{type: schema60.properties.who.type},message:"must be string,null"}); errors++;
}
if(typeof data4 === "string"){
if(func4(data4) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/who",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
}
}
if(data.method !== undefined){
let data5 = data.method;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/method",keyword:"type",params:{type: schema60.properties.method.type},message:"must be string,null"}); errors++;
}
if(typeof data5 === "string"){
if(func4(data5) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/method",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}); errors++;
}
}
}
if(data.detail !== undefined){
let data6 = data.detail;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/detail",keyword:"type",params:{type: schema60.properties.detail.type},message:"must be string,null"}); errors++;
}
if(typeof data6 === "string"){
if(func4(data6) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/detail",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}); errors++;
}
}
}
if(data.browser !== undefined){
let data7 = data.browser;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/browser",keyword:"type",params:{type: schema60.properties.browser.type},message:"must be string,null"}); errors++;
}
if(typeof data7 === "string"){
if(func4(data7) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/browser",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
}
}
if(data.address !== undefined){
let data8 = data.address;
if((typeof data8 !== "string") && (data8 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/address",keyword:"type",params:{type: schema60.properties.address.type},message:"must be string,null"}); errors++;
}
if(typeof data8 === "string"){
if(func4(data8) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/address",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}); errors++;
}
}
}
if(data.request_id !== undefined){
let data9 = data.request_id;
if((typeof data9 !== "string") && (data9 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/request_id",keyword:"type",params:{type: schema60.properties.request_id.type},message:"must be string,null"}); errors++;
}
if(typeof data9 === "string"){
if(func4(data9) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/request_id",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}); errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate47.errors = vErrors;
return errors === 0;
}

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.events === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "events"},message:"must have required property '"+"events"+"'"}); errors++;
}
if(data.events !== undefined){
let data0 = data.events;
if(Array.isArray(data0)){
if(data0.length > 500){
(vErrors ??= []).push({instancePath:instancePath+"/events",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"}); errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate47(data0[i0], {instancePath:instancePath+"/events/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/events",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate46.errors = vErrors;
return errors === 0;
}

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.next === undefined){
data.next = "/";
}
if(data.proof === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "proof"},message:"must have required property '"+"proof"+"'"}); errors++;
}
if(data.proof !== undefined){
let data0 = data.proof;
if(typeof data0 === "string"){
if(func4(data0) > 43){
(vErrors ??= []).push({instancePath:instancePath+"/proof",keyword:"maxLength",params:{limit: 43},message:"must NOT have more than 43 characters"}); errors++;
}
if(!pattern4.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/proof",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{43}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{43}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/proof",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
let data1 = data.next;
if(typeof data1 === "string"){
if(func4(data1) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/next",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/next",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate49.errors = vErrors;
return errors === 0;
}

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.authorization_url === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "authorization_url"},message:"must have required property '"+"authorization_url"+"'"}); errors++;
}
if(data.authorization_url !== undefined){
let data0 = data.authorization_url;
if(typeof data0 === "string"){
if(func4(data0) > 8192){
(vErrors ??= []).push({instancePath:instancePath+"/authorization_url",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"}); errors++;
}
if(!(formats26(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/authorization_url",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/authorization_url",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate50.errors = vErrors;
return errors === 0;
}

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.provider === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "provider"},message:"must have required property '"+"provider"+"'"}); errors++;
}
if(data0.provider !== undefined){
let data1 = data0.provider;
if(typeof data1 === "string"){
if(func4(data1) > 63){
(vErrors ??= []).push({instancePath:instancePath+"/path/provider",keyword:"maxLength",params:{limit: 63},message:"must NOT have more than 63 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/provider",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
if(data2.Origin !== undefined){
let data3 = data2.Origin;
if(typeof data3 === "string"){
if(func4(data3) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/header/Origin",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/Origin",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data2["Sec-Fetch-Site"] !== undefined){
let data4 = data2["Sec-Fetch-Site"];
if(typeof data4 === "string"){
if(func4(data4) > 50){
(vErrors ??= []).push({instancePath:instancePath+"/header/Sec-Fetch-Site",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/Sec-Fetch-Site",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
validate51.errors = vErrors;
return errors === 0;
}

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.provider === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "provider"},message:"must have required property '"+"provider"+"'"}); errors++;
}
if(data0.provider !== undefined){
let data1 = data0.provider;
if(typeof data1 === "string"){
if(func4(data1) > 63){
(vErrors ??= []).push({instancePath:instancePath+"/path/provider",keyword:"maxLength",params:{limit: 63},message:"must NOT have more than 63 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/provider",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
validate52.errors = vErrors;
return errors === 0;
}

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"}); errors++;
}
if(data.state === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"}); errors++;
}
if(data.proof === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "proof"},message:"must have required property '"+"proof"+"'"}); errors++;
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if(func4(data0) > 8192){
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"}); errors++;
}
if(func4(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.state !== undefined){
let data1 = data.state;
if(typeof data1 === "string"){
if(func4(data1) > 8192){
(vErrors ??= []).push({instancePath:instancePath+"/state",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"}); errors++;
}
if(func4(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/state",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/state",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.iss !== undefined){
let data2 = data.iss;
if(typeof data2 === "string"){
if(func4(data2) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/iss",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/iss",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.proof !== undefined){
let data3 = data.proof;
if(typeof data3 === "string"){
if(func4(data3) > 43){
(vErrors ??= []).push({instancePath:instancePath+"/proof",keyword:"maxLength",params:{limit: 43},message:"must NOT have more than 43 characters"}); errors++;
}
if(!pattern4.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/proof",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{43}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{43}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/proof",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate53.errors = vErrors;
return errors === 0;
}

const schema68 = {"type":"object","required":["next","logout_url"],"properties":{"logout_url":{"type":["string","null"],"format":"uri","maxLength":8192},"next":{"type":"string","maxLength":2000}},"$id":"annex:/http/ProviderLoginCreated"};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.next === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "next"},message:"must have required property '"+"next"+"'"}); errors++;
}
if(data.logout_url === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "logout_url"},message:"must have required property '"+"logout_url"+"'"}); errors++;
}
if(data.logout_url !== undefined){
let data0 = data.logout_url;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/logout_url",keyword:"type",params:{type: schema68.properties.logout_url.type},message:"must be string,null"}); errors++;
}
if(typeof data0 === "string"){
if(func4(data0) > 8192){
(vErrors ??= []).push({instancePath:instancePath+"/logout_url",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"}); errors++;
}
if(!(formats26(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/logout_url",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}); errors++;
}
}
}
if(data.next !== undefined){
let data1 = data.next;
if(typeof data1 === "string"){
if(func4(data1) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/next",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/next",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate54.errors = vErrors;
return errors === 0;
}

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.provider === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "provider"},message:"must have required property '"+"provider"+"'"}); errors++;
}
if(data0.provider !== undefined){
let data1 = data0.provider;
if(typeof data1 === "string"){
if(func4(data1) > 63){
(vErrors ??= []).push({instancePath:instancePath+"/path/provider",keyword:"maxLength",params:{limit: 63},message:"must NOT have more than 63 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/provider",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
if(data2.Origin !== undefined){
let data3 = data2.Origin;
if(typeof data3 === "string"){
if(func4(data3) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/header/Origin",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/Origin",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data2["Sec-Fetch-Site"] !== undefined){
let data4 = data2["Sec-Fetch-Site"];
if(typeof data4 === "string"){
if(func4(data4) > 50){
(vErrors ??= []).push({instancePath:instancePath+"/header/Sec-Fetch-Site",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/Sec-Fetch-Site",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data2["User-Agent"] !== undefined){
let data5 = data2["User-Agent"];
if(typeof data5 === "string"){
if(func4(data5) > 4096){
(vErrors ??= []).push({instancePath:instancePath+"/header/User-Agent",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/User-Agent",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
if(data.cookie !== undefined){
let data6 = data.cookie;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6["__Host-annex_session"] !== undefined){
let data7 = data6["__Host-annex_session"];
if(typeof data7 === "string"){
if(func4(data7) > 4096){
(vErrors ??= []).push({instancePath:instancePath+"/cookie/__Host-annex_session",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/cookie/__Host-annex_session",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data6["__Host-annex_device"] !== undefined){
let data8 = data6["__Host-annex_device"];
if(typeof data8 === "string"){
if(func4(data8) > 4096){
(vErrors ??= []).push({instancePath:instancePath+"/cookie/__Host-annex_device",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/cookie/__Host-annex_device",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/cookie",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate55.errors = vErrors;
return errors === 0;
}

const schema71 = {"type":"object","required":["id","provider","label","name","created_at","last_used_at"],"properties":{"id":{"type":"string","maxLength":64},"provider":{"type":["string","null"],"maxLength":63},"label":{"type":"string","maxLength":1000},"name":{"type":["string","null"],"maxLength":200},"created_at":{"type":"string","format":"date-time"},"last_used_at":{"type":"string","format":"date-time"}},"$id":"annex:/http/LinkedAccount"};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++;
}
if(data.provider === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "provider"},message:"must have required property '"+"provider"+"'"}); errors++;
}
if(data.label === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"}); errors++;
}
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"}); errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"}); errors++;
}
if(data.last_used_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "last_used_at"},message:"must have required property '"+"last_used_at"+"'"}); errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func4(data0) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.provider !== undefined){
let data1 = data.provider;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/provider",keyword:"type",params:{type: schema71.properties.provider.type},message:"must be string,null"}); errors++;
}
if(typeof data1 === "string"){
if(func4(data1) > 63){
(vErrors ??= []).push({instancePath:instancePath+"/provider",keyword:"maxLength",params:{limit: 63},message:"must NOT have more than 63 characters"}); errors++;
}
}
}
if(data.label !== undefined){
let data2 = data.label;
if(typeof data2 === "string"){
if(func4(data2) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/label",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/label",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.name !== undefined){
let data3 = data.name;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: schema71.properties.name.type},message:"must be string,null"}); errors++;
}
if(typeof data3 === "string"){
if(func4(data3) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
}
}
if(data.created_at !== undefined){
let data4 = data.created_at;
if(typeof data4 === "string"){
if(!(formats0.validate(data4))){
(vErrors ??= []).push({instancePath:instancePath+"/created_at",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/created_at",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.last_used_at !== undefined){
let data5 = data.last_used_at;
if(typeof data5 === "string"){
if(!(formats0.validate(data5))){
(vErrors ??= []).push({instancePath:instancePath+"/last_used_at",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/last_used_at",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate57.errors = vErrors;
return errors === 0;
}

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.linked_accounts === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "linked_accounts"},message:"must have required property '"+"linked_accounts"+"'"}); errors++;
}
if(data.linked_accounts !== undefined){
let data0 = data.linked_accounts;
if(Array.isArray(data0)){
if(data0.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/linked_accounts",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}); errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate57(data0[i0], {instancePath:instancePath+"/linked_accounts/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/linked_accounts",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate56.errors = vErrors;
return errors === 0;
}

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++;
}
if(data0.id !== undefined){
let data1 = data0.id;
if(typeof data1 === "string"){
if(func4(data1) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/path/id",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/id",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
validate59.errors = vErrors;
return errors === 0;
}

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.proof === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "proof"},message:"must have required property '"+"proof"+"'"}); errors++;
}
if(data.proof !== undefined){
let data0 = data.proof;
if(typeof data0 === "string"){
if(func4(data0) > 43){
(vErrors ??= []).push({instancePath:instancePath+"/proof",keyword:"maxLength",params:{limit: 43},message:"must NOT have more than 43 characters"}); errors++;
}
if(!pattern4.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/proof",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{43}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{43}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/proof",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate60.errors = vErrors;
return errors === 0;
}

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.options === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "options"},message:"must have required property '"+"options"+"'"}); errors++;
}
if(data.options !== undefined){
let data0 = data.options;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/options",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate61.errors = vErrors;
return errors === 0;
}

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
(vErrors ??= []).push({instancePath:instancePath+"/header/Origin",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/Origin",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0["Sec-Fetch-Site"] !== undefined){
let data2 = data0["Sec-Fetch-Site"];
if(typeof data2 === "string"){
if(func4(data2) > 50){
(vErrors ??= []).push({instancePath:instancePath+"/header/Sec-Fetch-Site",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/Sec-Fetch-Site",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
validate62.errors = vErrors;
return errors === 0;
}

const schema82 = {"type":"string","enum":["public-key"],"$id":"annex:/http/PasskeyType"};

const pattern19 = /* @__PURE__ */ new RegExp("^[A-Za-z0-9_-]*$", "u");

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++;
}
if(data.rawId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "rawId"},message:"must have required property '"+"rawId"+"'"}); errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"}); errors++;
}
if(data.clientExtensionResults === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "clientExtensionResults"},message:"must have required property '"+"clientExtensionResults"+"'"}); errors++;
}
if(data.response === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "response"},message:"must have required property '"+"response"+"'"}); errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func4(data0) > 1400){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 1400},message:"must NOT have more than 1400 characters"}); errors++;
}
if(!pattern5.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.rawId !== undefined){
let data1 = data.rawId;
if(typeof data1 === "string"){
if(func4(data1) > 1400){
(vErrors ??= []).push({instancePath:instancePath+"/rawId",keyword:"maxLength",params:{limit: 1400},message:"must NOT have more than 1400 characters"}); errors++;
}
if(!pattern5.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/rawId",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/rawId",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.type !== undefined){
let data2 = data.type;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!(data2 === "public-key")){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: schema82.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.clientExtensionResults !== undefined){
let data3 = data.clientExtensionResults;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(Object.keys(data3).length > 32){
(vErrors ??= []).push({instancePath:instancePath+"/clientExtensionResults",keyword:"maxProperties",params:{limit: 32},message:"must NOT have more than 32 properties"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/clientExtensionResults",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
if(data.response !== undefined){
let data4 = data.response;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.clientDataJSON === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/response",keyword:"required",params:{missingProperty: "clientDataJSON"},message:"must have required property '"+"clientDataJSON"+"'"}); errors++;
}
if(data4.authenticatorData === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/response",keyword:"required",params:{missingProperty: "authenticatorData"},message:"must have required property '"+"authenticatorData"+"'"}); errors++;
}
if(data4.signature === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/response",keyword:"required",params:{missingProperty: "signature"},message:"must have required property '"+"signature"+"'"}); errors++;
}
if(data4.clientDataJSON !== undefined){
let data5 = data4.clientDataJSON;
if(typeof data5 === "string"){
if(func4(data5) > 8192){
(vErrors ??= []).push({instancePath:instancePath+"/response/clientDataJSON",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"}); errors++;
}
if(!pattern5.test(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/response/clientDataJSON",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/response/clientDataJSON",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data4.authenticatorData !== undefined){
let data6 = data4.authenticatorData;
if(typeof data6 === "string"){
if(func4(data6) > 4096){
(vErrors ??= []).push({instancePath:instancePath+"/response/authenticatorData",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}); errors++;
}
if(!pattern5.test(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/response/authenticatorData",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/response/authenticatorData",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data4.signature !== undefined){
let data7 = data4.signature;
if(typeof data7 === "string"){
if(func4(data7) > 8192){
(vErrors ??= []).push({instancePath:instancePath+"/response/signature",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"}); errors++;
}
if(!pattern5.test(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/response/signature",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/response/signature",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data4.userHandle !== undefined){
let data8 = data4.userHandle;
if(typeof data8 === "string"){
if(func4(data8) > 128){
(vErrors ??= []).push({instancePath:instancePath+"/response/userHandle",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}); errors++;
}
if(!pattern19.test(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/response/userHandle",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]*$"},message:"must match pattern \""+"^[A-Za-z0-9_-]*$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/response/userHandle",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/response",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate64.errors = vErrors;
return errors === 0;
}

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.response === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "response"},message:"must have required property '"+"response"+"'"}); errors++;
}
if(data.proof === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "proof"},message:"must have required property '"+"proof"+"'"}); errors++;
}
if(data.proof !== undefined){
let data0 = data.proof;
if(typeof data0 === "string"){
if(func4(data0) > 43){
(vErrors ??= []).push({instancePath:instancePath+"/proof",keyword:"maxLength",params:{limit: 43},message:"must NOT have more than 43 characters"}); errors++;
}
if(!pattern4.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/proof",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{43}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{43}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/proof",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.response !== undefined){
if(!(validate64(data.response, {instancePath:instancePath+"/response",parentData:data,parentDataProperty:"response",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate63.errors = vErrors;
return errors === 0;
}

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
(vErrors ??= []).push({instancePath:instancePath+"/header/Origin",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/Origin",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0["Sec-Fetch-Site"] !== undefined){
let data2 = data0["Sec-Fetch-Site"];
if(typeof data2 === "string"){
if(func4(data2) > 50){
(vErrors ??= []).push({instancePath:instancePath+"/header/Sec-Fetch-Site",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/Sec-Fetch-Site",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0["User-Agent"] !== undefined){
let data3 = data0["User-Agent"];
if(typeof data3 === "string"){
if(func4(data3) > 4096){
(vErrors ??= []).push({instancePath:instancePath+"/header/User-Agent",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/User-Agent",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
if(data.cookie !== undefined){
let data4 = data.cookie;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4["__Host-annex_session"] !== undefined){
let data5 = data4["__Host-annex_session"];
if(typeof data5 === "string"){
if(func4(data5) > 4096){
(vErrors ??= []).push({instancePath:instancePath+"/cookie/__Host-annex_session",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/cookie/__Host-annex_session",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data4["__Host-annex_device"] !== undefined){
let data6 = data4["__Host-annex_device"];
if(typeof data6 === "string"){
if(func4(data6) > 4096){
(vErrors ??= []).push({instancePath:instancePath+"/cookie/__Host-annex_device",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/cookie/__Host-annex_device",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/cookie",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate66.errors = vErrors;
return errors === 0;
}

const schema86 = {"type":"object","required":["id","name","created_at","last_used_at"],"properties":{"id":{"$ref":"annex:/http/PasskeyId"},"name":{"type":"string","maxLength":100},"created_at":{"type":"string","format":"date-time"},"last_used_at":{"type":["string","null"],"format":"date-time"}},"$id":"annex:/http/Passkey"};

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++;
}
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"}); errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"}); errors++;
}
if(data.last_used_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "last_used_at"},message:"must have required property '"+"last_used_at"+"'"}); errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func4(data0) > 1400){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 1400},message:"must NOT have more than 1400 characters"}); errors++;
}
if(!pattern5.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func4(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.created_at !== undefined){
let data2 = data.created_at;
if(typeof data2 === "string"){
if(!(formats0.validate(data2))){
(vErrors ??= []).push({instancePath:instancePath+"/created_at",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/created_at",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.last_used_at !== undefined){
let data3 = data.last_used_at;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/last_used_at",keyword:"type",params:{type: schema86.properties.last_used_at.type},message:"must be string,null"}); errors++;
}
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
(vErrors ??= []).push({instancePath:instancePath+"/last_used_at",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}); errors++;
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

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.passkeys === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "passkeys"},message:"must have required property '"+"passkeys"+"'"}); errors++;
}
if(data.recovery_codes_left === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "recovery_codes_left"},message:"must have required property '"+"recovery_codes_left"+"'"}); errors++;
}
if(data.required === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "required"},message:"must have required property '"+"required"+"'"}); errors++;
}
if(data.passkeys !== undefined){
let data0 = data.passkeys;
if(Array.isArray(data0)){
if(data0.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/passkeys",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}); errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate68(data0[i0], {instancePath:instancePath+"/passkeys/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/passkeys",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
}
if(data.recovery_codes_left !== undefined){
let data2 = data.recovery_codes_left;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/recovery_codes_left",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 10 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/recovery_codes_left",keyword:"maximum",params:{comparison: "<=", limit: 10},message:"must be <= 10"}); errors++;
}
if(data2 < 0 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/recovery_codes_left",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data.required !== undefined){
if(typeof data.required !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/required",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate67.errors = vErrors;
return errors === 0;
}

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++;
}
if(data.rawId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "rawId"},message:"must have required property '"+"rawId"+"'"}); errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"}); errors++;
}
if(data.clientExtensionResults === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "clientExtensionResults"},message:"must have required property '"+"clientExtensionResults"+"'"}); errors++;
}
if(data.response === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "response"},message:"must have required property '"+"response"+"'"}); errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func4(data0) > 1400){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 1400},message:"must NOT have more than 1400 characters"}); errors++;
}
if(!pattern5.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.rawId !== undefined){
let data1 = data.rawId;
if(typeof data1 === "string"){
if(func4(data1) > 1400){
(vErrors ??= []).push({instancePath:instancePath+"/rawId",keyword:"maxLength",params:{limit: 1400},message:"must NOT have more than 1400 characters"}); errors++;
}
if(!pattern5.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/rawId",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/rawId",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.type !== undefined){
let data2 = data.type;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!(data2 === "public-key")){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: schema82.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.clientExtensionResults !== undefined){
let data3 = data.clientExtensionResults;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(Object.keys(data3).length > 32){
(vErrors ??= []).push({instancePath:instancePath+"/clientExtensionResults",keyword:"maxProperties",params:{limit: 32},message:"must NOT have more than 32 properties"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/clientExtensionResults",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
if(data.response !== undefined){
let data4 = data.response;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.clientDataJSON === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/response",keyword:"required",params:{missingProperty: "clientDataJSON"},message:"must have required property '"+"clientDataJSON"+"'"}); errors++;
}
if(data4.attestationObject === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/response",keyword:"required",params:{missingProperty: "attestationObject"},message:"must have required property '"+"attestationObject"+"'"}); errors++;
}
if(data4.clientDataJSON !== undefined){
let data5 = data4.clientDataJSON;
if(typeof data5 === "string"){
if(func4(data5) > 8192){
(vErrors ??= []).push({instancePath:instancePath+"/response/clientDataJSON",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"}); errors++;
}
if(!pattern5.test(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/response/clientDataJSON",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/response/clientDataJSON",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data4.attestationObject !== undefined){
let data6 = data4.attestationObject;
if(typeof data6 === "string"){
if(func4(data6) > 32768){
(vErrors ??= []).push({instancePath:instancePath+"/response/attestationObject",keyword:"maxLength",params:{limit: 32768},message:"must NOT have more than 32768 characters"}); errors++;
}
if(!pattern5.test(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/response/attestationObject",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/response/attestationObject",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/response",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate71.errors = vErrors;
return errors === 0;
}

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.response === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "response"},message:"must have required property '"+"response"+"'"}); errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func4(data0) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(func4(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
if(!pattern7.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f-\\u009f\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]*$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.response !== undefined){
if(!(validate71(data.response, {instancePath:instancePath+"/response",parentData:data,parentDataProperty:"response",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate70.errors = vErrors;
return errors === 0;
}

const pattern26 = /* @__PURE__ */ new RegExp("^[0-9a-z]{4}(-[0-9a-z]{4}){3}$", "u");

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.passkey === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "passkey"},message:"must have required property '"+"passkey"+"'"}); errors++;
}
if(data.passkey !== undefined){
if(!(validate68(data.passkey, {instancePath:instancePath+"/passkey",parentData:data,parentDataProperty:"passkey",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.recovery_codes !== undefined){
let data1 = data.recovery_codes;
if(Array.isArray(data1)){
if(data1.length > 10){
(vErrors ??= []).push({instancePath:instancePath+"/recovery_codes",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"}); errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(func4(data2) > 19){
(vErrors ??= []).push({instancePath:instancePath+"/recovery_codes/" + i0,keyword:"maxLength",params:{limit: 19},message:"must NOT have more than 19 characters"}); errors++;
}
if(!pattern26.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/recovery_codes/" + i0,keyword:"pattern",params:{pattern: "^[0-9a-z]{4}(-[0-9a-z]{4}){3}$"},message:"must match pattern \""+"^[0-9a-z]{4}(-[0-9a-z]{4}){3}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recovery_codes/" + i0,keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recovery_codes",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate73.errors = vErrors;
return errors === 0;
}

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
(vErrors ??= []).push({instancePath:instancePath+"/header/User-Agent",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/User-Agent",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
validate75.errors = vErrors;
return errors === 0;
}

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++;
}
if(data0.id !== undefined){
let data1 = data0.id;
if(typeof data1 === "string"){
if(func4(data1) > 1400){
(vErrors ??= []).push({instancePath:instancePath+"/path/id",keyword:"maxLength",params:{limit: 1400},message:"must NOT have more than 1400 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/id",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
validate76.errors = vErrors;
return errors === 0;
}

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.recovery_codes === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "recovery_codes"},message:"must have required property '"+"recovery_codes"+"'"}); errors++;
}
if(data.recovery_codes !== undefined){
let data0 = data.recovery_codes;
if(Array.isArray(data0)){
if(data0.length > 10){
(vErrors ??= []).push({instancePath:instancePath+"/recovery_codes",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"}); errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func4(data1) > 19){
(vErrors ??= []).push({instancePath:instancePath+"/recovery_codes/" + i0,keyword:"maxLength",params:{limit: 19},message:"must NOT have more than 19 characters"}); errors++;
}
if(!pattern26.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/recovery_codes/" + i0,keyword:"pattern",params:{pattern: "^[0-9a-z]{4}(-[0-9a-z]{4}){3}$"},message:"must match pattern \""+"^[0-9a-z]{4}(-[0-9a-z]{4}){3}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recovery_codes/" + i0,keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recovery_codes",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate77.errors = vErrors;
return errors === 0;
}

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"}); errors++;
}
if(data.code === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"}); errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func4(data0) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(func4(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.code !== undefined){
let data1 = data.code;
if(typeof data1 === "string"){
if(func4(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(func4(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.new_password !== undefined){
let data2 = data.new_password;
if(typeof data2 === "string"){
if(func4(data2) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/new_password",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}); errors++;
}
if(func4(data2) < 8){
(vErrors ??= []).push({instancePath:instancePath+"/new_password",keyword:"minLength",params:{limit: 8},message:"must NOT have fewer than 8 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/new_password",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.proof !== undefined){
let data3 = data.proof;
if(typeof data3 === "string"){
if(func4(data3) > 43){
(vErrors ??= []).push({instancePath:instancePath+"/proof",keyword:"maxLength",params:{limit: 43},message:"must NOT have more than 43 characters"}); errors++;
}
if(!pattern4.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/proof",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{43}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{43}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/proof",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate78.errors = vErrors;
return errors === 0;
}

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
(vErrors ??= []).push({instancePath:instancePath+"/header/Origin",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/Origin",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0["Sec-Fetch-Site"] !== undefined){
let data2 = data0["Sec-Fetch-Site"];
if(typeof data2 === "string"){
if(func4(data2) > 50){
(vErrors ??= []).push({instancePath:instancePath+"/header/Sec-Fetch-Site",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/Sec-Fetch-Site",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0["User-Agent"] !== undefined){
let data3 = data0["User-Agent"];
if(typeof data3 === "string"){
if(func4(data3) > 4096){
(vErrors ??= []).push({instancePath:instancePath+"/header/User-Agent",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/User-Agent",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
if(data.cookie !== undefined){
let data4 = data.cookie;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4["__Host-annex_session"] !== undefined){
let data5 = data4["__Host-annex_session"];
if(typeof data5 === "string"){
if(func4(data5) > 4096){
(vErrors ??= []).push({instancePath:instancePath+"/cookie/__Host-annex_session",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/cookie/__Host-annex_session",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data4["__Host-annex_device"] !== undefined){
let data6 = data4["__Host-annex_device"];
if(typeof data6 === "string"){
if(func4(data6) > 4096){
(vErrors ??= []).push({instancePath:instancePath+"/cookie/__Host-annex_device",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/cookie/__Host-annex_device",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/cookie",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate79.errors = vErrors;
return errors === 0;
}

const pattern29 = /* @__PURE__ */ new RegExp("^(https?://[^\\s]+)?/problems/[a-z]+(-[a-z]+)*$", "u");

function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate81.errors = vErrors;
return errors === 0;
}

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(!pattern29.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"pattern",params:{pattern: "^(https?://[^\\s]+)?/problems/[a-z]+(-[a-z]+)*$"},message:"must match pattern \""+"^(https?://[^\\s]+)?/problems/[a-z]+(-[a-z]+)*$"+"\""}); errors++;
}
if(!(formats4.test(data0))){
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
if(!(validate81(data4[i0], {instancePath:instancePath+"/errors/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
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
validate80.errors = vErrors;
return errors === 0;
}

export const validators = {"createLogin": {"parameters": validate16, "body": {"application/json": validate15}, "answers": {"204": {}}}, "endLogin": {"parameters": null, "body": {}, "answers": {"204": {}}}, "getLogin": {"parameters": null, "body": {}, "answers": {"200": {"application/json": validate17}}}, "listSessions": {"parameters": validate25, "body": {}, "answers": {"200": {"application/json": validate20}}}, "endOtherSessions": {"parameters": validate26, "body": {}, "answers": {"204": {}}}, "endOtherSession": {"parameters": validate27, "body": {}, "answers": {"204": {}}}, "listApplications": {"parameters": null, "body": {}, "answers": {"200": {"application/json": validate28}}}, "deleteApplication": {"parameters": validate32, "body": {}, "answers": {"204": {}}}, "listKeys": {"parameters": null, "body": {}, "answers": {"200": {"application/json": validate33}}}, "createKey": {"parameters": null, "body": {"application/json": validate37}, "answers": {"201": {"application/json": validate39}}}, "deleteKey": {"parameters": validate41, "body": {}, "answers": {"204": {}}}, "createPasteTicket": {"parameters": null, "body": {"application/json": validate42}, "answers": {"201": {"application/json": validate43}}}, "updatePassword": {"parameters": validate45, "body": {"application/json": validate44}, "answers": {"204": {}}}, "listAuditEvents": {"parameters": null, "body": {}, "answers": {"200": {"application/json": validate46}}}, "startProviderLogin": {"parameters": validate51, "body": {"application/json": validate49}, "answers": {"200": {"application/json": validate50}}}, "startProviderLink": {"parameters": validate52, "body": {"application/json": validate49}, "answers": {"200": {"application/json": validate50}}}, "createProviderLogin": {"parameters": validate55, "body": {"application/json": validate53}, "answers": {"200": {"application/json": validate54}}}, "listLinkedAccounts": {"parameters": null, "body": {}, "answers": {"200": {"application/json": validate56}}}, "deleteLinkedAccount": {"parameters": validate59, "body": {}, "answers": {"204": {}}}, "startPasskeyLogin": {"parameters": validate62, "body": {"application/json": validate60}, "answers": {"200": {"application/json": validate61}}}, "createPasskeyLogin": {"parameters": validate66, "body": {"application/json": validate63}, "answers": {"204": {}}}, "listPasskeys": {"parameters": null, "body": {}, "answers": {"200": {"application/json": validate67}}}, "createPasskey": {"parameters": validate75, "body": {"application/json": validate70}, "answers": {"201": {"application/json": validate73}}}, "startPasskey": {"parameters": null, "body": {}, "answers": {"200": {"application/json": validate61}}}, "deletePasskey": {"parameters": validate76, "body": {}, "answers": {"204": {}}}, "createRecoveryCodes": {"parameters": null, "body": {}, "answers": {"201": {"application/json": validate77}}}, "createRecoveryLogin": {"parameters": validate79, "body": {"application/json": validate78}, "answers": {"204": {}}}, "application/problem+json": validate80};
