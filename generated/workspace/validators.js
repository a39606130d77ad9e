// Generated from spec/ by `npm run generate`. Do not edit.
import { codePoints, equalPair, formats } from '../validation.js';

const schema36 = {"type":"string","enum":["empty","loading","loaded","failed"],"$id":"annex:/http/LoadState"};

const schema37 = {"type":["string","null"],"maxLength":2097152,"$id":"annex:/http/Address"};

const schema38 = {"type":["string","null"],"maxLength":500,"$id":"annex:/http/Title"};

const func4 = codePoints;

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.x === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "x"},message:"must have required property '"+"x"+"'"}); errors++;
}
if(data.y === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "y"},message:"must have required property '"+"y"+"'"}); errors++;
}
if(data.x !== undefined){
let data0 = data.x;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/x",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1000000000 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/x",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"}); errors++;
}
if(data0 < -1000000000 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/x",keyword:"minimum",params:{comparison: ">=", limit: -1000000000},message:"must be >= -1000000000"}); errors++;
}
}
}
if(data.y !== undefined){
let data1 = data.y;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/y",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1000000000 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/y",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"}); errors++;
}
if(data1 < -1000000000 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/y",keyword:"minimum",params:{comparison: ">=", limit: -1000000000},message:"must be >= -1000000000"}); errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate16.errors = vErrors;
return errors === 0;
}

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 100){
(vErrors ??= []).push({instancePath,keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}); errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.level === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,keyword:"required",params:{missingProperty: "level"},message:"must have required property '"+"level"+"'"}); errors++;
}
if(data0.text === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"}); errors++;
}
if(data0.number !== undefined){
let data1 = data0.number;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/number",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2147483647 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/number",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}); errors++;
}
if(data1 < 1 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/number",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data0.level !== undefined){
let data2 = data0.level;
if(typeof data2 === "string"){
if(func4(data2) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/level",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/level",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0.text !== undefined){
let data3 = data0.text;
if(typeof data3 === "string"){
if(func4(data3) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/text",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/text",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
validate18.errors = vErrors;
return errors === 0;
}

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 100){
(vErrors ??= []).push({instancePath,keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}); errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.method === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,keyword:"required",params:{missingProperty: "method"},message:"must have required property '"+"method"+"'"}); errors++;
}
if(data0.url === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"}); errors++;
}
if(data0.reason === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"}); errors++;
}
if(data0.method !== undefined){
let data1 = data0.method;
if(typeof data1 === "string"){
if(func4(data1) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/method",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/method",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0.url !== undefined){
let data2 = data0.url;
if(typeof data2 === "string"){
if(func4(data2) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/url",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/url",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0.reason !== undefined){
let data3 = data0.reason;
if(typeof data3 === "string"){
if(func4(data3) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/reason",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/reason",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
validate20.errors = vErrors;
return errors === 0;
}

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.panelId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "panelId"},message:"must have required property '"+"panelId"+"'"}); errors++;
}
if(data.tabId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tabId"},message:"must have required property '"+"tabId"+"'"}); errors++;
}
if(data.state === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"}); errors++;
}
if(data.address === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"}); errors++;
}
if(data.title === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"}); errors++;
}
if(data.proxyEnabled === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "proxyEnabled"},message:"must have required property '"+"proxyEnabled"+"'"}); errors++;
}
if(data.console === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "console"},message:"must have required property '"+"console"+"'"}); errors++;
}
if(data.failedRequests === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "failedRequests"},message:"must have required property '"+"failedRequests"+"'"}); errors++;
}
if(data.panelId !== undefined){
let data0 = data.panelId;
if(typeof data0 === "string"){
if(func4(data0) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/panelId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/panelId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/panelId",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.tabId !== undefined){
if(typeof data.tabId !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.state !== undefined){
let data2 = data.state;
const _errs7 = errors;
let valid2 = false;
let passing0 = null;
const _errs8 = errors;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/state",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!((((data2 === "empty") || (data2 === "loading")) || (data2 === "loaded")) || (data2 === "failed"))){
(vErrors ??= []).push({instancePath:instancePath+"/state",keyword:"enum",params:{allowedValues: schema36.enum},message:"must be equal to one of the allowed values"}); errors++;
}
var _valid0 = _errs8 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs11 = errors;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/state",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("unknown" !== data2){
(vErrors ??= []).push({instancePath:instancePath+"/state",keyword:"const",params:{allowedValue: "unknown"},message:"must be equal to constant"}); errors++;
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
(vErrors ??= []).push({instancePath:instancePath+"/state",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"}); errors++;
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
(vErrors ??= []).push({instancePath:instancePath+"/address",keyword:"type",params:{type: schema37.type},message:"must be string,null"}); errors++;
}
if(typeof data3 === "string"){
if(func4(data3) > 2097152){
(vErrors ??= []).push({instancePath:instancePath+"/address",keyword:"maxLength",params:{limit: 2097152},message:"must NOT have more than 2097152 characters"}); errors++;
}
}
}
if(data.title !== undefined){
let data4 = data.title;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"type",params:{type: schema38.type},message:"must be string,null"}); errors++;
}
if(typeof data4 === "string"){
if(func4(data4) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}); errors++;
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
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.proxyEnabled !== undefined){
if(typeof data.proxyEnabled !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/proxyEnabled",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
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
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate15.errors = vErrors;
return errors === 0;
}

const pattern4 = /* @__PURE__ */ new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$", "u");

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.owner === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"}); errors++;
}
if(data0.repo === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "repo"},message:"must have required property '"+"repo"+"'"}); errors++;
}
if(data0.owner !== undefined){
let data1 = data0.owner;
if(typeof data1 === "string"){
if(func4(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(!pattern4.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0.repo !== undefined){
let data2 = data0.repo;
if(typeof data2 === "string"){
if(func4(data2) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(!pattern4.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
if(data.query !== undefined){
let data3 = data.query;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.panelId !== undefined){
let data4 = data3.panelId;
if(typeof data4 === "string"){
if(func4(data4) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/query/panelId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data4) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/query/panelId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/query/panelId",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data3.tabId !== undefined){
let data5 = data3.tabId;
if(typeof data5 === "string"){
if(func4(data5) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/query/tabId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data5) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/query/tabId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/query/tabId",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data3.name !== undefined){
let data6 = data3.name;
if(typeof data6 === "string"){
if(func4(data6) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/query/name",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data6) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/query/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/query/name",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
validate22.errors = vErrors;
return errors === 0;
}

const schema47 = {"type":"object","required":["panelId","action","url"],"properties":{"panelId":{"$ref":"annex:/http/PanelId"},"tabId":{"$ref":"annex:/http/PanelTabId"},"action":{"type":"string","const":"navigate"},"url":{"$ref":"annex:/http/PanelUrl"},"proxy":{"type":"boolean"},"wait":{"type":"string","enum":["load"]},"timeout_ms":{"type":"integer","minimum":1,"maximum":30000}},"$id":"annex:/http/NavigateWebview"};

const pattern6 = /* @__PURE__ */ new RegExp("^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#\\\\][^\\s\\u0000-\\u001f\\u007f]*$", "u");

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.panelId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "panelId"},message:"must have required property '"+"panelId"+"'"}); errors++;
}
if(data.action === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"}); errors++;
}
if(data.url === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"}); errors++;
}
if(data.panelId !== undefined){
let data0 = data.panelId;
if(typeof data0 === "string"){
if(func4(data0) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/panelId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/panelId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/panelId",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.tabId !== undefined){
let data1 = data.tabId;
if(typeof data1 === "string"){
if(func4(data1) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.action !== undefined){
let data2 = data.action;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/action",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("navigate" !== data2){
(vErrors ??= []).push({instancePath:instancePath+"/action",keyword:"const",params:{allowedValue: "navigate"},message:"must be equal to constant"}); errors++;
}
}
if(data.url !== undefined){
let data3 = data.url;
if(typeof data3 === "string"){
if(func4(data3) > 8192){
(vErrors ??= []).push({instancePath:instancePath+"/url",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"}); errors++;
}
if(!pattern6.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/url",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#\\\\][^\\s\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#\\\\][^\\s\\u0000-\\u001f\\u007f]*$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/url",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.proxy !== undefined){
if(typeof data.proxy !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/proxy",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
}
}
if(data.wait !== undefined){
let data5 = data.wait;
if(typeof data5 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/wait",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!(data5 === "load")){
(vErrors ??= []).push({instancePath:instancePath+"/wait",keyword:"enum",params:{allowedValues: schema47.properties.wait.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.timeout_ms !== undefined){
let data6 = data.timeout_ms;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
(vErrors ??= []).push({instancePath:instancePath+"/timeout_ms",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 30000 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/timeout_ms",keyword:"maximum",params:{comparison: "<=", limit: 30000},message:"must be <= 30000"}); errors++;
}
if(data6 < 1 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/timeout_ms",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate24.errors = vErrors;
return errors === 0;
}

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.panelId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "panelId"},message:"must have required property '"+"panelId"+"'"}); errors++;
}
if(data.action === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"}); errors++;
}
if(data.panelId !== undefined){
let data0 = data.panelId;
if(typeof data0 === "string"){
if(func4(data0) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/panelId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/panelId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/panelId",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.tabId !== undefined){
let data1 = data.tabId;
if(typeof data1 === "string"){
if(func4(data1) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.action !== undefined){
let data2 = data.action;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/action",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("refresh" !== data2){
(vErrors ??= []).push({instancePath:instancePath+"/action",keyword:"const",params:{allowedValue: "refresh"},message:"must be equal to constant"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate25.errors = vErrors;
return errors === 0;
}

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.panelId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "panelId"},message:"must have required property '"+"panelId"+"'"}); errors++;
}
if(data.action === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"}); errors++;
}
if(data.hidden === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "hidden"},message:"must have required property '"+"hidden"+"'"}); errors++;
}
if(data.panelId !== undefined){
let data0 = data.panelId;
if(typeof data0 === "string"){
if(func4(data0) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/panelId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/panelId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/panelId",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.tabId !== undefined){
let data1 = data.tabId;
if(typeof data1 === "string"){
if(func4(data1) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.action !== undefined){
let data2 = data.action;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/action",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("setHeaderHidden" !== data2){
(vErrors ??= []).push({instancePath:instancePath+"/action",keyword:"const",params:{allowedValue: "setHeaderHidden"},message:"must be equal to constant"}); errors++;
}
}
if(data.hidden !== undefined){
if(typeof data.hidden !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/hidden",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
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
if(data.panelId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "panelId"},message:"must have required property '"+"panelId"+"'"}); errors++;
}
if(data.action === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"}); errors++;
}
if(data.enabled === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "enabled"},message:"must have required property '"+"enabled"+"'"}); errors++;
}
if(data.panelId !== undefined){
let data0 = data.panelId;
if(typeof data0 === "string"){
if(func4(data0) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/panelId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/panelId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/panelId",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.tabId !== undefined){
let data1 = data.tabId;
if(typeof data1 === "string"){
if(func4(data1) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.action !== undefined){
let data2 = data.action;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/action",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("setProxyEnabled" !== data2){
(vErrors ??= []).push({instancePath:instancePath+"/action",keyword:"const",params:{allowedValue: "setProxyEnabled"},message:"must be equal to constant"}); errors++;
}
}
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/enabled",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
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
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "mapping", tag: "action", tagValue: tag0},message:"value of tag \"action\" must be in oneOf"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "tag", tag: "action", tagValue: tag0},message:"tag \"action\" must be string"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate23.errors = vErrors;
return errors === 0;
}

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.owner === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"}); errors++;
}
if(data0.repo === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "repo"},message:"must have required property '"+"repo"+"'"}); errors++;
}
if(data0.owner !== undefined){
let data1 = data0.owner;
if(typeof data1 === "string"){
if(func4(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(!pattern4.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0.repo !== undefined){
let data2 = data0.repo;
if(typeof data2 === "string"){
if(func4(data2) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(!pattern4.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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

const schema68 = {"type":"object","required":["step","code","reason"],"properties":{"step":{"type":"integer","minimum":0,"maximum":20},"code":{"type":"string","enum":["not-found","ambiguous","disabled","hidden","covered","wrong-kind","only-user","user-input","page-changed","timeout","failed"]},"reason":{"type":"string","maxLength":1000}},"$id":"annex:/http/PageStepFailure"};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.step === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "step"},message:"must have required property '"+"step"+"'"}); errors++;
}
if(data.code === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"}); errors++;
}
if(data.reason === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"}); errors++;
}
if(data.step !== undefined){
let data0 = data.step;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/step",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 20 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/step",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"}); errors++;
}
if(data0 < 0 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/step",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data.code !== undefined){
let data1 = data.code;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!(((((((((((data1 === "not-found") || (data1 === "ambiguous")) || (data1 === "disabled")) || (data1 === "hidden")) || (data1 === "covered")) || (data1 === "wrong-kind")) || (data1 === "only-user")) || (data1 === "user-input")) || (data1 === "page-changed")) || (data1 === "timeout")) || (data1 === "failed"))){
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"enum",params:{allowedValues: schema68.properties.code.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.reason !== undefined){
let data2 = data.reason;
if(typeof data2 === "string"){
if(func4(data2) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
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
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"}); errors++;
}
if(data.message === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"}); errors++;
}
if(data.accepted === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "accepted"},message:"must have required property '"+"accepted"+"'"}); errors++;
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!(((data0 === "alert") || (data0 === "confirm")) || (data0 === "prompt"))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: schema71.properties.kind.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.message !== undefined){
let data1 = data.message;
if(typeof data1 === "string"){
if(func4(data1) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.accepted !== undefined){
if(typeof data.accepted !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/accepted",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate37.errors = vErrors;
return errors === 0;
}

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.address === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"}); errors++;
}
if(data.address !== undefined){
let data0 = data.address;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/address",keyword:"type",params:{type: schema37.type},message:"must be string,null"}); errors++;
}
if(typeof data0 === "string"){
if(func4(data0) > 2097152){
(vErrors ??= []).push({instancePath:instancePath+"/address",keyword:"maxLength",params:{limit: 2097152},message:"must NOT have more than 2097152 characters"}); errors++;
}
}
}
if(data.title !== undefined){
let data1 = data.title;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"type",params:{type: schema38.type},message:"must be string,null"}); errors++;
}
if(typeof data1 === "string"){
if(func4(data1) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}); errors++;
}
}
}
if(data.done !== undefined){
let data2 = data.done;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/done",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 20 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/done",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"}); errors++;
}
if(data2 < 0 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/done",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
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
(vErrors ??= []).push({instancePath:instancePath+"/met",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
}
}
if(data.outline !== undefined){
let data5 = data.outline;
if(typeof data5 === "string"){
if(func4(data5) > 200000){
(vErrors ??= []).push({instancePath:instancePath+"/outline",keyword:"maxLength",params:{limit: 200000},message:"must NOT have more than 200000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/outline",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.changes !== undefined){
let data6 = data.changes;
if(typeof data6 === "string"){
if(func4(data6) > 200000){
(vErrors ??= []).push({instancePath:instancePath+"/changes",keyword:"maxLength",params:{limit: 200000},message:"must NOT have more than 200000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/changes",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.next !== undefined){
let data7 = data.next;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
(vErrors ??= []).push({instancePath:instancePath+"/next",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 1000000 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/next",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"}); errors++;
}
if(data7 < 1 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/next",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data.lines !== undefined){
let data8 = data.lines;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
(vErrors ??= []).push({instancePath:instancePath+"/lines",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 1000000 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/lines",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"}); errors++;
}
if(data8 < 1 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/lines",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data.dialogs !== undefined){
let data9 = data.dialogs;
if(Array.isArray(data9)){
if(data9.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/dialogs",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"}); errors++;
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
(vErrors ??= []).push({instancePath:instancePath+"/dialogs",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
}
if(data.notes !== undefined){
let data11 = data.notes;
if(Array.isArray(data11)){
if(data11.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/notes",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"}); errors++;
}
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
if(typeof data12 === "string"){
if(func4(data12) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/notes/" + i1,keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/notes/" + i1,keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/notes",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
}
if(data.errors !== undefined){
let data13 = data.errors;
if(Array.isArray(data13)){
if(data13.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/errors",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}); errors++;
}
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
let data14 = data13[i2];
if(typeof data14 === "string"){
if(func4(data14) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/errors/" + i2,keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/errors/" + i2,keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/errors",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
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
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate34.errors = vErrors;
return errors === 0;
}

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.panelId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "panelId"},message:"must have required property '"+"panelId"+"'"}); errors++;
}
if(data.tabId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tabId"},message:"must have required property '"+"tabId"+"'"}); errors++;
}
if(data.panelId !== undefined){
let data0 = data.panelId;
if(typeof data0 === "string"){
if(func4(data0) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/panelId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/panelId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/panelId",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.tabId !== undefined){
if(typeof data.tabId !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
if(!(validate34(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
validate33.errors = vErrors;
return errors === 0;
}

const pattern11 = /* @__PURE__ */ new RegExp("^e[1-9][0-9]{0,8}$", "u");

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.owner === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"}); errors++;
}
if(data0.repo === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "repo"},message:"must have required property '"+"repo"+"'"}); errors++;
}
if(data0.owner !== undefined){
let data1 = data0.owner;
if(typeof data1 === "string"){
if(func4(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(!pattern4.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0.repo !== undefined){
let data2 = data0.repo;
if(typeof data2 === "string"){
if(func4(data2) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(!pattern4.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
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
(vErrors ??= []).push({instancePath:instancePath+"/query/panelId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data4) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/query/panelId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/query/panelId",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data3.tabId !== undefined){
let data5 = data3.tabId;
if(typeof data5 === "string"){
if(func4(data5) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/query/tabId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data5) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/query/tabId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/query/tabId",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data3.name !== undefined){
let data6 = data3.name;
if(typeof data6 === "string"){
if(func4(data6) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/query/name",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data6) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/query/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/query/name",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data3.ref !== undefined){
let data7 = data3.ref;
if(typeof data7 === "string"){
if(func4(data7) > 10){
(vErrors ??= []).push({instancePath:instancePath+"/query/ref",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"}); errors++;
}
if(!pattern11.test(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/query/ref",keyword:"pattern",params:{pattern: "^e[1-9][0-9]{0,8}$"},message:"must match pattern \""+"^e[1-9][0-9]{0,8}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/query/ref",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data3.find !== undefined){
let data8 = data3.find;
if(typeof data8 === "string"){
if(func4(data8) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/query/find",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data8) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/query/find",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/query/find",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data3.from !== undefined){
let data9 = data3.from;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
(vErrors ??= []).push({instancePath:instancePath+"/query/from",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 1000000 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/query/from",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"}); errors++;
}
if(data9 < 0 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/query/from",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data3.maxTokens !== undefined){
let data10 = data3.maxTokens;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
(vErrors ??= []).push({instancePath:instancePath+"/query/maxTokens",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 50000 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/query/maxTokens",keyword:"maximum",params:{comparison: "<=", limit: 50000},message:"must be <= 50000"}); errors++;
}
if(data10 < 50 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/query/maxTokens",keyword:"minimum",params:{comparison: ">=", limit: 50},message:"must be >= 50"}); errors++;
}
}
}
let data11 = data3.waitForConsent;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
(vErrors ??= []).push({instancePath:instancePath+"/query/waitForConsent",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 60 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/query/waitForConsent",keyword:"maximum",params:{comparison: "<=", limit: 60},message:"must be <= 60"}); errors++;
}
if(data11 < 0 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/query/waitForConsent",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
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
validate41.errors = vErrors;
return errors === 0;
}

const schema78 = {"type":"object","required":["action"],"properties":{"action":{"type":"string","enum":["click","fill","type","press","select","check","hover","scroll","drag"]},"ref":{"$ref":"annex:/http/PageRef"},"role":{"type":"string","minLength":1,"maxLength":40},"name":{"type":"string","minLength":1,"maxLength":500},"value":{"type":"string","maxLength":20000},"checked":{"type":"boolean"},"button":{"type":"string","enum":["left","right"]},"count":{"type":"integer","minimum":1,"maximum":3},"x":{"type":"integer","minimum":-100000,"maximum":100000},"y":{"type":"integer","minimum":-100000,"maximum":100000},"to":{"$ref":"annex:/http/PageTarget"},"dialog":{"$ref":"annex:/http/DialogAnswer"}},"$id":"annex:/http/PageStep"};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ref !== undefined){
let data0 = data.ref;
if(typeof data0 === "string"){
if(func4(data0) > 10){
(vErrors ??= []).push({instancePath:instancePath+"/ref",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"}); errors++;
}
if(!pattern11.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/ref",keyword:"pattern",params:{pattern: "^e[1-9][0-9]{0,8}$"},message:"must match pattern \""+"^e[1-9][0-9]{0,8}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/ref",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.role !== undefined){
let data1 = data.role;
if(typeof data1 === "string"){
if(func4(data1) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/role",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}); errors++;
}
if(func4(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/role",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/role",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.name !== undefined){
let data2 = data.name;
if(typeof data2 === "string"){
if(func4(data2) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}); errors++;
}
if(func4(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate44.errors = vErrors;
return errors === 0;
}

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.accept === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "accept"},message:"must have required property '"+"accept"+"'"}); errors++;
}
if(data.accept !== undefined){
if(typeof data.accept !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/accept",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
}
}
if(data.text !== undefined){
let data1 = data.text;
if(typeof data1 === "string"){
if(func4(data1) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/text",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/text",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate46.errors = vErrors;
return errors === 0;
}

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.action === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"}); errors++;
}
if(data.action !== undefined){
let data0 = data.action;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/action",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!(((((((((data0 === "click") || (data0 === "fill")) || (data0 === "type")) || (data0 === "press")) || (data0 === "select")) || (data0 === "check")) || (data0 === "hover")) || (data0 === "scroll")) || (data0 === "drag"))){
(vErrors ??= []).push({instancePath:instancePath+"/action",keyword:"enum",params:{allowedValues: schema78.properties.action.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.ref !== undefined){
let data1 = data.ref;
if(typeof data1 === "string"){
if(func4(data1) > 10){
(vErrors ??= []).push({instancePath:instancePath+"/ref",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"}); errors++;
}
if(!pattern11.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/ref",keyword:"pattern",params:{pattern: "^e[1-9][0-9]{0,8}$"},message:"must match pattern \""+"^e[1-9][0-9]{0,8}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/ref",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.role !== undefined){
let data2 = data.role;
if(typeof data2 === "string"){
if(func4(data2) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/role",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}); errors++;
}
if(func4(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/role",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/role",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.name !== undefined){
let data3 = data.name;
if(typeof data3 === "string"){
if(func4(data3) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}); errors++;
}
if(func4(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.value !== undefined){
let data4 = data.value;
if(typeof data4 === "string"){
if(func4(data4) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/value",keyword:"maxLength",params:{limit: 20000},message:"must NOT have more than 20000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/value",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.checked !== undefined){
if(typeof data.checked !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/checked",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
}
}
if(data.button !== undefined){
let data6 = data.button;
if(typeof data6 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/button",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!((data6 === "left") || (data6 === "right"))){
(vErrors ??= []).push({instancePath:instancePath+"/button",keyword:"enum",params:{allowedValues: schema78.properties.button.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.count !== undefined){
let data7 = data.count;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
(vErrors ??= []).push({instancePath:instancePath+"/count",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 3 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/count",keyword:"maximum",params:{comparison: "<=", limit: 3},message:"must be <= 3"}); errors++;
}
if(data7 < 1 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/count",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data.x !== undefined){
let data8 = data.x;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
(vErrors ??= []).push({instancePath:instancePath+"/x",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 100000 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/x",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"}); errors++;
}
if(data8 < -100000 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/x",keyword:"minimum",params:{comparison: ">=", limit: -100000},message:"must be >= -100000"}); errors++;
}
}
}
if(data.y !== undefined){
let data9 = data.y;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
(vErrors ??= []).push({instancePath:instancePath+"/y",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 100000 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/y",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"}); errors++;
}
if(data9 < -100000 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/y",keyword:"minimum",params:{comparison: ">=", limit: -100000},message:"must be >= -100000"}); errors++;
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
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate43.errors = vErrors;
return errors === 0;
}

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
(vErrors ??= []).push({instancePath,keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"}); errors++;
}
if(data.text !== undefined){
let data0 = data.text;
if(typeof data0 === "string"){
if(func4(data0) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/text",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}); errors++;
}
if(func4(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/text",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/text",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.gone !== undefined){
let data1 = data.gone;
if(typeof data1 === "string"){
if(func4(data1) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/gone",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}); errors++;
}
if(func4(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/gone",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/gone",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.ref_gone !== undefined){
let data2 = data.ref_gone;
if(typeof data2 === "string"){
if(func4(data2) > 10){
(vErrors ??= []).push({instancePath:instancePath+"/ref_gone",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"}); errors++;
}
if(!pattern11.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/ref_gone",keyword:"pattern",params:{pattern: "^e[1-9][0-9]{0,8}$"},message:"must match pattern \""+"^e[1-9][0-9]{0,8}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/ref_gone",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.idle !== undefined){
let data3 = data.idle;
if(typeof data3 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/idle",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
}
if(true !== data3){
(vErrors ??= []).push({instancePath:instancePath+"/idle",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
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
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "steps"},message:"must have required property '"+"steps"+"'"}); errors++;
}
if(data.panelId !== undefined){
let data0 = data.panelId;
if(typeof data0 === "string"){
if(func4(data0) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/panelId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/panelId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/panelId",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.tabId !== undefined){
let data1 = data.tabId;
if(typeof data1 === "string"){
if(func4(data1) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.name !== undefined){
let data2 = data.name;
if(typeof data2 === "string"){
if(func4(data2) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
let data3 = data.timeout_ms;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/timeout_ms",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 30000 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/timeout_ms",keyword:"maximum",params:{comparison: "<=", limit: 30000},message:"must be <= 30000"}); errors++;
}
if(data3 < 1 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/timeout_ms",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
let data4 = data.waitForConsent;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/waitForConsent",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 60 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/waitForConsent",keyword:"maximum",params:{comparison: "<=", limit: 60},message:"must be <= 60"}); errors++;
}
if(data4 < 0 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/waitForConsent",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
if(data.steps !== undefined){
let data5 = data.steps;
if(Array.isArray(data5)){
if(data5.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/steps",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"}); errors++;
}
if(data5.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/steps",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}); errors++;
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
(vErrors ??= []).push({instancePath:instancePath+"/steps",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
}
if(data.until !== undefined){
if(!(validate49(data.until, {instancePath:instancePath+"/until",parentData:data,parentDataProperty:"until",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
}
if(typeof data.realFocus !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/realFocus",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate42.errors = vErrors;
return errors === 0;
}

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.owner === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"}); errors++;
}
if(data0.repo === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "repo"},message:"must have required property '"+"repo"+"'"}); errors++;
}
if(data0.owner !== undefined){
let data1 = data0.owner;
if(typeof data1 === "string"){
if(func4(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(!pattern4.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0.repo !== undefined){
let data2 = data0.repo;
if(typeof data2 === "string"){
if(func4(data2) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(!pattern4.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
validate51.errors = vErrors;
return errors === 0;
}

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
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "until"},message:"must have required property '"+"until"+"'"}); errors++;
}
if(data.panelId !== undefined){
let data0 = data.panelId;
if(typeof data0 === "string"){
if(func4(data0) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/panelId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/panelId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/panelId",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.tabId !== undefined){
let data1 = data.tabId;
if(typeof data1 === "string"){
if(func4(data1) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.name !== undefined){
let data2 = data.name;
if(typeof data2 === "string"){
if(func4(data2) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
let data3 = data.timeout_ms;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/timeout_ms",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 30000 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/timeout_ms",keyword:"maximum",params:{comparison: "<=", limit: 30000},message:"must be <= 30000"}); errors++;
}
if(data3 < 1 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/timeout_ms",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
let data4 = data.waitForConsent;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/waitForConsent",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 60 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/waitForConsent",keyword:"maximum",params:{comparison: "<=", limit: 60},message:"must be <= 60"}); errors++;
}
if(data4 < 0 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/waitForConsent",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
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
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate52.errors = vErrors;
return errors === 0;
}

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.owner === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"}); errors++;
}
if(data0.repo === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "repo"},message:"must have required property '"+"repo"+"'"}); errors++;
}
if(data0.owner !== undefined){
let data1 = data0.owner;
if(typeof data1 === "string"){
if(func4(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(!pattern4.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0.repo !== undefined){
let data2 = data0.repo;
if(typeof data2 === "string"){
if(func4(data2) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(!pattern4.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
validate54.errors = vErrors;
return errors === 0;
}

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.timeout_ms === undefined){
data.timeout_ms = 10000;
}
if(data.panelId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "panelId"},message:"must have required property '"+"panelId"+"'"}); errors++;
}
if(data.action === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"}); errors++;
}
if(data.code === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"}); errors++;
}
if(data.panelId !== undefined){
let data0 = data.panelId;
if(typeof data0 === "string"){
if(func4(data0) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/panelId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/panelId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/panelId",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.tabId !== undefined){
let data1 = data.tabId;
if(typeof data1 === "string"){
if(func4(data1) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.action !== undefined){
let data2 = data.action;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/action",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("eval" !== data2){
(vErrors ??= []).push({instancePath:instancePath+"/action",keyword:"const",params:{allowedValue: "eval"},message:"must be equal to constant"}); errors++;
}
}
if(data.code !== undefined){
let data3 = data.code;
if(typeof data3 === "string"){
if(func4(data3) > 250000){
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"maxLength",params:{limit: 250000},message:"must NOT have more than 250000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
let data4 = data.timeout_ms;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/timeout_ms",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 60000 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/timeout_ms",keyword:"maximum",params:{comparison: "<=", limit: 60000},message:"must be <= 60000"}); errors++;
}
if(data4 < 1 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/timeout_ms",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
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
if(data.panelId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "panelId"},message:"must have required property '"+"panelId"+"'"}); errors++;
}
if(data.action === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"}); errors++;
}
if(data.panelId !== undefined){
let data0 = data.panelId;
if(typeof data0 === "string"){
if(func4(data0) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/panelId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/panelId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/panelId",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.tabId !== undefined){
let data1 = data.tabId;
if(typeof data1 === "string"){
if(func4(data1) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.action !== undefined){
let data2 = data.action;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/action",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("reset" !== data2){
(vErrors ??= []).push({instancePath:instancePath+"/action",keyword:"const",params:{allowedValue: "reset"},message:"must be equal to constant"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate57.errors = vErrors;
return errors === 0;
}

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.panelId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "panelId"},message:"must have required property '"+"panelId"+"'"}); errors++;
}
if(data.action === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"}); errors++;
}
if(data.hidden === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "hidden"},message:"must have required property '"+"hidden"+"'"}); errors++;
}
if(data.panelId !== undefined){
let data0 = data.panelId;
if(typeof data0 === "string"){
if(func4(data0) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/panelId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/panelId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/panelId",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.tabId !== undefined){
let data1 = data.tabId;
if(typeof data1 === "string"){
if(func4(data1) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.action !== undefined){
let data2 = data.action;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/action",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("setHeaderHidden" !== data2){
(vErrors ??= []).push({instancePath:instancePath+"/action",keyword:"const",params:{allowedValue: "setHeaderHidden"},message:"must be equal to constant"}); errors++;
}
}
if(data.hidden !== undefined){
if(typeof data.hidden !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/hidden",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
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
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "mapping", tag: "action", tagValue: tag0},message:"value of tag \"action\" must be in oneOf"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "tag", tag: "action", tagValue: tag0},message:"tag \"action\" must be string"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate55.errors = vErrors;
return errors === 0;
}

const schema106 = {"type":"string","enum":["new"],"$id":"annex:/http/EvalFrame"};

const schema108 = {"type":"string","enum":["unenforced"],"$id":"annex:/http/EvalSandbox"};

const schema105 = {"type":"array","maxItems":100,"items":{"type":"object","required":["level","text"],"properties":{"level":{"type":"string","enum":["log","info","warn","error","debug"]},"text":{"type":"string","maxLength":2000}}},"$id":"annex:/http/EvalConsole"};

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 100){
(vErrors ??= []).push({instancePath,keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}); errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.level === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,keyword:"required",params:{missingProperty: "level"},message:"must have required property '"+"level"+"'"}); errors++;
}
if(data0.text === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"}); errors++;
}
if(data0.level !== undefined){
let data1 = data0.level;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/level",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!(((((data1 === "log") || (data1 === "info")) || (data1 === "warn")) || (data1 === "error")) || (data1 === "debug"))){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/level",keyword:"enum",params:{allowedValues: schema105.items.properties.level.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data0.text !== undefined){
let data2 = data0.text;
if(typeof data2 === "string"){
if(func4(data2) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/text",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/" + i0+"/text",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
validate64.errors = vErrors;
return errors === 0;
}

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"}); errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("executed" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"const",params:{allowedValue: "executed"},message:"must be equal to constant"}); errors++;
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
(vErrors ??= []).push({instancePath:instancePath+"/frame",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!(data2 === "new")){
(vErrors ??= []).push({instancePath:instancePath+"/frame",keyword:"enum",params:{allowedValues: schema106.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.browser !== undefined){
let data3 = data.browser;
if(typeof data3 === "string"){
if(func4(data3) > 36){
(vErrors ??= []).push({instancePath:instancePath+"/browser",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/browser",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.sandbox !== undefined){
let data4 = data.sandbox;
if(typeof data4 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sandbox",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!(data4 === "unenforced")){
(vErrors ??= []).push({instancePath:instancePath+"/sandbox",keyword:"enum",params:{allowedValues: schema108.enum},message:"must be equal to one of the allowed values"}); errors++;
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
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"}); errors++;
}
if(data.error === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"}); errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("error" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"const",params:{allowedValue: "error"},message:"must be equal to constant"}); errors++;
}
}
if(data.error !== undefined){
if(typeof data.error !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/error",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.stack !== undefined){
let data2 = data.stack;
if(typeof data2 === "string"){
if(func4(data2) > 4000){
(vErrors ??= []).push({instancePath:instancePath+"/stack",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/stack",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
(vErrors ??= []).push({instancePath:instancePath+"/frame",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!(data4 === "new")){
(vErrors ??= []).push({instancePath:instancePath+"/frame",keyword:"enum",params:{allowedValues: schema106.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.browser !== undefined){
let data5 = data.browser;
if(typeof data5 === "string"){
if(func4(data5) > 36){
(vErrors ??= []).push({instancePath:instancePath+"/browser",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/browser",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.sandbox !== undefined){
let data6 = data.sandbox;
if(typeof data6 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sandbox",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!(data6 === "unenforced")){
(vErrors ??= []).push({instancePath:instancePath+"/sandbox",keyword:"enum",params:{allowedValues: schema108.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
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
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"}); errors++;
}
if(data.evalId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "evalId"},message:"must have required property '"+"evalId"+"'"}); errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("queued" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"const",params:{allowedValue: "queued"},message:"must be equal to constant"}); errors++;
}
}
if(data.evalId !== undefined){
let data1 = data.evalId;
if(typeof data1 === "string"){
if(func4(data1) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/evalId",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}); errors++;
}
if(!pattern19.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/evalId",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/evalId",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
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
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "mapping", tag: "status", tagValue: tag0},message:"value of tag \"status\" must be in oneOf"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "tag", tag: "status", tagValue: tag0},message:"tag \"status\" must be string"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate62.errors = vErrors;
return errors === 0;
}

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.owner === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"}); errors++;
}
if(data0.repo === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "repo"},message:"must have required property '"+"repo"+"'"}); errors++;
}
if(data0.owner !== undefined){
let data1 = data0.owner;
if(typeof data1 === "string"){
if(func4(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(!pattern4.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0.repo !== undefined){
let data2 = data0.repo;
if(typeof data2 === "string"){
if(func4(data2) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(!pattern4.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
validate72.errors = vErrors;
return errors === 0;
}

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.owner === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"}); errors++;
}
if(data0.repo === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "repo"},message:"must have required property '"+"repo"+"'"}); errors++;
}
if(data0.evalId === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "evalId"},message:"must have required property '"+"evalId"+"'"}); errors++;
}
if(data0.owner !== undefined){
let data1 = data0.owner;
if(typeof data1 === "string"){
if(func4(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(!pattern4.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0.repo !== undefined){
let data2 = data0.repo;
if(typeof data2 === "string"){
if(func4(data2) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(!pattern4.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0.evalId !== undefined){
let data3 = data0.evalId;
if(typeof data3 === "string"){
if(func4(data3) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/path/evalId",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/evalId",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
validate73.errors = vErrors;
return errors === 0;
}

const schema121 = {"type":"object","required":["name","panels"],"properties":{"name":{"type":"string","enum":["Development","Control","Visualization","Media","Utility"]},"panels":{"type":"array","items":{"$ref":"annex:/http/CatalogPanel"}}},"$id":"annex:/http/PanelCategory"};

const pattern24 = /* @__PURE__ */ new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$", "u");

const formats0 = formats.fullFormats.uri;

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.panelType === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "panelType"},message:"must have required property '"+"panelType"+"'"}); errors++;
}
if(data.displayName === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "displayName"},message:"must have required property '"+"displayName"+"'"}); errors++;
}
if(data.displayIcon === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "displayIcon"},message:"must have required property '"+"displayIcon"+"'"}); errors++;
}
if(data.description === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"}); errors++;
}
if(data.singleton === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "singleton"},message:"must have required property '"+"singleton"+"'"}); errors++;
}
if(data.placeholder === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "placeholder"},message:"must have required property '"+"placeholder"+"'"}); errors++;
}
if(data.panelType !== undefined){
let data0 = data.panelType;
if(typeof data0 === "string"){
if(func4(data0) > 137){
(vErrors ??= []).push({instancePath:instancePath+"/panelType",keyword:"maxLength",params:{limit: 137},message:"must NOT have more than 137 characters"}); errors++;
}
if(!pattern24.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/panelType",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/panelType",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.displayName !== undefined){
let data1 = data.displayName;
if(typeof data1 === "string"){
if(func4(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/displayName",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/displayName",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.displayIcon !== undefined){
let data2 = data.displayIcon;
if(typeof data2 === "string"){
if(func4(data2) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/displayIcon",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/displayIcon",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.description !== undefined){
let data3 = data.description;
if(typeof data3 === "string"){
if(func4(data3) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.singleton !== undefined){
if(typeof data.singleton !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/singleton",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
}
}
if(data.placeholder !== undefined){
if(typeof data.placeholder !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/placeholder",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
}
}
if(data.url !== undefined){
let data6 = data.url;
if(typeof data6 === "string"){
if(!(formats0(data6))){
(vErrors ??= []).push({instancePath:instancePath+"/url",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/url",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.view !== undefined){
let data7 = data.view;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.package === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/view",keyword:"required",params:{missingProperty: "package"},message:"must have required property '"+"package"+"'"}); errors++;
}
if(data7.version === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/view",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"}); errors++;
}
if(data7.package !== undefined){
let data8 = data7.package;
if(typeof data8 === "string"){
if(func4(data8) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/view/package",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/view/package",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data7.version !== undefined){
let data9 = data7.version;
if(typeof data9 === "string"){
if(func4(data9) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/view/version",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/view/version",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/view",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
if(data.aliases !== undefined){
let data10 = data.aliases;
if(Array.isArray(data10)){
if(data10.length > 256){
(vErrors ??= []).push({instancePath:instancePath+"/aliases",keyword:"maxItems",params:{limit: 256},message:"must NOT have more than 256 items"}); errors++;
}
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
if(typeof data11 === "string"){
if(func4(data11) > 137){
(vErrors ??= []).push({instancePath:instancePath+"/aliases/" + i0,keyword:"maxLength",params:{limit: 137},message:"must NOT have more than 137 characters"}); errors++;
}
if(!pattern24.test(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/aliases/" + i0,keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/aliases/" + i0,keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/aliases",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate76.errors = vErrors;
return errors === 0;
}

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"}); errors++;
}
if(data.panels === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "panels"},message:"must have required property '"+"panels"+"'"}); errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!(((((data0 === "Development") || (data0 === "Control")) || (data0 === "Visualization")) || (data0 === "Media")) || (data0 === "Utility"))){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"enum",params:{allowedValues: schema121.properties.name.enum},message:"must be equal to one of the allowed values"}); errors++;
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
(vErrors ??= []).push({instancePath:instancePath+"/panels",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
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
if(data.categories === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "categories"},message:"must have required property '"+"categories"+"'"}); errors++;
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
(vErrors ??= []).push({instancePath:instancePath+"/categories",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate74.errors = vErrors;
return errors === 0;
}

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.instance === undefined){
data.instance = 0;
}
if(data.url === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"}); errors++;
}
if(data.url !== undefined){
let data0 = data.url;
if(typeof data0 === "string"){
if(func4(data0) > 2048){
(vErrors ??= []).push({instancePath:instancePath+"/url",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}); errors++;
}
if(!pattern6.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/url",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#\\\\][^\\s\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#\\\\][^\\s\\u0000-\\u001f\\u007f]*$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/url",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.from !== undefined){
let data1 = data.from;
if(typeof data1 === "string"){
if(func4(data1) > 2048){
(vErrors ??= []).push({instancePath:instancePath+"/from",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}); errors++;
}
if(!pattern6.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/from",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#\\\\][^\\s\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#\\\\][^\\s\\u0000-\\u001f\\u007f]*$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/from",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
let data2 = data.instance;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/instance",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1000000 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/instance",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"}); errors++;
}
if(data2 < 0 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/instance",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate79.errors = vErrors;
return errors === 0;
}

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"}); errors++;
}
if(data.origin === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "origin"},message:"must have required property '"+"origin"+"'"}); errors++;
}
if(data.upstream === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "upstream"},message:"must have required property '"+"upstream"+"'"}); errors++;
}
if(data.url !== undefined){
let data0 = data.url;
if(typeof data0 === "string"){
if(func4(data0) > 4096){
(vErrors ??= []).push({instancePath:instancePath+"/url",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}); errors++;
}
if(!(formats0(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/url",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/url",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.origin !== undefined){
let data1 = data.origin;
if(typeof data1 === "string"){
if(func4(data1) > 2048){
(vErrors ??= []).push({instancePath:instancePath+"/origin",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}); errors++;
}
if(!(formats0(data1))){
(vErrors ??= []).push({instancePath:instancePath+"/origin",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/origin",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.upstream !== undefined){
let data2 = data.upstream;
if(typeof data2 === "string"){
if(func4(data2) > 2048){
(vErrors ??= []).push({instancePath:instancePath+"/upstream",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}); errors++;
}
if(!(formats0(data2))){
(vErrors ??= []).push({instancePath:instancePath+"/upstream",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/upstream",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate80.errors = vErrors;
return errors === 0;
}

function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.owner === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"}); errors++;
}
if(data0.repo === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "repo"},message:"must have required property '"+"repo"+"'"}); errors++;
}
if(data0.owner !== undefined){
let data1 = data0.owner;
if(typeof data1 === "string"){
if(func4(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(!pattern4.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0.repo !== undefined){
let data2 = data0.repo;
if(typeof data2 === "string"){
if(func4(data2) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(!pattern4.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
validate81.errors = vErrors;
return errors === 0;
}

const schema130 = {"type":"object","required":["framable","reachable","reason"],"properties":{"framable":{"type":["boolean","null"]},"reachable":{"type":["boolean","null"]},"late":{"type":"boolean"},"reason":{"type":"string","maxLength":500}},"$id":"annex:/http/Framing"};

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.framable === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "framable"},message:"must have required property '"+"framable"+"'"}); errors++;
}
if(data.reachable === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reachable"},message:"must have required property '"+"reachable"+"'"}); errors++;
}
if(data.reason === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"}); errors++;
}
if(data.framable !== undefined){
let data0 = data.framable;
if((typeof data0 !== "boolean") && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/framable",keyword:"type",params:{type: schema130.properties.framable.type},message:"must be boolean,null"}); errors++;
}
}
if(data.reachable !== undefined){
let data1 = data.reachable;
if((typeof data1 !== "boolean") && (data1 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/reachable",keyword:"type",params:{type: schema130.properties.reachable.type},message:"must be boolean,null"}); errors++;
}
}
if(data.late !== undefined){
if(typeof data.late !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/late",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
}
}
if(data.reason !== undefined){
let data3 = data.reason;
if(typeof data3 === "string"){
if(func4(data3) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate82.errors = vErrors;
return errors === 0;
}

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.owner === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"}); errors++;
}
if(data0.repo === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "repo"},message:"must have required property '"+"repo"+"'"}); errors++;
}
if(data0.owner !== undefined){
let data1 = data0.owner;
if(typeof data1 === "string"){
if(func4(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(!pattern4.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0.repo !== undefined){
let data2 = data0.repo;
if(typeof data2 === "string"){
if(func4(data2) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(!pattern4.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
if(data.query !== undefined){
let data3 = data.query;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.url === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/query",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"}); errors++;
}
if(data3.url !== undefined){
let data4 = data3.url;
if(typeof data4 === "string"){
if(func4(data4) > 2048){
(vErrors ??= []).push({instancePath:instancePath+"/query/url",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}); errors++;
}
if(!pattern6.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/query/url",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#\\\\][^\\s\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#\\\\][^\\s\\u0000-\\u001f\\u007f]*$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/query/url",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
validate83.errors = vErrors;
return errors === 0;
}

const schema134 = {"type":"object","required":["icon"],"properties":{"icon":{"type":["string","null"],"pattern":"^data:image/[A-Za-z0-9.+-]+;base64,[A-Za-z0-9+/]+=*$","maxLength":180000}},"$id":"annex:/http/SiteIcon"};

const pattern33 = /* @__PURE__ */ new RegExp("^data:image/[A-Za-z0-9.+-]+;base64,[A-Za-z0-9+/]+=*$", "u");

function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.icon === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "icon"},message:"must have required property '"+"icon"+"'"}); errors++;
}
if(data.icon !== undefined){
let data0 = data.icon;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/icon",keyword:"type",params:{type: schema134.properties.icon.type},message:"must be string,null"}); errors++;
}
if(typeof data0 === "string"){
if(func4(data0) > 180000){
(vErrors ??= []).push({instancePath:instancePath+"/icon",keyword:"maxLength",params:{limit: 180000},message:"must NOT have more than 180000 characters"}); errors++;
}
if(!pattern33.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/icon",keyword:"pattern",params:{pattern: "^data:image/[A-Za-z0-9.+-]+;base64,[A-Za-z0-9+/]+=*$"},message:"must match pattern \""+"^data:image/[A-Za-z0-9.+-]+;base64,[A-Za-z0-9+/]+=*$"+"\""}); errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate84.errors = vErrors;
return errors === 0;
}

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.owner === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"}); errors++;
}
if(data0.repo === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "repo"},message:"must have required property '"+"repo"+"'"}); errors++;
}
if(data0.owner !== undefined){
let data1 = data0.owner;
if(typeof data1 === "string"){
if(func4(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(!pattern4.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0.repo !== undefined){
let data2 = data0.repo;
if(typeof data2 === "string"){
if(func4(data2) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(!pattern4.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
if(data.query !== undefined){
let data3 = data.query;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.url === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/query",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"}); errors++;
}
if(data3.url !== undefined){
let data4 = data3.url;
if(typeof data4 === "string"){
if(func4(data4) > 2048){
(vErrors ??= []).push({instancePath:instancePath+"/query/url",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}); errors++;
}
if(!pattern6.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/query/url",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#\\\\][^\\s\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#\\\\][^\\s\\u0000-\\u001f\\u007f]*$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/query/url",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
validate85.errors = vErrors;
return errors === 0;
}

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.repo === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "repo"},message:"must have required property '"+"repo"+"'"}); errors++;
}
if(data.repo !== undefined){
let data0 = data.repo;
if(typeof data0 === "string"){
if(func4(data0) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/repo",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(!pattern4.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/repo",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/repo",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate86.errors = vErrors;
return errors === 0;
}

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.owner === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"}); errors++;
}
if(data0.repo === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "repo"},message:"must have required property '"+"repo"+"'"}); errors++;
}
if(data0.owner !== undefined){
let data1 = data0.owner;
if(typeof data1 === "string"){
if(func4(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(!pattern4.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0.repo !== undefined){
let data2 = data0.repo;
if(typeof data2 === "string"){
if(func4(data2) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(!pattern4.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
validate87.errors = vErrors;
return errors === 0;
}

function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.owner === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"}); errors++;
}
if(data0.repo === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "repo"},message:"must have required property '"+"repo"+"'"}); errors++;
}
if(data0.owner !== undefined){
let data1 = data0.owner;
if(typeof data1 === "string"){
if(func4(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(!pattern4.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0.repo !== undefined){
let data2 = data0.repo;
if(typeof data2 === "string"){
if(func4(data2) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(!pattern4.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
validate88.errors = vErrors;
return errors === 0;
}

const schema146 = {"type":"object","required":["revision","layout","root","focusedPanelId","type","id"],"properties":{"revision":{"type":"integer","minimum":0},"layout":{"$ref":"annex:/http/Layout"},"root":{"allOf":[{"$ref":"annex:/http/Layout"}]},"type":{"type":"string","enum":["leaf","split"]},"id":{"$ref":"annex:/http/NodeId"},"tabs":{"type":"array","maxItems":1000,"items":{"$ref":"annex:/http/Tab"}},"activeTab":{"$ref":"annex:/http/NodeId"},"direction":{"$ref":"annex:/http/SplitDirection"},"ratio":{"$ref":"annex:/http/SplitRatio"},"first":{"$ref":"annex:/http/Layout"},"second":{"$ref":"annex:/http/Layout"},"focusedPanelId":{"oneOf":[{"$ref":"annex:/http/NodeId"},{"type":"null"}]}},"$id":"annex:/http/LayoutSnapshot"};

const schema150 = {"type":"string","enum":["horizontal","vertical"],"$id":"annex:/http/SplitDirection"};

const wrapper0 = {validate: validate90};

function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"}); errors++;
}
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++;
}
if(data.direction === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "direction"},message:"must have required property '"+"direction"+"'"}); errors++;
}
if(data.ratio === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "ratio"},message:"must have required property '"+"ratio"+"'"}); errors++;
}
if(data.first === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "first"},message:"must have required property '"+"first"+"'"}); errors++;
}
if(data.second === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "second"},message:"must have required property '"+"second"+"'"}); errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("split" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "split"},message:"must be equal to constant"}); errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(func4(data1) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.direction !== undefined){
let data2 = data.direction;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/direction",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!((data2 === "horizontal") || (data2 === "vertical"))){
(vErrors ??= []).push({instancePath:instancePath+"/direction",keyword:"enum",params:{allowedValues: schema150.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.ratio !== undefined){
let data3 = data.ratio;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 0.95 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/ratio",keyword:"maximum",params:{comparison: "<=", limit: 0.95},message:"must be <= 0.95"}); errors++;
}
if(data3 < 0.05 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/ratio",keyword:"minimum",params:{comparison: ">=", limit: 0.05},message:"must be >= 0.05"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/ratio",keyword:"type",params:{type: "number"},message:"must be number"}); errors++;
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
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
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
(vErrors ??= []).push({instancePath:instancePath+"/url",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"}); errors++;
}
if(!pattern6.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/url",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#\\\\][^\\s\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#\\\\][^\\s\\u0000-\\u001f\\u007f]*$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/url",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.headerHidden !== undefined){
if(typeof data.headerHidden !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/headerHidden",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
}
}
if(data.proxyEnabled !== undefined){
if(typeof data.proxyEnabled !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/proxyEnabled",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
}
}
if(data.reloads !== undefined){
let data3 = data.reloads;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/reloads",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/reloads",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}); errors++;
}
if(data3 < 0 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/reloads",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data.loads !== undefined){
let data4 = data.loads;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/loads",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9007199254740991 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/loads",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}); errors++;
}
if(data4 < 0 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/loads",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data.resets !== undefined){
let data5 = data.resets;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/resets",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9007199254740991 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/resets",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}); errors++;
}
if(data5 < 0 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/resets",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate95.errors = vErrors;
return errors === 0;
}

function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++;
}
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"}); errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func4(data0) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate97.errors = vErrors;
return errors === 0;
}

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++;
}
if(data.panelType === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "panelType"},message:"must have required property '"+"panelType"+"'"}); errors++;
}
if(data.displayName === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "displayName"},message:"must have required property '"+"displayName"+"'"}); errors++;
}
if(data.displayIcon === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "displayIcon"},message:"must have required property '"+"displayIcon"+"'"}); errors++;
}
if(data.panelState === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "panelState"},message:"must have required property '"+"panelState"+"'"}); errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func4(data0) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.panelType !== undefined){
let data1 = data.panelType;
if(typeof data1 === "string"){
if(func4(data1) > 137){
(vErrors ??= []).push({instancePath:instancePath+"/panelType",keyword:"maxLength",params:{limit: 137},message:"must NOT have more than 137 characters"}); errors++;
}
if(!pattern24.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/panelType",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/panelType",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.displayName !== undefined){
let data2 = data.displayName;
if(typeof data2 === "string"){
if(func4(data2) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/displayName",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(func4(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/displayName",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
if(!pattern43.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/displayName",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f]*$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/displayName",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.displayIcon !== undefined){
let data3 = data.displayIcon;
if(typeof data3 === "string"){
if(func4(data3) > 16384){
(vErrors ??= []).push({instancePath:instancePath+"/displayIcon",keyword:"maxLength",params:{limit: 16384},message:"must NOT have more than 16384 characters"}); errors++;
}
if(func4(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/displayIcon",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
if(!pattern44.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/displayIcon",keyword:"pattern",params:{pattern: "^((mdi:)?[a-z0-9-]{1,100}|data:image/(svg\\+xml|png);base64,[A-Za-z0-9+/]+={0,2})$"},message:"must match pattern \""+"^((mdi:)?[a-z0-9-]{1,100}|data:image/(svg\\+xml|png);base64,[A-Za-z0-9+/]+={0,2})$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/displayIcon",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate94.errors = vErrors;
return errors === 0;
}

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"}); errors++;
}
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++;
}
if(data.tabs === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tabs"},message:"must have required property '"+"tabs"+"'"}); errors++;
}
if(data.activeTab === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "activeTab"},message:"must have required property '"+"activeTab"+"'"}); errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("leaf" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "leaf"},message:"must be equal to constant"}); errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(func4(data1) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.tabs !== undefined){
let data2 = data.tabs;
if(Array.isArray(data2)){
if(data2.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/tabs",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}); errors++;
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
(vErrors ??= []).push({instancePath:instancePath+"/tabs",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
}
if(data.activeTab !== undefined){
let data4 = data.activeTab;
if(typeof data4 === "string"){
if(func4(data4) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/activeTab",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data4) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/activeTab",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/activeTab",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
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
(vErrors ??= []).push({instancePath,keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"}); errors++;
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
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "revision"},message:"must have required property '"+"revision"+"'"}); errors++;
}
if(data.layout === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "layout"},message:"must have required property '"+"layout"+"'"}); errors++;
}
if(data.root === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "root"},message:"must have required property '"+"root"+"'"}); errors++;
}
if(data.focusedPanelId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "focusedPanelId"},message:"must have required property '"+"focusedPanelId"+"'"}); errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"}); errors++;
}
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++;
}
if(data.revision !== undefined){
let data0 = data.revision;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/revision",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/revision",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
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
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!((data3 === "leaf") || (data3 === "split"))){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: schema146.properties.type.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.id !== undefined){
let data4 = data.id;
if(typeof data4 === "string"){
if(func4(data4) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data4) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.tabs !== undefined){
let data5 = data.tabs;
if(Array.isArray(data5)){
if(data5.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/tabs",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}); errors++;
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
(vErrors ??= []).push({instancePath:instancePath+"/tabs",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
}
if(data.activeTab !== undefined){
let data7 = data.activeTab;
if(typeof data7 === "string"){
if(func4(data7) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/activeTab",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data7) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/activeTab",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/activeTab",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.direction !== undefined){
let data8 = data.direction;
if(typeof data8 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/direction",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!((data8 === "horizontal") || (data8 === "vertical"))){
(vErrors ??= []).push({instancePath:instancePath+"/direction",keyword:"enum",params:{allowedValues: schema150.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.ratio !== undefined){
let data9 = data.ratio;
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 0.95 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/ratio",keyword:"maximum",params:{comparison: "<=", limit: 0.95},message:"must be <= 0.95"}); errors++;
}
if(data9 < 0.05 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/ratio",keyword:"minimum",params:{comparison: ">=", limit: 0.05},message:"must be >= 0.05"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/ratio",keyword:"type",params:{type: "number"},message:"must be number"}); errors++;
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
(vErrors ??= []).push({instancePath:instancePath+"/focusedPanelId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data12) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/focusedPanelId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/focusedPanelId",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
var _valid0 = _errs27 === errors;
if(_valid0){
valid8 = true;
passing0 = 0;
}
const _errs30 = errors;
if(data12 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/focusedPanelId",keyword:"type",params:{type: "null"},message:"must be null"}); errors++;
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
(vErrors ??= []).push({instancePath:instancePath+"/focusedPanelId",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"}); errors++;
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
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate89.errors = vErrors;
return errors === 0;
}

function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.owner === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"}); errors++;
}
if(data0.repo === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "repo"},message:"must have required property '"+"repo"+"'"}); errors++;
}
if(data0.owner !== undefined){
let data1 = data0.owner;
if(typeof data1 === "string"){
if(func4(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(!pattern4.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0.repo !== undefined){
let data2 = data0.repo;
if(typeof data2 === "string"){
if(func4(data2) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(!pattern4.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
validate106.errors = vErrors;
return errors === 0;
}

function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if("layout" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/event",keyword:"const",params:{allowedValue: "layout"},message:"must be equal to constant"}); errors++;
}
}
if(data.data !== undefined){
let data1 = data.data;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.revision === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"required",params:{missingProperty: "revision"},message:"must have required property '"+"revision"+"'"}); errors++;
}
if(data1.layout === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"required",params:{missingProperty: "layout"},message:"must have required property '"+"layout"+"'"}); errors++;
}
if(data1.revision !== undefined){
let data2 = data1.revision;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/data/revision",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/data/revision",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
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
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
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
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "browsers"},message:"must have required property '"+"browsers"+"'"}); errors++;
}
if(data.tabShared === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tabShared"},message:"must have required property '"+"tabShared"+"'"}); errors++;
}
if(data.screenShared === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "screenShared"},message:"must have required property '"+"screenShared"+"'"}); errors++;
}
if(data.sharing === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sharing"},message:"must have required property '"+"sharing"+"'"}); errors++;
}
if(data.availableScopes === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "availableScopes"},message:"must have required property '"+"availableScopes"+"'"}); errors++;
}
if(data.browsers !== undefined){
let data0 = data.browsers;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/browsers",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/browsers",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data.tabShared !== undefined){
if(typeof data.tabShared !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/tabShared",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
}
}
if(data.screenShared !== undefined){
if(typeof data.screenShared !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/screenShared",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
}
}
if(data.sharing !== undefined){
let data3 = data.sharing;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.active === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/sharing",keyword:"required",params:{missingProperty: "active"},message:"must have required property '"+"active"+"'"}); errors++;
}
if(data3.active !== undefined){
if(typeof data3.active !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/sharing/active",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sharing",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
if(data.availableScopes !== undefined){
let data5 = data.availableScopes;
if(Array.isArray(data5)){
if(data5.length > 3){
(vErrors ??= []).push({instancePath:instancePath+"/availableScopes",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items"}); errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/availableScopes/" + i0,keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!(((data6 === "panel") || (data6 === "workspace")) || (data6 === "screen"))){
(vErrors ??= []).push({instancePath:instancePath+"/availableScopes/" + i0,keyword:"enum",params:{allowedValues: schema178.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/availableScopes",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate113.errors = vErrors;
return errors === 0;
}

function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"}); errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("sharing_changed" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "sharing_changed"},message:"must be equal to constant"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
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
if("message" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/event",keyword:"const",params:{allowedValue: "message"},message:"must be equal to constant"}); errors++;
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
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"}); errors++;
}
if(data1.type !== undefined){
let data2 = data1.type;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/data/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("connected" !== data2){
(vErrors ??= []).push({instancePath:instancePath+"/data/type",keyword:"const",params:{allowedValue: "connected"},message:"must be equal to constant"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
var _valid0 = _errs5 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs10 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.type === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"}); errors++;
}
if(data1.revision === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"required",params:{missingProperty: "revision"},message:"must have required property '"+"revision"+"'"}); errors++;
}
if(data1.type !== undefined){
let data3 = data1.type;
if(typeof data3 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/data/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("workspace_updated" !== data3){
(vErrors ??= []).push({instancePath:instancePath+"/data/type",keyword:"const",params:{allowedValue: "workspace_updated"},message:"must be equal to constant"}); errors++;
}
}
if(data1.revision !== undefined){
let data4 = data1.revision;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/data/revision",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/data/revision",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
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
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"}); errors++;
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
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
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
(vErrors ??= []).push({instancePath,keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"}); errors++;
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

function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.owner === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"}); errors++;
}
if(data0.repo === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "repo"},message:"must have required property '"+"repo"+"'"}); errors++;
}
if(data0.owner !== undefined){
let data1 = data0.owner;
if(typeof data1 === "string"){
if(func4(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(!pattern4.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0.repo !== undefined){
let data2 = data0.repo;
if(typeof data2 === "string"){
if(func4(data2) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(!pattern4.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
validate117.errors = vErrors;
return errors === 0;
}

function validate119(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tabId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tabId"},message:"must have required property '"+"tabId"+"'"}); errors++;
}
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++;
}
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"}); errors++;
}
if(data.displayName === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "displayName"},message:"must have required property '"+"displayName"+"'"}); errors++;
}
if(data.displayIcon === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "displayIcon"},message:"must have required property '"+"displayIcon"+"'"}); errors++;
}
if(data.panelId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "panelId"},message:"must have required property '"+"panelId"+"'"}); errors++;
}
if(data.panelType === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "panelType"},message:"must have required property '"+"panelType"+"'"}); errors++;
}
if(data.panelState === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "panelState"},message:"must have required property '"+"panelState"+"'"}); errors++;
}
if(data.isActive === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "isActive"},message:"must have required property '"+"isActive"+"'"}); errors++;
}
if(data.tabId !== undefined){
let data0 = data.tabId;
if(typeof data0 === "string"){
if(func4(data0) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(func4(data1) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.name !== undefined){
let data2 = data.name;
if(typeof data2 === "string"){
if(func4(data2) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(func4(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
if(!pattern43.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f]*$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.displayName !== undefined){
let data3 = data.displayName;
if(typeof data3 === "string"){
if(func4(data3) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/displayName",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(func4(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/displayName",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
if(!pattern43.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/displayName",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f]*$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/displayName",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.displayIcon !== undefined){
let data4 = data.displayIcon;
if(typeof data4 === "string"){
if(func4(data4) > 16384){
(vErrors ??= []).push({instancePath:instancePath+"/displayIcon",keyword:"maxLength",params:{limit: 16384},message:"must NOT have more than 16384 characters"}); errors++;
}
if(func4(data4) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/displayIcon",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
if(!pattern44.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/displayIcon",keyword:"pattern",params:{pattern: "^((mdi:)?[a-z0-9-]{1,100}|data:image/(svg\\+xml|png);base64,[A-Za-z0-9+/]+={0,2})$"},message:"must match pattern \""+"^((mdi:)?[a-z0-9-]{1,100}|data:image/(svg\\+xml|png);base64,[A-Za-z0-9+/]+={0,2})$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/displayIcon",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.panelId !== undefined){
let data5 = data.panelId;
if(typeof data5 === "string"){
if(func4(data5) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/panelId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data5) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/panelId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/panelId",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.panelType !== undefined){
let data6 = data.panelType;
if(typeof data6 === "string"){
if(func4(data6) > 137){
(vErrors ??= []).push({instancePath:instancePath+"/panelType",keyword:"maxLength",params:{limit: 137},message:"must NOT have more than 137 characters"}); errors++;
}
if(!pattern24.test(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/panelType",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/panelType",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
(vErrors ??= []).push({instancePath:instancePath+"/isActive",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
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
(vErrors ??= []).push({instancePath:instancePath+"/isOwn",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate119.errors = vErrors;
return errors === 0;
}

function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.revision === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "revision"},message:"must have required property '"+"revision"+"'"}); errors++;
}
if(data.tabs === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tabs"},message:"must have required property '"+"tabs"+"'"}); errors++;
}
if(data.revision !== undefined){
let data0 = data.revision;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/revision",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/revision",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data.tabs !== undefined){
let data1 = data.tabs;
if(Array.isArray(data1)){
if(data1.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/tabs",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}); errors++;
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
(vErrors ??= []).push({instancePath:instancePath+"/tabs",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate118.errors = vErrors;
return errors === 0;
}

function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.owner === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"}); errors++;
}
if(data0.repo === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "repo"},message:"must have required property '"+"repo"+"'"}); errors++;
}
if(data0.owner !== undefined){
let data1 = data0.owner;
if(typeof data1 === "string"){
if(func4(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(!pattern4.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0.repo !== undefined){
let data2 = data0.repo;
if(typeof data2 === "string"){
if(func4(data2) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(!pattern4.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
if(data.query !== undefined){
let data3 = data.query;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.name !== undefined){
let data4 = data3.name;
if(typeof data4 === "string"){
if(func4(data4) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/query/name",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(func4(data4) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/query/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
if(!pattern43.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/query/name",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f]*$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/query/name",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
validate123.errors = vErrors;
return errors === 0;
}

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
(vErrors ??= []).push({instancePath:instancePath+"/url",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"}); errors++;
}
if(!pattern6.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/url",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#\\\\][^\\s\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#\\\\][^\\s\\u0000-\\u001f\\u007f]*$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/url",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs7 = errors;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/url",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("about:blank" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/url",keyword:"const",params:{allowedValue: "about:blank"},message:"must be equal to constant"}); errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/url",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}); errors++;
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
(vErrors ??= []).push({instancePath:instancePath+"/headerHidden",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
}
}
if(data.proxyEnabled !== undefined){
if(typeof data.proxyEnabled !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/proxyEnabled",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
}
}
if(data.displayName !== undefined){
let data3 = data.displayName;
if(typeof data3 === "string"){
if(func4(data3) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/displayName",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(func4(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/displayName",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
if(!pattern43.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/displayName",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f]*$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/displayName",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.displayIcon !== undefined){
let data4 = data.displayIcon;
if(typeof data4 === "string"){
if(func4(data4) > 16384){
(vErrors ??= []).push({instancePath:instancePath+"/displayIcon",keyword:"maxLength",params:{limit: 16384},message:"must NOT have more than 16384 characters"}); errors++;
}
if(func4(data4) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/displayIcon",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
if(!pattern44.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/displayIcon",keyword:"pattern",params:{pattern: "^((mdi:)?[a-z0-9-]{1,100}|data:image/(svg\\+xml|png);base64,[A-Za-z0-9+/]+={0,2})$"},message:"must match pattern \""+"^((mdi:)?[a-z0-9-]{1,100}|data:image/(svg\\+xml|png);base64,[A-Za-z0-9+/]+={0,2})$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/displayIcon",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate125.errors = vErrors;
return errors === 0;
}

function validate124(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.panelType === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "panelType"},message:"must have required property '"+"panelType"+"'"}); errors++;
}
if(data.panelId !== undefined){
let data0 = data.panelId;
if(typeof data0 === "string"){
if(func4(data0) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/panelId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/panelId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/panelId",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.panelType !== undefined){
let data1 = data.panelType;
if(typeof data1 === "string"){
if(func4(data1) > 137){
(vErrors ??= []).push({instancePath:instancePath+"/panelType",keyword:"maxLength",params:{limit: 137},message:"must NOT have more than 137 characters"}); errors++;
}
if(!pattern24.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/panelType",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/panelType",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.displayName !== undefined){
let data2 = data.displayName;
if(typeof data2 === "string"){
if(func4(data2) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/displayName",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(func4(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/displayName",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
if(!pattern43.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/displayName",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f]*$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/displayName",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.name !== undefined){
let data3 = data.name;
if(typeof data3 === "string"){
if(func4(data3) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(func4(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
if(!pattern43.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f]*$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.displayIcon !== undefined){
let data4 = data.displayIcon;
if(typeof data4 === "string"){
if(func4(data4) > 16384){
(vErrors ??= []).push({instancePath:instancePath+"/displayIcon",keyword:"maxLength",params:{limit: 16384},message:"must NOT have more than 16384 characters"}); errors++;
}
if(func4(data4) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/displayIcon",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
if(!pattern44.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/displayIcon",keyword:"pattern",params:{pattern: "^((mdi:)?[a-z0-9-]{1,100}|data:image/(svg\\+xml|png);base64,[A-Za-z0-9+/]+={0,2})$"},message:"must match pattern \""+"^((mdi:)?[a-z0-9-]{1,100}|data:image/(svg\\+xml|png);base64,[A-Za-z0-9+/]+={0,2})$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/displayIcon",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
(vErrors ??= []).push({instancePath:instancePath+"/active",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate124.errors = vErrors;
return errors === 0;
}

function validate128(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tabId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tabId"},message:"must have required property '"+"tabId"+"'"}); errors++;
}
if(data.panelId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "panelId"},message:"must have required property '"+"panelId"+"'"}); errors++;
}
if(data.revision === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "revision"},message:"must have required property '"+"revision"+"'"}); errors++;
}
if(data.tabId !== undefined){
let data0 = data.tabId;
if(typeof data0 === "string"){
if(func4(data0) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.panelId !== undefined){
let data1 = data.panelId;
if(typeof data1 === "string"){
if(func4(data1) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/panelId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/panelId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/panelId",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.revision !== undefined){
let data2 = data.revision;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/revision",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/revision",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate128.errors = vErrors;
return errors === 0;
}

function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.owner === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"}); errors++;
}
if(data0.repo === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "repo"},message:"must have required property '"+"repo"+"'"}); errors++;
}
if(data0.owner !== undefined){
let data1 = data0.owner;
if(typeof data1 === "string"){
if(func4(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(!pattern4.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0.repo !== undefined){
let data2 = data0.repo;
if(typeof data2 === "string"){
if(func4(data2) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(!pattern4.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
validate129.errors = vErrors;
return errors === 0;
}

function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.displayName !== undefined){
let data0 = data.displayName;
if(typeof data0 === "string"){
if(func4(data0) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/displayName",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(func4(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/displayName",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
if(!pattern43.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/displayName",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f]*$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/displayName",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.displayIcon !== undefined){
let data1 = data.displayIcon;
if(typeof data1 === "string"){
if(func4(data1) > 16384){
(vErrors ??= []).push({instancePath:instancePath+"/displayIcon",keyword:"maxLength",params:{limit: 16384},message:"must NOT have more than 16384 characters"}); errors++;
}
if(func4(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/displayIcon",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
if(!pattern44.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/displayIcon",keyword:"pattern",params:{pattern: "^((mdi:)?[a-z0-9-]{1,100}|data:image/(svg\\+xml|png);base64,[A-Za-z0-9+/]+={0,2})$"},message:"must match pattern \""+"^((mdi:)?[a-z0-9-]{1,100}|data:image/(svg\\+xml|png);base64,[A-Za-z0-9+/]+={0,2})$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/displayIcon",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.active !== undefined){
let data2 = data.active;
if(typeof data2 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/active",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
}
if(true !== data2){
(vErrors ??= []).push({instancePath:instancePath+"/active",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate130.errors = vErrors;
return errors === 0;
}

function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.owner === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"}); errors++;
}
if(data0.repo === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "repo"},message:"must have required property '"+"repo"+"'"}); errors++;
}
if(data0.owner !== undefined){
let data1 = data0.owner;
if(typeof data1 === "string"){
if(func4(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(!pattern4.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0.repo !== undefined){
let data2 = data0.repo;
if(typeof data2 === "string"){
if(func4(data2) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(!pattern4.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
if(data.query !== undefined){
let data3 = data.query;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.name === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/query",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"}); errors++;
}
if(data3.name !== undefined){
let data4 = data3.name;
if(typeof data4 === "string"){
if(func4(data4) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/query/name",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(func4(data4) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/query/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
if(!pattern43.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/query/name",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f]*$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/query/name",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
validate131.errors = vErrors;
return errors === 0;
}

function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func4(data0) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(func4(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
if(!pattern43.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f]*$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.panelId !== undefined){
let data1 = data.panelId;
if(typeof data1 === "string"){
if(func4(data1) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/panelId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/panelId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/panelId",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.tabId !== undefined){
let data2 = data.tabId;
if(typeof data2 === "string"){
if(func4(data2) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate132.errors = vErrors;
return errors === 0;
}

function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.closed === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "closed"},message:"must have required property '"+"closed"+"'"}); errors++;
}
if(data.revision === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "revision"},message:"must have required property '"+"revision"+"'"}); errors++;
}
if(data.closed !== undefined){
let data0 = data.closed;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func4(data1) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/closed/" + i0,keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/closed/" + i0,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/closed/" + i0,keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/closed",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
}
if(data.revision !== undefined){
let data2 = data.revision;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/revision",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/revision",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate133.errors = vErrors;
return errors === 0;
}

function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.owner === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"}); errors++;
}
if(data0.repo === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "repo"},message:"must have required property '"+"repo"+"'"}); errors++;
}
if(data0.owner !== undefined){
let data1 = data0.owner;
if(typeof data1 === "string"){
if(func4(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(!pattern4.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0.repo !== undefined){
let data2 = data0.repo;
if(typeof data2 === "string"){
if(func4(data2) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(!pattern4.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
if(data.query !== undefined){
let data3 = data.query;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.name !== undefined){
let data4 = data3.name;
if(typeof data4 === "string"){
if(func4(data4) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/query/name",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(func4(data4) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/query/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
if(!pattern43.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/query/name",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f]*$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/query/name",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
validate134.errors = vErrors;
return errors === 0;
}

function validate135(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.owner === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"}); errors++;
}
if(data0.repo === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "repo"},message:"must have required property '"+"repo"+"'"}); errors++;
}
if(data0.tabId === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "tabId"},message:"must have required property '"+"tabId"+"'"}); errors++;
}
if(data0.owner !== undefined){
let data1 = data0.owner;
if(typeof data1 === "string"){
if(func4(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(!pattern4.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0.repo !== undefined){
let data2 = data0.repo;
if(typeof data2 === "string"){
if(func4(data2) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(!pattern4.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0.tabId !== undefined){
let data3 = data0.tabId;
if(typeof data3 === "string"){
if(func4(data3) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/path/tabId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/path/tabId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/tabId",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
validate135.errors = vErrors;
return errors === 0;
}

function validate136(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.owner === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"}); errors++;
}
if(data0.repo === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "repo"},message:"must have required property '"+"repo"+"'"}); errors++;
}
if(data0.tabId === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "tabId"},message:"must have required property '"+"tabId"+"'"}); errors++;
}
if(data0.owner !== undefined){
let data1 = data0.owner;
if(typeof data1 === "string"){
if(func4(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(!pattern4.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0.repo !== undefined){
let data2 = data0.repo;
if(typeof data2 === "string"){
if(func4(data2) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(!pattern4.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0.tabId !== undefined){
let data3 = data0.tabId;
if(typeof data3 === "string"){
if(func4(data3) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/path/tabId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/path/tabId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/tabId",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
validate136.errors = vErrors;
return errors === 0;
}

function validate137(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.owner === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"}); errors++;
}
if(data0.repo === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "repo"},message:"must have required property '"+"repo"+"'"}); errors++;
}
if(data0.panelId === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "panelId"},message:"must have required property '"+"panelId"+"'"}); errors++;
}
if(data0.owner !== undefined){
let data1 = data0.owner;
if(typeof data1 === "string"){
if(func4(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(!pattern4.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0.repo !== undefined){
let data2 = data0.repo;
if(typeof data2 === "string"){
if(func4(data2) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(!pattern4.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0.panelId !== undefined){
let data3 = data0.panelId;
if(typeof data3 === "string"){
if(func4(data3) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/path/panelId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/path/panelId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/panelId",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
validate137.errors = vErrors;
return errors === 0;
}

const schema239 = {"type":"object","required":["panelId","direction","panelType"],"properties":{"panelId":{"$ref":"annex:/http/NodeId"},"direction":{"$ref":"annex:/http/SplitDirection"},"position":{"type":"string","enum":["before","after"]},"ratio":{"$ref":"annex:/http/SplitRatio"},"panelType":{"$ref":"annex:/http/PanelType"},"displayName":{"$ref":"annex:/http/DisplayName"},"name":{"allOf":[{"$ref":"annex:/http/DisplayName"}]},"displayIcon":{"$ref":"annex:/http/DisplayIcon"},"initialState":{"$ref":"annex:/http/InitialState"},"panelState":{"allOf":[{"$ref":"annex:/http/InitialState"}]}},"$id":"annex:/http/SplitLeaf"};

function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.panelId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "panelId"},message:"must have required property '"+"panelId"+"'"}); errors++;
}
if(data.direction === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "direction"},message:"must have required property '"+"direction"+"'"}); errors++;
}
if(data.panelType === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "panelType"},message:"must have required property '"+"panelType"+"'"}); errors++;
}
if(data.panelId !== undefined){
let data0 = data.panelId;
if(typeof data0 === "string"){
if(func4(data0) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/panelId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/panelId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/panelId",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.direction !== undefined){
let data1 = data.direction;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/direction",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!((data1 === "horizontal") || (data1 === "vertical"))){
(vErrors ??= []).push({instancePath:instancePath+"/direction",keyword:"enum",params:{allowedValues: schema150.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.position !== undefined){
let data2 = data.position;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/position",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!((data2 === "before") || (data2 === "after"))){
(vErrors ??= []).push({instancePath:instancePath+"/position",keyword:"enum",params:{allowedValues: schema239.properties.position.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.ratio !== undefined){
let data3 = data.ratio;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 0.95 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/ratio",keyword:"maximum",params:{comparison: "<=", limit: 0.95},message:"must be <= 0.95"}); errors++;
}
if(data3 < 0.05 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/ratio",keyword:"minimum",params:{comparison: ">=", limit: 0.05},message:"must be >= 0.05"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/ratio",keyword:"type",params:{type: "number"},message:"must be number"}); errors++;
}
}
if(data.panelType !== undefined){
let data4 = data.panelType;
if(typeof data4 === "string"){
if(func4(data4) > 137){
(vErrors ??= []).push({instancePath:instancePath+"/panelType",keyword:"maxLength",params:{limit: 137},message:"must NOT have more than 137 characters"}); errors++;
}
if(!pattern24.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/panelType",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/panelType",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.displayName !== undefined){
let data5 = data.displayName;
if(typeof data5 === "string"){
if(func4(data5) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/displayName",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(func4(data5) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/displayName",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
if(!pattern43.test(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/displayName",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f]*$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/displayName",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.name !== undefined){
let data6 = data.name;
if(typeof data6 === "string"){
if(func4(data6) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(func4(data6) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
if(!pattern43.test(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f]*$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.displayIcon !== undefined){
let data7 = data.displayIcon;
if(typeof data7 === "string"){
if(func4(data7) > 16384){
(vErrors ??= []).push({instancePath:instancePath+"/displayIcon",keyword:"maxLength",params:{limit: 16384},message:"must NOT have more than 16384 characters"}); errors++;
}
if(func4(data7) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/displayIcon",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
if(!pattern44.test(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/displayIcon",keyword:"pattern",params:{pattern: "^((mdi:)?[a-z0-9-]{1,100}|data:image/(svg\\+xml|png);base64,[A-Za-z0-9+/]+={0,2})$"},message:"must match pattern \""+"^((mdi:)?[a-z0-9-]{1,100}|data:image/(svg\\+xml|png);base64,[A-Za-z0-9+/]+={0,2})$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/displayIcon",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate138.errors = vErrors;
return errors === 0;
}

function validate141(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.splitId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "splitId"},message:"must have required property '"+"splitId"+"'"}); errors++;
}
if(data.panelId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "panelId"},message:"must have required property '"+"panelId"+"'"}); errors++;
}
if(data.newPanelId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "newPanelId"},message:"must have required property '"+"newPanelId"+"'"}); errors++;
}
if(data.tabId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tabId"},message:"must have required property '"+"tabId"+"'"}); errors++;
}
if(data.revision === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "revision"},message:"must have required property '"+"revision"+"'"}); errors++;
}
if(data.splitId !== undefined){
let data0 = data.splitId;
if(typeof data0 === "string"){
if(func4(data0) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/splitId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/splitId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/splitId",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.panelId !== undefined){
let data1 = data.panelId;
if(typeof data1 === "string"){
if(func4(data1) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/panelId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/panelId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/panelId",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.newPanelId !== undefined){
let data2 = data.newPanelId;
if(typeof data2 === "string"){
if(func4(data2) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/newPanelId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/newPanelId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/newPanelId",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.tabId !== undefined){
let data3 = data.tabId;
if(typeof data3 === "string"){
if(func4(data3) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.revision !== undefined){
let data4 = data.revision;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/revision",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/revision",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate141.errors = vErrors;
return errors === 0;
}

function validate142(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.owner === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"}); errors++;
}
if(data0.repo === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "repo"},message:"must have required property '"+"repo"+"'"}); errors++;
}
if(data0.owner !== undefined){
let data1 = data0.owner;
if(typeof data1 === "string"){
if(func4(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(!pattern4.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0.repo !== undefined){
let data2 = data0.repo;
if(typeof data2 === "string"){
if(func4(data2) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(!pattern4.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
validate142.errors = vErrors;
return errors === 0;
}

function validate143(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ratio === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "ratio"},message:"must have required property '"+"ratio"+"'"}); errors++;
}
if(data.ratio !== undefined){
let data0 = data.ratio;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 0.95 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/ratio",keyword:"maximum",params:{comparison: "<=", limit: 0.95},message:"must be <= 0.95"}); errors++;
}
if(data0 < 0.05 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/ratio",keyword:"minimum",params:{comparison: ">=", limit: 0.05},message:"must be >= 0.05"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/ratio",keyword:"type",params:{type: "number"},message:"must be number"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate143.errors = vErrors;
return errors === 0;
}

function validate144(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.owner === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"}); errors++;
}
if(data0.repo === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "repo"},message:"must have required property '"+"repo"+"'"}); errors++;
}
if(data0.splitId === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "splitId"},message:"must have required property '"+"splitId"+"'"}); errors++;
}
if(data0.owner !== undefined){
let data1 = data0.owner;
if(typeof data1 === "string"){
if(func4(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(!pattern4.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0.repo !== undefined){
let data2 = data0.repo;
if(typeof data2 === "string"){
if(func4(data2) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(!pattern4.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0.splitId !== undefined){
let data3 = data0.splitId;
if(typeof data3 === "string"){
if(func4(data3) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/path/splitId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/path/splitId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/splitId",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
validate144.errors = vErrors;
return errors === 0;
}

const schema261 = {"type":"object","required":["tabId","targetPanelId"],"properties":{"sourcePanelId":{"type":"string","minLength":1,"maxLength":200},"tabId":{"$ref":"annex:/http/NodeId"},"targetPanelId":{"$ref":"annex:/http/NodeId"},"index":{"type":"integer","minimum":0,"maximum":1000},"edge":{"type":"string","enum":["left","right","top","bottom"]}},"$id":"annex:/http/MoveTab"};

function validate145(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tabId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tabId"},message:"must have required property '"+"tabId"+"'"}); errors++;
}
if(data.targetPanelId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "targetPanelId"},message:"must have required property '"+"targetPanelId"+"'"}); errors++;
}
if(data.sourcePanelId !== undefined){
let data0 = data.sourcePanelId;
if(typeof data0 === "string"){
if(func4(data0) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/sourcePanelId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/sourcePanelId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sourcePanelId",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.tabId !== undefined){
let data1 = data.tabId;
if(typeof data1 === "string"){
if(func4(data1) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.targetPanelId !== undefined){
let data2 = data.targetPanelId;
if(typeof data2 === "string"){
if(func4(data2) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/targetPanelId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/targetPanelId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/targetPanelId",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.index !== undefined){
let data3 = data.index;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/index",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1000 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/index",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"}); errors++;
}
if(data3 < 0 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/index",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data.edge !== undefined){
let data4 = data.edge;
if(typeof data4 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/edge",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!((((data4 === "left") || (data4 === "right")) || (data4 === "top")) || (data4 === "bottom"))){
(vErrors ??= []).push({instancePath:instancePath+"/edge",keyword:"enum",params:{allowedValues: schema261.properties.edge.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate145.errors = vErrors;
return errors === 0;
}

function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.owner === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"}); errors++;
}
if(data0.repo === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "repo"},message:"must have required property '"+"repo"+"'"}); errors++;
}
if(data0.owner !== undefined){
let data1 = data0.owner;
if(typeof data1 === "string"){
if(func4(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(!pattern4.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0.repo !== undefined){
let data2 = data0.repo;
if(typeof data2 === "string"){
if(func4(data2) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(!pattern4.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
validate146.errors = vErrors;
return errors === 0;
}

const schema267 = {"type":"object","required":["scope"],"properties":{"scope":{"$ref":"annex:/http/CaptureScope"},"panelId":{"type":"string","minLength":1,"maxLength":200},"tabId":{"type":"string","minLength":1,"maxLength":200},"name":{"type":"string","minLength":1,"maxLength":200},"part":{"type":"string","enum":["panel","page"],"default":"panel"},"ref":{"allOf":[{"$ref":"annex:/http/PageRef"}]},"method":{"default":"element-capture","allOf":[{"$ref":"annex:/http/CaptureMethod"}]},"maxDimension":{"type":"integer","minimum":16,"maximum":8192,"default":1568},"reason":{"type":"string","maxLength":300},"waitForSharing":{"type":"integer","minimum":0,"maximum":60,"default":0}},"if":{"required":["scope"],"properties":{"scope":{"const":"panel"}}},"then":{"anyOf":[{"required":["panelId"],"properties":{"panelId":{}}},{"required":["tabId"],"properties":{"tabId":{}}},{"required":["name"],"properties":{"name":{}}}]},"$id":"annex:/http/CaptureScreenshot"};

const schema270 = {"type":"string","enum":["element-capture","html2canvas","drawn"],"$id":"annex:/http/CaptureMethod"};

function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.scope === undefined) && (missing0 = "scope")){
(vErrors ??= []).push({}); errors++;
}
else {
if(data.scope !== undefined){
if("panel" !== data.scope){
(vErrors ??= []).push({}); errors++;
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
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "panelId"},message:"must have required property '"+"panelId"+"'"}); errors++;
}
}
var _valid1 = _errs6 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tabId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tabId"},message:"must have required property '"+"tabId"+"'"}); errors++;
}
}
var _valid1 = _errs7 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"}); errors++;
}
}
var _valid1 = _errs8 === errors;
valid2 = valid2 || _valid1;
}
}
if(!valid2){
(vErrors ??= []).push({instancePath,keyword:"anyOf",params:{},message:"must match a schema in anyOf"}); errors++;
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
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"}); errors++;
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
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "scope"},message:"must have required property '"+"scope"+"'"}); errors++;
}
if(data.scope !== undefined){
let data1 = data.scope;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/scope",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!(((data1 === "panel") || (data1 === "workspace")) || (data1 === "screen"))){
(vErrors ??= []).push({instancePath:instancePath+"/scope",keyword:"enum",params:{allowedValues: schema178.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.panelId !== undefined){
let data2 = data.panelId;
if(typeof data2 === "string"){
if(func4(data2) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/panelId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/panelId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/panelId",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.tabId !== undefined){
let data3 = data.tabId;
if(typeof data3 === "string"){
if(func4(data3) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.name !== undefined){
let data4 = data.name;
if(typeof data4 === "string"){
if(func4(data4) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data4) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
let data5 = data.part;
if(typeof data5 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/part",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!((data5 === "panel") || (data5 === "page"))){
(vErrors ??= []).push({instancePath:instancePath+"/part",keyword:"enum",params:{allowedValues: schema267.properties.part.enum},message:"must be equal to one of the allowed values"}); errors++;
}
if(data.ref !== undefined){
let data6 = data.ref;
if(typeof data6 === "string"){
if(func4(data6) > 10){
(vErrors ??= []).push({instancePath:instancePath+"/ref",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"}); errors++;
}
if(!pattern11.test(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/ref",keyword:"pattern",params:{pattern: "^e[1-9][0-9]{0,8}$"},message:"must match pattern \""+"^e[1-9][0-9]{0,8}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/ref",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
let data7 = data.method;
if(typeof data7 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/method",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!(((data7 === "element-capture") || (data7 === "html2canvas")) || (data7 === "drawn"))){
(vErrors ??= []).push({instancePath:instancePath+"/method",keyword:"enum",params:{allowedValues: schema270.enum},message:"must be equal to one of the allowed values"}); errors++;
}
let data8 = data.maxDimension;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
(vErrors ??= []).push({instancePath:instancePath+"/maxDimension",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 8192 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/maxDimension",keyword:"maximum",params:{comparison: "<=", limit: 8192},message:"must be <= 8192"}); errors++;
}
if(data8 < 16 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/maxDimension",keyword:"minimum",params:{comparison: ">=", limit: 16},message:"must be >= 16"}); errors++;
}
}
if(data.reason !== undefined){
let data9 = data.reason;
if(typeof data9 === "string"){
if(func4(data9) > 300){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
let data10 = data.waitForSharing;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
(vErrors ??= []).push({instancePath:instancePath+"/waitForSharing",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 60 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/waitForSharing",keyword:"maximum",params:{comparison: "<=", limit: 60},message:"must be <= 60"}); errors++;
}
if(data10 < 0 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/waitForSharing",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate147.errors = vErrors;
return errors === 0;
}

const pattern92 = /* @__PURE__ */ new RegExp("^data:image/png;base64,", "u");

const formats8 = formats.fullFormats["date-time"];

function validate148(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.dataUrl === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "dataUrl"},message:"must have required property '"+"dataUrl"+"'"}); errors++;
}
if(data.width === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "width"},message:"must have required property '"+"width"+"'"}); errors++;
}
if(data.height === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "height"},message:"must have required property '"+"height"+"'"}); errors++;
}
if(data.scope === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "scope"},message:"must have required property '"+"scope"+"'"}); errors++;
}
if(data.method === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "method"},message:"must have required property '"+"method"+"'"}); errors++;
}
if(data.loaded === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "loaded"},message:"must have required property '"+"loaded"+"'"}); errors++;
}
if(data.captured_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "captured_at"},message:"must have required property '"+"captured_at"+"'"}); errors++;
}
if(data.dataUrl !== undefined){
let data0 = data.dataUrl;
if(typeof data0 === "string"){
if(!pattern92.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/dataUrl",keyword:"pattern",params:{pattern: "^data:image/png;base64,"},message:"must match pattern \""+"^data:image/png;base64,"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dataUrl",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.width !== undefined){
let data1 = data.width;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/width",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/width",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data.height !== undefined){
let data2 = data.height;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/height",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/height",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data.scope !== undefined){
let data3 = data.scope;
if(typeof data3 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/scope",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!(((data3 === "panel") || (data3 === "workspace")) || (data3 === "screen"))){
(vErrors ??= []).push({instancePath:instancePath+"/scope",keyword:"enum",params:{allowedValues: schema178.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.method !== undefined){
let data4 = data.method;
if(typeof data4 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/method",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!(((data4 === "element-capture") || (data4 === "html2canvas")) || (data4 === "drawn"))){
(vErrors ??= []).push({instancePath:instancePath+"/method",keyword:"enum",params:{allowedValues: schema270.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.loaded !== undefined){
if(typeof data.loaded !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/loaded",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
}
}
if(data.captured_at !== undefined){
let data6 = data.captured_at;
if(typeof data6 === "string"){
if(!(formats8.validate(data6))){
(vErrors ??= []).push({instancePath:instancePath+"/captured_at",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/captured_at",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate148.errors = vErrors;
return errors === 0;
}

function validate149(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.owner === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"}); errors++;
}
if(data0.repo === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "repo"},message:"must have required property '"+"repo"+"'"}); errors++;
}
if(data0.owner !== undefined){
let data1 = data0.owner;
if(typeof data1 === "string"){
if(func4(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(!pattern4.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0.repo !== undefined){
let data2 = data0.repo;
if(typeof data2 === "string"){
if(func4(data2) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(!pattern4.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
validate149.errors = vErrors;
return errors === 0;
}

function validate150(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.owner === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"}); errors++;
}
if(data0.repo === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "repo"},message:"must have required property '"+"repo"+"'"}); errors++;
}
if(data0.owner !== undefined){
let data1 = data0.owner;
if(typeof data1 === "string"){
if(func4(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(!pattern4.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0.repo !== undefined){
let data2 = data0.repo;
if(typeof data2 === "string"){
if(func4(data2) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(!pattern4.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
validate150.errors = vErrors;
return errors === 0;
}

const schema282 = {"type":"string","enum":["open","login","step","choice","text"],"$id":"annex:/http/RequestKind"};

const pattern97 = /* @__PURE__ */ new RegExp("^https?://[^\\s]+$", "u");

const pattern98 = /* @__PURE__ */ new RegExp("^[A-Za-z0-9._~-]{22,128}$", "u");

function validate152(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"}); errors++;
}
if(data.title === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"}); errors++;
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!(((((data0 === "open") || (data0 === "login")) || (data0 === "step")) || (data0 === "choice")) || (data0 === "text"))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: schema282.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func4(data1) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"}); errors++;
}
if(func4(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.text !== undefined){
let data2 = data.text;
if(typeof data2 === "string"){
if(func4(data2) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/text",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/text",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.url !== undefined){
let data3 = data.url;
if(typeof data3 === "string"){
if(func4(data3) > 4000){
(vErrors ??= []).push({instancePath:instancePath+"/url",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"}); errors++;
}
if(!pattern97.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/url",keyword:"pattern",params:{pattern: "^https?://[^\\s]+$"},message:"must match pattern \""+"^https?://[^\\s]+$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/url",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.tabId !== undefined){
let data4 = data.tabId;
if(typeof data4 === "string"){
if(func4(data4) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.options !== undefined){
let data5 = data.options;
if(Array.isArray(data5)){
if(data5.length > 6){
(vErrors ??= []).push({instancePath:instancePath+"/options",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items"}); errors++;
}
if(data5.length < 2){
(vErrors ??= []).push({instancePath:instancePath+"/options",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"}); errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 === "string"){
if(func4(data6) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/options/" + i0,keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"}); errors++;
}
if(func4(data6) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/options/" + i0,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/options/" + i0,keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/options",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
}
if(data.mailbox !== undefined){
let data7 = data.mailbox;
if(typeof data7 === "string"){
if(func4(data7) > 128){
(vErrors ??= []).push({instancePath:instancePath+"/mailbox",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}); errors++;
}
if(!pattern98.test(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/mailbox",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._~-]{22,128}$"},message:"must match pattern \""+"^[A-Za-z0-9._~-]{22,128}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/mailbox",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate152.errors = vErrors;
return errors === 0;
}

function validate154(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind !== undefined){
let data0 = data.kind;
if(!((data0 === "open") || (data0 === "login"))){
(vErrors ??= []).push({}); errors++;
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"}); errors++;
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
}
if(!valid1){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"}); errors++;
}
const _errs7 = errors;
let valid3 = true;
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind !== undefined){
if("choice" !== data.kind){
(vErrors ??= []).push({}); errors++;
}
}
}
var _valid1 = _errs8 === errors;
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs10 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.options === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "options"},message:"must have required property '"+"options"+"'"}); errors++;
}
}
var _valid1 = _errs10 === errors;
valid3 = _valid1;
}
if(!valid3){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"}); errors++;
}
validate154.errors = vErrors;
return errors === 0;
}

function validate151(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(!(validate152(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
errors = vErrors.length;
}
if(!(validate154(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.expires_in === undefined){
data.expires_in = 600;
}
let data0 = data.expires_in;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/expires_in",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 3600 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/expires_in",keyword:"maximum",params:{comparison: "<=", limit: 3600},message:"must be <= 3600"}); errors++;
}
if(data0 < 1 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/expires_in",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate151.errors = vErrors;
return errors === 0;
}

const schema285 = {"type":"string","enum":["waiting","seen","done","answered","declined","expired","withdrawn"],"$id":"annex:/http/RequestStatus"};

function validate156(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"}); errors++;
}
if(data.browsers === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "browsers"},message:"must have required property '"+"browsers"+"'"}); errors++;
}
if(data.expires_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "expires_at"},message:"must have required property '"+"expires_at"+"'"}); errors++;
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
if(data.status !== undefined){
let data1 = data.status;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!(((((((data1 === "waiting") || (data1 === "seen")) || (data1 === "done")) || (data1 === "answered")) || (data1 === "declined")) || (data1 === "expired")) || (data1 === "withdrawn"))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: schema285.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.answer !== undefined){
let data2 = data.answer;
if(typeof data2 === "string"){
if(func4(data2) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/answer",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/answer",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.answered_by !== undefined){
let data3 = data.answered_by;
if(typeof data3 === "string"){
if(func4(data3) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/answered_by",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/answered_by",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.browsers !== undefined){
let data4 = data.browsers;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/browsers",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/browsers",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data.expires_at !== undefined){
let data5 = data.expires_at;
if(typeof data5 === "string"){
if(!(formats8.validate(data5))){
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
validate156.errors = vErrors;
return errors === 0;
}

function validate157(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.owner === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"}); errors++;
}
if(data0.repo === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "repo"},message:"must have required property '"+"repo"+"'"}); errors++;
}
if(data0.owner !== undefined){
let data1 = data0.owner;
if(typeof data1 === "string"){
if(func4(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(!pattern4.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0.repo !== undefined){
let data2 = data0.repo;
if(typeof data2 === "string"){
if(func4(data2) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(!pattern4.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
validate157.errors = vErrors;
return errors === 0;
}

function validate158(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.owner === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"}); errors++;
}
if(data0.repo === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "repo"},message:"must have required property '"+"repo"+"'"}); errors++;
}
if(data0.requestId === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "requestId"},message:"must have required property '"+"requestId"+"'"}); errors++;
}
if(data0.owner !== undefined){
let data1 = data0.owner;
if(typeof data1 === "string"){
if(func4(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(!pattern4.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0.repo !== undefined){
let data2 = data0.repo;
if(typeof data2 === "string"){
if(func4(data2) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(!pattern4.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0.requestId !== undefined){
let data3 = data0.requestId;
if(typeof data3 === "string"){
if(func4(data3) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/path/requestId",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/requestId",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
validate158.errors = vErrors;
return errors === 0;
}

function validate159(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.owner === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"}); errors++;
}
if(data0.repo === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "repo"},message:"must have required property '"+"repo"+"'"}); errors++;
}
if(data0.requestId === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "requestId"},message:"must have required property '"+"requestId"+"'"}); errors++;
}
if(data0.owner !== undefined){
let data1 = data0.owner;
if(typeof data1 === "string"){
if(func4(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(!pattern4.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0.repo !== undefined){
let data2 = data0.repo;
if(typeof data2 === "string"){
if(func4(data2) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(!pattern4.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0.requestId !== undefined){
let data3 = data0.requestId;
if(typeof data3 === "string"){
if(func4(data3) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/path/requestId",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/requestId",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
validate159.errors = vErrors;
return errors === 0;
}

function validate160(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate160.errors = vErrors;
return errors === 0;
}

const schema296 = {"type":"object","required":["panelType","title","icon","package","version","ask","granted","missing","allows","asks","shell","view","maxStateBytes"],"properties":{"panelType":{"$ref":"annex:/http/PanelType"},"title":{"type":"string","maxLength":100},"icon":{"type":"string","maxLength":100},"package":{"type":"string","maxLength":100},"version":{"type":"string","maxLength":100},"ask":{"type":"string","enum":["first","more","no"]},"granted":{"$ref":"annex:/http/PanelPermissions"},"missing":{"allOf":[{"$ref":"annex:/http/PanelPermissions"}]},"allows":{"type":"array","maxItems":128,"items":{"type":"string","maxLength":600}},"asks":{"type":"array","maxItems":128,"items":{"type":"string","maxLength":600}},"shell":{"type":"string","maxLength":500},"view":{"type":"string","maxLength":500},"maxStateBytes":{"type":"integer","minimum":1},"input":{"type":"object","additionalProperties":true},"result":{"type":"object","additionalProperties":true}},"$id":"annex:/http/PanelView"};

const schema301 = {"type":"string","enum":["workspace:tabs","workspace:read","workspace:control","packages:read","paste:read","paste:write","account"],"$id":"annex:/http/PanelScope"};

const func0 = equalPair;

const pattern106 = /* @__PURE__ */ new RegExp("^((https|wss)://(\\*\\.)?([a-z0-9-]{1,63}\\.){1,8}[a-z0-9-]{1,63}(:[0-9]{1,5})?|(http|ws)://(127\\.0\\.0\\.1|localhost):[0-9]{1,5})$", "u");

function validate163(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 32){
(vErrors ??= []).push({instancePath,keyword:"maxItems",params:{limit: 32},message:"must NOT have more than 32 items"}); errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(typeof data0 === "string"){
if(func4(data0) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(!pattern106.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,keyword:"pattern",params:{pattern: "^((https|wss)://(\\*\\.)?([a-z0-9-]{1,63}\\.){1,8}[a-z0-9-]{1,63}(:[0-9]{1,5})?|(http|ws)://(127\\.0\\.0\\.1|localhost):[0-9]{1,5})$"},message:"must match pattern \""+"^((https|wss)://(\\*\\.)?([a-z0-9-]{1,63}\\.){1,8}[a-z0-9-]{1,63}(:[0-9]{1,5})?|(http|ws)://(127\\.0\\.0\\.1|localhost):[0-9]{1,5})$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
validate163.errors = vErrors;
return errors === 0;
}

function validate162(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.connectDomains === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "connectDomains"},message:"must have required property '"+"connectDomains"+"'"}); errors++;
}
if(data.resourceDomains === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "resourceDomains"},message:"must have required property '"+"resourceDomains"+"'"}); errors++;
}
if(data.frameDomains === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "frameDomains"},message:"must have required property '"+"frameDomains"+"'"}); errors++;
}
if(data.scopes === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "scopes"},message:"must have required property '"+"scopes"+"'"}); errors++;
}
if(data.clipboardWrite === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "clipboardWrite"},message:"must have required property '"+"clipboardWrite"+"'"}); errors++;
}
if(data.connectDomains !== undefined){
if(!(validate163(data.connectDomains, {instancePath:instancePath+"/connectDomains",parentData:data,parentDataProperty:"connectDomains",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
}
if(data.resourceDomains !== undefined){
if(!(validate163(data.resourceDomains, {instancePath:instancePath+"/resourceDomains",parentData:data,parentDataProperty:"resourceDomains",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
}
if(data.frameDomains !== undefined){
if(!(validate163(data.frameDomains, {instancePath:instancePath+"/frameDomains",parentData:data,parentDataProperty:"frameDomains",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
}
if(data.scopes !== undefined){
let data3 = data.scopes;
if(Array.isArray(data3)){
if(data3.length > 16){
(vErrors ??= []).push({instancePath:instancePath+"/scopes",keyword:"maxItems",params:{limit: 16},message:"must NOT have more than 16 items"}); errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/scopes/" + i0,keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!(((((((data4 === "workspace:tabs") || (data4 === "workspace:read")) || (data4 === "workspace:control")) || (data4 === "packages:read")) || (data4 === "paste:read")) || (data4 === "paste:write")) || (data4 === "account"))){
(vErrors ??= []).push({instancePath:instancePath+"/scopes/" + i0,keyword:"enum",params:{allowedValues: schema301.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
const pair0 = func0(data3);
if(pair0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/scopes",keyword:"uniqueItems",params:{i: pair0[0], j: pair0[1]},message:"must NOT have duplicate items (items ## "+pair0+"[1] and "+pair0+"[0] are identical)"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/scopes",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
}
if(data.clipboardWrite !== undefined){
if(typeof data.clipboardWrite !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/clipboardWrite",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate162.errors = vErrors;
return errors === 0;
}

function validate161(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.panelType === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "panelType"},message:"must have required property '"+"panelType"+"'"}); errors++;
}
if(data.title === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"}); errors++;
}
if(data.icon === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "icon"},message:"must have required property '"+"icon"+"'"}); errors++;
}
if(data.package === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "package"},message:"must have required property '"+"package"+"'"}); errors++;
}
if(data.version === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"}); errors++;
}
if(data.ask === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "ask"},message:"must have required property '"+"ask"+"'"}); errors++;
}
if(data.granted === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "granted"},message:"must have required property '"+"granted"+"'"}); errors++;
}
if(data.missing === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "missing"},message:"must have required property '"+"missing"+"'"}); errors++;
}
if(data.allows === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "allows"},message:"must have required property '"+"allows"+"'"}); errors++;
}
if(data.asks === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "asks"},message:"must have required property '"+"asks"+"'"}); errors++;
}
if(data.shell === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "shell"},message:"must have required property '"+"shell"+"'"}); errors++;
}
if(data.view === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "view"},message:"must have required property '"+"view"+"'"}); errors++;
}
if(data.maxStateBytes === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "maxStateBytes"},message:"must have required property '"+"maxStateBytes"+"'"}); errors++;
}
if(data.panelType !== undefined){
let data0 = data.panelType;
if(typeof data0 === "string"){
if(func4(data0) > 137){
(vErrors ??= []).push({instancePath:instancePath+"/panelType",keyword:"maxLength",params:{limit: 137},message:"must NOT have more than 137 characters"}); errors++;
}
if(!pattern24.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/panelType",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/panelType",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func4(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.icon !== undefined){
let data2 = data.icon;
if(typeof data2 === "string"){
if(func4(data2) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/icon",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/icon",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.package !== undefined){
let data3 = data.package;
if(typeof data3 === "string"){
if(func4(data3) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/package",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/package",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.version !== undefined){
let data4 = data.version;
if(typeof data4 === "string"){
if(func4(data4) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.ask !== undefined){
let data5 = data.ask;
if(typeof data5 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/ask",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!(((data5 === "first") || (data5 === "more")) || (data5 === "no"))){
(vErrors ??= []).push({instancePath:instancePath+"/ask",keyword:"enum",params:{allowedValues: schema296.properties.ask.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.granted !== undefined){
if(!(validate162(data.granted, {instancePath:instancePath+"/granted",parentData:data,parentDataProperty:"granted",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
}
if(data.missing !== undefined){
if(!(validate162(data.missing, {instancePath:instancePath+"/missing",parentData:data,parentDataProperty:"missing",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
}
if(data.allows !== undefined){
let data8 = data.allows;
if(Array.isArray(data8)){
if(data8.length > 128){
(vErrors ??= []).push({instancePath:instancePath+"/allows",keyword:"maxItems",params:{limit: 128},message:"must NOT have more than 128 items"}); errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(typeof data9 === "string"){
if(func4(data9) > 600){
(vErrors ??= []).push({instancePath:instancePath+"/allows/" + i0,keyword:"maxLength",params:{limit: 600},message:"must NOT have more than 600 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/allows/" + i0,keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/allows",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
}
if(data.asks !== undefined){
let data10 = data.asks;
if(Array.isArray(data10)){
if(data10.length > 128){
(vErrors ??= []).push({instancePath:instancePath+"/asks",keyword:"maxItems",params:{limit: 128},message:"must NOT have more than 128 items"}); errors++;
}
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
if(typeof data11 === "string"){
if(func4(data11) > 600){
(vErrors ??= []).push({instancePath:instancePath+"/asks/" + i1,keyword:"maxLength",params:{limit: 600},message:"must NOT have more than 600 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/asks/" + i1,keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/asks",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
}
if(data.shell !== undefined){
let data12 = data.shell;
if(typeof data12 === "string"){
if(func4(data12) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/shell",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/shell",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.view !== undefined){
let data13 = data.view;
if(typeof data13 === "string"){
if(func4(data13) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/view",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/view",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.maxStateBytes !== undefined){
let data14 = data.maxStateBytes;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
(vErrors ??= []).push({instancePath:instancePath+"/maxStateBytes",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 1 || isNaN(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/maxStateBytes",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data.input !== undefined){
let data15 = data.input;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/input",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
if(data.result !== undefined){
let data16 = data.result;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/result",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate161.errors = vErrors;
return errors === 0;
}

function validate169(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.owner === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"}); errors++;
}
if(data0.repo === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "repo"},message:"must have required property '"+"repo"+"'"}); errors++;
}
if(data0.tabId === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "tabId"},message:"must have required property '"+"tabId"+"'"}); errors++;
}
if(data0.owner !== undefined){
let data1 = data0.owner;
if(typeof data1 === "string"){
if(func4(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(!pattern4.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0.repo !== undefined){
let data2 = data0.repo;
if(typeof data2 === "string"){
if(func4(data2) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(!pattern4.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0.tabId !== undefined){
let data3 = data0.tabId;
if(typeof data3 === "string"){
if(func4(data3) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/path/tabId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/path/tabId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/tabId",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
validate169.errors = vErrors;
return errors === 0;
}

function validate170(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.version === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"}); errors++;
}
if(data.permissions === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "permissions"},message:"must have required property '"+"permissions"+"'"}); errors++;
}
if(data.version !== undefined){
let data0 = data.version;
if(typeof data0 === "string"){
if(func4(data0) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(func4(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.permissions !== undefined){
if(!(validate162(data.permissions, {instancePath:instancePath+"/permissions",parentData:data,parentDataProperty:"permissions",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate170.errors = vErrors;
return errors === 0;
}

function validate172(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.owner === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"}); errors++;
}
if(data0.repo === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "repo"},message:"must have required property '"+"repo"+"'"}); errors++;
}
if(data0.tabId === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "tabId"},message:"must have required property '"+"tabId"+"'"}); errors++;
}
if(data0.owner !== undefined){
let data1 = data0.owner;
if(typeof data1 === "string"){
if(func4(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(!pattern4.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0.repo !== undefined){
let data2 = data0.repo;
if(typeof data2 === "string"){
if(func4(data2) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(!pattern4.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0.tabId !== undefined){
let data3 = data0.tabId;
if(typeof data3 === "string"){
if(func4(data3) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/path/tabId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/path/tabId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/tabId",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
validate172.errors = vErrors;
return errors === 0;
}

function validate173(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"}); errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func4(data0) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.arguments !== undefined){
let data1 = data.arguments;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(Object.keys(data1).length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/arguments",keyword:"maxProperties",params:{limit: 1000},message:"must NOT have more than 1000 properties"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/arguments",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate173.errors = vErrors;
return errors === 0;
}

function validate174(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.content !== undefined){
let data0 = data.content;
if(Array.isArray(data0)){
if(data0.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/content",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}); errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/content/" + i0,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/content",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
}
if(data.structuredContent !== undefined){
let data2 = data.structuredContent;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/structuredContent",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
if(data.isError !== undefined){
if(typeof data.isError !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/isError",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate174.errors = vErrors;
return errors === 0;
}

function validate175(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.owner === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"}); errors++;
}
if(data0.repo === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "repo"},message:"must have required property '"+"repo"+"'"}); errors++;
}
if(data0.tabId === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "tabId"},message:"must have required property '"+"tabId"+"'"}); errors++;
}
if(data0.owner !== undefined){
let data1 = data0.owner;
if(typeof data1 === "string"){
if(func4(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(!pattern4.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0.repo !== undefined){
let data2 = data0.repo;
if(typeof data2 === "string"){
if(func4(data2) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(!pattern4.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0.tabId !== undefined){
let data3 = data0.tabId;
if(typeof data3 === "string"){
if(func4(data3) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/path/tabId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/path/tabId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/tabId",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
validate175.errors = vErrors;
return errors === 0;
}

function validate176(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data0 < 0 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data.data !== undefined){
let data1 = data.data;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
if(data.storage !== undefined){
let data2 = data.storage;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key0 in data2){
if(typeof data2[key0] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/storage/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/storage",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
if(data.context !== undefined){
let data4 = data.context;
if(typeof data4 === "string"){
if(func4(data4) > 4000){
(vErrors ??= []).push({instancePath:instancePath+"/context",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/context",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.input !== undefined){
let data5 = data.input;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/input",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
if(data.result !== undefined){
let data6 = data.result;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/result",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate176.errors = vErrors;
return errors === 0;
}

function validate177(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.owner === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"}); errors++;
}
if(data0.repo === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "repo"},message:"must have required property '"+"repo"+"'"}); errors++;
}
if(data0.tabId === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "tabId"},message:"must have required property '"+"tabId"+"'"}); errors++;
}
if(data0.owner !== undefined){
let data1 = data0.owner;
if(typeof data1 === "string"){
if(func4(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(!pattern4.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0.repo !== undefined){
let data2 = data0.repo;
if(typeof data2 === "string"){
if(func4(data2) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(!pattern4.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0.tabId !== undefined){
let data3 = data0.tabId;
if(typeof data3 === "string"){
if(func4(data3) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/path/tabId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/path/tabId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/tabId",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
validate177.errors = vErrors;
return errors === 0;
}

function validate178(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data !== undefined){
let data0 = data.data;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length > 10000){
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"maxProperties",params:{limit: 10000},message:"must NOT have more than 10000 properties"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
if(data.storage !== undefined){
let data1 = data.storage;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(Object.keys(data1).length > 10000){
(vErrors ??= []).push({instancePath:instancePath+"/storage",keyword:"maxProperties",params:{limit: 10000},message:"must NOT have more than 10000 properties"}); errors++;
}
for(const key0 in data1){
let data2 = data1[key0];
if(typeof data2 === "string"){
if(func4(data2) > 262144){
(vErrors ??= []).push({instancePath:instancePath+"/storage/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",params:{limit: 262144},message:"must NOT have more than 262144 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/storage/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/storage",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
if(data.context !== undefined){
let data3 = data.context;
if(typeof data3 === "string"){
if(func4(data3) > 4000){
(vErrors ??= []).push({instancePath:instancePath+"/context",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/context",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.input !== undefined){
let data4 = data.input;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(Object.keys(data4).length > 10000){
(vErrors ??= []).push({instancePath:instancePath+"/input",keyword:"maxProperties",params:{limit: 10000},message:"must NOT have more than 10000 properties"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/input",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
if(data.result !== undefined){
let data5 = data.result;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(Object.keys(data5).length > 10000){
(vErrors ??= []).push({instancePath:instancePath+"/result",keyword:"maxProperties",params:{limit: 10000},message:"must NOT have more than 10000 properties"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/result",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate178.errors = vErrors;
return errors === 0;
}

function validate179(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.owner === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"}); errors++;
}
if(data0.repo === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "repo"},message:"must have required property '"+"repo"+"'"}); errors++;
}
if(data0.tabId === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "tabId"},message:"must have required property '"+"tabId"+"'"}); errors++;
}
if(data0.owner !== undefined){
let data1 = data0.owner;
if(typeof data1 === "string"){
if(func4(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(!pattern4.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0.repo !== undefined){
let data2 = data0.repo;
if(typeof data2 === "string"){
if(func4(data2) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(!pattern4.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/repo",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0.tabId !== undefined){
let data3 = data0.tabId;
if(typeof data3 === "string"){
if(func4(data3) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/path/tabId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/path/tabId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/tabId",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
validate179.errors = vErrors;
return errors === 0;
}

function validate180(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.manifest === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "manifest"},message:"must have required property '"+"manifest"+"'"}); errors++;
}
if(data.html === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "html"},message:"must have required property '"+"html"+"'"}); errors++;
}
if(data.manifest !== undefined){
let data0 = data.manifest;
if(typeof data0 === "string"){
if(func4(data0) > 65536){
(vErrors ??= []).push({instancePath:instancePath+"/manifest",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/manifest",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.html !== undefined){
let data1 = data.html;
if(typeof data1 === "string"){
if(func4(data1) > 900000){
(vErrors ??= []).push({instancePath:instancePath+"/html",keyword:"maxLength",params:{limit: 900000},message:"must NOT have more than 900000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/html",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate180.errors = vErrors;
return errors === 0;
}

function validate181(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.errors === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "errors"},message:"must have required property '"+"errors"+"'"}); errors++;
}
if(data.errors !== undefined){
let data0 = data.errors;
if(Array.isArray(data0)){
if(data0.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/errors",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}); errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func4(data1) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/errors/" + i0,keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/errors/" + i0,keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
validate181.errors = vErrors;
return errors === 0;
}

function validate182(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.owner === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"}); errors++;
}
if(data0.panel === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "panel"},message:"must have required property '"+"panel"+"'"}); errors++;
}
if(data0.owner !== undefined){
let data1 = data0.owner;
if(typeof data1 === "string"){
if(func4(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(!pattern4.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0.panel !== undefined){
let data2 = data0.panel;
if(typeof data2 === "string"){
if(func4(data2) > 36){
(vErrors ??= []).push({instancePath:instancePath+"/path/panel",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters"}); errors++;
}
if(func4(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/path/panel",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/panel",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
validate182.errors = vErrors;
return errors === 0;
}

function validate184(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.panelType === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "panelType"},message:"must have required property '"+"panelType"+"'"}); errors++;
}
if(data.title === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"}); errors++;
}
if(data.version === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"}); errors++;
}
if(data.installed === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "installed"},message:"must have required property '"+"installed"+"'"}); errors++;
}
if(data.permissions === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "permissions"},message:"must have required property '"+"permissions"+"'"}); errors++;
}
if(data.allows === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "allows"},message:"must have required property '"+"allows"+"'"}); errors++;
}
if(data.grantedBy === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "grantedBy"},message:"must have required property '"+"grantedBy"+"'"}); errors++;
}
if(data.grantedAt === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "grantedAt"},message:"must have required property '"+"grantedAt"+"'"}); errors++;
}
if(data.panelType !== undefined){
let data0 = data.panelType;
if(typeof data0 === "string"){
if(func4(data0) > 137){
(vErrors ??= []).push({instancePath:instancePath+"/panelType",keyword:"maxLength",params:{limit: 137},message:"must NOT have more than 137 characters"}); errors++;
}
if(!pattern24.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/panelType",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/panelType",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func4(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.version !== undefined){
let data2 = data.version;
if(typeof data2 === "string"){
if(func4(data2) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.installed !== undefined){
if(typeof data.installed !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/installed",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
}
}
if(data.permissions !== undefined){
if(!(validate162(data.permissions, {instancePath:instancePath+"/permissions",parentData:data,parentDataProperty:"permissions",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
}
if(data.allows !== undefined){
let data5 = data.allows;
if(Array.isArray(data5)){
if(data5.length > 128){
(vErrors ??= []).push({instancePath:instancePath+"/allows",keyword:"maxItems",params:{limit: 128},message:"must NOT have more than 128 items"}); errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 === "string"){
if(func4(data6) > 600){
(vErrors ??= []).push({instancePath:instancePath+"/allows/" + i0,keyword:"maxLength",params:{limit: 600},message:"must NOT have more than 600 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/allows/" + i0,keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/allows",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
}
if(data.grantedBy !== undefined){
let data7 = data.grantedBy;
if(typeof data7 === "string"){
if(func4(data7) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/grantedBy",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/grantedBy",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.grantedAt !== undefined){
let data8 = data.grantedAt;
if(typeof data8 === "string"){
if(!(formats8.validate(data8))){
(vErrors ??= []).push({instancePath:instancePath+"/grantedAt",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/grantedAt",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate184.errors = vErrors;
return errors === 0;
}

function validate183(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.grants === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "grants"},message:"must have required property '"+"grants"+"'"}); errors++;
}
if(data.grants !== undefined){
let data0 = data.grants;
if(Array.isArray(data0)){
if(data0.length > 10000){
(vErrors ??= []).push({instancePath:instancePath+"/grants",keyword:"maxItems",params:{limit: 10000},message:"must NOT have more than 10000 items"}); errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate184(data0[i0], {instancePath:instancePath+"/grants/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/grants",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate183.errors = vErrors;
return errors === 0;
}

function validate187(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.owner === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"}); errors++;
}
if(data0.owner !== undefined){
let data1 = data0.owner;
if(typeof data1 === "string"){
if(func4(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(!pattern4.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
validate187.errors = vErrors;
return errors === 0;
}

function validate188(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.owner === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"}); errors++;
}
if(data0.package === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "package"},message:"must have required property '"+"package"+"'"}); errors++;
}
if(data0.panel === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "panel"},message:"must have required property '"+"panel"+"'"}); errors++;
}
if(data0.owner !== undefined){
let data1 = data0.owner;
if(typeof data1 === "string"){
if(func4(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(!pattern4.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/owner",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0.package !== undefined){
let data2 = data0.package;
if(typeof data2 === "string"){
if(func4(data2) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/path/package",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(func4(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/path/package",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/package",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0.panel !== undefined){
let data3 = data0.panel;
if(typeof data3 === "string"){
if(func4(data3) > 36){
(vErrors ??= []).push({instancePath:instancePath+"/path/panel",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters"}); errors++;
}
if(func4(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/path/panel",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path/panel",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
validate188.errors = vErrors;
return errors === 0;
}

const formats14 = /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;

const pattern121 = /* @__PURE__ */ new RegExp("^(https?://[^\\s]+)?/problems/[a-z]+(-[a-z]+)*$", "u");

function validate190(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate190.errors = vErrors;
return errors === 0;
}

function validate189(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(!pattern121.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"pattern",params:{pattern: "^(https?://[^\\s]+)?/problems/[a-z]+(-[a-z]+)*$"},message:"must match pattern \""+"^(https?://[^\\s]+)?/problems/[a-z]+(-[a-z]+)*$"+"\""}); errors++;
}
if(!(formats14.test(data0))){
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
if(!(validate190(data4[i0], {instancePath:instancePath+"/errors/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors);
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
validate189.errors = vErrors;
return errors === 0;
}

const pattern124 = /* @__PURE__ */ new RegExp("^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$", "u");

function validate192(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"}); errors++;
}
if(data.owner === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"}); errors++;
}
if(data.repo === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "repo"},message:"must have required property '"+"repo"+"'"}); errors++;
}
if(data.browser === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "browser"},message:"must have required property '"+"browser"+"'"}); errors++;
}
if(data.focused === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "focused"},message:"must have required property '"+"focused"+"'"}); errors++;
}
if(data.sharing === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sharing"},message:"must have required property '"+"sharing"+"'"}); errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("hello" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "hello"},message:"must be equal to constant"}); errors++;
}
}
if(data.owner !== undefined){
let data1 = data.owner;
if(typeof data1 === "string"){
if(func4(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/owner",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(!pattern4.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/owner",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/owner",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.repo !== undefined){
let data2 = data.repo;
if(typeof data2 === "string"){
if(func4(data2) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/repo",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(!pattern4.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/repo",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/repo",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.browser !== undefined){
let data3 = data.browser;
if(typeof data3 === "string"){
if(func4(data3) > 36){
(vErrors ??= []).push({instancePath:instancePath+"/browser",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters"}); errors++;
}
if(!pattern124.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/browser",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/browser",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.focused !== undefined){
if(typeof data.focused !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/focused",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
}
}
if(data.sharing !== undefined){
let data5 = data.sharing;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.tab === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/sharing",keyword:"required",params:{missingProperty: "tab"},message:"must have required property '"+"tab"+"'"}); errors++;
}
if(data5.screen === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/sharing",keyword:"required",params:{missingProperty: "screen"},message:"must have required property '"+"screen"+"'"}); errors++;
}
if(data5.tab !== undefined){
if(typeof data5.tab !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/sharing/tab",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
}
}
if(data5.screen !== undefined){
if(typeof data5.screen !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/sharing/screen",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sharing",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
if(data.canShare !== undefined){
let data8 = data.canShare;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.tab === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/canShare",keyword:"required",params:{missingProperty: "tab"},message:"must have required property '"+"tab"+"'"}); errors++;
}
if(data8.screen === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/canShare",keyword:"required",params:{missingProperty: "screen"},message:"must have required property '"+"screen"+"'"}); errors++;
}
if(data8.tab !== undefined){
if(typeof data8.tab !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/canShare/tab",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
}
}
if(data8.screen !== undefined){
if(typeof data8.screen !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/canShare/screen",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/canShare",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate192.errors = vErrors;
return errors === 0;
}

function validate195(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.op === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "op"},message:"must have required property '"+"op"+"'"}); errors++;
}
if(data.op !== undefined){
let data0 = data.op;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/op",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("openTab" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/op",keyword:"const",params:{allowedValue: "openTab"},message:"must be equal to constant"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
if(!(validate124(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
errors = vErrors.length;
}
validate195.errors = vErrors;
return errors === 0;
}

function validate198(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.op === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "op"},message:"must have required property '"+"op"+"'"}); errors++;
}
if(data.tabId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tabId"},message:"must have required property '"+"tabId"+"'"}); errors++;
}
if(data.op !== undefined){
let data0 = data.op;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/op",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("closeTab" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/op",keyword:"const",params:{allowedValue: "closeTab"},message:"must be equal to constant"}); errors++;
}
}
if(data.tabId !== undefined){
let data1 = data.tabId;
if(typeof data1 === "string"){
if(func4(data1) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate198.errors = vErrors;
return errors === 0;
}

function validate200(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.op === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "op"},message:"must have required property '"+"op"+"'"}); errors++;
}
if(data.panelId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "panelId"},message:"must have required property '"+"panelId"+"'"}); errors++;
}
if(data.op !== undefined){
let data0 = data.op;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/op",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("closePanel" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/op",keyword:"const",params:{allowedValue: "closePanel"},message:"must be equal to constant"}); errors++;
}
}
if(data.panelId !== undefined){
let data1 = data.panelId;
if(typeof data1 === "string"){
if(func4(data1) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/panelId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/panelId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/panelId",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate200.errors = vErrors;
return errors === 0;
}

function validate202(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.op === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "op"},message:"must have required property '"+"op"+"'"}); errors++;
}
if(data.tabId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tabId"},message:"must have required property '"+"tabId"+"'"}); errors++;
}
if(data.op !== undefined){
let data0 = data.op;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/op",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("activateTab" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/op",keyword:"const",params:{allowedValue: "activateTab"},message:"must be equal to constant"}); errors++;
}
}
if(data.tabId !== undefined){
let data1 = data.tabId;
if(typeof data1 === "string"){
if(func4(data1) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate202.errors = vErrors;
return errors === 0;
}

function validate204(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.op === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "op"},message:"must have required property '"+"op"+"'"}); errors++;
}
if(data.tabId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tabId"},message:"must have required property '"+"tabId"+"'"}); errors++;
}
if(data.displayName === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "displayName"},message:"must have required property '"+"displayName"+"'"}); errors++;
}
if(data.op !== undefined){
let data0 = data.op;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/op",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("renameTab" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/op",keyword:"const",params:{allowedValue: "renameTab"},message:"must be equal to constant"}); errors++;
}
}
if(data.tabId !== undefined){
let data1 = data.tabId;
if(typeof data1 === "string"){
if(func4(data1) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.displayName !== undefined){
let data2 = data.displayName;
if(typeof data2 === "string"){
if(func4(data2) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/displayName",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(func4(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/displayName",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
if(!pattern43.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/displayName",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f]*$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/displayName",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate204.errors = vErrors;
return errors === 0;
}

function validate206(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.op === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "op"},message:"must have required property '"+"op"+"'"}); errors++;
}
if(data.op !== undefined){
let data0 = data.op;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/op",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("moveTab" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/op",keyword:"const",params:{allowedValue: "moveTab"},message:"must be equal to constant"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
if(!(validate145(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
validate206.errors = vErrors;
return errors === 0;
}

function validate209(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.op === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "op"},message:"must have required property '"+"op"+"'"}); errors++;
}
if(data.op !== undefined){
let data0 = data.op;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/op",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("splitLeaf" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/op",keyword:"const",params:{allowedValue: "splitLeaf"},message:"must be equal to constant"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
if(!(validate138(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
errors = vErrors.length;
}
validate209.errors = vErrors;
return errors === 0;
}

function validate212(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.op === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "op"},message:"must have required property '"+"op"+"'"}); errors++;
}
if(data.splitId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "splitId"},message:"must have required property '"+"splitId"+"'"}); errors++;
}
if(data.ratio === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "ratio"},message:"must have required property '"+"ratio"+"'"}); errors++;
}
if(data.op !== undefined){
let data0 = data.op;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/op",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("resizeSplit" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/op",keyword:"const",params:{allowedValue: "resizeSplit"},message:"must be equal to constant"}); errors++;
}
}
if(data.splitId !== undefined){
let data1 = data.splitId;
if(typeof data1 === "string"){
if(func4(data1) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/splitId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/splitId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/splitId",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.ratio !== undefined){
let data2 = data.ratio;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 0.95 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/ratio",keyword:"maximum",params:{comparison: "<=", limit: 0.95},message:"must be <= 0.95"}); errors++;
}
if(data2 < 0.05 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/ratio",keyword:"minimum",params:{comparison: ">=", limit: 0.05},message:"must be >= 0.05"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/ratio",keyword:"type",params:{type: "number"},message:"must be number"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate212.errors = vErrors;
return errors === 0;
}

function validate214(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.op === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "op"},message:"must have required property '"+"op"+"'"}); errors++;
}
if(data.tabId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tabId"},message:"must have required property '"+"tabId"+"'"}); errors++;
}
if(data.state === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"}); errors++;
}
if(data.op !== undefined){
let data0 = data.op;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/op",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("setPanelState" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/op",keyword:"const",params:{allowedValue: "setPanelState"},message:"must be equal to constant"}); errors++;
}
}
if(data.tabId !== undefined){
let data1 = data.tabId;
if(typeof data1 === "string"){
if(func4(data1) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.from !== undefined){
let data2 = data.from;
if(typeof data2 === "string"){
if(func4(data2) > 8192){
(vErrors ??= []).push({instancePath:instancePath+"/from",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"}); errors++;
}
if(!pattern6.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/from",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#\\\\][^\\s\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#\\\\][^\\s\\u0000-\\u001f\\u007f]*$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/from",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.state !== undefined){
let data3 = data.state;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.url !== undefined){
let data4 = data3.url;
if(typeof data4 === "string"){
if(func4(data4) > 8192){
(vErrors ??= []).push({instancePath:instancePath+"/state/url",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"}); errors++;
}
if(!pattern6.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/state/url",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#\\\\][^\\s\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#\\\\][^\\s\\u0000-\\u001f\\u007f]*$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/state/url",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data3.headerHidden !== undefined){
if(typeof data3.headerHidden !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/state/headerHidden",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
}
}
if(data3.proxyEnabled !== undefined){
if(typeof data3.proxyEnabled !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/state/proxyEnabled",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/state",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate214.errors = vErrors;
return errors === 0;
}

function validate216(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.op === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "op"},message:"must have required property '"+"op"+"'"}); errors++;
}
if(data.tabId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tabId"},message:"must have required property '"+"tabId"+"'"}); errors++;
}
if(data.op !== undefined){
let data0 = data.op;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/op",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("refreshPanel" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/op",keyword:"const",params:{allowedValue: "refreshPanel"},message:"must be equal to constant"}); errors++;
}
}
if(data.tabId !== undefined){
let data1 = data.tabId;
if(typeof data1 === "string"){
if(func4(data1) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate216.errors = vErrors;
return errors === 0;
}

function validate218(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.op === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "op"},message:"must have required property '"+"op"+"'"}); errors++;
}
if(data.tabId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tabId"},message:"must have required property '"+"tabId"+"'"}); errors++;
}
if(data.op !== undefined){
let data0 = data.op;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/op",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("resetPanel" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/op",keyword:"const",params:{allowedValue: "resetPanel"},message:"must be equal to constant"}); errors++;
}
}
if(data.tabId !== undefined){
let data1 = data.tabId;
if(typeof data1 === "string"){
if(func4(data1) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate218.errors = vErrors;
return errors === 0;
}

function validate194(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate195(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate195.errors : vErrors.concat(validate195.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate198(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate198.errors : vErrors.concat(validate198.errors);
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
if(!(validate200(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate200.errors : vErrors.concat(validate200.errors);
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
if(!(validate202(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors);
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
if(!(validate204(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors);
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
if(!(validate206(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
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
if(!(validate209(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
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
if(!(validate212(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate212.errors : vErrors.concat(validate212.errors);
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
if(!(validate214(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
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
if(!(validate216(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate216.errors : vErrors.concat(validate216.errors);
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
if(!(validate218(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate218.errors : vErrors.concat(validate218.errors);
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
(vErrors ??= []).push({instancePath,keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"}); errors++;
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
validate194.errors = vErrors;
return errors === 0;
}

function validate193(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"}); errors++;
}
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++;
}
if(data.change === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "change"},message:"must have required property '"+"change"+"'"}); errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("change" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "change"},message:"must be equal to constant"}); errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(func4(data1) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}); errors++;
}
if(!pattern19.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.change !== undefined){
if(!(validate194(data.change, {instancePath:instancePath+"/change",parentData:data,parentDataProperty:"change",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate193.errors = vErrors;
return errors === 0;
}

function validate221(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"}); errors++;
}
if(data.command === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "command"},message:"must have required property '"+"command"+"'"}); errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("accepted" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "accepted"},message:"must be equal to constant"}); errors++;
}
}
if(data.command !== undefined){
let data1 = data.command;
if(typeof data1 === "string"){
if(func4(data1) > 36){
(vErrors ??= []).push({instancePath:instancePath+"/command",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters"}); errors++;
}
if(!pattern124.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/command",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/command",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate221.errors = vErrors;
return errors === 0;
}

function validate222(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"}); errors++;
}
if(data.command === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "command"},message:"must have required property '"+"command"+"'"}); errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("deferred" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "deferred"},message:"must be equal to constant"}); errors++;
}
}
if(data.command !== undefined){
let data1 = data.command;
if(typeof data1 === "string"){
if(func4(data1) > 36){
(vErrors ??= []).push({instancePath:instancePath+"/command",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters"}); errors++;
}
if(!pattern124.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/command",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/command",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate222.errors = vErrors;
return errors === 0;
}

const schema383 = {"type":"string","enum":["new"],"$id":"annex:/socket/FrameAge"};

const schema384 = {"type":"string","enum":["unenforced"],"$id":"annex:/socket/Enforcement"};

const schema382 = {"type":"object","required":["level","text"],"properties":{"level":{"type":"string","enum":["log","info","warn","error","debug"]},"text":{"type":"string","maxLength":2000}},"$id":"annex:/socket/ConsoleLine"};

function validate227(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.level === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "level"},message:"must have required property '"+"level"+"'"}); errors++;
}
if(data.text === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"}); errors++;
}
if(data.level !== undefined){
let data0 = data.level;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/level",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!(((((data0 === "log") || (data0 === "info")) || (data0 === "warn")) || (data0 === "error")) || (data0 === "debug"))){
(vErrors ??= []).push({instancePath:instancePath+"/level",keyword:"enum",params:{allowedValues: schema382.properties.level.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.text !== undefined){
let data1 = data.text;
if(typeof data1 === "string"){
if(func4(data1) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/text",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/text",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate227.errors = vErrors;
return errors === 0;
}

function validate226(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 100){
(vErrors ??= []).push({instancePath,keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}); errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate227(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
validate226.errors = vErrors;
return errors === 0;
}

function validate225(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"}); errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("executed" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"const",params:{allowedValue: "executed"},message:"must be equal to constant"}); errors++;
}
}
if(data.console !== undefined){
if(!(validate226(data.console, {instancePath:instancePath+"/console",parentData:data,parentDataProperty:"console",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate226.errors : vErrors.concat(validate226.errors);
errors = vErrors.length;
}
}
if(data.frame !== undefined){
let data2 = data.frame;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/frame",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!(data2 === "new")){
(vErrors ??= []).push({instancePath:instancePath+"/frame",keyword:"enum",params:{allowedValues: schema383.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.sandbox !== undefined){
let data3 = data.sandbox;
if(typeof data3 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sandbox",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!(data3 === "unenforced")){
(vErrors ??= []).push({instancePath:instancePath+"/sandbox",keyword:"enum",params:{allowedValues: schema384.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate225.errors = vErrors;
return errors === 0;
}

function validate231(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"}); errors++;
}
if(data.error === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"}); errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("error" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"const",params:{allowedValue: "error"},message:"must be equal to constant"}); errors++;
}
}
if(data.error !== undefined){
let data1 = data.error;
if(typeof data1 === "string"){
if(func4(data1) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/error",keyword:"maxLength",params:{limit: 20000},message:"must NOT have more than 20000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/error",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.stack !== undefined){
let data2 = data.stack;
if(typeof data2 === "string"){
if(func4(data2) > 4000){
(vErrors ??= []).push({instancePath:instancePath+"/stack",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/stack",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.console !== undefined){
if(!(validate226(data.console, {instancePath:instancePath+"/console",parentData:data,parentDataProperty:"console",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate226.errors : vErrors.concat(validate226.errors);
errors = vErrors.length;
}
}
if(data.frame !== undefined){
let data4 = data.frame;
if(typeof data4 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/frame",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!(data4 === "new")){
(vErrors ??= []).push({instancePath:instancePath+"/frame",keyword:"enum",params:{allowedValues: schema383.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.sandbox !== undefined){
let data5 = data.sandbox;
if(typeof data5 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sandbox",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!(data5 === "unenforced")){
(vErrors ??= []).push({instancePath:instancePath+"/sandbox",keyword:"enum",params:{allowedValues: schema384.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate231.errors = vErrors;
return errors === 0;
}

function validate234(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"}); errors++;
}
if(data.png === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "png"},message:"must have required property '"+"png"+"'"}); errors++;
}
if(data.loaded === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "loaded"},message:"must have required property '"+"loaded"+"'"}); errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("captured" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"const",params:{allowedValue: "captured"},message:"must be equal to constant"}); errors++;
}
}
if(data.loaded !== undefined){
if(typeof data.loaded !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/loaded",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
}
}
if(data.png !== undefined){
let data2 = data.png;
if(typeof data2 === "string"){
if(func4(data2) > 33554432){
(vErrors ??= []).push({instancePath:instancePath+"/png",keyword:"maxLength",params:{limit: 33554432},message:"must NOT have more than 33554432 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/png",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate234.errors = vErrors;
return errors === 0;
}

const schema389 = {"type":"object","required":["status","code","error"],"properties":{"status":{"type":"string","const":"failed"},"code":{"type":"string","enum":["sharing-off","unsupported","no-frame","panel-gone","not-a-sandbox","too-large","failed"]},"error":{"type":"string","maxLength":2000}},"$id":"annex:/socket/CaptureFailed"};

function validate236(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"}); errors++;
}
if(data.code === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"}); errors++;
}
if(data.error === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"}); errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("failed" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"const",params:{allowedValue: "failed"},message:"must be equal to constant"}); errors++;
}
}
if(data.code !== undefined){
let data1 = data.code;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!(((((((data1 === "sharing-off") || (data1 === "unsupported")) || (data1 === "no-frame")) || (data1 === "panel-gone")) || (data1 === "not-a-sandbox")) || (data1 === "too-large")) || (data1 === "failed"))){
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"enum",params:{allowedValues: schema389.properties.code.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.error !== undefined){
let data2 = data.error;
if(typeof data2 === "string"){
if(func4(data2) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/error",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/error",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate236.errors = vErrors;
return errors === 0;
}

function validate238(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"}); errors++;
}
if(data.state === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"}); errors++;
}
if(data.sentTo === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sentTo"},message:"must have required property '"+"sentTo"+"'"}); errors++;
}
if(data.loads === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "loads"},message:"must have required property '"+"loads"+"'"}); errors++;
}
if(data.address === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"}); errors++;
}
if(data.title === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"}); errors++;
}
if(data.console === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "console"},message:"must have required property '"+"console"+"'"}); errors++;
}
if(data.failedRequests === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "failedRequests"},message:"must have required property '"+"failedRequests"+"'"}); errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("seen" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"const",params:{allowedValue: "seen"},message:"must be equal to constant"}); errors++;
}
}
if(data.state !== undefined){
let data1 = data.state;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/state",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!((((data1 === "empty") || (data1 === "loading")) || (data1 === "loaded")) || (data1 === "failed"))){
(vErrors ??= []).push({instancePath:instancePath+"/state",keyword:"enum",params:{allowedValues: schema36.enum},message:"must be equal to one of the allowed values"}); errors++;
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
(vErrors ??= []).push({instancePath:instancePath+"/sentTo",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"}); errors++;
}
if(!pattern6.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/sentTo",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#\\\\][^\\s\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#\\\\][^\\s\\u0000-\\u001f\\u007f]*$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sentTo",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
var _valid0 = _errs8 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs11 = errors;
if(data2 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/sentTo",keyword:"type",params:{type: "null"},message:"must be null"}); errors++;
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
(vErrors ??= []).push({instancePath:instancePath+"/sentTo",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"}); errors++;
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
(vErrors ??= []).push({instancePath:instancePath+"/loads",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2147483647 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/loads",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}); errors++;
}
if(data3 < 0 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/loads",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data.address !== undefined){
let data4 = data.address;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/address",keyword:"type",params:{type: schema37.type},message:"must be string,null"}); errors++;
}
if(typeof data4 === "string"){
if(func4(data4) > 2097152){
(vErrors ??= []).push({instancePath:instancePath+"/address",keyword:"maxLength",params:{limit: 2097152},message:"must NOT have more than 2097152 characters"}); errors++;
}
}
}
if(data.title !== undefined){
let data5 = data.title;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"type",params:{type: schema38.type},message:"must be string,null"}); errors++;
}
if(typeof data5 === "string"){
if(func4(data5) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}); errors++;
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
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate238.errors = vErrors;
return errors === 0;
}

function validate243(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"}); errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("answered" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"const",params:{allowedValue: "answered"},message:"must be equal to constant"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
if(!(validate34(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
validate243.errors = vErrors;
return errors === 0;
}

const schema397 = {"type":"object","required":["status","code","error"],"properties":{"status":{"type":"string","const":"refused"},"code":{"type":"string","enum":["proxy-required","page-not-loaded","consent-required","consent-denied","acting-paused","user-typing","page-changed","page-timeout"]},"error":{"type":"string","maxLength":2000}},"$id":"annex:/socket/PageRefused"};

function validate246(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"}); errors++;
}
if(data.code === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"}); errors++;
}
if(data.error === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"}); errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("refused" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"const",params:{allowedValue: "refused"},message:"must be equal to constant"}); errors++;
}
}
if(data.code !== undefined){
let data1 = data.code;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!((((((((data1 === "proxy-required") || (data1 === "page-not-loaded")) || (data1 === "consent-required")) || (data1 === "consent-denied")) || (data1 === "acting-paused")) || (data1 === "user-typing")) || (data1 === "page-changed")) || (data1 === "page-timeout"))){
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"enum",params:{allowedValues: schema397.properties.code.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.error !== undefined){
let data2 = data.error;
if(typeof data2 === "string"){
if(func4(data2) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/error",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/error",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate246.errors = vErrors;
return errors === 0;
}

function validate224(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate225(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate231(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
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
const _errs5 = errors;
if(!(validate238(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate238.errors : vErrors.concat(validate238.errors);
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
if(!(validate243(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate243.errors : vErrors.concat(validate243.errors);
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
if(!(validate246(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate246.errors : vErrors.concat(validate246.errors);
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
(vErrors ??= []).push({instancePath,keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"}); errors++;
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
validate224.errors = vErrors;
return errors === 0;
}

function validate223(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"}); errors++;
}
if(data.command === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "command"},message:"must have required property '"+"command"+"'"}); errors++;
}
if(data.outcome === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "outcome"},message:"must have required property '"+"outcome"+"'"}); errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("result" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "result"},message:"must be equal to constant"}); errors++;
}
}
if(data.command !== undefined){
let data1 = data.command;
if(typeof data1 === "string"){
if(func4(data1) > 36){
(vErrors ??= []).push({instancePath:instancePath+"/command",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters"}); errors++;
}
if(!pattern124.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/command",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/command",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.outcome !== undefined){
if(!(validate224(data.outcome, {instancePath:instancePath+"/outcome",parentData:data,parentDataProperty:"outcome",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate224.errors : vErrors.concat(validate224.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate223.errors = vErrors;
return errors === 0;
}

function validate249(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"}); errors++;
}
if(data.leaf === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "leaf"},message:"must have required property '"+"leaf"+"'"}); errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("focus" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "focus"},message:"must be equal to constant"}); errors++;
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
(vErrors ??= []).push({instancePath:instancePath+"/leaf",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/leaf",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/leaf",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
var _valid0 = _errs5 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs8 = errors;
if(data1 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/leaf",keyword:"type",params:{type: "null"},message:"must be null"}); errors++;
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
(vErrors ??= []).push({instancePath:instancePath+"/leaf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"}); errors++;
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
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate249.errors = vErrors;
return errors === 0;
}

function validate250(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"}); errors++;
}
if(data.tab === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tab"},message:"must have required property '"+"tab"+"'"}); errors++;
}
if(data.screen === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "screen"},message:"must have required property '"+"screen"+"'"}); errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("sharing" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "sharing"},message:"must be equal to constant"}); errors++;
}
}
if(data.tab !== undefined){
if(typeof data.tab !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/tab",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
}
}
if(data.screen !== undefined){
if(typeof data.screen !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/screen",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate250.errors = vErrors;
return errors === 0;
}

const schema402 = {"type":"object","required":["tabId","revision","state","sentTo","loads","reloads","proxied","title","consoleLines","failedRequests"],"properties":{"tabId":{"$ref":"annex:/http/NodeId"},"revision":{"allOf":[{"$ref":"annex:/socket/Revision"}]},"state":{"$ref":"annex:/http/LoadState"},"reason":{"$ref":"annex:/http/Reason"},"sentTo":{"oneOf":[{"$ref":"annex:/http/PanelUrl"},{"type":"null"}]},"loads":{"type":"integer","minimum":0,"maximum":2147483647},"reloads":{"type":"integer","minimum":0,"maximum":2147483647},"proxied":{"type":"boolean"},"address":{"type":["string","null"],"maxLength":8192},"title":{"$ref":"annex:/http/Title"},"scroll":{"$ref":"annex:/http/Scroll"},"consoleLines":{"type":"integer","minimum":0,"maximum":100},"failedRequests":{"type":"integer","minimum":0,"maximum":100}},"$id":"annex:/socket/WebviewStatus"};

function validate252(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tabId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tabId"},message:"must have required property '"+"tabId"+"'"}); errors++;
}
if(data.revision === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "revision"},message:"must have required property '"+"revision"+"'"}); errors++;
}
if(data.state === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"}); errors++;
}
if(data.sentTo === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sentTo"},message:"must have required property '"+"sentTo"+"'"}); errors++;
}
if(data.loads === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "loads"},message:"must have required property '"+"loads"+"'"}); errors++;
}
if(data.reloads === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reloads"},message:"must have required property '"+"reloads"+"'"}); errors++;
}
if(data.proxied === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "proxied"},message:"must have required property '"+"proxied"+"'"}); errors++;
}
if(data.title === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"}); errors++;
}
if(data.consoleLines === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "consoleLines"},message:"must have required property '"+"consoleLines"+"'"}); errors++;
}
if(data.failedRequests === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "failedRequests"},message:"must have required property '"+"failedRequests"+"'"}); errors++;
}
if(data.tabId !== undefined){
let data0 = data.tabId;
if(typeof data0 === "string"){
if(func4(data0) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.revision !== undefined){
let data1 = data.revision;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/revision",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/revision",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}); errors++;
}
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/revision",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data.state !== undefined){
let data2 = data.state;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/state",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!((((data2 === "empty") || (data2 === "loading")) || (data2 === "loaded")) || (data2 === "failed"))){
(vErrors ??= []).push({instancePath:instancePath+"/state",keyword:"enum",params:{allowedValues: schema36.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.reason !== undefined){
let data3 = data.reason;
if(typeof data3 === "string"){
if(func4(data3) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
(vErrors ??= []).push({instancePath:instancePath+"/sentTo",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"}); errors++;
}
if(!pattern6.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/sentTo",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#\\\\][^\\s\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#\\\\][^\\s\\u0000-\\u001f\\u007f]*$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sentTo",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
var _valid0 = _errs16 === errors;
if(_valid0){
valid6 = true;
passing0 = 0;
}
const _errs19 = errors;
if(data4 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/sentTo",keyword:"type",params:{type: "null"},message:"must be null"}); errors++;
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
(vErrors ??= []).push({instancePath:instancePath+"/sentTo",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"}); errors++;
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
(vErrors ??= []).push({instancePath:instancePath+"/loads",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 2147483647 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/loads",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}); errors++;
}
if(data5 < 0 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/loads",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data.reloads !== undefined){
let data6 = data.reloads;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
(vErrors ??= []).push({instancePath:instancePath+"/reloads",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 2147483647 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/reloads",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}); errors++;
}
if(data6 < 0 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/reloads",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data.proxied !== undefined){
if(typeof data.proxied !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/proxied",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
}
}
if(data.address !== undefined){
let data8 = data.address;
if((typeof data8 !== "string") && (data8 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/address",keyword:"type",params:{type: schema402.properties.address.type},message:"must be string,null"}); errors++;
}
if(typeof data8 === "string"){
if(func4(data8) > 8192){
(vErrors ??= []).push({instancePath:instancePath+"/address",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"}); errors++;
}
}
}
if(data.title !== undefined){
let data9 = data.title;
if((typeof data9 !== "string") && (data9 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"type",params:{type: schema38.type},message:"must be string,null"}); errors++;
}
if(typeof data9 === "string"){
if(func4(data9) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}); errors++;
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
(vErrors ??= []).push({instancePath:instancePath+"/consoleLines",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 100 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/consoleLines",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}); errors++;
}
if(data11 < 0 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/consoleLines",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data.failedRequests !== undefined){
let data12 = data.failedRequests;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
(vErrors ??= []).push({instancePath:instancePath+"/failedRequests",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 100 || isNaN(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/failedRequests",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}); errors++;
}
if(data12 < 0 || isNaN(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/failedRequests",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate252.errors = vErrors;
return errors === 0;
}

function validate251(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"}); errors++;
}
if(data.webviews === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "webviews"},message:"must have required property '"+"webviews"+"'"}); errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("webviews" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "webviews"},message:"must be equal to constant"}); errors++;
}
}
if(data.webviews !== undefined){
let data1 = data.webviews;
if(Array.isArray(data1)){
if(data1.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/webviews",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}); errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate252(data1[i0], {instancePath:instancePath+"/webviews/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate252.errors : vErrors.concat(validate252.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/webviews",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate251.errors = vErrors;
return errors === 0;
}

function validate255(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"}); errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("ping" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "ping"},message:"must be equal to constant"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate255.errors = vErrors;
return errors === 0;
}

function validate256(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"}); errors++;
}
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("request-seen" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "request-seen"},message:"must be equal to constant"}); errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(func4(data1) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate256.errors = vErrors;
return errors === 0;
}

const schema412 = {"type":"object","required":["type","id","outcome"],"properties":{"type":{"type":"string","const":"request-answer"},"id":{"$ref":"annex:/socket/RequestId"},"outcome":{"type":"string","enum":["done","declined","answered"]},"answer":{"type":"string","maxLength":2000},"address":{"type":"string","maxLength":8192}},"$id":"client_request_answer"};

function validate257(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"}); errors++;
}
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++;
}
if(data.outcome === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "outcome"},message:"must have required property '"+"outcome"+"'"}); errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("request-answer" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "request-answer"},message:"must be equal to constant"}); errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(func4(data1) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.outcome !== undefined){
let data2 = data.outcome;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/outcome",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!(((data2 === "done") || (data2 === "declined")) || (data2 === "answered"))){
(vErrors ??= []).push({instancePath:instancePath+"/outcome",keyword:"enum",params:{allowedValues: schema412.properties.outcome.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.answer !== undefined){
let data3 = data.answer;
if(typeof data3 === "string"){
if(func4(data3) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/answer",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/answer",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.address !== undefined){
let data4 = data.address;
if(typeof data4 === "string"){
if(func4(data4) > 8192){
(vErrors ??= []).push({instancePath:instancePath+"/address",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/address",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate257.errors = vErrors;
return errors === 0;
}

const schema416 = {"type":"object","required":["at","level","text"],"properties":{"at":{"type":"string","format":"date-time","maxLength":30},"level":{"type":"string","enum":["info","warning","error"]},"text":{"type":"string","maxLength":2000},"by":{"$ref":"annex:/socket/Actor"},"tabId":{"allOf":[{"$ref":"annex:/http/NodeId"}]}},"$id":"annex:/socket/LogLine"};

const schema417 = {"type":"object","required":["kind","name"],"properties":{"kind":{"type":"string","enum":["person","program"]},"name":{"type":"string","maxLength":200}},"$id":"annex:/socket/Actor"};

function validate261(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"}); errors++;
}
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"}); errors++;
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!((data0 === "person") || (data0 === "program"))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: schema417.properties.kind.enum},message:"must be equal to one of the allowed values"}); errors++;
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
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate261.errors = vErrors;
return errors === 0;
}

function validate260(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"}); errors++;
}
if(data.level === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "level"},message:"must have required property '"+"level"+"'"}); errors++;
}
if(data.text === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"}); errors++;
}
if(data.at !== undefined){
let data0 = data.at;
if(typeof data0 === "string"){
if(func4(data0) > 30){
(vErrors ??= []).push({instancePath:instancePath+"/at",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"}); errors++;
}
if(!(formats8.validate(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/at",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/at",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.level !== undefined){
let data1 = data.level;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/level",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!(((data1 === "info") || (data1 === "warning")) || (data1 === "error"))){
(vErrors ??= []).push({instancePath:instancePath+"/level",keyword:"enum",params:{allowedValues: schema416.properties.level.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.text !== undefined){
let data2 = data.text;
if(typeof data2 === "string"){
if(func4(data2) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/text",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/text",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.by !== undefined){
if(!(validate261(data.by, {instancePath:instancePath+"/by",parentData:data,parentDataProperty:"by",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate261.errors : vErrors.concat(validate261.errors);
errors = vErrors.length;
}
}
if(data.tabId !== undefined){
let data4 = data.tabId;
if(typeof data4 === "string"){
if(func4(data4) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data4) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate260.errors = vErrors;
return errors === 0;
}

function validate258(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"}); errors++;
}
if(data.revision === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "revision"},message:"must have required property '"+"revision"+"'"}); errors++;
}
if(data.layout === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "layout"},message:"must have required property '"+"layout"+"'"}); errors++;
}
if(data.log === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "log"},message:"must have required property '"+"log"+"'"}); errors++;
}
if(data.maxReplyBytes === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "maxReplyBytes"},message:"must have required property '"+"maxReplyBytes"+"'"}); errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("welcome" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "welcome"},message:"must be equal to constant"}); errors++;
}
}
if(data.revision !== undefined){
let data1 = data.revision;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/revision",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/revision",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}); errors++;
}
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/revision",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
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
(vErrors ??= []).push({instancePath:instancePath+"/log",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}); errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate260(data3[i0], {instancePath:instancePath+"/log/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate260.errors : vErrors.concat(validate260.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/log",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
}
if(data.maxReplyBytes !== undefined){
let data5 = data.maxReplyBytes;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/maxReplyBytes",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 33554432 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/maxReplyBytes",keyword:"maximum",params:{comparison: "<=", limit: 33554432},message:"must be <= 33554432"}); errors++;
}
if(data5 < 4096 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/maxReplyBytes",keyword:"minimum",params:{comparison: ">=", limit: 4096},message:"must be >= 4096"}); errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate258.errors = vErrors;
return errors === 0;
}

function validate264(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"}); errors++;
}
if(data.revision === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "revision"},message:"must have required property '"+"revision"+"'"}); errors++;
}
if(data.layout === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "layout"},message:"must have required property '"+"layout"+"'"}); errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("layout" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "layout"},message:"must be equal to constant"}); errors++;
}
}
if(data.revision !== undefined){
let data1 = data.revision;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/revision",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/revision",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}); errors++;
}
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/revision",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
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
(vErrors ??= []).push({instancePath:instancePath+"/log",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}); errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate260(data3[i0], {instancePath:instancePath+"/log/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate260.errors : vErrors.concat(validate260.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/log",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate264.errors = vErrors;
return errors === 0;
}

function validate267(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"}); errors++;
}
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++;
}
if(data.revision === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "revision"},message:"must have required property '"+"revision"+"'"}); errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("done" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "done"},message:"must be equal to constant"}); errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(func4(data1) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}); errors++;
}
if(!pattern19.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.revision !== undefined){
let data2 = data.revision;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/revision",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/revision",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}); errors++;
}
if(data2 < 0 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/revision",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data.panelId !== undefined){
let data3 = data.panelId;
if(typeof data3 === "string"){
if(func4(data3) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/panelId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/panelId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/panelId",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate267.errors = vErrors;
return errors === 0;
}

const schema425 = {"type":"object","required":["type","id","code","error"],"properties":{"type":{"type":"string","const":"refused"},"id":{"$ref":"annex:/socket/ChangeId"},"code":{"type":"string","enum":["invalid-request","own-origin-refused","unknown-panel-type","panel-not-found","tab-not-found","split-not-found","wrong-panel","singleton-open","layout-full","unavailable"]},"error":{"type":"string","maxLength":2000}},"$id":"server_refused"};

function validate268(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"}); errors++;
}
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++;
}
if(data.code === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"}); errors++;
}
if(data.error === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"}); errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("refused" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "refused"},message:"must be equal to constant"}); errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(func4(data1) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}); errors++;
}
if(!pattern19.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.code !== undefined){
let data2 = data.code;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!((((((((((data2 === "invalid-request") || (data2 === "own-origin-refused")) || (data2 === "unknown-panel-type")) || (data2 === "panel-not-found")) || (data2 === "tab-not-found")) || (data2 === "split-not-found")) || (data2 === "wrong-panel")) || (data2 === "singleton-open")) || (data2 === "layout-full")) || (data2 === "unavailable"))){
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"enum",params:{allowedValues: schema425.properties.code.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.error !== undefined){
let data3 = data.error;
if(typeof data3 === "string"){
if(func4(data3) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/error",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/error",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate268.errors = vErrors;
return errors === 0;
}

function validate270(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"}); errors++;
}
if(data.command === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "command"},message:"must have required property '"+"command"+"'"}); errors++;
}
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"}); errors++;
}
if(data.tabId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tabId"},message:"must have required property '"+"tabId"+"'"}); errors++;
}
if(data.code === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"}); errors++;
}
if(data.timeout_ms === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "timeout_ms"},message:"must have required property '"+"timeout_ms"+"'"}); errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("command" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "command"},message:"must be equal to constant"}); errors++;
}
}
if(data.command !== undefined){
let data1 = data.command;
if(typeof data1 === "string"){
if(func4(data1) > 36){
(vErrors ??= []).push({instancePath:instancePath+"/command",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters"}); errors++;
}
if(!pattern124.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/command",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/command",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.kind !== undefined){
let data2 = data.kind;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("eval" !== data2){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "eval"},message:"must be equal to constant"}); errors++;
}
}
if(data.tabId !== undefined){
let data3 = data.tabId;
if(typeof data3 === "string"){
if(func4(data3) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.code !== undefined){
let data4 = data.code;
if(typeof data4 === "string"){
if(func4(data4) > 250000){
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"maxLength",params:{limit: 250000},message:"must NOT have more than 250000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.timeout_ms !== undefined){
let data5 = data.timeout_ms;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/timeout_ms",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 60000 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/timeout_ms",keyword:"maximum",params:{comparison: "<=", limit: 60000},message:"must be <= 60000"}); errors++;
}
if(data5 < 1 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/timeout_ms",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate270.errors = vErrors;
return errors === 0;
}

const schema431 = {"type":"object","required":["type","command","kind","scope","method","maxDimension","revision"],"properties":{"type":{"type":"string","const":"command"},"command":{"$ref":"annex:/socket/CommandId"},"kind":{"type":"string","const":"capture"},"scope":{"type":"string","enum":["panel","workspace","screen"]},"tabId":{"type":"string","minLength":1,"maxLength":200},"part":{"type":"string","enum":["panel","page"]},"ref":{"$ref":"annex:/http/PageRef"},"method":{"type":"string","enum":["element-capture","html2canvas","drawn"]},"by":{"allOf":[{"$ref":"annex:/http/Agent"}]},"waitForConsent":{"type":"integer","minimum":0,"maximum":60},"maxDimension":{"type":"integer","minimum":16,"maximum":8192},"revision":{"allOf":[{"$ref":"annex:/socket/Revision"}]}},"$id":"annex:/socket/CaptureCommand"};

function validate272(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"}); errors++;
}
if(data.command === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "command"},message:"must have required property '"+"command"+"'"}); errors++;
}
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"}); errors++;
}
if(data.scope === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "scope"},message:"must have required property '"+"scope"+"'"}); errors++;
}
if(data.method === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "method"},message:"must have required property '"+"method"+"'"}); errors++;
}
if(data.maxDimension === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "maxDimension"},message:"must have required property '"+"maxDimension"+"'"}); errors++;
}
if(data.revision === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "revision"},message:"must have required property '"+"revision"+"'"}); errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("command" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "command"},message:"must be equal to constant"}); errors++;
}
}
if(data.command !== undefined){
let data1 = data.command;
if(typeof data1 === "string"){
if(func4(data1) > 36){
(vErrors ??= []).push({instancePath:instancePath+"/command",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters"}); errors++;
}
if(!pattern124.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/command",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/command",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.kind !== undefined){
let data2 = data.kind;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("capture" !== data2){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "capture"},message:"must be equal to constant"}); errors++;
}
}
if(data.scope !== undefined){
let data3 = data.scope;
if(typeof data3 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/scope",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!(((data3 === "panel") || (data3 === "workspace")) || (data3 === "screen"))){
(vErrors ??= []).push({instancePath:instancePath+"/scope",keyword:"enum",params:{allowedValues: schema431.properties.scope.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.tabId !== undefined){
let data4 = data.tabId;
if(typeof data4 === "string"){
if(func4(data4) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data4) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.part !== undefined){
let data5 = data.part;
if(typeof data5 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/part",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!((data5 === "panel") || (data5 === "page"))){
(vErrors ??= []).push({instancePath:instancePath+"/part",keyword:"enum",params:{allowedValues: schema431.properties.part.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.ref !== undefined){
let data6 = data.ref;
if(typeof data6 === "string"){
if(func4(data6) > 10){
(vErrors ??= []).push({instancePath:instancePath+"/ref",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"}); errors++;
}
if(!pattern11.test(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/ref",keyword:"pattern",params:{pattern: "^e[1-9][0-9]{0,8}$"},message:"must match pattern \""+"^e[1-9][0-9]{0,8}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/ref",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.method !== undefined){
let data7 = data.method;
if(typeof data7 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/method",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!(((data7 === "element-capture") || (data7 === "html2canvas")) || (data7 === "drawn"))){
(vErrors ??= []).push({instancePath:instancePath+"/method",keyword:"enum",params:{allowedValues: schema431.properties.method.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.by !== undefined){
if(!(validate97(data.by, {instancePath:instancePath+"/by",parentData:data,parentDataProperty:"by",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
}
if(data.waitForConsent !== undefined){
let data9 = data.waitForConsent;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
(vErrors ??= []).push({instancePath:instancePath+"/waitForConsent",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 60 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/waitForConsent",keyword:"maximum",params:{comparison: "<=", limit: 60},message:"must be <= 60"}); errors++;
}
if(data9 < 0 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/waitForConsent",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data.maxDimension !== undefined){
let data10 = data.maxDimension;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
(vErrors ??= []).push({instancePath:instancePath+"/maxDimension",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 8192 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/maxDimension",keyword:"maximum",params:{comparison: "<=", limit: 8192},message:"must be <= 8192"}); errors++;
}
if(data10 < 16 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/maxDimension",keyword:"minimum",params:{comparison: ">=", limit: 16},message:"must be >= 16"}); errors++;
}
}
}
if(data.revision !== undefined){
let data11 = data.revision;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
(vErrors ??= []).push({instancePath:instancePath+"/revision",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 9007199254740991 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/revision",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}); errors++;
}
if(data11 < 0 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/revision",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate272.errors = vErrors;
return errors === 0;
}

function validate275(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"}); errors++;
}
if(data.command === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "command"},message:"must have required property '"+"command"+"'"}); errors++;
}
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"}); errors++;
}
if(data.tabId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tabId"},message:"must have required property '"+"tabId"+"'"}); errors++;
}
if(data.revision === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "revision"},message:"must have required property '"+"revision"+"'"}); errors++;
}
if(data.wait_ms === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "wait_ms"},message:"must have required property '"+"wait_ms"+"'"}); errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("command" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "command"},message:"must be equal to constant"}); errors++;
}
}
if(data.command !== undefined){
let data1 = data.command;
if(typeof data1 === "string"){
if(func4(data1) > 36){
(vErrors ??= []).push({instancePath:instancePath+"/command",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters"}); errors++;
}
if(!pattern124.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/command",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/command",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.kind !== undefined){
let data2 = data.kind;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("webview" !== data2){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "webview"},message:"must be equal to constant"}); errors++;
}
}
if(data.tabId !== undefined){
let data3 = data.tabId;
if(typeof data3 === "string"){
if(func4(data3) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.revision !== undefined){
let data4 = data.revision;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/revision",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9007199254740991 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/revision",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}); errors++;
}
if(data4 < 0 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/revision",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data.wait_ms !== undefined){
let data5 = data.wait_ms;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/wait_ms",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 30000 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/wait_ms",keyword:"maximum",params:{comparison: "<=", limit: 30000},message:"must be <= 30000"}); errors++;
}
if(data5 < 0 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/wait_ms",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate275.errors = vErrors;
return errors === 0;
}

function validate280(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.do === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "do"},message:"must have required property '"+"do"+"'"}); errors++;
}
if(data.waitForConsent === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "waitForConsent"},message:"must have required property '"+"waitForConsent"+"'"}); errors++;
}
if(data.do !== undefined){
let data0 = data.do;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/do",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("outline" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/do",keyword:"const",params:{allowedValue: "outline"},message:"must be equal to constant"}); errors++;
}
}
if(data.waitForConsent !== undefined){
let data1 = data.waitForConsent;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/waitForConsent",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 60 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/waitForConsent",keyword:"maximum",params:{comparison: "<=", limit: 60},message:"must be <= 60"}); errors++;
}
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/waitForConsent",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data.ref !== undefined){
let data2 = data.ref;
if(typeof data2 === "string"){
if(func4(data2) > 10){
(vErrors ??= []).push({instancePath:instancePath+"/ref",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"}); errors++;
}
if(!pattern11.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/ref",keyword:"pattern",params:{pattern: "^e[1-9][0-9]{0,8}$"},message:"must match pattern \""+"^e[1-9][0-9]{0,8}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/ref",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.find !== undefined){
let data3 = data.find;
if(typeof data3 === "string"){
if(func4(data3) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/find",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/find",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.from !== undefined){
let data4 = data.from;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/from",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1000000 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/from",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"}); errors++;
}
if(data4 < 0 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/from",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data.maxTokens !== undefined){
let data5 = data.maxTokens;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/maxTokens",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 50000 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/maxTokens",keyword:"maximum",params:{comparison: "<=", limit: 50000},message:"must be <= 50000"}); errors++;
}
if(data5 < 50 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/maxTokens",keyword:"minimum",params:{comparison: ">=", limit: 50},message:"must be >= 50"}); errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate280.errors = vErrors;
return errors === 0;
}

function validate282(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.do === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "do"},message:"must have required property '"+"do"+"'"}); errors++;
}
if(data.steps === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "steps"},message:"must have required property '"+"steps"+"'"}); errors++;
}
if(data.realFocus === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "realFocus"},message:"must have required property '"+"realFocus"+"'"}); errors++;
}
if(data.waitForConsent === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "waitForConsent"},message:"must have required property '"+"waitForConsent"+"'"}); errors++;
}
if(data.timeout_ms === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "timeout_ms"},message:"must have required property '"+"timeout_ms"+"'"}); errors++;
}
if(data.do !== undefined){
let data0 = data.do;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/do",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("act" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/do",keyword:"const",params:{allowedValue: "act"},message:"must be equal to constant"}); errors++;
}
}
if(data.waitForConsent !== undefined){
let data1 = data.waitForConsent;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/waitForConsent",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 60 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/waitForConsent",keyword:"maximum",params:{comparison: "<=", limit: 60},message:"must be <= 60"}); errors++;
}
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/waitForConsent",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data.timeout_ms !== undefined){
let data2 = data.timeout_ms;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/timeout_ms",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 30000 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/timeout_ms",keyword:"maximum",params:{comparison: "<=", limit: 30000},message:"must be <= 30000"}); errors++;
}
if(data2 < 1 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/timeout_ms",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data.steps !== undefined){
let data3 = data.steps;
if(Array.isArray(data3)){
if(data3.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/steps",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"}); errors++;
}
if(data3.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/steps",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}); errors++;
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
(vErrors ??= []).push({instancePath:instancePath+"/steps",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
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
(vErrors ??= []).push({instancePath:instancePath+"/realFocus",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate282.errors = vErrors;
return errors === 0;
}

function validate286(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.do === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "do"},message:"must have required property '"+"do"+"'"}); errors++;
}
if(data.until === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "until"},message:"must have required property '"+"until"+"'"}); errors++;
}
if(data.waitForConsent === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "waitForConsent"},message:"must have required property '"+"waitForConsent"+"'"}); errors++;
}
if(data.timeout_ms === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "timeout_ms"},message:"must have required property '"+"timeout_ms"+"'"}); errors++;
}
if(data.do !== undefined){
let data0 = data.do;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/do",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("wait" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/do",keyword:"const",params:{allowedValue: "wait"},message:"must be equal to constant"}); errors++;
}
}
if(data.waitForConsent !== undefined){
let data1 = data.waitForConsent;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/waitForConsent",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 60 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/waitForConsent",keyword:"maximum",params:{comparison: "<=", limit: 60},message:"must be <= 60"}); errors++;
}
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/waitForConsent",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data.timeout_ms !== undefined){
let data2 = data.timeout_ms;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/timeout_ms",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 30000 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/timeout_ms",keyword:"maximum",params:{comparison: "<=", limit: 30000},message:"must be <= 30000"}); errors++;
}
if(data2 < 1 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/timeout_ms",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
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
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate286.errors = vErrors;
return errors === 0;
}

function validate279(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate280(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate282(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate282.errors : vErrors.concat(validate282.errors);
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
if(!(validate286(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate286.errors : vErrors.concat(validate286.errors);
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
(vErrors ??= []).push({instancePath,keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"}); errors++;
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
validate279.errors = vErrors;
return errors === 0;
}

function validate277(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"}); errors++;
}
if(data.command === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "command"},message:"must have required property '"+"command"+"'"}); errors++;
}
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"}); errors++;
}
if(data.tabId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tabId"},message:"must have required property '"+"tabId"+"'"}); errors++;
}
if(data.revision === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "revision"},message:"must have required property '"+"revision"+"'"}); errors++;
}
if(data.by === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "by"},message:"must have required property '"+"by"+"'"}); errors++;
}
if(data.request === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "request"},message:"must have required property '"+"request"+"'"}); errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("command" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "command"},message:"must be equal to constant"}); errors++;
}
}
if(data.command !== undefined){
let data1 = data.command;
if(typeof data1 === "string"){
if(func4(data1) > 36){
(vErrors ??= []).push({instancePath:instancePath+"/command",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters"}); errors++;
}
if(!pattern124.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/command",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/command",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.kind !== undefined){
let data2 = data.kind;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("page" !== data2){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "page"},message:"must be equal to constant"}); errors++;
}
}
if(data.tabId !== undefined){
let data3 = data.tabId;
if(typeof data3 === "string"){
if(func4(data3) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.revision !== undefined){
let data4 = data.revision;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/revision",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9007199254740991 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/revision",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}); errors++;
}
if(data4 < 0 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/revision",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
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
if(!(validate279(data.request, {instancePath:instancePath+"/request",parentData:data,parentDataProperty:"request",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate279.errors : vErrors.concat(validate279.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate277.errors = vErrors;
return errors === 0;
}

function validate269(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate270(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate270.errors : vErrors.concat(validate270.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate272(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate272.errors : vErrors.concat(validate272.errors);
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
if(!(validate275(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate275.errors : vErrors.concat(validate275.errors);
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
if(!(validate277(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate277.errors : vErrors.concat(validate277.errors);
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
(vErrors ??= []).push({instancePath,keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"}); errors++;
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
validate269.errors = vErrors;
return errors === 0;
}

const schema448 = {"type":"object","required":["type","request","by","share"],"properties":{"type":{"type":"string","const":"ask-share"},"request":{"type":"string","maxLength":36},"by":{"type":"string","maxLength":200},"share":{"type":"string","enum":["tab","screen"]},"reason":{"type":"string","maxLength":300}},"$id":"server_ask_share"};

function validate291(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"}); errors++;
}
if(data.request === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "request"},message:"must have required property '"+"request"+"'"}); errors++;
}
if(data.by === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "by"},message:"must have required property '"+"by"+"'"}); errors++;
}
if(data.share === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "share"},message:"must have required property '"+"share"+"'"}); errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("ask-share" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "ask-share"},message:"must be equal to constant"}); errors++;
}
}
if(data.request !== undefined){
let data1 = data.request;
if(typeof data1 === "string"){
if(func4(data1) > 36){
(vErrors ??= []).push({instancePath:instancePath+"/request",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/request",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.by !== undefined){
let data2 = data.by;
if(typeof data2 === "string"){
if(func4(data2) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/by",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/by",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.share !== undefined){
let data3 = data.share;
if(typeof data3 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/share",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!((data3 === "tab") || (data3 === "screen"))){
(vErrors ??= []).push({instancePath:instancePath+"/share",keyword:"enum",params:{allowedValues: schema448.properties.share.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.reason !== undefined){
let data4 = data.reason;
if(typeof data4 === "string"){
if(func4(data4) > 300){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate291.errors = vErrors;
return errors === 0;
}

function validate292(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"}); errors++;
}
if(data.request === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "request"},message:"must have required property '"+"request"+"'"}); errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("share-withdrawn" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "share-withdrawn"},message:"must be equal to constant"}); errors++;
}
}
if(data.request !== undefined){
let data1 = data.request;
if(typeof data1 === "string"){
if(func4(data1) > 36){
(vErrors ??= []).push({instancePath:instancePath+"/request",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/request",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate292.errors = vErrors;
return errors === 0;
}

function validate293(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"}); errors++;
}
if(data.line === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "line"},message:"must have required property '"+"line"+"'"}); errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("log" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "log"},message:"must be equal to constant"}); errors++;
}
}
if(data.line !== undefined){
if(!(validate260(data.line, {instancePath:instancePath+"/line",parentData:data,parentDataProperty:"line",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate260.errors : vErrors.concat(validate260.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate293.errors = vErrors;
return errors === 0;
}

function validate296(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"}); errors++;
}
if(data.browsers === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "browsers"},message:"must have required property '"+"browsers"+"'"}); errors++;
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
if(data.browsers !== undefined){
let data1 = data.browsers;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/browsers",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 10000 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/browsers",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"}); errors++;
}
if(data1 < 1 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/browsers",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate296.errors = vErrors;
return errors === 0;
}

function validate295(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"}); errors++;
}
if(data.people === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "people"},message:"must have required property '"+"people"+"'"}); errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("presence" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "presence"},message:"must be equal to constant"}); errors++;
}
}
if(data.people !== undefined){
let data1 = data.people;
if(Array.isArray(data1)){
if(data1.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/people",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}); errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate296(data1[i0], {instancePath:instancePath+"/people/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate296.errors : vErrors.concat(validate296.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/people",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate295.errors = vErrors;
return errors === 0;
}

function validate298(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"}); errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("catalog" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "catalog"},message:"must be equal to constant"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate298.errors = vErrors;
return errors === 0;
}

function validate299(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"}); errors++;
}
if(data.tabId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tabId"},message:"must have required property '"+"tabId"+"'"}); errors++;
}
if(data.version === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"}); errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("panel-state" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "panel-state"},message:"must be equal to constant"}); errors++;
}
}
if(data.tabId !== undefined){
let data1 = data.tabId;
if(typeof data1 === "string"){
if(func4(data1) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tabId",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
if(data2 < 0 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate299.errors = vErrors;
return errors === 0;
}

function validate300(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"}); errors++;
}
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++;
}
if(data.request === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "request"},message:"must have required property '"+"request"+"'"}); errors++;
}
if(data.by === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "by"},message:"must have required property '"+"by"+"'"}); errors++;
}
if(data.expires_in === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "expires_in"},message:"must have required property '"+"expires_in"+"'"}); errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("request" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "request"},message:"must be equal to constant"}); errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(func4(data1) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.request !== undefined){
if(!(validate152(data.request, {instancePath:instancePath+"/request",parentData:data,parentDataProperty:"request",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
errors = vErrors.length;
}
}
if(data.by !== undefined){
if(!(validate97(data.by, {instancePath:instancePath+"/by",parentData:data,parentDataProperty:"by",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
}
if(data.expires_in !== undefined){
let data4 = data.expires_in;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/expires_in",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 3600000 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/expires_in",keyword:"maximum",params:{comparison: "<=", limit: 3600000},message:"must be <= 3600000"}); errors++;
}
if(data4 < 0 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/expires_in",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate300.errors = vErrors;
return errors === 0;
}

function validate303(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"}); errors++;
}
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("request-ended" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "request-ended"},message:"must be equal to constant"}); errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(func4(data1) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate303.errors = vErrors;
return errors === 0;
}

function validate304(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"}); errors++;
}
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++;
}
if(data.error === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"}); errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("request-refused" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "request-refused"},message:"must be equal to constant"}); errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(func4(data1) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.error !== undefined){
let data2 = data.error;
if(typeof data2 === "string"){
if(func4(data2) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/error",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/error",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate304.errors = vErrors;
return errors === 0;
}

function validate305(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"}); errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("pong" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "pong"},message:"must be equal to constant"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate305.errors = vErrors;
return errors === 0;
}

const schema464 = {"type":"object","required":["type","code","error"],"properties":{"type":{"type":"string","const":"error"},"code":{"type":"string","enum":["bad-message","other-owner","hello-first","too-many-browsers","too-many-workspaces","session-ended","workspace-gone"]},"error":{"type":"string","maxLength":2000}},"$id":"server_error"};

function validate306(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"}); errors++;
}
if(data.code === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"}); errors++;
}
if(data.error === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"}); errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("error" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "error"},message:"must be equal to constant"}); errors++;
}
}
if(data.code !== undefined){
let data1 = data.code;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!(((((((data1 === "bad-message") || (data1 === "other-owner")) || (data1 === "hello-first")) || (data1 === "too-many-browsers")) || (data1 === "too-many-workspaces")) || (data1 === "session-ended")) || (data1 === "workspace-gone"))){
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"enum",params:{allowedValues: schema464.properties.code.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.error !== undefined){
let data2 = data.error;
if(typeof data2 === "string"){
if(func4(data2) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/error",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/error",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate306.errors = vErrors;
return errors === 0;
}

const schema465 = {"type":"object","required":["id","title"],"properties":{"$schema":{"type":"string","maxLength":2000},"id":{"$ref":"annex:/resource/PanelId"},"title":{"type":"string","minLength":1,"maxLength":100,"pattern":"^[^\\u0000-\\u001f\\u007f]*$"},"description":{"type":"string","maxLength":500},"icon":{"type":"string","pattern":"^(mdi:)?[a-z0-9-]{1,96}$"},"category":{"type":"string","enum":["Development","Control","Visualization","Media","Utility"]},"entry":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9._-]{0,94}\\.html$"},"implements":{"type":"string","pattern":"^annex/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},"singleton":{"type":"boolean"},"ui":{"type":"object","properties":{"csp":{"type":"object","properties":{"connectDomains":{"allOf":[{"$ref":"annex:/http/Domains"}]},"resourceDomains":{"allOf":[{"$ref":"annex:/http/Domains"}]},"frameDomains":{"allOf":[{"$ref":"annex:/http/Domains"}]}}},"permissions":{"type":"object","properties":{"clipboardWrite":{"type":"object"}}}}},"scopes":{"type":"array","maxItems":16,"uniqueItems":true,"items":{"$ref":"annex:/http/PanelScope"}},"input":{"type":"object"},"result":{"type":"object"},"answers":{"type":"object","additionalProperties":{"type":"object"}},"reasons":{"type":"object","additionalProperties":{"type":"string","maxLength":200}}},"$id":"annex:/resource/Panel"};

const pattern144 = /* @__PURE__ */ new RegExp("^(mdi:)?[a-z0-9-]{1,96}$", "u");

const pattern145 = /* @__PURE__ */ new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,94}\\.html$", "u");

const pattern146 = /* @__PURE__ */ new RegExp("^annex/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$", "u");

function validate307(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++;
}
if(data.title === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"}); errors++;
}
if(data.$schema !== undefined){
let data0 = data.$schema;
if(typeof data0 === "string"){
if(func4(data0) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/$schema",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/$schema",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(!pattern124.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.title !== undefined){
let data2 = data.title;
if(typeof data2 === "string"){
if(func4(data2) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(func4(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
if(!pattern43.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f]*$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.description !== undefined){
let data3 = data.description;
if(typeof data3 === "string"){
if(func4(data3) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.icon !== undefined){
let data4 = data.icon;
if(typeof data4 === "string"){
if(!pattern144.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/icon",keyword:"pattern",params:{pattern: "^(mdi:)?[a-z0-9-]{1,96}$"},message:"must match pattern \""+"^(mdi:)?[a-z0-9-]{1,96}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/icon",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.category !== undefined){
let data5 = data.category;
if(typeof data5 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/category",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!(((((data5 === "Development") || (data5 === "Control")) || (data5 === "Visualization")) || (data5 === "Media")) || (data5 === "Utility"))){
(vErrors ??= []).push({instancePath:instancePath+"/category",keyword:"enum",params:{allowedValues: schema465.properties.category.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.entry !== undefined){
let data6 = data.entry;
if(typeof data6 === "string"){
if(!pattern145.test(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/entry",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,94}\\.html$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,94}\\.html$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/entry",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.implements !== undefined){
let data7 = data.implements;
if(typeof data7 === "string"){
if(!pattern146.test(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/implements",keyword:"pattern",params:{pattern: "^annex/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},message:"must match pattern \""+"^annex/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/implements",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.singleton !== undefined){
if(typeof data.singleton !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/singleton",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
}
}
if(data.ui !== undefined){
let data9 = data.ui;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.csp !== undefined){
let data10 = data9.csp;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.connectDomains !== undefined){
if(!(validate163(data10.connectDomains, {instancePath:instancePath+"/ui/csp/connectDomains",parentData:data10,parentDataProperty:"connectDomains",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
}
if(data10.resourceDomains !== undefined){
if(!(validate163(data10.resourceDomains, {instancePath:instancePath+"/ui/csp/resourceDomains",parentData:data10,parentDataProperty:"resourceDomains",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
}
if(data10.frameDomains !== undefined){
if(!(validate163(data10.frameDomains, {instancePath:instancePath+"/ui/csp/frameDomains",parentData:data10,parentDataProperty:"frameDomains",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/ui/csp",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
if(data9.permissions !== undefined){
let data14 = data9.permissions;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.clipboardWrite !== undefined){
let data15 = data14.clipboardWrite;
if(!(data15 && typeof data15 == "object" && !Array.isArray(data15))){
(vErrors ??= []).push({instancePath:instancePath+"/ui/permissions/clipboardWrite",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/ui/permissions",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/ui",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
if(data.scopes !== undefined){
let data16 = data.scopes;
if(Array.isArray(data16)){
if(data16.length > 16){
(vErrors ??= []).push({instancePath:instancePath+"/scopes",keyword:"maxItems",params:{limit: 16},message:"must NOT have more than 16 items"}); errors++;
}
const len0 = data16.length;
for(let i0=0; i0<len0; i0++){
let data17 = data16[i0];
if(typeof data17 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/scopes/" + i0,keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!(((((((data17 === "workspace:tabs") || (data17 === "workspace:read")) || (data17 === "workspace:control")) || (data17 === "packages:read")) || (data17 === "paste:read")) || (data17 === "paste:write")) || (data17 === "account"))){
(vErrors ??= []).push({instancePath:instancePath+"/scopes/" + i0,keyword:"enum",params:{allowedValues: schema301.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
const pair0 = func0(data16);
if(pair0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/scopes",keyword:"uniqueItems",params:{i: pair0[0], j: pair0[1]},message:"must NOT have duplicate items (items ## "+pair0+"[1] and "+pair0+"[0] are identical)"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/scopes",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
}
if(data.input !== undefined){
let data18 = data.input;
if(!(data18 && typeof data18 == "object" && !Array.isArray(data18))){
(vErrors ??= []).push({instancePath:instancePath+"/input",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
if(data.result !== undefined){
let data19 = data.result;
if(!(data19 && typeof data19 == "object" && !Array.isArray(data19))){
(vErrors ??= []).push({instancePath:instancePath+"/result",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
if(data.answers !== undefined){
let data20 = data.answers;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
for(const key0 in data20){
let data21 = data20[key0];
if(!(data21 && typeof data21 == "object" && !Array.isArray(data21))){
(vErrors ??= []).push({instancePath:instancePath+"/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/answers",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
if(data.reasons !== undefined){
let data22 = data.reasons;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
for(const key1 in data22){
let data23 = data22[key1];
if(typeof data23 === "string"){
if(func4(data23) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/reasons/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reasons/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reasons",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate307.errors = vErrors;
return errors === 0;
}

function validate311(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern124.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
validate311.errors = vErrors;
return errors === 0;
}

function validate312(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!(((((((data === "workspace:tabs") || (data === "workspace:read")) || (data === "workspace:control")) || (data === "packages:read")) || (data === "paste:read")) || (data === "paste:write")) || (data === "account"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema301.enum},message:"must be equal to one of the allowed values"}); errors++;
}
validate312.errors = vErrors;
return errors === 0;
}

function validate313(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func4(data) > 200){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(!pattern106.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^((https|wss)://(\\*\\.)?([a-z0-9-]{1,63}\\.){1,8}[a-z0-9-]{1,63}(:[0-9]{1,5})?|(http|ws)://(127\\.0\\.0\\.1|localhost):[0-9]{1,5})$"},message:"must match pattern \""+"^((https|wss)://(\\*\\.)?([a-z0-9-]{1,63}\\.){1,8}[a-z0-9-]{1,63}(:[0-9]{1,5})?|(http|ws)://(127\\.0\\.0\\.1|localhost):[0-9]{1,5})$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
validate313.errors = vErrors;
return errors === 0;
}

function validate314(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++;
}
if(data.title === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"}); errors++;
}
if(data.asks === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "asks"},message:"must have required property '"+"asks"+"'"}); errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern124.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func4(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(func4(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
if(data.implements !== undefined){
let data3 = data.implements;
if(typeof data3 === "string"){
if(func4(data3) > 137){
(vErrors ??= []).push({instancePath:instancePath+"/implements",keyword:"maxLength",params:{limit: 137},message:"must NOT have more than 137 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/implements",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.asks !== undefined){
if(!(validate162(data.asks, {instancePath:instancePath+"/asks",parentData:data,parentDataProperty:"asks",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
}
if(data.reasons !== undefined){
let data5 = data.reasons;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(Object.keys(data5).length > 128){
(vErrors ??= []).push({instancePath:instancePath+"/reasons",keyword:"maxProperties",params:{limit: 128},message:"must NOT have more than 128 properties"}); errors++;
}
for(const key0 in data5){
let data6 = data5[key0];
if(typeof data6 === "string"){
if(func4(data6) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/reasons/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reasons/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reasons",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate314.errors = vErrors;
return errors === 0;
}

function validate316(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 100){
(vErrors ??= []).push({instancePath,keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}); errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate314(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate314.errors : vErrors.concat(validate314.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
validate316.errors = vErrors;
return errors === 0;
}

export const validators = {"getWebview": {"parameters": validate22, "body": {}, "answers": {"200": {"application/json": validate15}}}, "controlWebview": {"parameters": validate32, "body": {"application/json": validate23}, "answers": {"204": {}}}, "getOutline": {"parameters": validate41, "body": {}, "answers": {"200": {"application/json": validate33}}}, "controlPage": {"parameters": validate51, "body": {"application/json": validate42}, "answers": {"200": {"application/json": validate33}}}, "checkPage": {"parameters": validate54, "body": {"application/json": validate52}, "answers": {"200": {"application/json": validate33}}}, "controlSandbox": {"parameters": validate72, "body": {"application/json": validate55}, "answers": {"200": {"application/json": validate62}, "204": {}}}, "getEval": {"parameters": validate73, "body": {}, "answers": {"200": {"application/json": validate62}}}, "getPanelCatalog": {"parameters": null, "body": {}, "answers": {"200": {"application/json": validate74}}}, "createProxyTicket": {"parameters": validate81, "body": {"application/json": validate79}, "answers": {"201": {"application/json": validate80}}}, "checkFraming": {"parameters": validate83, "body": {}, "answers": {"200": {"application/json": validate82}}}, "getSiteIcon": {"parameters": validate85, "body": {}, "answers": {"200": {"application/json": validate84}}}, "renameWorkspace": {"parameters": validate87, "body": {"application/json": validate86}, "answers": {"204": {}}}, "deleteWorkspace": {"parameters": validate88, "body": {}, "answers": {"204": {}}}, "getLayout": {"parameters": validate106, "body": {}, "answers": {"200": {"application/json": validate89}}}, "watchLayout": {"parameters": validate117, "body": {}, "answers": {"200": {"text/event-stream": validate107}}}, "listTabs": {"parameters": validate123, "body": {}, "answers": {"200": {"application/json": validate118}}}, "openTab": {"parameters": validate129, "body": {"application/json": validate124}, "answers": {"201": {"application/json": validate128}}}, "updateTabs": {"parameters": validate131, "body": {"application/json": validate130}, "answers": {"204": {}}}, "closeTabs": {"parameters": validate134, "body": {"application/json": validate132}, "answers": {"200": {"application/json": validate133}}}, "updateTab": {"parameters": validate135, "body": {"application/json": validate130}, "answers": {"204": {}}}, "closeTab": {"parameters": validate136, "body": {}, "answers": {"204": {}}}, "closePanel": {"parameters": validate137, "body": {}, "answers": {"204": {}}}, "splitLeaf": {"parameters": validate142, "body": {"application/json": validate138}, "answers": {"201": {"application/json": validate141}}}, "resizeSplit": {"parameters": validate144, "body": {"application/json": validate143}, "answers": {"204": {}}}, "moveTab": {"parameters": validate146, "body": {"application/json": validate145}, "answers": {"200": {"application/json": validate128}}}, "captureScreenshot": {"parameters": validate149, "body": {"application/json": validate147}, "answers": {"200": {"application/json": validate148}}}, "getScreenshotStatus": {"parameters": validate150, "body": {}, "answers": {"200": {"application/json": validate113}}}, "askUser": {"parameters": validate157, "body": {"application/json": validate151}, "answers": {"201": {"application/json": validate156}}}, "getRequest": {"parameters": validate158, "body": {}, "answers": {"200": {"application/json": validate156}}}, "withdrawRequest": {"parameters": validate159, "body": {}, "answers": {"204": {}}}, "getPanelSchema": {"parameters": null, "body": {}, "answers": {"200": {"application/json": validate160}}}, "getPanelView": {"parameters": validate169, "body": {}, "answers": {"200": {"application/json": validate161}}}, "setPanelGrant": {"parameters": validate172, "body": {"application/json": validate170}, "answers": {"204": {}}}, "callPanelTool": {"parameters": validate175, "body": {"application/json": validate173}, "answers": {"200": {"application/json": validate174}}}, "getPanelState": {"parameters": validate177, "body": {}, "answers": {"200": {"application/json": validate176}}}, "updatePanelState": {"parameters": validate179, "body": {"application/json": validate178}, "answers": {"200": {"application/json": validate176}}}, "setPanelDraft": {"parameters": validate182, "body": {"application/json": validate180}, "answers": {"200": {"application/json": validate181}}}, "listPanelGrants": {"parameters": validate187, "body": {}, "answers": {"200": {"application/json": validate183}}}, "deletePanelGrant": {"parameters": validate188, "body": {}, "answers": {"204": {}}}, "application/problem+json": validate189};
export const messages = {"client": {"hello": validate192, "change": validate193, "accepted": validate221, "deferred": validate222, "result": validate223, "focus": validate249, "sharing": validate250, "webviews": validate251, "ping": validate255, "request-seen": validate256, "request-answer": validate257}, "server": {"welcome": validate258, "layout": validate264, "done": validate267, "refused": validate268, "command": validate269, "ask-share": validate291, "share-withdrawn": validate292, "log": validate293, "presence": validate295, "catalog": validate298, "panel-state": validate299, "request": validate300, "request-ended": validate303, "request-refused": validate304, "pong": validate305, "error": validate306}};
export const received = {"welcome": validate258, "layout": validate264, "done": validate267, "refused": validate268, "command": validate269, "ask-share": validate291, "share-withdrawn": validate292, "log": validate293, "presence": validate295, "catalog": validate298, "panel-state": validate299, "request": validate300, "request-ended": validate303, "request-refused": validate304, "pong": validate305, "error": validate306};
export const resources = {"Panel": validate307, "PanelId": validate311, "PanelScope": validate312, "Domains": validate163, "Domain": validate313, "PanelPermissions": validate162, "PanelSummary": validate314, "PanelSummaries": validate316};
