// Generated from spec/ by `npm run generate`. Do not edit.
import { codePoints, formats } from '../validation.js';

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"}); errors++;
}
if(data.pending === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pending"},message:"must have required property '"+"pending"+"'"}); errors++;
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
if(data.pending !== undefined){
let data1 = data.pending;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/pending",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/pending",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data.uptime_seconds !== undefined){
let data2 = data.uptime_seconds;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/uptime_seconds",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/uptime_seconds",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data.clock_offset_seconds !== undefined){
let data3 = data.clock_offset_seconds;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
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

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate16.errors = vErrors;
return errors === 0;
}

const func4 = codePoints;

const formats0 = formats.fullFormats["date-time"];

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"}); errors++;
}
if(data.pending === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pending"},message:"must have required property '"+"pending"+"'"}); errors++;
}
if(data.uptime_seconds === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "uptime_seconds"},message:"must have required property '"+"uptime_seconds"+"'"}); errors++;
}
if(data.connections === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "connections"},message:"must have required property '"+"connections"+"'"}); errors++;
}
if(data.version === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"}); errors++;
}
if(data.started_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "started_at"},message:"must have required property '"+"started_at"+"'"}); errors++;
}
if(data.delivered === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "delivered"},message:"must have required property '"+"delivered"+"'"}); errors++;
}
if(data.denied === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "denied"},message:"must have required property '"+"denied"+"'"}); errors++;
}
if(data.expired === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "expired"},message:"must have required property '"+"expired"+"'"}); errors++;
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
if(data.pending !== undefined){
let data1 = data.pending;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/pending",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/pending",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data.uptime_seconds !== undefined){
let data2 = data.uptime_seconds;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/uptime_seconds",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/uptime_seconds",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data.clock_offset_seconds !== undefined){
let data3 = data.clock_offset_seconds;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/clock_offset_seconds",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
}
if(data.connections !== undefined){
let data4 = data.connections;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/connections",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/connections",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data.version !== undefined){
let data5 = data.version;
if(typeof data5 === "string"){
if(func4(data5) > 50){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.started_at !== undefined){
let data6 = data.started_at;
if(typeof data6 === "string"){
if(!(formats0.validate(data6))){
(vErrors ??= []).push({instancePath:instancePath+"/started_at",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/started_at",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.delivered !== undefined){
let data7 = data.delivered;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
(vErrors ??= []).push({instancePath:instancePath+"/delivered",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/delivered",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data.denied !== undefined){
let data8 = data.denied;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
(vErrors ??= []).push({instancePath:instancePath+"/denied",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/denied",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data.expired !== undefined){
let data9 = data.expired;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
(vErrors ??= []).push({instancePath:instancePath+"/expired",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/expired",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate17.errors = vErrors;
return errors === 0;
}

const schema37 = {"type":"object","required":["status"],"properties":{"status":{"type":"string","enum":["delivered","denied"]}},"$id":"annex:/http/Delivery"};

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(!((data0 === "delivered") || (data0 === "denied"))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: schema37.properties.status.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate18.errors = vErrors;
return errors === 0;
}

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
(vErrors ??= []).push({instancePath:instancePath+"/query/state",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}); errors++;
}
if(!pattern4.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/query/state",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._~-]{22,128}$"},message:"must match pattern \""+"^[A-Za-z0-9._~-]{22,128}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/query/state",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0.code !== undefined){
let data2 = data0.code;
if(typeof data2 === "string"){
if(func4(data2) > 4096){
(vErrors ??= []).push({instancePath:instancePath+"/query/code",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}); errors++;
}
if(func4(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/query/code",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/query/code",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0.error !== undefined){
let data3 = data0.error;
if(typeof data3 === "string"){
if(func4(data3) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/query/error",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/query/error",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/query/error",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0.error_description !== undefined){
let data4 = data0.error_description;
if(typeof data4 === "string"){
if(func4(data4) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/query/error_description",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/query/error_description",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0.error_uri !== undefined){
let data5 = data0.error_uri;
if(typeof data5 === "string"){
if(func4(data5) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/query/error_uri",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/query/error_uri",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0.iss !== undefined){
let data6 = data0.iss;
if(typeof data6 === "string"){
if(func4(data6) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/query/iss",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/query/iss",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0.others !== undefined){
let data7 = data0.others;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(Object.keys(data7).length > 256){
(vErrors ??= []).push({instancePath:instancePath+"/query/others",keyword:"maxProperties",params:{limit: 256},message:"must NOT have more than 256 properties"}); errors++;
}
for(const key0 in data7){
let data8 = data7[key0];
if(typeof data8 === "string"){
if(func4(data8) > 4096){
(vErrors ??= []).push({instancePath:instancePath+"/query/others/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/query/others/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/query/others",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/query",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
if(data.header !== undefined){
let data9 = data.header;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9["Sec-Fetch-Dest"] !== undefined){
let data10 = data9["Sec-Fetch-Dest"];
if(typeof data10 === "string"){
if(func4(data10) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/header/Sec-Fetch-Dest",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/Sec-Fetch-Dest",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data9["Sec-Purpose"] !== undefined){
let data11 = data9["Sec-Purpose"];
if(typeof data11 === "string"){
if(func4(data11) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/header/Sec-Purpose",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/Sec-Purpose",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data9.Purpose !== undefined){
let data12 = data9.Purpose;
if(typeof data12 === "string"){
if(func4(data12) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/header/Purpose",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/Purpose",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data9["X-Purpose"] !== undefined){
let data13 = data9["X-Purpose"];
if(typeof data13 === "string"){
if(func4(data13) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/header/X-Purpose",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/X-Purpose",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data9["X-Moz"] !== undefined){
let data14 = data9["X-Moz"];
if(typeof data14 === "string"){
if(func4(data14) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/header/X-Moz",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header/X-Moz",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data9["User-Agent"] !== undefined){
let data15 = data9["User-Agent"];
if(typeof data15 === "string"){
if(func4(data15) > 4096){
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
validate19.errors = vErrors;
return errors === 0;
}

const pattern6 = /* @__PURE__ */ new RegExp("^", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 264){
(vErrors ??= []).push({instancePath,keyword:"maxProperties",params:{limit: 264},message:"must NOT have more than 264 properties"}); errors++;
}
if(data.state === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"}); errors++;
}
if(data.state !== undefined){
let data0 = data.state;
if(typeof data0 === "string"){
if(func4(data0) > 128){
(vErrors ??= []).push({instancePath:instancePath+"/state",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}); errors++;
}
if(!pattern4.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/state",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._~-]{22,128}$"},message:"must match pattern \""+"^[A-Za-z0-9._~-]{22,128}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/state",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.code !== undefined){
let data1 = data.code;
if(typeof data1 === "string"){
if(func4(data1) > 4096){
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}); errors++;
}
if(func4(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.error !== undefined){
let data2 = data.error;
if(typeof data2 === "string"){
if(func4(data2) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/error",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/error",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/error",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.error_description !== undefined){
let data3 = data.error_description;
if(typeof data3 === "string"){
if(func4(data3) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/error_description",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/error_description",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.error_uri !== undefined){
let data4 = data.error_uri;
if(typeof data4 === "string"){
if(func4(data4) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/error_uri",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/error_uri",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.iss !== undefined){
let data5 = data.iss;
if(typeof data5 === "string"){
if(func4(data5) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/iss",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/iss",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
for(const key0 in data){
if(pattern6.test(key0)){
let data6 = data[key0];
if(typeof data6 === "string"){
if(func4(data6) > 4096){
(vErrors ??= []).push({instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}); errors++;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate20.errors = vErrors;
return errors === 0;
}

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mailbox === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "mailbox"},message:"must have required property '"+"mailbox"+"'"}); errors++;
}
if(data.address === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"}); errors++;
}
if(data.mailbox !== undefined){
let data0 = data.mailbox;
if(typeof data0 === "string"){
if(func4(data0) > 128){
(vErrors ??= []).push({instancePath:instancePath+"/mailbox",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}); errors++;
}
if(!pattern4.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/mailbox",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._~-]{22,128}$"},message:"must match pattern \""+"^[A-Za-z0-9._~-]{22,128}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/mailbox",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.address !== undefined){
let data1 = data.address;
if(typeof data1 === "string"){
if(func4(data1) > 8192){
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
validate21.errors = vErrors;
return errors === 0;
}

const schema44 = {"type":"object","required":["status","program","machine"],"properties":{"status":{"type":"string","enum":["delivered","denied"]},"program":{"type":["string","null"],"maxLength":100},"machine":{"type":["string","null"],"maxLength":100}},"$id":"annex:/http/ReturnedCallback"};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"}); errors++;
}
if(data.program === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "program"},message:"must have required property '"+"program"+"'"}); errors++;
}
if(data.machine === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "machine"},message:"must have required property '"+"machine"+"'"}); errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!((data0 === "delivered") || (data0 === "denied"))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: schema44.properties.status.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.program !== undefined){
let data1 = data.program;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/program",keyword:"type",params:{type: schema44.properties.program.type},message:"must be string,null"}); errors++;
}
if(typeof data1 === "string"){
if(func4(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/program",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
}
}
if(data.machine !== undefined){
let data2 = data.machine;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/machine",keyword:"type",params:{type: schema44.properties.machine.type},message:"must be string,null"}); errors++;
}
if(typeof data2 === "string"){
if(func4(data2) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/machine",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate22.errors = vErrors;
return errors === 0;
}

const formats2 = /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;

const pattern8 = /* @__PURE__ */ new RegExp("^(https?://[^\\s]+)?/problems/[a-z]+(-[a-z]+)*$", "u");

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
validate24.errors = vErrors;
return errors === 0;
}

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(!pattern8.test(data0)){
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
if(!(validate24(data4[i0], {instancePath:instancePath+"/errors/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
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

const pattern11 = /* @__PURE__ */ new RegExp("^http://(127\\.0\\.0\\.1|localhost|\\[::1\\])(:[0-9]{1,5})?(/[^?#]*)?$", "u");

const pattern12 = /* @__PURE__ */ new RegExp("^[A-Za-z0-9_-]{43}$", "u");

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.program === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "program"},message:"must have required property '"+"program"+"'"}); errors++;
}
if(data.machine === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "machine"},message:"must have required property '"+"machine"+"'"}); errors++;
}
if(data.redirect_uri !== undefined){
let data0 = data.redirect_uri;
if(typeof data0 === "string"){
if(func4(data0) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/redirect_uri",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
if(!pattern11.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/redirect_uri",keyword:"pattern",params:{pattern: "^http://(127\\.0\\.0\\.1|localhost|\\[::1\\])(:[0-9]{1,5})?(/[^?#]*)?$"},message:"must match pattern \""+"^http://(127\\.0\\.0\\.1|localhost|\\[::1\\])(:[0-9]{1,5})?(/[^?#]*)?$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/redirect_uri",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.state_sha256 !== undefined){
let data1 = data.state_sha256;
if(typeof data1 === "string"){
if(func4(data1) > 43){
(vErrors ??= []).push({instancePath:instancePath+"/state_sha256",keyword:"maxLength",params:{limit: 43},message:"must NOT have more than 43 characters"}); errors++;
}
if(!pattern12.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/state_sha256",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{43}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{43}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/state_sha256",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.program !== undefined){
let data2 = data.program;
if(typeof data2 === "string"){
if(func4(data2) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/program",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/program",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.machine !== undefined){
let data3 = data.machine;
if(typeof data3 === "string"){
if(func4(data3) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/machine",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/machine",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate27.errors = vErrors;
return errors === 0;
}

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"}); errors++;
}
if(data.state === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"}); errors++;
}
if(data.provider === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "provider"},message:"must have required property '"+"provider"+"'"}); errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("register" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "register"},message:"must be equal to constant"}); errors++;
}
}
if(data.state !== undefined){
let data1 = data.state;
if(typeof data1 === "string"){
if(func4(data1) > 128){
(vErrors ??= []).push({instancePath:instancePath+"/state",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}); errors++;
}
if(!pattern4.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/state",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._~-]{22,128}$"},message:"must match pattern \""+"^[A-Za-z0-9._~-]{22,128}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/state",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.provider !== undefined){
let data2 = data.provider;
if(typeof data2 === "string"){
if(func4(data2) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/provider",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(func4(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/provider",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/provider",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.acknowledge !== undefined){
if(typeof data.acknowledge !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/acknowledge",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
}
}
if(data.resume !== undefined){
let data4 = data.resume;
if(typeof data4 === "string"){
if(func4(data4) > 128){
(vErrors ??= []).push({instancePath:instancePath+"/resume",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}); errors++;
}
if(!pattern4.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/resume",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._~-]{22,128}$"},message:"must match pattern \""+"^[A-Za-z0-9._~-]{22,128}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/resume",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.return !== undefined){
if(!(validate27(data.return, {instancePath:instancePath+"/return",parentData:data,parentDataProperty:"return",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
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

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"}); errors++;
}
if(data.state === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"}); errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("unregister" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "unregister"},message:"must be equal to constant"}); errors++;
}
}
if(data.state !== undefined){
let data1 = data.state;
if(typeof data1 === "string"){
if(func4(data1) > 128){
(vErrors ??= []).push({instancePath:instancePath+"/state",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}); errors++;
}
if(!pattern4.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/state",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._~-]{22,128}$"},message:"must match pattern \""+"^[A-Za-z0-9._~-]{22,128}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/state",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"}); errors++;
}
if(data.state === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"}); errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("received" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "received"},message:"must be equal to constant"}); errors++;
}
}
if(data.state !== undefined){
let data1 = data.state;
if(typeof data1 === "string"){
if(func4(data1) > 128){
(vErrors ??= []).push({instancePath:instancePath+"/state",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}); errors++;
}
if(!pattern4.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/state",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._~-]{22,128}$"},message:"must match pattern \""+"^[A-Za-z0-9._~-]{22,128}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/state",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate30.errors = vErrors;
return errors === 0;
}

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"}); errors++;
}
if(data.state === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"}); errors++;
}
if(data.reason === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"}); errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("rejected" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "rejected"},message:"must be equal to constant"}); errors++;
}
}
if(data.state !== undefined){
let data1 = data.state;
if(typeof data1 === "string"){
if(func4(data1) > 128){
(vErrors ??= []).push({instancePath:instancePath+"/state",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}); errors++;
}
if(!pattern4.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/state",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._~-]{22,128}$"},message:"must match pattern \""+"^[A-Za-z0-9._~-]{22,128}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/state",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.reason !== undefined){
let data2 = data.reason;
if(typeof data2 === "string"){
if(func4(data2) > 500){
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
validate31.errors = vErrors;
return errors === 0;
}

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"}); errors++;
}
if(data.state === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"}); errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("registered" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "registered"},message:"must be equal to constant"}); errors++;
}
}
if(data.state !== undefined){
let data1 = data.state;
if(typeof data1 === "string"){
if(func4(data1) > 128){
(vErrors ??= []).push({instancePath:instancePath+"/state",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}); errors++;
}
if(!pattern4.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/state",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._~-]{22,128}$"},message:"must match pattern \""+"^[A-Za-z0-9._~-]{22,128}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/state",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"}); errors++;
}
if(data.state === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"}); errors++;
}
if(data.code === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"}); errors++;
}
if(data.query === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "query"},message:"must have required property '"+"query"+"'"}); errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if("callback" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "callback"},message:"must be equal to constant"}); errors++;
}
}
if(data.state !== undefined){
let data1 = data.state;
if(typeof data1 === "string"){
if(func4(data1) > 128){
(vErrors ??= []).push({instancePath:instancePath+"/state",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}); errors++;
}
if(!pattern4.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/state",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._~-]{22,128}$"},message:"must match pattern \""+"^[A-Za-z0-9._~-]{22,128}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/state",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.code !== undefined){
let data2 = data.code;
if(typeof data2 === "string"){
if(func4(data2) > 4096){
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}); errors++;
}
if(func4(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.query !== undefined){
let data3 = data.query;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(Object.keys(data3).length > 264){
(vErrors ??= []).push({instancePath:instancePath+"/query",keyword:"maxProperties",params:{limit: 264},message:"must NOT have more than 264 properties"}); errors++;
}
for(const key0 in data3){
let data4 = data3[key0];
if(typeof data4 === "string"){
if(func4(data4) > 4096){
(vErrors ??= []).push({instancePath:instancePath+"/query/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/query/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/query",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
if(data.address !== undefined){
let data5 = data.address;
if(typeof data5 === "string"){
if(func4(data5) > 8192){
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
validate33.errors = vErrors;
return errors === 0;
}

const schema62 = {"type":"object","required":["type","state","code","error"],"properties":{"type":{"type":"string","const":"error"},"state":{"type":["string","null"],"maxLength":128},"code":{"type":"string","enum":["bad-message","duplicate-state","too-many-registrations","at-capacity","registration-expired","secret-refused","callback-refused","too-many-frames","provider-error","internal-error"]},"error":{"type":"string","maxLength":2000},"error_description":{"type":"string","maxLength":2000},"error_uri":{"type":"string","maxLength":2000},"iss":{"type":"string","maxLength":2000},"query":{"$ref":"annex:/socket/Query"},"address":{"$ref":"annex:/socket/ReturnedAddress"}},"$id":"server_error"};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"}); errors++;
}
if(data.state === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"}); errors++;
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
if(data.state !== undefined){
let data1 = data.state;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/state",keyword:"type",params:{type: schema62.properties.state.type},message:"must be string,null"}); errors++;
}
if(typeof data1 === "string"){
if(func4(data1) > 128){
(vErrors ??= []).push({instancePath:instancePath+"/state",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}); errors++;
}
}
}
if(data.code !== undefined){
let data2 = data.code;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!((((((((((data2 === "bad-message") || (data2 === "duplicate-state")) || (data2 === "too-many-registrations")) || (data2 === "at-capacity")) || (data2 === "registration-expired")) || (data2 === "secret-refused")) || (data2 === "callback-refused")) || (data2 === "too-many-frames")) || (data2 === "provider-error")) || (data2 === "internal-error"))){
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"enum",params:{allowedValues: schema62.properties.code.enum},message:"must be equal to one of the allowed values"}); errors++;
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
if(data.error_description !== undefined){
let data4 = data.error_description;
if(typeof data4 === "string"){
if(func4(data4) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/error_description",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/error_description",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.error_uri !== undefined){
let data5 = data.error_uri;
if(typeof data5 === "string"){
if(func4(data5) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/error_uri",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/error_uri",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.iss !== undefined){
let data6 = data.iss;
if(typeof data6 === "string"){
if(func4(data6) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/iss",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/iss",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.query !== undefined){
let data7 = data.query;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(Object.keys(data7).length > 264){
(vErrors ??= []).push({instancePath:instancePath+"/query",keyword:"maxProperties",params:{limit: 264},message:"must NOT have more than 264 properties"}); errors++;
}
for(const key0 in data7){
let data8 = data7[key0];
if(typeof data8 === "string"){
if(func4(data8) > 4096){
(vErrors ??= []).push({instancePath:instancePath+"/query/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/query/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/query",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
if(data.address !== undefined){
let data9 = data.address;
if(typeof data9 === "string"){
if(func4(data9) > 8192){
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
validate34.errors = vErrors;
return errors === 0;
}

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "query"},message:"must have required property '"+"query"+"'"}); errors++;
}
if(data.query !== undefined){
let data0 = data.query;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.route !== undefined){
let data1 = data0.route;
if(typeof data1 === "string"){
if(func4(data1) > 8){
(vErrors ??= []).push({instancePath:instancePath+"/query/route",keyword:"maxLength",params:{limit: 8},message:"must NOT have more than 8 characters"}); errors++;
}
if(func4(data1) < 8){
(vErrors ??= []).push({instancePath:instancePath+"/query/route",keyword:"minLength",params:{limit: 8},message:"must NOT have fewer than 8 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/query/route",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
validate35.errors = vErrors;
return errors === 0;
}

export const validators = {"getGatewayHealth": {"parameters": null, "body": {}, "answers": {"200": {"application/json": validate15}}}, "getGatewayLiveness": {"parameters": null, "body": {}, "answers": {"200": {"application/json": validate16}}}, "getGatewayMetrics": {"parameters": null, "body": {}, "answers": {"200": {}}}, "getGatewayStatus": {"parameters": null, "body": {}, "answers": {"200": {"application/json": validate17}}}, "receiveCallback": {"parameters": validate19, "body": {}, "answers": {"200": {"application/json": validate18}}}, "receiveFormCallback": {"parameters": null, "body": {"application/x-www-form-urlencoded": validate20}, "answers": {"200": {"application/json": validate18}}}, "getReturnPage": {"parameters": null, "body": {}, "answers": {"200": {}}}, "receiveReturnedAddress": {"parameters": null, "body": {"application/json": validate21, "application/x-www-form-urlencoded": validate21}, "answers": {"200": {"application/json": validate22}}}, "application/problem+json": validate23};
export const messages = {"client": {"register": validate26, "unregister": validate29, "received": validate30, "rejected": validate31}, "server": {"registered": validate32, "callback": validate33, "error": validate34}, "parameters": validate35};
