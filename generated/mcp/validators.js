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

const av_screenshot_paste = validate15;

const func4 = codePoints;

const pattern4 = /* @__PURE__ */ new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[A-Za-z0-9][A-Za-z0-9._-]{0,99}$", "u");

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "title") || (key0 === "workspace"))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err0); errors++;
}
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
if(data.workspace !== undefined){
let data1 = data.workspace;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err3 = {instancePath:instancePath+"/workspace",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""};
(vErrors ??= []).push(err3); errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/workspace",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
}
}
else {
const err5 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5); errors++;
}
validate15.errors = vErrors;
return errors === 0;
}

const av_screenshot_store = validate16;

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
(vErrors ??= []).push(err0); errors++;
}
for(const key0 in data){
if(!(((key0 === "data") || (key0 === "title")) || (key0 === "file_name"))){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1); errors++;
}
}
if(data.data !== undefined){
let data0 = data.data;
if(typeof data0 === "string"){
if(func4(data0) < 1){
const err2 = {instancePath:instancePath+"/data",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err2); errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/data",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func4(data1) > 200){
const err4 = {instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err4); errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/title",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.file_name !== undefined){
let data2 = data.file_name;
if(typeof data2 === "string"){
if(func4(data2) > 255){
const err6 = {instancePath:instancePath+"/file_name",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
(vErrors ??= []).push(err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/file_name",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
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

const av_screenshot_list = validate17;

const pattern5 = /* @__PURE__ */ new RegExp("^[A-Za-z0-9_-]+$", "u");

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 10;
}
for(const key0 in data){
if(!(((key0 === "search") || (key0 === "limit")) || (key0 === "cursor"))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err0); errors++;
}
}
if(data.search !== undefined){
let data0 = data.search;
if(typeof data0 === "string"){
if(func4(data0) > 200){
const err1 = {instancePath:instancePath+"/search",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err1); errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/search",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err2); errors++;
}
}
let data1 = data.limit;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/limit",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err3); errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 500 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/limit",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"};
(vErrors ??= []).push(err4); errors++;
}
if(data1 < 1 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/limit",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.cursor !== undefined){
let data2 = data.cursor;
if(typeof data2 === "string"){
if(func4(data2) > 100){
const err6 = {instancePath:instancePath+"/cursor",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err6); errors++;
}
if(func4(data2) < 1){
const err7 = {instancePath:instancePath+"/cursor",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err7); errors++;
}
if(!pattern5.test(data2)){
const err8 = {instancePath:instancePath+"/cursor",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""};
(vErrors ??= []).push(err8); errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/cursor",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9); errors++;
}
}
}
else {
const err10 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err10); errors++;
}
validate17.errors = vErrors;
return errors === 0;
}

const av_screenshot_read = validate18;

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "id")){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err0); errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func4(data0) > 64){
const err1 = {instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
(vErrors ??= []).push(err1); errors++;
}
if(func4(data0) < 1){
const err2 = {instancePath:instancePath+"/id",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err2); errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
}
}
else {
const err4 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err4); errors++;
}
validate18.errors = vErrors;
return errors === 0;
}

const av_screenshot_text = validate19;

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err0); errors++;
}
for(const key0 in data){
if(!(key0 === "id")){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1); errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func4(data0) > 64){
const err2 = {instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
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
}
else {
const err5 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5); errors++;
}
validate19.errors = vErrors;
return errors === 0;
}

const av_screenshot_rename = validate20;

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
for(const key0 in data){
if(!((key0 === "id") || (key0 === "name"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2); errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func4(data0) > 64){
const err3 = {instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
(vErrors ??= []).push(err3); errors++;
}
if(func4(data0) < 1){
const err4 = {instancePath:instancePath+"/id",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err4); errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func4(data1) > 200){
const err6 = {instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err6); errors++;
}
if(func4(data1) < 1){
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
validate20.errors = vErrors;
return errors === 0;
}

const av_screenshot_undo = validate21;

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err0); errors++;
}
for(const key0 in data){
if(!(key0 === "id")){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1); errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func4(data0) > 64){
const err2 = {instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
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
}
else {
const err5 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5); errors++;
}
validate21.errors = vErrors;
return errors === 0;
}

const av_screenshot_delete = validate22;

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err0); errors++;
}
for(const key0 in data){
if(!(key0 === "id")){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1); errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func4(data0) > 64){
const err2 = {instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
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
}
else {
const err5 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5); errors++;
}
validate22.errors = vErrors;
return errors === 0;
}

const av_screenshot_restore = validate23;

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err0); errors++;
}
for(const key0 in data){
if(!(key0 === "id")){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1); errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func4(data0) > 64){
const err2 = {instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
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
}
else {
const err5 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5); errors++;
}
validate23.errors = vErrors;
return errors === 0;
}

const wait_for_paste = validate24;

const pattern6 = /* @__PURE__ */ new RegExp("^[A-Za-z0-9_-]{1,64}$", "u");

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.timeout_seconds === undefined){
data.timeout_seconds = 120;
}
for(const key0 in data){
if(!((key0 === "after") || (key0 === "timeout_seconds"))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err0); errors++;
}
}
if(data.after !== undefined){
let data0 = data.after;
if(typeof data0 === "string"){
if(func4(data0) > 64){
const err1 = {instancePath:instancePath+"/after",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
(vErrors ??= []).push(err1); errors++;
}
if(!pattern6.test(data0)){
const err2 = {instancePath:instancePath+"/after",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\""};
(vErrors ??= []).push(err2); errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/after",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
}
let data1 = data.timeout_seconds;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/timeout_seconds",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err4); errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 600 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/timeout_seconds",keyword:"maximum",params:{comparison: "<=", limit: 600},message:"must be <= 600"};
(vErrors ??= []).push(err5); errors++;
}
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/timeout_seconds",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err6); errors++;
}
}
}
else {
const err7 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err7); errors++;
}
validate24.errors = vErrors;
return errors === 0;
}

const workspace_tabs = validate25;

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "workspace")){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err0); errors++;
}
}
if(data.workspace !== undefined){
let data0 = data.workspace;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err1 = {instancePath:instancePath+"/workspace",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""};
(vErrors ??= []).push(err1); errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/workspace",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err2); errors++;
}
}
}
else {
const err3 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err3); errors++;
}
validate25.errors = vErrors;
return errors === 0;
}

const workspace_open = validate26;

const pattern8 = /* @__PURE__ */ new RegExp("^[^\\u0000-\\u001f\\u007f]*$", "u");

const pattern9 = /* @__PURE__ */ new RegExp("^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#\\\\][^\\s\\u0000-\\u001f\\u007f]*$", "u");

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.wait === undefined){
data.wait = true;
}
if(data.proxy === undefined){
data.proxy = false;
}
if(data.name === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.url === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
(vErrors ??= []).push(err1); errors++;
}
for(const key0 in data){
if(!(((((key0 === "name") || (key0 === "url")) || (key0 === "wait")) || (key0 === "proxy")) || (key0 === "workspace"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2); errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func4(data0) > 100){
const err3 = {instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err3); errors++;
}
if(func4(data0) < 1){
const err4 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err4); errors++;
}
if(!pattern8.test(data0)){
const err5 = {instancePath:instancePath+"/name",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f]*$"+"\""};
(vErrors ??= []).push(err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
}
if(data.url !== undefined){
let data1 = data.url;
if(typeof data1 === "string"){
if(func4(data1) > 8192){
const err7 = {instancePath:instancePath+"/url",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"};
(vErrors ??= []).push(err7); errors++;
}
if(!pattern9.test(data1)){
const err8 = {instancePath:instancePath+"/url",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#\\\\][^\\s\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#\\\\][^\\s\\u0000-\\u001f\\u007f]*$"+"\""};
(vErrors ??= []).push(err8); errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/url",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9); errors++;
}
}
if(typeof data.wait !== "boolean"){
const err10 = {instancePath:instancePath+"/wait",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err10); errors++;
}
if(typeof data.proxy !== "boolean"){
const err11 = {instancePath:instancePath+"/proxy",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err11); errors++;
}
if(data.workspace !== undefined){
let data4 = data.workspace;
if(typeof data4 === "string"){
if(!pattern4.test(data4)){
const err12 = {instancePath:instancePath+"/workspace",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""};
(vErrors ??= []).push(err12); errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/workspace",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err13); errors++;
}
}
}
else {
const err14 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err14); errors++;
}
validate26.errors = vErrors;
return errors === 0;
}

const workspace_screenshot = validate27;

const pattern11 = /* @__PURE__ */ new RegExp("^e[1-9][0-9]{0,8}$", "u");

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.wait === undefined){
data.wait = false;
}
if(data.withoutSharing === undefined){
data.withoutSharing = false;
}
for(const key0 in data){
if(!((((((key0 === "tab") || (key0 === "reason")) || (key0 === "ref")) || (key0 === "wait")) || (key0 === "withoutSharing")) || (key0 === "workspace"))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err0); errors++;
}
}
if(data.tab !== undefined){
let data0 = data.tab;
if(typeof data0 === "string"){
if(func4(data0) > 200){
const err1 = {instancePath:instancePath+"/tab",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err1); errors++;
}
if(func4(data0) < 1){
const err2 = {instancePath:instancePath+"/tab",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err2); errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/tab",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.reason !== undefined){
let data1 = data.reason;
if(typeof data1 === "string"){
if(func4(data1) > 300){
const err4 = {instancePath:instancePath+"/reason",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
(vErrors ??= []).push(err4); errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.ref !== undefined){
let data2 = data.ref;
if(typeof data2 === "string"){
if(func4(data2) > 10){
const err6 = {instancePath:instancePath+"/ref",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
(vErrors ??= []).push(err6); errors++;
}
if(!pattern11.test(data2)){
const err7 = {instancePath:instancePath+"/ref",keyword:"pattern",params:{pattern: "^e[1-9][0-9]{0,8}$"},message:"must match pattern \""+"^e[1-9][0-9]{0,8}$"+"\""};
(vErrors ??= []).push(err7); errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/ref",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8); errors++;
}
}
if(typeof data.wait !== "boolean"){
const err9 = {instancePath:instancePath+"/wait",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err9); errors++;
}
if(typeof data.withoutSharing !== "boolean"){
const err10 = {instancePath:instancePath+"/withoutSharing",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err10); errors++;
}
if(data.workspace !== undefined){
let data5 = data.workspace;
if(typeof data5 === "string"){
if(!pattern4.test(data5)){
const err11 = {instancePath:instancePath+"/workspace",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""};
(vErrors ??= []).push(err11); errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/workspace",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12); errors++;
}
}
}
else {
const err13 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err13); errors++;
}
validate27.errors = vErrors;
return errors === 0;
}

const workspace_eval = validate28;

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
(vErrors ??= []).push(err0); errors++;
}
for(const key0 in data){
if(!(((key0 === "code") || (key0 === "tab")) || (key0 === "workspace"))){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1); errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if(func4(data0) > 250000){
const err2 = {instancePath:instancePath+"/code",keyword:"maxLength",params:{limit: 250000},message:"must NOT have more than 250000 characters"};
(vErrors ??= []).push(err2); errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/code",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3); errors++;
}
}
if(data.tab !== undefined){
let data1 = data.tab;
if(typeof data1 === "string"){
if(func4(data1) > 200){
const err4 = {instancePath:instancePath+"/tab",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err4); errors++;
}
if(func4(data1) < 1){
const err5 = {instancePath:instancePath+"/tab",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/tab",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
}
if(data.workspace !== undefined){
let data2 = data.workspace;
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
const err7 = {instancePath:instancePath+"/workspace",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""};
(vErrors ??= []).push(err7); errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/workspace",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8); errors++;
}
}
}
else {
const err9 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err9); errors++;
}
validate28.errors = vErrors;
return errors === 0;
}

const workspace_console = validate29;

const schema48 = {"type":"object","required":["tab"],"properties":{"tab":{"type":"string","minLength":1,"maxLength":200},"level":{"enum":["error","warn","info","log","debug"]},"after":{"type":"integer","minimum":0},"workspace":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"}},"additionalProperties":false,"$id":"workspace_console"};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tab === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "tab"},message:"must have required property '"+"tab"+"'"};
(vErrors ??= []).push(err0); errors++;
}
for(const key0 in data){
if(!((((key0 === "tab") || (key0 === "level")) || (key0 === "after")) || (key0 === "workspace"))){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1); errors++;
}
}
if(data.tab !== undefined){
let data0 = data.tab;
if(typeof data0 === "string"){
if(func4(data0) > 200){
const err2 = {instancePath:instancePath+"/tab",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err2); errors++;
}
if(func4(data0) < 1){
const err3 = {instancePath:instancePath+"/tab",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err3); errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/tab",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.level !== undefined){
let data1 = data.level;
if(!(((((data1 === "error") || (data1 === "warn")) || (data1 === "info")) || (data1 === "log")) || (data1 === "debug"))){
const err5 = {instancePath:instancePath+"/level",keyword:"enum",params:{allowedValues: schema48.properties.level.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.after !== undefined){
let data2 = data.after;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/after",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err6); errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/after",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
(vErrors ??= []).push(err7); errors++;
}
}
}
if(data.workspace !== undefined){
let data3 = data.workspace;
if(typeof data3 === "string"){
if(!pattern4.test(data3)){
const err8 = {instancePath:instancePath+"/workspace",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""};
(vErrors ??= []).push(err8); errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/workspace",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9); errors++;
}
}
}
else {
const err10 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err10); errors++;
}
validate29.errors = vErrors;
return errors === 0;
}

const workspace_wait_for = validate30;

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.seconds === undefined){
data.seconds = 20;
}
if(data.tab === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "tab"},message:"must have required property '"+"tab"+"'"};
(vErrors ??= []).push(err0); errors++;
}
for(const key0 in data){
if(!((((key0 === "tab") || (key0 === "text")) || (key0 === "seconds")) || (key0 === "workspace"))){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1); errors++;
}
}
if(data.tab !== undefined){
let data0 = data.tab;
if(typeof data0 === "string"){
if(func4(data0) > 200){
const err2 = {instancePath:instancePath+"/tab",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err2); errors++;
}
if(func4(data0) < 1){
const err3 = {instancePath:instancePath+"/tab",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err3); errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/tab",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.text !== undefined){
let data1 = data.text;
if(typeof data1 === "string"){
if(func4(data1) > 200){
const err5 = {instancePath:instancePath+"/text",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err5); errors++;
}
if(func4(data1) < 1){
const err6 = {instancePath:instancePath+"/text",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/text",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
let data2 = data.seconds;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/seconds",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err8); errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 60 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/seconds",keyword:"maximum",params:{comparison: "<=", limit: 60},message:"must be <= 60"};
(vErrors ??= []).push(err9); errors++;
}
if(data2 < 1 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/seconds",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err10); errors++;
}
}
if(data.workspace !== undefined){
let data3 = data.workspace;
if(typeof data3 === "string"){
if(!pattern4.test(data3)){
const err11 = {instancePath:instancePath+"/workspace",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""};
(vErrors ??= []).push(err11); errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/workspace",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12); errors++;
}
}
}
else {
const err13 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err13); errors++;
}
validate30.errors = vErrors;
return errors === 0;
}

const workspace_close = validate31;

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tab === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "tab"},message:"must have required property '"+"tab"+"'"};
(vErrors ??= []).push(err0); errors++;
}
for(const key0 in data){
if(!((key0 === "tab") || (key0 === "workspace"))){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1); errors++;
}
}
if(data.tab !== undefined){
let data0 = data.tab;
if(typeof data0 === "string"){
if(func4(data0) > 200){
const err2 = {instancePath:instancePath+"/tab",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err2); errors++;
}
if(func4(data0) < 1){
const err3 = {instancePath:instancePath+"/tab",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err3); errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/tab",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.workspace !== undefined){
let data1 = data.workspace;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err5 = {instancePath:instancePath+"/workspace",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""};
(vErrors ??= []).push(err5); errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/workspace",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6); errors++;
}
}
}
else {
const err7 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err7); errors++;
}
validate31.errors = vErrors;
return errors === 0;
}

const page_look = validate32;

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tab === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "tab"},message:"must have required property '"+"tab"+"'"};
(vErrors ??= []).push(err0); errors++;
}
for(const key0 in data){
if(!((((((key0 === "tab") || (key0 === "ref")) || (key0 === "find")) || (key0 === "from")) || (key0 === "max_tokens")) || (key0 === "workspace"))){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1); errors++;
}
}
if(data.tab !== undefined){
let data0 = data.tab;
if(typeof data0 === "string"){
if(func4(data0) > 200){
const err2 = {instancePath:instancePath+"/tab",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err2); errors++;
}
if(func4(data0) < 1){
const err3 = {instancePath:instancePath+"/tab",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err3); errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/tab",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4); errors++;
}
}
if(data.ref !== undefined){
let data1 = data.ref;
if(typeof data1 === "string"){
if(func4(data1) > 10){
const err5 = {instancePath:instancePath+"/ref",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
(vErrors ??= []).push(err5); errors++;
}
if(!pattern11.test(data1)){
const err6 = {instancePath:instancePath+"/ref",keyword:"pattern",params:{pattern: "^e[1-9][0-9]{0,8}$"},message:"must match pattern \""+"^e[1-9][0-9]{0,8}$"+"\""};
(vErrors ??= []).push(err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/ref",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
if(data.find !== undefined){
let data2 = data.find;
if(typeof data2 === "string"){
if(func4(data2) > 200){
const err8 = {instancePath:instancePath+"/find",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err8); errors++;
}
if(func4(data2) < 1){
const err9 = {instancePath:instancePath+"/find",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err9); errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/find",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10); errors++;
}
}
if(data.from !== undefined){
let data3 = data.from;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err11 = {instancePath:instancePath+"/from",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err11); errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1000000 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/from",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
(vErrors ??= []).push(err12); errors++;
}
if(data3 < 0 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/from",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
(vErrors ??= []).push(err13); errors++;
}
}
}
if(data.max_tokens !== undefined){
let data4 = data.max_tokens;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err14 = {instancePath:instancePath+"/max_tokens",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err14); errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 50000 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/max_tokens",keyword:"maximum",params:{comparison: "<=", limit: 50000},message:"must be <= 50000"};
(vErrors ??= []).push(err15); errors++;
}
if(data4 < 50 || isNaN(data4)){
const err16 = {instancePath:instancePath+"/max_tokens",keyword:"minimum",params:{comparison: ">=", limit: 50},message:"must be >= 50"};
(vErrors ??= []).push(err16); errors++;
}
}
}
if(data.workspace !== undefined){
let data5 = data.workspace;
if(typeof data5 === "string"){
if(!pattern4.test(data5)){
const err17 = {instancePath:instancePath+"/workspace",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""};
(vErrors ??= []).push(err17); errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/workspace",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err18); errors++;
}
}
}
else {
const err19 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err19); errors++;
}
validate32.errors = vErrors;
return errors === 0;
}

const page_act = validate33;

const schema52 = {"type":"object","required":["tab","steps"],"properties":{"tab":{"type":"string","minLength":1,"maxLength":200},"steps":{"type":"array","minItems":1,"maxItems":20,"items":{"type":"object","additionalProperties":false,"required":["action"],"properties":{"action":{"enum":["click","fill","type","press","select","check","hover","scroll","drag"]},"ref":{"type":"string"},"role":{"type":"string"},"name":{"type":"string"},"value":{"type":"string"},"checked":{"type":"boolean"},"button":{"enum":["left","right"]},"count":{"type":"integer","minimum":1,"maximum":3},"x":{"type":"integer"},"y":{"type":"integer"},"dialog":{"type":"object","additionalProperties":false,"required":["accept"],"properties":{"accept":{"type":"boolean"},"text":{"type":"string"}}},"to":{"type":"object","additionalProperties":false,"properties":{"ref":{"type":"string"},"role":{"type":"string"},"name":{"type":"string"}}}}}},"until":{"type":"object","properties":{"text":{"type":"string","maxLength":500},"gone":{"type":"string","maxLength":500},"ref_gone":{"type":"string","pattern":"^e[1-9][0-9]{0,8}$","maxLength":10},"idle":{"const":true}}},"workspace":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"}},"additionalProperties":false,"$id":"page_act"};

const func51 = Object.prototype.hasOwnProperty;

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tab === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "tab"},message:"must have required property '"+"tab"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.steps === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "steps"},message:"must have required property '"+"steps"+"'"};
(vErrors ??= []).push(err1); errors++;
}
for(const key0 in data){
if(!((((key0 === "tab") || (key0 === "steps")) || (key0 === "until")) || (key0 === "workspace"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2); errors++;
}
}
if(data.tab !== undefined){
let data0 = data.tab;
if(typeof data0 === "string"){
if(func4(data0) > 200){
const err3 = {instancePath:instancePath+"/tab",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err3); errors++;
}
if(func4(data0) < 1){
const err4 = {instancePath:instancePath+"/tab",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err4); errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/tab",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.steps !== undefined){
let data1 = data.steps;
if(Array.isArray(data1)){
if(data1.length > 20){
const err6 = {instancePath:instancePath+"/steps",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
(vErrors ??= []).push(err6); errors++;
}
if(data1.length < 1){
const err7 = {instancePath:instancePath+"/steps",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
(vErrors ??= []).push(err7); errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.action === undefined){
const err8 = {instancePath:instancePath+"/steps/" + i0,keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"};
(vErrors ??= []).push(err8); errors++;
}
for(const key1 in data2){
if(!(func51.call(schema52.properties.steps.items.properties, key1))){
const err9 = {instancePath:instancePath+"/steps/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
(vErrors ??= []).push(err9); errors++;
}
}
if(data2.action !== undefined){
let data3 = data2.action;
if(!(((((((((data3 === "click") || (data3 === "fill")) || (data3 === "type")) || (data3 === "press")) || (data3 === "select")) || (data3 === "check")) || (data3 === "hover")) || (data3 === "scroll")) || (data3 === "drag"))){
const err10 = {instancePath:instancePath+"/steps/" + i0+"/action",keyword:"enum",params:{allowedValues: schema52.properties.steps.items.properties.action.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err10); errors++;
}
}
if(data2.ref !== undefined){
if(typeof data2.ref !== "string"){
const err11 = {instancePath:instancePath+"/steps/" + i0+"/ref",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err11); errors++;
}
}
if(data2.role !== undefined){
if(typeof data2.role !== "string"){
const err12 = {instancePath:instancePath+"/steps/" + i0+"/role",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12); errors++;
}
}
if(data2.name !== undefined){
if(typeof data2.name !== "string"){
const err13 = {instancePath:instancePath+"/steps/" + i0+"/name",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err13); errors++;
}
}
if(data2.value !== undefined){
if(typeof data2.value !== "string"){
const err14 = {instancePath:instancePath+"/steps/" + i0+"/value",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err14); errors++;
}
}
if(data2.checked !== undefined){
if(typeof data2.checked !== "boolean"){
const err15 = {instancePath:instancePath+"/steps/" + i0+"/checked",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err15); errors++;
}
}
if(data2.button !== undefined){
let data9 = data2.button;
if(!((data9 === "left") || (data9 === "right"))){
const err16 = {instancePath:instancePath+"/steps/" + i0+"/button",keyword:"enum",params:{allowedValues: schema52.properties.steps.items.properties.button.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err16); errors++;
}
}
if(data2.count !== undefined){
let data10 = data2.count;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err17 = {instancePath:instancePath+"/steps/" + i0+"/count",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err17); errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 3 || isNaN(data10)){
const err18 = {instancePath:instancePath+"/steps/" + i0+"/count",keyword:"maximum",params:{comparison: "<=", limit: 3},message:"must be <= 3"};
(vErrors ??= []).push(err18); errors++;
}
if(data10 < 1 || isNaN(data10)){
const err19 = {instancePath:instancePath+"/steps/" + i0+"/count",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err19); errors++;
}
}
}
if(data2.x !== undefined){
let data11 = data2.x;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err20 = {instancePath:instancePath+"/steps/" + i0+"/x",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err20); errors++;
}
}
if(data2.y !== undefined){
let data12 = data2.y;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err21 = {instancePath:instancePath+"/steps/" + i0+"/y",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err21); errors++;
}
}
if(data2.dialog !== undefined){
let data13 = data2.dialog;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.accept === undefined){
const err22 = {instancePath:instancePath+"/steps/" + i0+"/dialog",keyword:"required",params:{missingProperty: "accept"},message:"must have required property '"+"accept"+"'"};
(vErrors ??= []).push(err22); errors++;
}
for(const key2 in data13){
if(!((key2 === "accept") || (key2 === "text"))){
const err23 = {instancePath:instancePath+"/steps/" + i0+"/dialog",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
(vErrors ??= []).push(err23); errors++;
}
}
if(data13.accept !== undefined){
if(typeof data13.accept !== "boolean"){
const err24 = {instancePath:instancePath+"/steps/" + i0+"/dialog/accept",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err24); errors++;
}
}
if(data13.text !== undefined){
if(typeof data13.text !== "string"){
const err25 = {instancePath:instancePath+"/steps/" + i0+"/dialog/text",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err25); errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/steps/" + i0+"/dialog",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err26); errors++;
}
}
if(data2.to !== undefined){
let data16 = data2.to;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
for(const key3 in data16){
if(!(((key3 === "ref") || (key3 === "role")) || (key3 === "name"))){
const err27 = {instancePath:instancePath+"/steps/" + i0+"/to",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
(vErrors ??= []).push(err27); errors++;
}
}
if(data16.ref !== undefined){
if(typeof data16.ref !== "string"){
const err28 = {instancePath:instancePath+"/steps/" + i0+"/to/ref",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err28); errors++;
}
}
if(data16.role !== undefined){
if(typeof data16.role !== "string"){
const err29 = {instancePath:instancePath+"/steps/" + i0+"/to/role",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err29); errors++;
}
}
if(data16.name !== undefined){
if(typeof data16.name !== "string"){
const err30 = {instancePath:instancePath+"/steps/" + i0+"/to/name",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err30); errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/steps/" + i0+"/to",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err31); errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/steps/" + i0,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err32); errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/steps",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err33); errors++;
}
}
if(data.until !== undefined){
let data20 = data.until;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.text !== undefined){
let data21 = data20.text;
if(typeof data21 === "string"){
if(func4(data21) > 500){
const err34 = {instancePath:instancePath+"/until/text",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err34); errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/until/text",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err35); errors++;
}
}
if(data20.gone !== undefined){
let data22 = data20.gone;
if(typeof data22 === "string"){
if(func4(data22) > 500){
const err36 = {instancePath:instancePath+"/until/gone",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err36); errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/until/gone",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err37); errors++;
}
}
if(data20.ref_gone !== undefined){
let data23 = data20.ref_gone;
if(typeof data23 === "string"){
if(func4(data23) > 10){
const err38 = {instancePath:instancePath+"/until/ref_gone",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
(vErrors ??= []).push(err38); errors++;
}
if(!pattern11.test(data23)){
const err39 = {instancePath:instancePath+"/until/ref_gone",keyword:"pattern",params:{pattern: "^e[1-9][0-9]{0,8}$"},message:"must match pattern \""+"^e[1-9][0-9]{0,8}$"+"\""};
(vErrors ??= []).push(err39); errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/until/ref_gone",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err40); errors++;
}
}
if(data20.idle !== undefined){
if(true !== data20.idle){
const err41 = {instancePath:instancePath+"/until/idle",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
(vErrors ??= []).push(err41); errors++;
}
}
}
else {
const err42 = {instancePath:instancePath+"/until",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err42); errors++;
}
}
if(data.workspace !== undefined){
let data25 = data.workspace;
if(typeof data25 === "string"){
if(!pattern4.test(data25)){
const err43 = {instancePath:instancePath+"/workspace",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""};
(vErrors ??= []).push(err43); errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/workspace",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err44); errors++;
}
}
}
else {
const err45 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err45); errors++;
}
validate33.errors = vErrors;
return errors === 0;
}

const page_wait = validate34;

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.timeout_ms === undefined){
data.timeout_ms = 5000;
}
if(data.tab === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "tab"},message:"must have required property '"+"tab"+"'"};
(vErrors ??= []).push(err0); errors++;
}
if(data.until === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "until"},message:"must have required property '"+"until"+"'"};
(vErrors ??= []).push(err1); errors++;
}
for(const key0 in data){
if(!((((key0 === "tab") || (key0 === "until")) || (key0 === "timeout_ms")) || (key0 === "workspace"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2); errors++;
}
}
if(data.tab !== undefined){
let data0 = data.tab;
if(typeof data0 === "string"){
if(func4(data0) > 200){
const err3 = {instancePath:instancePath+"/tab",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err3); errors++;
}
if(func4(data0) < 1){
const err4 = {instancePath:instancePath+"/tab",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err4); errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/tab",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5); errors++;
}
}
if(data.until !== undefined){
let data1 = data.until;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.text !== undefined){
let data2 = data1.text;
if(typeof data2 === "string"){
if(func4(data2) > 500){
const err6 = {instancePath:instancePath+"/until/text",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err6); errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/until/text",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7); errors++;
}
}
if(data1.gone !== undefined){
let data3 = data1.gone;
if(typeof data3 === "string"){
if(func4(data3) > 500){
const err8 = {instancePath:instancePath+"/until/gone",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err8); errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/until/gone",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9); errors++;
}
}
if(data1.ref_gone !== undefined){
let data4 = data1.ref_gone;
if(typeof data4 === "string"){
if(func4(data4) > 10){
const err10 = {instancePath:instancePath+"/until/ref_gone",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
(vErrors ??= []).push(err10); errors++;
}
if(!pattern11.test(data4)){
const err11 = {instancePath:instancePath+"/until/ref_gone",keyword:"pattern",params:{pattern: "^e[1-9][0-9]{0,8}$"},message:"must match pattern \""+"^e[1-9][0-9]{0,8}$"+"\""};
(vErrors ??= []).push(err11); errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/until/ref_gone",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12); errors++;
}
}
if(data1.idle !== undefined){
if(true !== data1.idle){
const err13 = {instancePath:instancePath+"/until/idle",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
(vErrors ??= []).push(err13); errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/until",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err14); errors++;
}
}
let data6 = data.timeout_ms;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err15 = {instancePath:instancePath+"/timeout_ms",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err15); errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 30000 || isNaN(data6)){
const err16 = {instancePath:instancePath+"/timeout_ms",keyword:"maximum",params:{comparison: "<=", limit: 30000},message:"must be <= 30000"};
(vErrors ??= []).push(err16); errors++;
}
if(data6 < 1 || isNaN(data6)){
const err17 = {instancePath:instancePath+"/timeout_ms",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err17); errors++;
}
}
if(data.workspace !== undefined){
let data7 = data.workspace;
if(typeof data7 === "string"){
if(!pattern4.test(data7)){
const err18 = {instancePath:instancePath+"/workspace",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""};
(vErrors ??= []).push(err18); errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/workspace",keyword:"type",params:{type: "string"},message:"must be string"};
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

export const validate = {"av_screenshot_paste": av_screenshot_paste, "av_screenshot_store": av_screenshot_store, "av_screenshot_list": av_screenshot_list, "av_screenshot_read": av_screenshot_read, "av_screenshot_text": av_screenshot_text, "av_screenshot_rename": av_screenshot_rename, "av_screenshot_undo": av_screenshot_undo, "av_screenshot_delete": av_screenshot_delete, "av_screenshot_restore": av_screenshot_restore, "wait_for_paste": wait_for_paste, "workspace_tabs": workspace_tabs, "workspace_open": workspace_open, "workspace_screenshot": workspace_screenshot, "workspace_eval": workspace_eval, "workspace_console": workspace_console, "workspace_wait_for": workspace_wait_for, "workspace_close": workspace_close, "page_look": page_look, "page_act": page_act, "page_wait": page_wait};
