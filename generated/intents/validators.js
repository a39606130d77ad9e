// Generated from spec/ by `npm run generate`. Do not edit.
import { codePoints, equalPair, formats } from '../validation.js';

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
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,keyword:"enum",params:{allowedValues: schema36.enum},message:"must be equal to one of the allowed values"}); errors++;
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
(vErrors ??= []).push({instancePath:instancePath+"/max_age",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/max_age",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}); errors++;
}
if(data0 < 1 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/max_age",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data.app_name !== undefined){
let data1 = data.app_name;
if(typeof data1 === "string"){
if(func4(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/app_name",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(func4(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/app_name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
if(!pattern4.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/app_name",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f-\\u009f\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]*$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/app_name",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.challenge !== undefined){
let data2 = data.challenge;
if(typeof data2 === "string"){
if(func4(data2) > 43){
(vErrors ??= []).push({instancePath:instancePath+"/challenge",keyword:"maxLength",params:{limit: 43},message:"must NOT have more than 43 characters"}); errors++;
}
if(!pattern5.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/challenge",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{43}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{43}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/challenge",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate15.errors = vErrors;
return errors === 0;
}

const formats0 = formats.fullFormats["date-time"];

const formats4 = formats.fullFormats.uri;

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.token === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "token"},message:"must have required property '"+"token"+"'"}); errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"}); errors++;
}
if(data.expires_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "expires_at"},message:"must have required property '"+"expires_at"+"'"}); errors++;
}
if(data.requested_max_age === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "requested_max_age"},message:"must have required property '"+"requested_max_age"+"'"}); errors++;
}
if(data.auth_url === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "auth_url"},message:"must have required property '"+"auth_url"+"'"}); errors++;
}
if(data.updates_url === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "updates_url"},message:"must have required property '"+"updates_url"+"'"}); errors++;
}
if(data.completed === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "completed"},message:"must have required property '"+"completed"+"'"}); errors++;
}
if(data.token !== undefined){
let data0 = data.token;
if(typeof data0 === "string"){
if(func4(data0) > 43){
(vErrors ??= []).push({instancePath:instancePath+"/token",keyword:"maxLength",params:{limit: 43},message:"must NOT have more than 43 characters"}); errors++;
}
if(!pattern5.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/token",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{43}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{43}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/token",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
if(data.requested_max_age !== undefined){
let data3 = data.requested_max_age;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/requested_max_age",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2147483647 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/requested_max_age",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}); errors++;
}
if(data3 < 1 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/requested_max_age",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data.auth_url !== undefined){
let data4 = data.auth_url;
if(typeof data4 === "string"){
if(!(formats4(data4))){
(vErrors ??= []).push({instancePath:instancePath+"/auth_url",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/auth_url",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.updates_url !== undefined){
let data5 = data.updates_url;
if(typeof data5 === "string"){
if(!(formats4(data5))){
(vErrors ??= []).push({instancePath:instancePath+"/updates_url",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/updates_url",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.completed !== undefined){
if(typeof data.completed !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/completed",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
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
(vErrors ??= []).push({instancePath:instancePath+"/redirect_url",keyword:"maxLength",params:{limit: 16384},message:"must NOT have more than 16384 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/redirect_url",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate18.errors = vErrors;
return errors === 0;
}

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.token === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "token"},message:"must have required property '"+"token"+"'"}); errors++;
}
if(data0.token !== undefined){
let data1 = data0.token;
if(typeof data1 === "string"){
if(func4(data1) > 128){
(vErrors ??= []).push({instancePath:instancePath+"/path/token",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}); errors++;
}
if(func4(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/path/token",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/token",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
validate20.errors = vErrors;
return errors === 0;
}

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
(vErrors ??= []).push({instancePath:instancePath+"/action",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!((data0 === "approve") || (data0 === "deny"))){
(vErrors ??= []).push({instancePath:instancePath+"/action",keyword:"enum",params:{allowedValues: schema40.properties.action.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate21.errors = vErrors;
return errors === 0;
}

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.token === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "token"},message:"must have required property '"+"token"+"'"}); errors++;
}
if(data0.token !== undefined){
let data1 = data0.token;
if(typeof data1 === "string"){
if(func4(data1) > 128){
(vErrors ??= []).push({instancePath:instancePath+"/path/token",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}); errors++;
}
if(func4(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/path/token",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/token",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
validate22.errors = vErrors;
return errors === 0;
}

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.token === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "token"},message:"must have required property '"+"token"+"'"}); errors++;
}
if(data0.token !== undefined){
let data1 = data0.token;
if(typeof data1 === "string"){
if(func4(data1) > 128){
(vErrors ??= []).push({instancePath:instancePath+"/path/token",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}); errors++;
}
if(func4(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/path/token",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/token",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
validate23.errors = vErrors;
return errors === 0;
}

const pattern7 = /* @__PURE__ */ new RegExp("^tok_[A-Za-z0-9_-]{43}$", "u");

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.state === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"}); errors++;
}
if(data.session_token === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "session_token"},message:"must have required property '"+"session_token"+"'"}); errors++;
}
if(data.state !== undefined){
let data0 = data.state;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/state",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("authenticated" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/state",keyword:"const",params:{allowedValue: "authenticated"},message:"must be equal to constant"}); errors++;
}
}
if(data.session_token !== undefined){
let data1 = data.session_token;
if(typeof data1 === "string"){
if(func4(data1) > 47){
(vErrors ??= []).push({instancePath:instancePath+"/session_token",keyword:"maxLength",params:{limit: 47},message:"must NOT have more than 47 characters"}); errors++;
}
if(!pattern7.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/session_token",keyword:"pattern",params:{pattern: "^tok_[A-Za-z0-9_-]{43}$"},message:"must match pattern \""+"^tok_[A-Za-z0-9_-]{43}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/session_token",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
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
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"}); errors++;
}
if(data.state !== undefined){
let data0 = data.state;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/state",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("pending" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/state",keyword:"const",params:{allowedValue: "pending"},message:"must be equal to constant"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
else if(tag0 === "authenticated"){
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "mapping", tag: "state", tagValue: tag0},message:"value of tag \"state\" must be in oneOf"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "tag", tag: "state", tagValue: tag0},message:"tag \"state\" must be string"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate24.errors = vErrors;
return errors === 0;
}

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"}); errors++;
}
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"}); errors++;
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/event",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("authenticated" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/event",keyword:"const",params:{allowedValue: "authenticated"},message:"must be equal to constant"}); errors++;
}
}
if(data.data !== undefined){
let data1 = data.data;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.session_token === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"required",params:{missingProperty: "session_token"},message:"must have required property '"+"session_token"+"'"}); errors++;
}
if(data1.session_token !== undefined){
let data2 = data1.session_token;
if(typeof data2 === "string"){
if(func4(data2) > 47){
(vErrors ??= []).push({instancePath:instancePath+"/data/session_token",keyword:"maxLength",params:{limit: 47},message:"must NOT have more than 47 characters"}); errors++;
}
if(!pattern7.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/data/session_token",keyword:"pattern",params:{pattern: "^tok_[A-Za-z0-9_-]{43}$"},message:"must match pattern \""+"^tok_[A-Za-z0-9_-]{43}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/data/session_token",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate28.errors = vErrors;
return errors === 0;
}

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"}); errors++;
}
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"}); errors++;
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/event",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("timeout" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/event",keyword:"const",params:{allowedValue: "timeout"},message:"must be equal to constant"}); errors++;
}
}
if(data.data !== undefined){
if(data.data !== null){
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"type",params:{type: "null"},message:"must be null"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate29.errors = vErrors;
return errors === 0;
}

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"}); errors++;
}
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"}); errors++;
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/event",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("denied" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/event",keyword:"const",params:{allowedValue: "denied"},message:"must be equal to constant"}); errors++;
}
}
if(data.data !== undefined){
if(data.data !== null){
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"type",params:{type: "null"},message:"must be null"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
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
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "mapping", tag: "event", tagValue: tag0},message:"value of tag \"event\" must be in oneOf"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "tag", tag: "event", tagValue: tag0},message:"tag \"event\" must be string"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate27.errors = vErrors;
return errors === 0;
}

const pattern9 = /* @__PURE__ */ new RegExp("^[A-Za-z0-9._~-]{43,128}$", "u");

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.token === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "token"},message:"must have required property '"+"token"+"'"}); errors++;
}
if(data0.token !== undefined){
let data1 = data0.token;
if(typeof data1 === "string"){
if(func4(data1) > 128){
(vErrors ??= []).push({instancePath:instancePath+"/path/token",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}); errors++;
}
if(func4(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/path/token",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/token",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
if(data2["Intent-Verifier"] !== undefined){
let data3 = data2["Intent-Verifier"];
if(typeof data3 === "string"){
if(func4(data3) > 128){
(vErrors ??= []).push({instancePath:instancePath+"/header/Intent-Verifier",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}); errors++;
}
if(!pattern9.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/header/Intent-Verifier",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._~-]{43,128}$"},message:"must match pattern \""+"^[A-Za-z0-9._~-]{43,128}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/Intent-Verifier",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
validate34.errors = vErrors;
return errors === 0;
}

const schema53 = {"type":"object","required":["id","kind","app_name","created_at","expires_at","user"],"properties":{"id":{"type":"string","maxLength":64},"kind":{"type":"string","const":"Application"},"app_name":{"type":["string","null"],"maxLength":100},"created_at":{"type":"string","format":"date-time"},"expires_at":{"type":"string","format":"date-time"},"user":{"$ref":"annex:/http/User"},"scopes":{"$ref":"annex:/http/Scopes"}},"$id":"annex:/http/Session"};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate36.errors = vErrors;
return errors === 0;
}

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.user === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "user"},message:"must have required property '"+"user"+"'"}); errors++;
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
if("Application" !== data1){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "Application"},message:"must be equal to constant"}); errors++;
}
}
if(data.app_name !== undefined){
let data2 = data.app_name;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/app_name",keyword:"type",params:{type: schema53.properties.app_name.type},message:"must be string,null"}); errors++;
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
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate35.errors = vErrors;
return errors === 0;
}

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.issuer === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "issuer"},message:"must have required property '"+"issuer"+"'"}); errors++;
}
if(data.authorization_endpoint === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "authorization_endpoint"},message:"must have required property '"+"authorization_endpoint"+"'"}); errors++;
}
if(data.token_endpoint === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "token_endpoint"},message:"must have required property '"+"token_endpoint"+"'"}); errors++;
}
if(data.device_authorization_endpoint === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "device_authorization_endpoint"},message:"must have required property '"+"device_authorization_endpoint"+"'"}); errors++;
}
if(data.registration_endpoint === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "registration_endpoint"},message:"must have required property '"+"registration_endpoint"+"'"}); errors++;
}
if(data.revocation_endpoint === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "revocation_endpoint"},message:"must have required property '"+"revocation_endpoint"+"'"}); errors++;
}
if(data.introspection_endpoint === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "introspection_endpoint"},message:"must have required property '"+"introspection_endpoint"+"'"}); errors++;
}
if(data.scopes_supported === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "scopes_supported"},message:"must have required property '"+"scopes_supported"+"'"}); errors++;
}
if(data.response_types_supported === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "response_types_supported"},message:"must have required property '"+"response_types_supported"+"'"}); errors++;
}
if(data.response_modes_supported === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "response_modes_supported"},message:"must have required property '"+"response_modes_supported"+"'"}); errors++;
}
if(data.grant_types_supported === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "grant_types_supported"},message:"must have required property '"+"grant_types_supported"+"'"}); errors++;
}
if(data.code_challenge_methods_supported === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "code_challenge_methods_supported"},message:"must have required property '"+"code_challenge_methods_supported"+"'"}); errors++;
}
if(data.token_endpoint_auth_methods_supported === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "token_endpoint_auth_methods_supported"},message:"must have required property '"+"token_endpoint_auth_methods_supported"+"'"}); errors++;
}
if(data.revocation_endpoint_auth_methods_supported === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "revocation_endpoint_auth_methods_supported"},message:"must have required property '"+"revocation_endpoint_auth_methods_supported"+"'"}); errors++;
}
if(data.introspection_endpoint_auth_methods_supported === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "introspection_endpoint_auth_methods_supported"},message:"must have required property '"+"introspection_endpoint_auth_methods_supported"+"'"}); errors++;
}
if(data.client_id_metadata_document_supported === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "client_id_metadata_document_supported"},message:"must have required property '"+"client_id_metadata_document_supported"+"'"}); errors++;
}
if(data.authorization_response_iss_parameter_supported === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "authorization_response_iss_parameter_supported"},message:"must have required property '"+"authorization_response_iss_parameter_supported"+"'"}); errors++;
}
if(data.service_documentation === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "service_documentation"},message:"must have required property '"+"service_documentation"+"'"}); errors++;
}
if(data.issuer !== undefined){
let data0 = data.issuer;
if(typeof data0 === "string"){
if(func4(data0) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/issuer",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
if(!(formats4(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/issuer",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/issuer",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.authorization_endpoint !== undefined){
let data1 = data.authorization_endpoint;
if(typeof data1 === "string"){
if(func4(data1) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/authorization_endpoint",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
if(!(formats4(data1))){
(vErrors ??= []).push({instancePath:instancePath+"/authorization_endpoint",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/authorization_endpoint",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.token_endpoint !== undefined){
let data2 = data.token_endpoint;
if(typeof data2 === "string"){
if(func4(data2) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/token_endpoint",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
if(!(formats4(data2))){
(vErrors ??= []).push({instancePath:instancePath+"/token_endpoint",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/token_endpoint",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.device_authorization_endpoint !== undefined){
let data3 = data.device_authorization_endpoint;
if(typeof data3 === "string"){
if(func4(data3) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/device_authorization_endpoint",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
if(!(formats4(data3))){
(vErrors ??= []).push({instancePath:instancePath+"/device_authorization_endpoint",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/device_authorization_endpoint",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.registration_endpoint !== undefined){
let data4 = data.registration_endpoint;
if(typeof data4 === "string"){
if(func4(data4) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/registration_endpoint",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
if(!(formats4(data4))){
(vErrors ??= []).push({instancePath:instancePath+"/registration_endpoint",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/registration_endpoint",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.revocation_endpoint !== undefined){
let data5 = data.revocation_endpoint;
if(typeof data5 === "string"){
if(func4(data5) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/revocation_endpoint",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
if(!(formats4(data5))){
(vErrors ??= []).push({instancePath:instancePath+"/revocation_endpoint",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/revocation_endpoint",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.introspection_endpoint !== undefined){
let data6 = data.introspection_endpoint;
if(typeof data6 === "string"){
if(func4(data6) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/introspection_endpoint",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
if(!(formats4(data6))){
(vErrors ??= []).push({instancePath:instancePath+"/introspection_endpoint",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/introspection_endpoint",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.service_documentation !== undefined){
let data7 = data.service_documentation;
if(typeof data7 === "string"){
if(func4(data7) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/service_documentation",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
if(!(formats4(data7))){
(vErrors ??= []).push({instancePath:instancePath+"/service_documentation",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/service_documentation",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.scopes_supported !== undefined){
let data8 = data.scopes_supported;
if(Array.isArray(data8)){
if(data8.length > 32){
(vErrors ??= []).push({instancePath:instancePath+"/scopes_supported",keyword:"maxItems",params:{limit: 32},message:"must NOT have more than 32 items"}); errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(typeof data9 === "string"){
if(func4(data9) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/scopes_supported/" + i0,keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/scopes_supported/" + i0,keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/scopes_supported",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
}
if(data.response_types_supported !== undefined){
let data10 = data.response_types_supported;
if(Array.isArray(data10)){
if(data10.length > 32){
(vErrors ??= []).push({instancePath:instancePath+"/response_types_supported",keyword:"maxItems",params:{limit: 32},message:"must NOT have more than 32 items"}); errors++;
}
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
if(typeof data11 === "string"){
if(func4(data11) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/response_types_supported/" + i1,keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/response_types_supported/" + i1,keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/response_types_supported",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
}
if(data.response_modes_supported !== undefined){
let data12 = data.response_modes_supported;
if(Array.isArray(data12)){
if(data12.length > 32){
(vErrors ??= []).push({instancePath:instancePath+"/response_modes_supported",keyword:"maxItems",params:{limit: 32},message:"must NOT have more than 32 items"}); errors++;
}
const len2 = data12.length;
for(let i2=0; i2<len2; i2++){
let data13 = data12[i2];
if(typeof data13 === "string"){
if(func4(data13) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/response_modes_supported/" + i2,keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/response_modes_supported/" + i2,keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/response_modes_supported",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
}
if(data.grant_types_supported !== undefined){
let data14 = data.grant_types_supported;
if(Array.isArray(data14)){
if(data14.length > 32){
(vErrors ??= []).push({instancePath:instancePath+"/grant_types_supported",keyword:"maxItems",params:{limit: 32},message:"must NOT have more than 32 items"}); errors++;
}
const len3 = data14.length;
for(let i3=0; i3<len3; i3++){
let data15 = data14[i3];
if(typeof data15 === "string"){
if(func4(data15) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/grant_types_supported/" + i3,keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/grant_types_supported/" + i3,keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/grant_types_supported",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
}
if(data.code_challenge_methods_supported !== undefined){
let data16 = data.code_challenge_methods_supported;
if(Array.isArray(data16)){
if(data16.length > 32){
(vErrors ??= []).push({instancePath:instancePath+"/code_challenge_methods_supported",keyword:"maxItems",params:{limit: 32},message:"must NOT have more than 32 items"}); errors++;
}
const len4 = data16.length;
for(let i4=0; i4<len4; i4++){
let data17 = data16[i4];
if(typeof data17 === "string"){
if(func4(data17) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/code_challenge_methods_supported/" + i4,keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/code_challenge_methods_supported/" + i4,keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/code_challenge_methods_supported",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
}
if(data.token_endpoint_auth_methods_supported !== undefined){
let data18 = data.token_endpoint_auth_methods_supported;
if(Array.isArray(data18)){
if(data18.length > 32){
(vErrors ??= []).push({instancePath:instancePath+"/token_endpoint_auth_methods_supported",keyword:"maxItems",params:{limit: 32},message:"must NOT have more than 32 items"}); errors++;
}
const len5 = data18.length;
for(let i5=0; i5<len5; i5++){
let data19 = data18[i5];
if(typeof data19 === "string"){
if(func4(data19) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/token_endpoint_auth_methods_supported/" + i5,keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/token_endpoint_auth_methods_supported/" + i5,keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/token_endpoint_auth_methods_supported",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
}
if(data.revocation_endpoint_auth_methods_supported !== undefined){
let data20 = data.revocation_endpoint_auth_methods_supported;
if(Array.isArray(data20)){
if(data20.length > 32){
(vErrors ??= []).push({instancePath:instancePath+"/revocation_endpoint_auth_methods_supported",keyword:"maxItems",params:{limit: 32},message:"must NOT have more than 32 items"}); errors++;
}
const len6 = data20.length;
for(let i6=0; i6<len6; i6++){
let data21 = data20[i6];
if(typeof data21 === "string"){
if(func4(data21) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/revocation_endpoint_auth_methods_supported/" + i6,keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/revocation_endpoint_auth_methods_supported/" + i6,keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/revocation_endpoint_auth_methods_supported",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
}
if(data.introspection_endpoint_auth_methods_supported !== undefined){
let data22 = data.introspection_endpoint_auth_methods_supported;
if(Array.isArray(data22)){
if(data22.length > 32){
(vErrors ??= []).push({instancePath:instancePath+"/introspection_endpoint_auth_methods_supported",keyword:"maxItems",params:{limit: 32},message:"must NOT have more than 32 items"}); errors++;
}
const len7 = data22.length;
for(let i7=0; i7<len7; i7++){
let data23 = data22[i7];
if(typeof data23 === "string"){
if(func4(data23) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/introspection_endpoint_auth_methods_supported/" + i7,keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/introspection_endpoint_auth_methods_supported/" + i7,keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/introspection_endpoint_auth_methods_supported",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
}
if(data.client_id_metadata_document_supported !== undefined){
if(typeof data.client_id_metadata_document_supported !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/client_id_metadata_document_supported",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
}
}
if(data.authorization_response_iss_parameter_supported !== undefined){
if(typeof data.authorization_response_iss_parameter_supported !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/authorization_response_iss_parameter_supported",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate39.errors = vErrors;
return errors === 0;
}

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
(vErrors ??= []).push({instancePath:instancePath+"/header/MCP-Protocol-Version",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/MCP-Protocol-Version",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
validate40.errors = vErrors;
return errors === 0;
}

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.client_name !== undefined){
let data0 = data.client_name;
if(typeof data0 === "string"){
if(func4(data0) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/client_name",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/client_name",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.redirect_uris !== undefined){
let data1 = data.redirect_uris;
if(Array.isArray(data1)){
if(data1.length > 16){
(vErrors ??= []).push({instancePath:instancePath+"/redirect_uris",keyword:"maxItems",params:{limit: 16},message:"must NOT have more than 16 items"}); errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(func4(data2) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/redirect_uris/" + i0,keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}); errors++;
}
if(func4(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/redirect_uris/" + i0,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/redirect_uris/" + i0,keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/redirect_uris",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate41.errors = vErrors;
return errors === 0;
}

const formats28 = formats.fullFormats.int64;

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.client_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "client_id"},message:"must have required property '"+"client_id"+"'"}); errors++;
}
if(data.client_id_issued_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "client_id_issued_at"},message:"must have required property '"+"client_id_issued_at"+"'"}); errors++;
}
if(data.redirect_uris === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "redirect_uris"},message:"must have required property '"+"redirect_uris"+"'"}); errors++;
}
if(data.grant_types === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "grant_types"},message:"must have required property '"+"grant_types"+"'"}); errors++;
}
if(data.response_types === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "response_types"},message:"must have required property '"+"response_types"+"'"}); errors++;
}
if(data.token_endpoint_auth_method === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "token_endpoint_auth_method"},message:"must have required property '"+"token_endpoint_auth_method"+"'"}); errors++;
}
if(data.client_id !== undefined){
let data0 = data.client_id;
if(typeof data0 === "string"){
if(func4(data0) > 2500){
(vErrors ??= []).push({instancePath:instancePath+"/client_id",keyword:"maxLength",params:{limit: 2500},message:"must NOT have more than 2500 characters"}); errors++;
}
if(func4(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/client_id",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/client_id",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.client_id_issued_at !== undefined){
let data1 = data.client_id_issued_at;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/client_id_issued_at",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/client_id_issued_at",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}); errors++;
}
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/client_id_issued_at",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
if(!(formats28.validate(data1))){
(vErrors ??= []).push({instancePath:instancePath+"/client_id_issued_at",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}); errors++;
}
}
}
if(data.client_name !== undefined){
let data2 = data.client_name;
if(typeof data2 === "string"){
if(func4(data2) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/client_name",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/client_name",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.redirect_uris !== undefined){
let data3 = data.redirect_uris;
if(Array.isArray(data3)){
if(data3.length > 16){
(vErrors ??= []).push({instancePath:instancePath+"/redirect_uris",keyword:"maxItems",params:{limit: 16},message:"must NOT have more than 16 items"}); errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(func4(data4) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/redirect_uris/" + i0,keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}); errors++;
}
if(func4(data4) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/redirect_uris/" + i0,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/redirect_uris/" + i0,keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/redirect_uris",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
}
if(data.grant_types !== undefined){
let data5 = data.grant_types;
if(Array.isArray(data5)){
if(data5.length > 32){
(vErrors ??= []).push({instancePath:instancePath+"/grant_types",keyword:"maxItems",params:{limit: 32},message:"must NOT have more than 32 items"}); errors++;
}
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(typeof data6 === "string"){
if(func4(data6) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/grant_types/" + i1,keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/grant_types/" + i1,keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/grant_types",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
}
if(data.response_types !== undefined){
let data7 = data.response_types;
if(Array.isArray(data7)){
if(data7.length > 32){
(vErrors ??= []).push({instancePath:instancePath+"/response_types",keyword:"maxItems",params:{limit: 32},message:"must NOT have more than 32 items"}); errors++;
}
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
let data8 = data7[i2];
if(typeof data8 === "string"){
if(func4(data8) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/response_types/" + i2,keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/response_types/" + i2,keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/response_types",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
}
if(data.token_endpoint_auth_method !== undefined){
let data9 = data.token_endpoint_auth_method;
if(typeof data9 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/token_endpoint_auth_method",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("none" !== data9){
(vErrors ??= []).push({instancePath:instancePath+"/token_endpoint_auth_method",keyword:"const",params:{allowedValue: "none"},message:"must be equal to constant"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate42.errors = vErrors;
return errors === 0;
}

const schema80 = {"type":"object","required":["error"],"properties":{"error":{"type":"string","enum":["invalid_request","invalid_client","invalid_grant","invalid_scope","invalid_target","invalid_redirect_uri","invalid_client_metadata","unsupported_grant_type","unsupported_response_type","authorization_pending","slow_down","access_denied","expired_token"]},"error_description":{"type":"string","maxLength":2000}},"$id":"annex:/http/OauthError"};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"}); errors++;
}
if(data.error !== undefined){
let data0 = data.error;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/error",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!(((((((((((((data0 === "invalid_request") || (data0 === "invalid_client")) || (data0 === "invalid_grant")) || (data0 === "invalid_scope")) || (data0 === "invalid_target")) || (data0 === "invalid_redirect_uri")) || (data0 === "invalid_client_metadata")) || (data0 === "unsupported_grant_type")) || (data0 === "unsupported_response_type")) || (data0 === "authorization_pending")) || (data0 === "slow_down")) || (data0 === "access_denied")) || (data0 === "expired_token"))){
(vErrors ??= []).push({instancePath:instancePath+"/error",keyword:"enum",params:{allowedValues: schema80.properties.error.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.error_description !== undefined){
let data1 = data.error_description;
if(typeof data1 === "string"){
if(func4(data1) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/error_description",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/error_description",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
if(data.query !== undefined){
let data0 = data.query;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.client_id === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/query",keyword:"required",params:{missingProperty: "client_id"},message:"must have required property '"+"client_id"+"'"}); errors++;
}
if(data0.redirect_uri === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/query",keyword:"required",params:{missingProperty: "redirect_uri"},message:"must have required property '"+"redirect_uri"+"'"}); errors++;
}
if(data0.client_id !== undefined){
let data1 = data0.client_id;
if(typeof data1 === "string"){
if(func4(data1) > 2500){
(vErrors ??= []).push({instancePath:instancePath+"/query/client_id",keyword:"maxLength",params:{limit: 2500},message:"must NOT have more than 2500 characters"}); errors++;
}
if(func4(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/query/client_id",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/query/client_id",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0.redirect_uri !== undefined){
let data2 = data0.redirect_uri;
if(typeof data2 === "string"){
if(func4(data2) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/query/redirect_uri",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}); errors++;
}
if(func4(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/query/redirect_uri",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/query/redirect_uri",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0.response_type !== undefined){
let data3 = data0.response_type;
if(typeof data3 === "string"){
if(func4(data3) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/query/response_type",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/query/response_type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0.response_mode !== undefined){
let data4 = data0.response_mode;
if(typeof data4 === "string"){
if(func4(data4) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/query/response_mode",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/query/response_mode",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0.code_challenge !== undefined){
let data5 = data0.code_challenge;
if(typeof data5 === "string"){
if(func4(data5) > 128){
(vErrors ??= []).push({instancePath:instancePath+"/query/code_challenge",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/query/code_challenge",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0.code_challenge_method !== undefined){
let data6 = data0.code_challenge_method;
if(typeof data6 === "string"){
if(func4(data6) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/query/code_challenge_method",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/query/code_challenge_method",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0.state !== undefined){
let data7 = data0.state;
if(typeof data7 === "string"){
if(func4(data7) > 2048){
(vErrors ??= []).push({instancePath:instancePath+"/query/state",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/query/state",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0.scope !== undefined){
let data8 = data0.scope;
if(typeof data8 === "string"){
if(func4(data8) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/query/scope",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/query/scope",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0.resource !== undefined){
let data9 = data0.resource;
if(typeof data9 === "string"){
if(func4(data9) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/query/resource",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/query/resource",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/query",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
if(data.header !== undefined){
let data10 = data.header;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10["Sec-Fetch-Dest"] !== undefined){
let data11 = data10["Sec-Fetch-Dest"];
if(typeof data11 === "string"){
if(func4(data11) > 50){
(vErrors ??= []).push({instancePath:instancePath+"/header/Sec-Fetch-Dest",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/Sec-Fetch-Dest",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
validate44.errors = vErrors;
return errors === 0;
}

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.client_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "client_id"},message:"must have required property '"+"client_id"+"'"}); errors++;
}
if(data.client_id !== undefined){
let data0 = data.client_id;
if(typeof data0 === "string"){
if(func4(data0) > 2500){
(vErrors ??= []).push({instancePath:instancePath+"/client_id",keyword:"maxLength",params:{limit: 2500},message:"must NOT have more than 2500 characters"}); errors++;
}
if(func4(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/client_id",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/client_id",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.scope !== undefined){
let data1 = data.scope;
if(typeof data1 === "string"){
if(func4(data1) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/scope",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/scope",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.resource !== undefined){
let data2 = data.resource;
if(typeof data2 === "string"){
if(func4(data2) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/resource",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/resource",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
if(data.device_code === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "device_code"},message:"must have required property '"+"device_code"+"'"}); errors++;
}
if(data.user_code === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "user_code"},message:"must have required property '"+"user_code"+"'"}); errors++;
}
if(data.verification_uri === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "verification_uri"},message:"must have required property '"+"verification_uri"+"'"}); errors++;
}
if(data.verification_uri_complete === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "verification_uri_complete"},message:"must have required property '"+"verification_uri_complete"+"'"}); errors++;
}
if(data.expires_in === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "expires_in"},message:"must have required property '"+"expires_in"+"'"}); errors++;
}
if(data.interval === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "interval"},message:"must have required property '"+"interval"+"'"}); errors++;
}
if(data.device_code !== undefined){
let data0 = data.device_code;
if(typeof data0 === "string"){
if(func4(data0) > 128){
(vErrors ??= []).push({instancePath:instancePath+"/device_code",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/device_code",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.user_code !== undefined){
let data1 = data.user_code;
if(typeof data1 === "string"){
if(func4(data1) > 9){
(vErrors ??= []).push({instancePath:instancePath+"/user_code",keyword:"maxLength",params:{limit: 9},message:"must NOT have more than 9 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/user_code",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.verification_uri !== undefined){
let data2 = data.verification_uri;
if(typeof data2 === "string"){
if(func4(data2) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/verification_uri",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
if(!(formats4(data2))){
(vErrors ??= []).push({instancePath:instancePath+"/verification_uri",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/verification_uri",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.verification_uri_complete !== undefined){
let data3 = data.verification_uri_complete;
if(typeof data3 === "string"){
if(func4(data3) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/verification_uri_complete",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
if(!(formats4(data3))){
(vErrors ??= []).push({instancePath:instancePath+"/verification_uri_complete",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/verification_uri_complete",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.expires_in !== undefined){
let data4 = data.expires_in;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/expires_in",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 2147483647 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/expires_in",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}); errors++;
}
if(data4 < 0 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/expires_in",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data.interval !== undefined){
let data5 = data.interval;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/interval",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 3600 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/interval",keyword:"maximum",params:{comparison: "<=", limit: 3600},message:"must be <= 3600"}); errors++;
}
if(data5 < 1 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/interval",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate46.errors = vErrors;
return errors === 0;
}

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.grant_type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "grant_type"},message:"must have required property '"+"grant_type"+"'"}); errors++;
}
if(data.grant_type !== undefined){
let data0 = data.grant_type;
if(typeof data0 === "string"){
if(func4(data0) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/grant_type",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/grant_type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.client_id !== undefined){
let data1 = data.client_id;
if(typeof data1 === "string"){
if(func4(data1) > 2500){
(vErrors ??= []).push({instancePath:instancePath+"/client_id",keyword:"maxLength",params:{limit: 2500},message:"must NOT have more than 2500 characters"}); errors++;
}
if(func4(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/client_id",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/client_id",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.code !== undefined){
let data2 = data.code;
if(typeof data2 === "string"){
if(func4(data2) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}); errors++;
}
if(func4(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.redirect_uri !== undefined){
let data3 = data.redirect_uri;
if(typeof data3 === "string"){
if(func4(data3) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/redirect_uri",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}); errors++;
}
if(func4(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/redirect_uri",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/redirect_uri",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.code_verifier !== undefined){
let data4 = data.code_verifier;
if(typeof data4 === "string"){
if(func4(data4) > 128){
(vErrors ??= []).push({instancePath:instancePath+"/code_verifier",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/code_verifier",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.device_code !== undefined){
let data5 = data.device_code;
if(typeof data5 === "string"){
if(func4(data5) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/device_code",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}); errors++;
}
if(func4(data5) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/device_code",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/device_code",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.refresh_token !== undefined){
let data6 = data.refresh_token;
if(typeof data6 === "string"){
if(func4(data6) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/refresh_token",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}); errors++;
}
if(func4(data6) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/refresh_token",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/refresh_token",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.scope !== undefined){
let data7 = data.scope;
if(typeof data7 === "string"){
if(func4(data7) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/scope",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/scope",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.resource !== undefined){
let data8 = data.resource;
if(typeof data8 === "string"){
if(func4(data8) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/resource",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/resource",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate47.errors = vErrors;
return errors === 0;
}

const pattern11 = /* @__PURE__ */ new RegExp("^ref_[A-Za-z0-9_-]{65}$", "u");

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.access_token === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "access_token"},message:"must have required property '"+"access_token"+"'"}); errors++;
}
if(data.token_type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "token_type"},message:"must have required property '"+"token_type"+"'"}); errors++;
}
if(data.expires_in === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "expires_in"},message:"must have required property '"+"expires_in"+"'"}); errors++;
}
if(data.refresh_token === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "refresh_token"},message:"must have required property '"+"refresh_token"+"'"}); errors++;
}
if(data.access_token !== undefined){
let data0 = data.access_token;
if(typeof data0 === "string"){
if(func4(data0) > 47){
(vErrors ??= []).push({instancePath:instancePath+"/access_token",keyword:"maxLength",params:{limit: 47},message:"must NOT have more than 47 characters"}); errors++;
}
if(!pattern7.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/access_token",keyword:"pattern",params:{pattern: "^tok_[A-Za-z0-9_-]{43}$"},message:"must match pattern \""+"^tok_[A-Za-z0-9_-]{43}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/access_token",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.token_type !== undefined){
let data1 = data.token_type;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/token_type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("Bearer" !== data1){
(vErrors ??= []).push({instancePath:instancePath+"/token_type",keyword:"const",params:{allowedValue: "Bearer"},message:"must be equal to constant"}); errors++;
}
}
if(data.expires_in !== undefined){
let data2 = data.expires_in;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/expires_in",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2147483647 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/expires_in",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}); errors++;
}
if(data2 < 0 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/expires_in",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data.refresh_token !== undefined){
let data3 = data.refresh_token;
if(typeof data3 === "string"){
if(func4(data3) > 69){
(vErrors ??= []).push({instancePath:instancePath+"/refresh_token",keyword:"maxLength",params:{limit: 69},message:"must NOT have more than 69 characters"}); errors++;
}
if(!pattern11.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/refresh_token",keyword:"pattern",params:{pattern: "^ref_[A-Za-z0-9_-]{65}$"},message:"must match pattern \""+"^ref_[A-Za-z0-9_-]{65}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/refresh_token",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.scope !== undefined){
let data4 = data.scope;
if(typeof data4 === "string"){
if(func4(data4) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/scope",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/scope",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate48.errors = vErrors;
return errors === 0;
}

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.token === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "token"},message:"must have required property '"+"token"+"'"}); errors++;
}
if(data.token !== undefined){
let data0 = data.token;
if(typeof data0 === "string"){
if(func4(data0) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/token",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}); errors++;
}
if(func4(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/token",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/token",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.token_type_hint !== undefined){
let data1 = data.token_type_hint;
if(typeof data1 === "string"){
if(func4(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/token_type_hint",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/token_type_hint",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.client_id !== undefined){
let data2 = data.client_id;
if(typeof data2 === "string"){
if(func4(data2) > 2500){
(vErrors ??= []).push({instancePath:instancePath+"/client_id",keyword:"maxLength",params:{limit: 2500},message:"must NOT have more than 2500 characters"}); errors++;
}
if(func4(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/client_id",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/client_id",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
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
if(!(data && typeof data == "object" && !Array.isArray(data))){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate50.errors = vErrors;
return errors === 0;
}

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.token === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "token"},message:"must have required property '"+"token"+"'"}); errors++;
}
if(data.token !== undefined){
let data0 = data.token;
if(typeof data0 === "string"){
if(func4(data0) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/token",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}); errors++;
}
if(func4(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/token",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/token",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.token_type_hint !== undefined){
let data1 = data.token_type_hint;
if(typeof data1 === "string"){
if(func4(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/token_type_hint",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/token_type_hint",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
if(data.active === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "active"},message:"must have required property '"+"active"+"'"}); errors++;
}
if(data.active !== undefined){
if(typeof data.active !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/active",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
}
}
if(data.iss !== undefined){
let data1 = data.iss;
if(typeof data1 === "string"){
if(func4(data1) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/iss",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
if(!(formats4(data1))){
(vErrors ??= []).push({instancePath:instancePath+"/iss",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/iss",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.sub !== undefined){
let data2 = data.sub;
if(typeof data2 === "string"){
if(func4(data2) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/sub",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sub",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.username !== undefined){
let data3 = data.username;
if(typeof data3 === "string"){
if(func4(data3) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/username",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/username",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.client_id !== undefined){
let data4 = data.client_id;
if(typeof data4 === "string"){
if(func4(data4) > 2500){
(vErrors ??= []).push({instancePath:instancePath+"/client_id",keyword:"maxLength",params:{limit: 2500},message:"must NOT have more than 2500 characters"}); errors++;
}
if(func4(data4) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/client_id",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/client_id",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.aud !== undefined){
let data5 = data.aud;
if(typeof data5 === "string"){
if(func4(data5) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/aud",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/aud",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.scope !== undefined){
let data6 = data.scope;
if(typeof data6 === "string"){
if(func4(data6) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/scope",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/scope",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.token_type !== undefined){
let data7 = data.token_type;
if(typeof data7 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/token_type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("Bearer" !== data7){
(vErrors ??= []).push({instancePath:instancePath+"/token_type",keyword:"const",params:{allowedValue: "Bearer"},message:"must be equal to constant"}); errors++;
}
}
if(data.iat !== undefined){
let data8 = data.iat;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
(vErrors ??= []).push({instancePath:instancePath+"/iat",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 9007199254740991 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/iat",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}); errors++;
}
if(data8 < 0 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/iat",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
if(!(formats28.validate(data8))){
(vErrors ??= []).push({instancePath:instancePath+"/iat",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}); errors++;
}
}
}
if(data.exp !== undefined){
let data9 = data.exp;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
(vErrors ??= []).push({instancePath:instancePath+"/exp",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 9007199254740991 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/exp",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}); errors++;
}
if(data9 < 0 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/exp",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
if(!(formats28.validate(data9))){
(vErrors ??= []).push({instancePath:instancePath+"/exp",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}); errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate52.errors = vErrors;
return errors === 0;
}

const formats40 = /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;

const pattern12 = /* @__PURE__ */ new RegExp("^(https?://[^\\s]+)?/problems/[a-z]+(-[a-z]+)*$", "u");

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate54.errors = vErrors;
return errors === 0;
}

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(!pattern12.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"pattern",params:{pattern: "^(https?://[^\\s]+)?/problems/[a-z]+(-[a-z]+)*$"},message:"must match pattern \""+"^(https?://[^\\s]+)?/problems/[a-z]+(-[a-z]+)*$"+"\""}); errors++;
}
if(!(formats40.test(data0))){
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
if(!(validate54(data4[i0], {instancePath:instancePath+"/errors/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
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
validate53.errors = vErrors;
return errors === 0;
}

export const validators = {"createIntent": {"parameters": null, "body": {"application/json": validate15}, "answers": {"201": {"application/json": validate18}}}, "getIntent": {"parameters": validate20, "body": {}, "answers": {"200": {"application/json": validate18}}}, "linkIntent": {"parameters": validate22, "body": {"application/json": validate21}, "answers": {"200": {"application/json": validate18}}}, "endIntent": {"parameters": validate23, "body": {}, "answers": {"204": {}}}, "watchIntent": {"parameters": validate34, "body": {}, "answers": {"200": {"application/json": validate24, "text/event-stream": validate27}}}, "getSession": {"parameters": null, "body": {}, "answers": {"200": {"application/json": validate35}}}, "endSession": {"parameters": null, "body": {}, "answers": {"204": {}}}, "getOauthMetadata": {"parameters": validate40, "body": {}, "answers": {"200": {"application/json": validate39}}}, "createOauthClient": {"parameters": null, "body": {"application/json": validate41}, "answers": {"201": {"application/json": validate42}, "400": {"application/json": validate43}, "406": {}, "413": {}, "415": {}, "500": {}, "503": {}}}, "startAuthorization": {"parameters": validate44, "body": {}, "answers": {"303": {}}}, "startDeviceAuthorization": {"parameters": null, "body": {"application/x-www-form-urlencoded": validate45}, "answers": {"200": {"application/json": validate46}, "400": {"application/json": validate43}, "406": {}, "413": {}, "415": {}, "429": {}, "500": {}, "503": {}}}, "createToken": {"parameters": null, "body": {"application/x-www-form-urlencoded": validate47}, "answers": {"200": {"application/json": validate48}, "400": {"application/json": validate43}, "406": {}, "413": {}, "415": {}, "500": {}, "503": {}}}, "endToken": {"parameters": null, "body": {"application/x-www-form-urlencoded": validate49}, "answers": {"200": {"application/json": validate50}, "400": {"application/json": validate43}, "413": {}, "415": {}, "500": {}, "503": {}}}, "checkToken": {"parameters": null, "body": {"application/x-www-form-urlencoded": validate51}, "answers": {"200": {"application/json": validate52}, "400": {"application/json": validate43}, "401": {}, "403": {}, "406": {}, "413": {}, "415": {}, "500": {}, "503": {}}}, "application/problem+json": validate53};
