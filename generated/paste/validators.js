// Generated from spec/ by `npm run generate`. Do not edit.
import { codePoints, formats } from '../validation.js';

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
(vErrors ??= []).push({instancePath:instancePath+"/query/title",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/query/title",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0.grant !== undefined){
let data2 = data0.grant;
if(typeof data2 === "string"){
if(func4(data2) > 512){
(vErrors ??= []).push({instancePath:instancePath+"/query/grant",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/query/grant",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/query",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
if(data.header !== undefined){
let data3 = data.header;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3["Sec-Fetch-Mode"] !== undefined){
let data4 = data3["Sec-Fetch-Mode"];
if(typeof data4 === "string"){
if(func4(data4) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/header/Sec-Fetch-Mode",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/Sec-Fetch-Mode",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data3["X-Forwarded-For"] !== undefined){
let data5 = data3["X-Forwarded-For"];
if(typeof data5 === "string"){
if(func4(data5) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/header/X-Forwarded-For",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/X-Forwarded-For",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data3.Forwarded !== undefined){
let data6 = data3.Forwarded;
if(typeof data6 === "string"){
if(func4(data6) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/header/Forwarded",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/Forwarded",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data3["X-Real-IP"] !== undefined){
let data7 = data3["X-Real-IP"];
if(typeof data7 === "string"){
if(func4(data7) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/header/X-Real-IP",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/X-Real-IP",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data3.Via !== undefined){
let data8 = data3.Via;
if(typeof data8 === "string"){
if(func4(data8) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/header/Via",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/Via",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
validate15.errors = vErrors;
return errors === 0;
}

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.image === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "image"},message:"must have required property '"+"image"+"'"}); errors++;
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(func4(data0) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate16.errors = vErrors;
return errors === 0;
}

const schema38 = {"type":"object","required":["id","name","name_state","name_source","undoable","file","path","original","width","height","bytes","original_width","original_height","received_bytes","saved_percent","squeezing","created_at"],"properties":{"id":{"type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$","maxLength":64},"file":{"type":"string","pattern":"^screenshots/sp/[^/\\\\]+-[1-9][0-9]*x[1-9][0-9]*\\.png$","maxLength":300},"path":{"type":"string","minLength":1,"maxLength":4096},"original":{"type":"string","pattern":"^screenshots/sp/[^/\\\\]+-[1-9][0-9]*x[1-9][0-9]*-original\\.png$","maxLength":300},"width":{"type":"integer","minimum":1},"height":{"type":"integer","minimum":1},"bytes":{"type":"integer","minimum":1},"saved_percent":{"type":"number","maximum":100},"squeezing":{"type":"boolean","const":false},"name_state":{"type":"string","enum":["pending","named","kept"]},"name":{"type":"string","minLength":1,"maxLength":240},"name_source":{"type":"string","enum":["title","file-name","model","agent","ocr","user","initial","unknown"]},"undoable":{"type":"boolean"},"original_width":{"type":"integer","minimum":1},"original_height":{"type":"integer","minimum":1},"received_bytes":{"type":"integer","minimum":1},"created_at":{"type":"string","format":"date-time"}},"$id":"annex:/http/PastedScreenshot"};

const pattern4 = /* @__PURE__ */ new RegExp("^[A-Za-z0-9_-]{1,64}$", "u");

const pattern5 = /* @__PURE__ */ new RegExp("^screenshots/sp/[^/\\\\]+-[1-9][0-9]*x[1-9][0-9]*\\.png$", "u");

const pattern6 = /* @__PURE__ */ new RegExp("^screenshots/sp/[^/\\\\]+-[1-9][0-9]*x[1-9][0-9]*-original\\.png$", "u");

const formats0 = formats.fullFormats["date-time"];

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++;
}
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"}); errors++;
}
if(data.name_state === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name_state"},message:"must have required property '"+"name_state"+"'"}); errors++;
}
if(data.name_source === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name_source"},message:"must have required property '"+"name_source"+"'"}); errors++;
}
if(data.undoable === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "undoable"},message:"must have required property '"+"undoable"+"'"}); errors++;
}
if(data.file === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"}); errors++;
}
if(data.path === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"}); errors++;
}
if(data.original === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "original"},message:"must have required property '"+"original"+"'"}); errors++;
}
if(data.width === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "width"},message:"must have required property '"+"width"+"'"}); errors++;
}
if(data.height === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "height"},message:"must have required property '"+"height"+"'"}); errors++;
}
if(data.bytes === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "bytes"},message:"must have required property '"+"bytes"+"'"}); errors++;
}
if(data.original_width === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "original_width"},message:"must have required property '"+"original_width"+"'"}); errors++;
}
if(data.original_height === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "original_height"},message:"must have required property '"+"original_height"+"'"}); errors++;
}
if(data.received_bytes === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "received_bytes"},message:"must have required property '"+"received_bytes"+"'"}); errors++;
}
if(data.saved_percent === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "saved_percent"},message:"must have required property '"+"saved_percent"+"'"}); errors++;
}
if(data.squeezing === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "squeezing"},message:"must have required property '"+"squeezing"+"'"}); errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"}); errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func4(data0) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}); errors++;
}
if(!pattern4.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.file !== undefined){
let data1 = data.file;
if(typeof data1 === "string"){
if(func4(data1) > 300){
(vErrors ??= []).push({instancePath:instancePath+"/file",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"}); errors++;
}
if(!pattern5.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/file",keyword:"pattern",params:{pattern: "^screenshots/sp/[^/\\\\]+-[1-9][0-9]*x[1-9][0-9]*\\.png$"},message:"must match pattern \""+"^screenshots/sp/[^/\\\\]+-[1-9][0-9]*x[1-9][0-9]*\\.png$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/file",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.path !== undefined){
let data2 = data.path;
if(typeof data2 === "string"){
if(func4(data2) > 4096){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}); errors++;
}
if(func4(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.original !== undefined){
let data3 = data.original;
if(typeof data3 === "string"){
if(func4(data3) > 300){
(vErrors ??= []).push({instancePath:instancePath+"/original",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"}); errors++;
}
if(!pattern6.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/original",keyword:"pattern",params:{pattern: "^screenshots/sp/[^/\\\\]+-[1-9][0-9]*x[1-9][0-9]*-original\\.png$"},message:"must match pattern \""+"^screenshots/sp/[^/\\\\]+-[1-9][0-9]*x[1-9][0-9]*-original\\.png$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/original",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.width !== undefined){
let data4 = data.width;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/width",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/width",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data.height !== undefined){
let data5 = data.height;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/height",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/height",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data.bytes !== undefined){
let data6 = data.bytes;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
(vErrors ??= []).push({instancePath:instancePath+"/bytes",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/bytes",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data.saved_percent !== undefined){
let data7 = data.saved_percent;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 100 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/saved_percent",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/saved_percent",keyword:"type",params:{type: "number"},message:"must be number"}); errors++;
}
}
if(data.squeezing !== undefined){
let data8 = data.squeezing;
if(typeof data8 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/squeezing",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
}
if(false !== data8){
(vErrors ??= []).push({instancePath:instancePath+"/squeezing",keyword:"const",params:{allowedValue: false},message:"must be equal to constant"}); errors++;
}
}
if(data.name_state !== undefined){
let data9 = data.name_state;
if(typeof data9 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/name_state",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!(((data9 === "pending") || (data9 === "named")) || (data9 === "kept"))){
(vErrors ??= []).push({instancePath:instancePath+"/name_state",keyword:"enum",params:{allowedValues: schema38.properties.name_state.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.name !== undefined){
let data10 = data.name;
if(typeof data10 === "string"){
if(func4(data10) > 240){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 240},message:"must NOT have more than 240 characters"}); errors++;
}
if(func4(data10) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.name_source !== undefined){
let data11 = data.name_source;
if(typeof data11 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/name_source",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!((((((((data11 === "title") || (data11 === "file-name")) || (data11 === "model")) || (data11 === "agent")) || (data11 === "ocr")) || (data11 === "user")) || (data11 === "initial")) || (data11 === "unknown"))){
(vErrors ??= []).push({instancePath:instancePath+"/name_source",keyword:"enum",params:{allowedValues: schema38.properties.name_source.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.undoable !== undefined){
if(typeof data.undoable !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/undoable",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
}
}
if(data.original_width !== undefined){
let data13 = data.original_width;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
(vErrors ??= []).push({instancePath:instancePath+"/original_width",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 1 || isNaN(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/original_width",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data.original_height !== undefined){
let data14 = data.original_height;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
(vErrors ??= []).push({instancePath:instancePath+"/original_height",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 1 || isNaN(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/original_height",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data.received_bytes !== undefined){
let data15 = data.received_bytes;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
(vErrors ??= []).push({instancePath:instancePath+"/received_bytes",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 1 || isNaN(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/received_bytes",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data.created_at !== undefined){
let data16 = data.created_at;
if(typeof data16 === "string"){
if(!(formats0.validate(data16))){
(vErrors ??= []).push({instancePath:instancePath+"/created_at",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/created_at",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate17.errors = vErrors;
return errors === 0;
}

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
(vErrors ??= []).push({instancePath:instancePath+"/query/title",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/query/title",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
if(data2["Paste-Token"] !== undefined){
let data3 = data2["Paste-Token"];
if(typeof data3 === "string"){
if(func4(data3) > 512){
(vErrors ??= []).push({instancePath:instancePath+"/header/Paste-Token",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}); errors++;
}
if(!pattern7.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/header/Paste-Token",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._~-]{16,512}$"},message:"must match pattern \""+"^[A-Za-z0-9._~-]{16,512}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/Paste-Token",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data2.Origin !== undefined){
let data4 = data2.Origin;
if(typeof data4 === "string"){
if(func4(data4) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/header/Origin",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/Origin",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data2["Sec-Fetch-Site"] !== undefined){
let data5 = data2["Sec-Fetch-Site"];
if(typeof data5 === "string"){
if(func4(data5) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/header/Sec-Fetch-Site",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/Sec-Fetch-Site",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data2["X-Forwarded-For"] !== undefined){
let data6 = data2["X-Forwarded-For"];
if(typeof data6 === "string"){
if(func4(data6) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/header/X-Forwarded-For",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/X-Forwarded-For",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data2.Forwarded !== undefined){
let data7 = data2.Forwarded;
if(typeof data7 === "string"){
if(func4(data7) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/header/Forwarded",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/Forwarded",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data2["X-Real-IP"] !== undefined){
let data8 = data2["X-Real-IP"];
if(typeof data8 === "string"){
if(func4(data8) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/header/X-Real-IP",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/X-Real-IP",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data2.Via !== undefined){
let data9 = data2.Via;
if(typeof data9 === "string"){
if(func4(data9) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/header/Via",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/Via",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
validate18.errors = vErrors;
return errors === 0;
}

const pattern8 = /* @__PURE__ */ new RegExp("^[A-Za-z0-9_-]{40,1000}$", "u");

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ticket === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "ticket"},message:"must have required property '"+"ticket"+"'"}); errors++;
}
if(data.ticket !== undefined){
let data0 = data.ticket;
if(typeof data0 === "string"){
if(func4(data0) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/ticket",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}); errors++;
}
if(!pattern8.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/ticket",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{40,1000}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{40,1000}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/ticket",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate19.errors = vErrors;
return errors === 0;
}

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.token === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "token"},message:"must have required property '"+"token"+"'"}); errors++;
}
if(data.owner === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"}); errors++;
}
if(data.token !== undefined){
let data0 = data.token;
if(typeof data0 === "string"){
if(func4(data0) > 512){
(vErrors ??= []).push({instancePath:instancePath+"/token",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/token",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate20.errors = vErrors;
return errors === 0;
}

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if("pending" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/event",keyword:"const",params:{allowedValue: "pending"},message:"must be equal to constant"}); errors++;
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
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate22.errors = vErrors;
return errors === 0;
}

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if("named" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/event",keyword:"const",params:{allowedValue: "named"},message:"must be equal to constant"}); errors++;
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
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate24.errors = vErrors;
return errors === 0;
}

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if("kept" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/event",keyword:"const",params:{allowedValue: "kept"},message:"must be equal to constant"}); errors++;
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
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate26.errors = vErrors;
return errors === 0;
}

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.event;
if(typeof tag0 == "string"){
if(tag0 === "pending"){
if(!(validate22(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
else if(tag0 === "named"){
if(!(validate24(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
else if(tag0 === "kept"){
if(!(validate26(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
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
validate21.errors = vErrors;
return errors === 0;
}

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.header !== undefined){
let data2 = data.header;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2["Paste-Token"] !== undefined){
let data3 = data2["Paste-Token"];
if(typeof data3 === "string"){
if(func4(data3) > 512){
(vErrors ??= []).push({instancePath:instancePath+"/header/Paste-Token",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}); errors++;
}
if(!pattern7.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/header/Paste-Token",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._~-]{16,512}$"},message:"must match pattern \""+"^[A-Za-z0-9._~-]{16,512}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/Paste-Token",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data2.Origin !== undefined){
let data4 = data2.Origin;
if(typeof data4 === "string"){
if(func4(data4) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/header/Origin",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/Origin",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data2["Sec-Fetch-Site"] !== undefined){
let data5 = data2["Sec-Fetch-Site"];
if(typeof data5 === "string"){
if(func4(data5) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/header/Sec-Fetch-Site",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/Sec-Fetch-Site",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data2["X-Forwarded-For"] !== undefined){
let data6 = data2["X-Forwarded-For"];
if(typeof data6 === "string"){
if(func4(data6) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/header/X-Forwarded-For",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/X-Forwarded-For",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data2.Forwarded !== undefined){
let data7 = data2.Forwarded;
if(typeof data7 === "string"){
if(func4(data7) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/header/Forwarded",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/Forwarded",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data2["X-Real-IP"] !== undefined){
let data8 = data2["X-Real-IP"];
if(typeof data8 === "string"){
if(func4(data8) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/header/X-Real-IP",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/X-Real-IP",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data2.Via !== undefined){
let data9 = data2.Via;
if(typeof data9 === "string"){
if(func4(data9) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/header/Via",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/Via",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
validate31.errors = vErrors;
return errors === 0;
}

const schema48 = {"type":"object","required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":200},"source":{"type":"string","enum":["user","agent"],"default":"user"}},"$id":"annex:/http/RenamePaste"};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.source === undefined){
data.source = "user";
}
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
let data1 = data.source;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/source",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!((data1 === "user") || (data1 === "agent"))){
(vErrors ??= []).push({instancePath:instancePath+"/source",keyword:"enum",params:{allowedValues: schema48.properties.source.enum},message:"must be equal to one of the allowed values"}); errors++;
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
if(data.header !== undefined){
let data2 = data.header;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2["Paste-Token"] !== undefined){
let data3 = data2["Paste-Token"];
if(typeof data3 === "string"){
if(func4(data3) > 512){
(vErrors ??= []).push({instancePath:instancePath+"/header/Paste-Token",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}); errors++;
}
if(!pattern7.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/header/Paste-Token",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._~-]{16,512}$"},message:"must match pattern \""+"^[A-Za-z0-9._~-]{16,512}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/Paste-Token",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data2.Origin !== undefined){
let data4 = data2.Origin;
if(typeof data4 === "string"){
if(func4(data4) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/header/Origin",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/Origin",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data2["Sec-Fetch-Site"] !== undefined){
let data5 = data2["Sec-Fetch-Site"];
if(typeof data5 === "string"){
if(func4(data5) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/header/Sec-Fetch-Site",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/Sec-Fetch-Site",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data2["X-Forwarded-For"] !== undefined){
let data6 = data2["X-Forwarded-For"];
if(typeof data6 === "string"){
if(func4(data6) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/header/X-Forwarded-For",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/X-Forwarded-For",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data2.Forwarded !== undefined){
let data7 = data2.Forwarded;
if(typeof data7 === "string"){
if(func4(data7) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/header/Forwarded",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/Forwarded",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data2["X-Real-IP"] !== undefined){
let data8 = data2["X-Real-IP"];
if(typeof data8 === "string"){
if(func4(data8) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/header/X-Real-IP",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/X-Real-IP",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data2.Via !== undefined){
let data9 = data2.Via;
if(typeof data9 === "string"){
if(func4(data9) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/header/Via",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/Via",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.header !== undefined){
let data2 = data.header;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2["Paste-Token"] !== undefined){
let data3 = data2["Paste-Token"];
if(typeof data3 === "string"){
if(func4(data3) > 512){
(vErrors ??= []).push({instancePath:instancePath+"/header/Paste-Token",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}); errors++;
}
if(!pattern7.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/header/Paste-Token",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._~-]{16,512}$"},message:"must match pattern \""+"^[A-Za-z0-9._~-]{16,512}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/Paste-Token",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data2.Origin !== undefined){
let data4 = data2.Origin;
if(typeof data4 === "string"){
if(func4(data4) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/header/Origin",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/Origin",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data2["Sec-Fetch-Site"] !== undefined){
let data5 = data2["Sec-Fetch-Site"];
if(typeof data5 === "string"){
if(func4(data5) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/header/Sec-Fetch-Site",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/Sec-Fetch-Site",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data2["X-Forwarded-For"] !== undefined){
let data6 = data2["X-Forwarded-For"];
if(typeof data6 === "string"){
if(func4(data6) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/header/X-Forwarded-For",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/X-Forwarded-For",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data2.Forwarded !== undefined){
let data7 = data2.Forwarded;
if(typeof data7 === "string"){
if(func4(data7) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/header/Forwarded",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/Forwarded",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data2["X-Real-IP"] !== undefined){
let data8 = data2["X-Real-IP"];
if(typeof data8 === "string"){
if(func4(data8) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/header/X-Real-IP",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/X-Real-IP",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data2.Via !== undefined){
let data9 = data2.Via;
if(typeof data9 === "string"){
if(func4(data9) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/header/Via",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/Via",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.header !== undefined){
let data2 = data.header;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2["Paste-Token"] !== undefined){
let data3 = data2["Paste-Token"];
if(typeof data3 === "string"){
if(func4(data3) > 512){
(vErrors ??= []).push({instancePath:instancePath+"/header/Paste-Token",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}); errors++;
}
if(!pattern7.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/header/Paste-Token",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._~-]{16,512}$"},message:"must match pattern \""+"^[A-Za-z0-9._~-]{16,512}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/Paste-Token",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data2.Origin !== undefined){
let data4 = data2.Origin;
if(typeof data4 === "string"){
if(func4(data4) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/header/Origin",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/Origin",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data2["Sec-Fetch-Site"] !== undefined){
let data5 = data2["Sec-Fetch-Site"];
if(typeof data5 === "string"){
if(func4(data5) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/header/Sec-Fetch-Site",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/Sec-Fetch-Site",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data2["X-Forwarded-For"] !== undefined){
let data6 = data2["X-Forwarded-For"];
if(typeof data6 === "string"){
if(func4(data6) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/header/X-Forwarded-For",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/X-Forwarded-For",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data2.Forwarded !== undefined){
let data7 = data2.Forwarded;
if(typeof data7 === "string"){
if(func4(data7) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/header/Forwarded",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/Forwarded",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data2["X-Real-IP"] !== undefined){
let data8 = data2["X-Real-IP"];
if(typeof data8 === "string"){
if(func4(data8) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/header/X-Real-IP",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/X-Real-IP",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data2.Via !== undefined){
let data9 = data2.Via;
if(typeof data9 === "string"){
if(func4(data9) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/header/Via",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/Via",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
validate35.errors = vErrors;
return errors === 0;
}

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.header !== undefined){
let data2 = data.header;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2["Paste-Token"] !== undefined){
let data3 = data2["Paste-Token"];
if(typeof data3 === "string"){
if(func4(data3) > 512){
(vErrors ??= []).push({instancePath:instancePath+"/header/Paste-Token",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}); errors++;
}
if(!pattern7.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/header/Paste-Token",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._~-]{16,512}$"},message:"must match pattern \""+"^[A-Za-z0-9._~-]{16,512}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/Paste-Token",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data2.Origin !== undefined){
let data4 = data2.Origin;
if(typeof data4 === "string"){
if(func4(data4) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/header/Origin",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/Origin",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data2["Sec-Fetch-Site"] !== undefined){
let data5 = data2["Sec-Fetch-Site"];
if(typeof data5 === "string"){
if(func4(data5) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/header/Sec-Fetch-Site",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/Sec-Fetch-Site",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data2["X-Forwarded-For"] !== undefined){
let data6 = data2["X-Forwarded-For"];
if(typeof data6 === "string"){
if(func4(data6) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/header/X-Forwarded-For",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/X-Forwarded-For",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data2.Forwarded !== undefined){
let data7 = data2.Forwarded;
if(typeof data7 === "string"){
if(func4(data7) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/header/Forwarded",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/Forwarded",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data2["X-Real-IP"] !== undefined){
let data8 = data2["X-Real-IP"];
if(typeof data8 === "string"){
if(func4(data8) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/header/X-Real-IP",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/X-Real-IP",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data2.Via !== undefined){
let data9 = data2.Via;
if(typeof data9 === "string"){
if(func4(data9) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/header/Via",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/Via",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
validate36.errors = vErrors;
return errors === 0;
}

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"}); errors++;
}
if(data.text !== undefined){
if(typeof data.text !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/text",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate37.errors = vErrors;
return errors === 0;
}

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.header !== undefined){
let data2 = data.header;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2["Paste-Token"] !== undefined){
let data3 = data2["Paste-Token"];
if(typeof data3 === "string"){
if(func4(data3) > 512){
(vErrors ??= []).push({instancePath:instancePath+"/header/Paste-Token",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}); errors++;
}
if(!pattern7.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/header/Paste-Token",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._~-]{16,512}$"},message:"must match pattern \""+"^[A-Za-z0-9._~-]{16,512}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/Paste-Token",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data2.Origin !== undefined){
let data4 = data2.Origin;
if(typeof data4 === "string"){
if(func4(data4) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/header/Origin",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/Origin",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data2["Sec-Fetch-Site"] !== undefined){
let data5 = data2["Sec-Fetch-Site"];
if(typeof data5 === "string"){
if(func4(data5) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/header/Sec-Fetch-Site",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/Sec-Fetch-Site",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data2["X-Forwarded-For"] !== undefined){
let data6 = data2["X-Forwarded-For"];
if(typeof data6 === "string"){
if(func4(data6) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/header/X-Forwarded-For",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/X-Forwarded-For",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data2.Forwarded !== undefined){
let data7 = data2.Forwarded;
if(typeof data7 === "string"){
if(func4(data7) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/header/Forwarded",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/Forwarded",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data2["X-Real-IP"] !== undefined){
let data8 = data2["X-Real-IP"];
if(typeof data8 === "string"){
if(func4(data8) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/header/X-Real-IP",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/X-Real-IP",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data2.Via !== undefined){
let data9 = data2.Via;
if(typeof data9 === "string"){
if(func4(data9) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/header/Via",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/Via",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
validate38.errors = vErrors;
return errors === 0;
}

const schema55 = {"type":"object","properties":{"path":{"type":"object","required":["id"],"properties":{"id":{"type":"string","maxLength":64}}},"query":{"type":"object","required":[],"properties":{"variant":{"type":"string","enum":["optimized","original","thumbnail","model"],"default":"optimized"}}},"header":{"type":"object","required":[],"properties":{"Paste-Token":{"type":"string","pattern":"^[A-Za-z0-9._~-]{16,512}$","maxLength":512},"Origin":{"type":"string","maxLength":500},"Sec-Fetch-Site":{"type":"string","maxLength":100},"X-Forwarded-For":{"type":"string","maxLength":2000},"Forwarded":{"type":"string","maxLength":2000},"X-Real-IP":{"type":"string","maxLength":2000},"Via":{"type":"string","maxLength":2000}}}},"$id":"getPasteImage_parameters"};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.query !== undefined){
let data2 = data.query;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.variant === undefined){
data2.variant = "optimized";
}
let data3 = data2.variant;
if(typeof data3 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/query/variant",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!((((data3 === "optimized") || (data3 === "original")) || (data3 === "thumbnail")) || (data3 === "model"))){
(vErrors ??= []).push({instancePath:instancePath+"/query/variant",keyword:"enum",params:{allowedValues: schema55.properties.query.properties.variant.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/query",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
if(data.header !== undefined){
let data4 = data.header;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4["Paste-Token"] !== undefined){
let data5 = data4["Paste-Token"];
if(typeof data5 === "string"){
if(func4(data5) > 512){
(vErrors ??= []).push({instancePath:instancePath+"/header/Paste-Token",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}); errors++;
}
if(!pattern7.test(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/header/Paste-Token",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._~-]{16,512}$"},message:"must match pattern \""+"^[A-Za-z0-9._~-]{16,512}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/Paste-Token",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data4.Origin !== undefined){
let data6 = data4.Origin;
if(typeof data6 === "string"){
if(func4(data6) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/header/Origin",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/Origin",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data4["Sec-Fetch-Site"] !== undefined){
let data7 = data4["Sec-Fetch-Site"];
if(typeof data7 === "string"){
if(func4(data7) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/header/Sec-Fetch-Site",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/Sec-Fetch-Site",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data4["X-Forwarded-For"] !== undefined){
let data8 = data4["X-Forwarded-For"];
if(typeof data8 === "string"){
if(func4(data8) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/header/X-Forwarded-For",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/X-Forwarded-For",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data4.Forwarded !== undefined){
let data9 = data4.Forwarded;
if(typeof data9 === "string"){
if(func4(data9) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/header/Forwarded",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/Forwarded",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data4["X-Real-IP"] !== undefined){
let data10 = data4["X-Real-IP"];
if(typeof data10 === "string"){
if(func4(data10) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/header/X-Real-IP",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/X-Real-IP",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data4.Via !== undefined){
let data11 = data4.Via;
if(typeof data11 === "string"){
if(func4(data11) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/header/Via",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/Via",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
validate39.errors = vErrors;
return errors === 0;
}

const schema57 = {"type":["string","null"],"format":"uri-reference","maxLength":8192,"$id":"annex:/http/Next"};

const formats2 = /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.screenshots === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "screenshots"},message:"must have required property '"+"screenshots"+"'"}); errors++;
}
if(data.next === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "next"},message:"must have required property '"+"next"+"'"}); errors++;
}
if(data.latest === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "latest"},message:"must have required property '"+"latest"+"'"}); errors++;
}
if(data.latest !== undefined){
let data0 = data.latest;
if(typeof data0 === "string"){
if(func4(data0) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/latest",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}); errors++;
}
if(!pattern4.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/latest",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/latest",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.next !== undefined){
let data1 = data.next;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/next",keyword:"type",params:{type: schema57.type},message:"must be string,null"}); errors++;
}
if(typeof data1 === "string"){
if(func4(data1) > 8192){
(vErrors ??= []).push({instancePath:instancePath+"/next",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"}); errors++;
}
if(!(formats2.test(data1))){
(vErrors ??= []).push({instancePath:instancePath+"/next",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}); errors++;
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
(vErrors ??= []).push({instancePath:instancePath+"/screenshots",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate40.errors = vErrors;
return errors === 0;
}

const pattern18 = /* @__PURE__ */ new RegExp("^[A-Za-z0-9_-]+$", "u");

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data0.q !== undefined){
let data2 = data0.q;
if(typeof data2 === "string"){
if(func4(data2) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/query/q",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/query/q",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0.after !== undefined){
let data3 = data0.after;
if(typeof data3 === "string"){
if(func4(data3) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/query/after",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}); errors++;
}
if(!pattern4.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/query/after",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/query/after",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0.cursor !== undefined){
let data4 = data0.cursor;
if(typeof data4 === "string"){
if(func4(data4) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/query/cursor",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(func4(data4) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/query/cursor",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
if(!pattern18.test(data4)){
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
if(data.header !== undefined){
let data5 = data.header;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5["Paste-Token"] !== undefined){
let data6 = data5["Paste-Token"];
if(typeof data6 === "string"){
if(func4(data6) > 512){
(vErrors ??= []).push({instancePath:instancePath+"/header/Paste-Token",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}); errors++;
}
if(!pattern7.test(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/header/Paste-Token",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._~-]{16,512}$"},message:"must match pattern \""+"^[A-Za-z0-9._~-]{16,512}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/Paste-Token",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data5.Origin !== undefined){
let data7 = data5.Origin;
if(typeof data7 === "string"){
if(func4(data7) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/header/Origin",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/Origin",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data5["Sec-Fetch-Site"] !== undefined){
let data8 = data5["Sec-Fetch-Site"];
if(typeof data8 === "string"){
if(func4(data8) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/header/Sec-Fetch-Site",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/Sec-Fetch-Site",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data5["X-Forwarded-For"] !== undefined){
let data9 = data5["X-Forwarded-For"];
if(typeof data9 === "string"){
if(func4(data9) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/header/X-Forwarded-For",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/X-Forwarded-For",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data5.Forwarded !== undefined){
let data10 = data5.Forwarded;
if(typeof data10 === "string"){
if(func4(data10) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/header/Forwarded",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/Forwarded",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data5["X-Real-IP"] !== undefined){
let data11 = data5["X-Real-IP"];
if(typeof data11 === "string"){
if(func4(data11) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/header/X-Real-IP",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/X-Real-IP",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data5.Via !== undefined){
let data12 = data5.Via;
if(typeof data12 === "string"){
if(func4(data12) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/header/Via",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/Via",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
validate42.errors = vErrors;
return errors === 0;
}

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate43.errors = vErrors;
return errors === 0;
}

const formats4 = formats.fullFormats.uri;

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.resource === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "resource"},message:"must have required property '"+"resource"+"'"}); errors++;
}
if(data.authorization_servers === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "authorization_servers"},message:"must have required property '"+"authorization_servers"+"'"}); errors++;
}
if(data.bearer_methods_supported === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "bearer_methods_supported"},message:"must have required property '"+"bearer_methods_supported"+"'"}); errors++;
}
if(data.scopes_supported === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "scopes_supported"},message:"must have required property '"+"scopes_supported"+"'"}); errors++;
}
if(data.resource_name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "resource_name"},message:"must have required property '"+"resource_name"+"'"}); errors++;
}
if(data.resource !== undefined){
let data0 = data.resource;
if(typeof data0 === "string"){
if(func4(data0) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/resource",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
if(!(formats4(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/resource",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/resource",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.authorization_servers !== undefined){
let data1 = data.authorization_servers;
if(Array.isArray(data1)){
if(data1.length > 1){
(vErrors ??= []).push({instancePath:instancePath+"/authorization_servers",keyword:"maxItems",params:{limit: 1},message:"must NOT have more than 1 items"}); errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(func4(data2) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/authorization_servers/" + i0,keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
if(!(formats4(data2))){
(vErrors ??= []).push({instancePath:instancePath+"/authorization_servers/" + i0,keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/authorization_servers/" + i0,keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/authorization_servers",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
}
if(data.bearer_methods_supported !== undefined){
let data3 = data.bearer_methods_supported;
if(Array.isArray(data3)){
if(data3.length > 1){
(vErrors ??= []).push({instancePath:instancePath+"/bearer_methods_supported",keyword:"maxItems",params:{limit: 1},message:"must NOT have more than 1 items"}); errors++;
}
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if(typeof data4 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/bearer_methods_supported/" + i1,keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("header" !== data4){
(vErrors ??= []).push({instancePath:instancePath+"/bearer_methods_supported/" + i1,keyword:"const",params:{allowedValue: "header"},message:"must be equal to constant"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/bearer_methods_supported",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
}
if(data.scopes_supported !== undefined){
let data5 = data.scopes_supported;
if(Array.isArray(data5)){
if(data5.length > 32){
(vErrors ??= []).push({instancePath:instancePath+"/scopes_supported",keyword:"maxItems",params:{limit: 32},message:"must NOT have more than 32 items"}); errors++;
}
const len2 = data5.length;
for(let i2=0; i2<len2; i2++){
let data6 = data5[i2];
if(typeof data6 === "string"){
if(func4(data6) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/scopes_supported/" + i2,keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/scopes_supported/" + i2,keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/scopes_supported",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
}
if(data.resource_name !== undefined){
let data7 = data.resource_name;
if(typeof data7 === "string"){
if(func4(data7) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/resource_name",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/resource_name",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
if(data0.Host !== undefined){
let data1 = data0.Host;
if(typeof data1 === "string"){
if(func4(data1) > 300){
(vErrors ??= []).push({instancePath:instancePath+"/header/Host",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/Host",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0["MCP-Protocol-Version"] !== undefined){
let data2 = data0["MCP-Protocol-Version"];
if(typeof data2 === "string"){
if(func4(data2) > 50){
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
validate45.errors = vErrors;
return errors === 0;
}

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
(vErrors ??= []).push({instancePath:instancePath+"/header/Host",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/Host",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0["MCP-Protocol-Version"] !== undefined){
let data2 = data0["MCP-Protocol-Version"];
if(typeof data2 === "string"){
if(func4(data2) > 50){
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
validate46.errors = vErrors;
return errors === 0;
}

const pattern20 = /* @__PURE__ */ new RegExp("^(https?://[^\\s]+)?/problems/[a-z]+(-[a-z]+)*$", "u");

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate48.errors = vErrors;
return errors === 0;
}

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(!pattern20.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"pattern",params:{pattern: "^(https?://[^\\s]+)?/problems/[a-z]+(-[a-z]+)*$"},message:"must match pattern \""+"^(https?://[^\\s]+)?/problems/[a-z]+(-[a-z]+)*$"+"\""}); errors++;
}
if(!(formats2.test(data0))){
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
if(!(validate48(data4[i0], {instancePath:instancePath+"/errors/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
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
validate47.errors = vErrors;
return errors === 0;
}

export const validators = {"getPasteWidget": {"parameters": validate15, "body": {}, "answers": {"200": {}}}, "pasteScreenshot": {"parameters": validate18, "body": {"multipart/form-data": validate16}, "answers": {"201": {"application/json": validate17}}}, "createPasteToken": {"parameters": null, "body": {"application/json": validate19}, "answers": {"201": {"application/json": validate20}}}, "getPaste": {"parameters": validate31, "body": {}, "answers": {"200": {"application/json": validate17, "text/event-stream": validate21}}}, "renamePaste": {"parameters": validate33, "body": {"application/json": validate32}, "answers": {"200": {"application/json": validate17}}}, "deletePaste": {"parameters": validate34, "body": {}, "answers": {"204": {}}}, "undoPasteName": {"parameters": validate35, "body": {}, "answers": {"200": {"application/json": validate17}}}, "restorePaste": {"parameters": validate36, "body": {}, "answers": {"200": {"application/json": validate17}}}, "getPasteText": {"parameters": validate38, "body": {}, "answers": {"200": {"application/json": validate37}}}, "getPasteImage": {"parameters": validate39, "body": {}, "answers": {"200": {}}}, "listPastes": {"parameters": validate42, "body": {}, "answers": {"200": {"application/json": validate40}}}, "getViewerHealth": {"parameters": null, "body": {}, "answers": {"200": {"application/json": validate43}}}, "getViewerLiveness": {"parameters": null, "body": {}, "answers": {"200": {"application/json": validate43}}}, "getMcpResource": {"parameters": validate45, "body": {}, "answers": {"200": {"application/json": validate44}}}, "getViewerResource": {"parameters": validate46, "body": {}, "answers": {"200": {"application/json": validate44}}}, "getViewerMetrics": {"parameters": null, "body": {}, "answers": {"200": {}}}, "application/problem+json": validate47};
