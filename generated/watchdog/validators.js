// Generated from spec/ by `npm run generate`. Do not edit.
import { codePoints, formats } from '../validation.js';

const schema35 = {"type":"object","required":["state","pid","started_at"],"properties":{"state":{"type":"string","enum":["running","starting","stopping","stopped","failed"]},"pid":{"type":["integer","null"],"minimum":1},"started_at":{"type":["string","null"],"format":"date-time"},"reason":{"type":"string","maxLength":2000}},"$id":"annex:/http/GatewayProcess"};

const formats0 = formats.fullFormats["date-time"];

const func4 = codePoints;

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.state === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"}); errors++;
}
if(data.pid === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pid"},message:"must have required property '"+"pid"+"'"}); errors++;
}
if(data.started_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "started_at"},message:"must have required property '"+"started_at"+"'"}); errors++;
}
if(data.state !== undefined){
let data0 = data.state;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/state",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!(((((data0 === "running") || (data0 === "starting")) || (data0 === "stopping")) || (data0 === "stopped")) || (data0 === "failed"))){
(vErrors ??= []).push({instancePath:instancePath+"/state",keyword:"enum",params:{allowedValues: schema35.properties.state.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.pid !== undefined){
let data1 = data.pid;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/pid",keyword:"type",params:{type: schema35.properties.pid.type},message:"must be integer,null"}); errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/pid",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data.started_at !== undefined){
let data2 = data.started_at;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/started_at",keyword:"type",params:{type: schema35.properties.started_at.type},message:"must be string,null"}); errors++;
}
if(typeof data2 === "string"){
if(!(formats0.validate(data2))){
(vErrors ??= []).push({instancePath:instancePath+"/started_at",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}); errors++;
}
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
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate16.errors = vErrors;
return errors === 0;
}

const schema36 = {"type":"object","required":["at","ok","latency_ms","error"],"properties":{"at":{"type":"string","format":"date-time"},"ok":{"type":"boolean"},"latency_ms":{"type":["integer","null"],"minimum":0},"error":{"type":["string","null"],"maxLength":2000}},"$id":"annex:/http/HealthCheck"};

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"}); errors++;
}
if(data.ok === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "ok"},message:"must have required property '"+"ok"+"'"}); errors++;
}
if(data.latency_ms === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "latency_ms"},message:"must have required property '"+"latency_ms"+"'"}); errors++;
}
if(data.error === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"}); errors++;
}
if(data.at !== undefined){
let data0 = data.at;
if(typeof data0 === "string"){
if(!(formats0.validate(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/at",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/at",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.ok !== undefined){
if(typeof data.ok !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/ok",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
}
}
if(data.latency_ms !== undefined){
let data2 = data.latency_ms;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/latency_ms",keyword:"type",params:{type: schema36.properties.latency_ms.type},message:"must be integer,null"}); errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/latency_ms",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data.error !== undefined){
let data3 = data.error;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/error",keyword:"type",params:{type: schema36.properties.error.type},message:"must be string,null"}); errors++;
}
if(typeof data3 === "string"){
if(func4(data3) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/error",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate18.errors = vErrors;
return errors === 0;
}

const schema37 = {"type":"object","required":["at","kind","detail"],"properties":{"at":{"type":"string","format":"date-time"},"kind":{"type":"string","enum":["started","stopped","restarted","exited","check-failed","given-up","auto-restart-on","auto-restart-off"]},"detail":{"type":"string","maxLength":2000}},"$id":"annex:/http/WatchdogEvent"};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"}); errors++;
}
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"}); errors++;
}
if(data.detail === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "detail"},message:"must have required property '"+"detail"+"'"}); errors++;
}
if(data.at !== undefined){
let data0 = data.at;
if(typeof data0 === "string"){
if(!(formats0.validate(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/at",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/at",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!((((((((data1 === "started") || (data1 === "stopped")) || (data1 === "restarted")) || (data1 === "exited")) || (data1 === "check-failed")) || (data1 === "given-up")) || (data1 === "auto-restart-on")) || (data1 === "auto-restart-off"))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: schema37.properties.kind.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.detail !== undefined){
let data2 = data.detail;
if(typeof data2 === "string"){
if(func4(data2) > 2000){
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
validate20.errors = vErrors;
return errors === 0;
}

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.gateway === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "gateway"},message:"must have required property '"+"gateway"+"'"}); errors++;
}
if(data.auto_restart === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "auto_restart"},message:"must have required property '"+"auto_restart"+"'"}); errors++;
}
if(data.last_health_check === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "last_health_check"},message:"must have required property '"+"last_health_check"+"'"}); errors++;
}
if(data.consecutive_failures === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "consecutive_failures"},message:"must have required property '"+"consecutive_failures"+"'"}); errors++;
}
if(data.restart_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "restart_count"},message:"must have required property '"+"restart_count"+"'"}); errors++;
}
if(data.events === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "events"},message:"must have required property '"+"events"+"'"}); errors++;
}
if(data.gateway !== undefined){
if(!(validate16(data.gateway, {instancePath:instancePath+"/gateway",parentData:data,parentDataProperty:"gateway",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.auto_restart !== undefined){
if(typeof data.auto_restart !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/auto_restart",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
}
}
if(data.last_health_check !== undefined){
let data2 = data.last_health_check;
const _errs5 = errors;
let valid1 = false;
let passing0 = null;
const _errs6 = errors;
if(!(validate18(data2, {instancePath:instancePath+"/last_health_check",parentData:data,parentDataProperty:"last_health_check",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs7 = errors;
if(data2 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/last_health_check",keyword:"type",params:{type: "null"},message:"must be null"}); errors++;
}
var _valid0 = _errs7 === errors;
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
(vErrors ??= []).push({instancePath:instancePath+"/last_health_check",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"}); errors++;
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
if(data.consecutive_failures !== undefined){
let data3 = data.consecutive_failures;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/consecutive_failures",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/consecutive_failures",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data.restart_count !== undefined){
let data4 = data.restart_count;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/restart_count",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/restart_count",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data.events !== undefined){
let data5 = data.events;
if(Array.isArray(data5)){
if(data5.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/events",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}); errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(validate20(data5[i0], {instancePath:instancePath+"/events/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
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
validate15.errors = vErrors;
return errors === 0;
}

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/enabled",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
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
validate23.errors = vErrors;
return errors === 0;
}

const formats6 = /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;

const pattern4 = /* @__PURE__ */ new RegExp("^(https?://[^\\s]+)?/problems/[a-z]+(-[a-z]+)*$", "u");

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
validate25.errors = vErrors;
return errors === 0;
}

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(!pattern4.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"pattern",params:{pattern: "^(https?://[^\\s]+)?/problems/[a-z]+(-[a-z]+)*$"},message:"must match pattern \""+"^(https?://[^\\s]+)?/problems/[a-z]+(-[a-z]+)*$"+"\""}); errors++;
}
if(!(formats6.test(data0))){
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
if(!(validate25(data4[i0], {instancePath:instancePath+"/errors/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
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
validate24.errors = vErrors;
return errors === 0;
}

export const validators = {"getWatchdogStatus": {"parameters": null, "body": {}, "answers": {"200": {"application/json": validate15}}}, "startGateway": {"parameters": null, "body": {}, "answers": {"200": {"application/json": validate15}}}, "stopGateway": {"parameters": null, "body": {}, "answers": {"200": {"application/json": validate15}}}, "restartGateway": {"parameters": null, "body": {}, "answers": {"200": {"application/json": validate15}}}, "setAutoRestart": {"parameters": null, "body": {"application/json": validate22}, "answers": {"200": {"application/json": validate15}}}, "getWatchdogHealth": {"parameters": null, "body": {}, "answers": {"200": {"application/json": validate23}}}, "getWatchdogLiveness": {"parameters": null, "body": {}, "answers": {"200": {"application/json": validate23}}}, "getWatchdogMetrics": {"parameters": null, "body": {}, "answers": {"200": {}}}, "application/problem+json": validate24};
