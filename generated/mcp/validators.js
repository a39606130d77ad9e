// Generated from spec/ by `npm run generate`. Do not edit.
import { codePoints } from '../validation.js';

const func4 = codePoints;

const pattern4 = /* @__PURE__ */ new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[A-Za-z0-9][A-Za-z0-9._-]{0,99}$", "u");

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "title") || (key0 === "workspace"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
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
if(data.workspace !== undefined){
let data1 = data.workspace;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/workspace",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/workspace",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"}); errors++;
}
for(const key0 in data){
if(!(((key0 === "data") || (key0 === "title")) || (key0 === "file_name"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.data !== undefined){
let data0 = data.data;
if(typeof data0 === "string"){
if(func4(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
if(data.file_name !== undefined){
let data2 = data.file_name;
if(typeof data2 === "string"){
if(func4(data2) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/file_name",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/file_name",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate16.errors = vErrors;
return errors === 0;
}

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
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.search !== undefined){
let data0 = data.search;
if(typeof data0 === "string"){
if(func4(data0) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/search",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/search",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
let data1 = data.limit;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 500 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"}); errors++;
}
if(data1 < 1 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
if(data.cursor !== undefined){
let data2 = data.cursor;
if(typeof data2 === "string"){
if(func4(data2) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/cursor",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
if(func4(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/cursor",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
if(!pattern5.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/cursor",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/cursor",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate17.errors = vErrors;
return errors === 0;
}

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "id")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func4(data0) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}); errors++;
}
if(func4(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
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
validate18.errors = vErrors;
return errors === 0;
}

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++;
}
for(const key0 in data){
if(!(key0 === "id")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func4(data0) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}); errors++;
}
if(func4(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
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
validate19.errors = vErrors;
return errors === 0;
}

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++;
}
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"}); errors++;
}
for(const key0 in data){
if(!((key0 === "id") || (key0 === "name"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func4(data0) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}); errors++;
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
if(func4(data1) < 1){
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
validate20.errors = vErrors;
return errors === 0;
}

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++;
}
for(const key0 in data){
if(!(key0 === "id")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func4(data0) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}); errors++;
}
if(func4(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
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
validate21.errors = vErrors;
return errors === 0;
}

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++;
}
for(const key0 in data){
if(!(key0 === "id")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func4(data0) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}); errors++;
}
if(func4(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
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
validate22.errors = vErrors;
return errors === 0;
}

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++;
}
for(const key0 in data){
if(!(key0 === "id")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func4(data0) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}); errors++;
}
if(func4(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
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
validate23.errors = vErrors;
return errors === 0;
}

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
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.after !== undefined){
let data0 = data.after;
if(typeof data0 === "string"){
if(func4(data0) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/after",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}); errors++;
}
if(!pattern6.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/after",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/after",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
let data1 = data.timeout_seconds;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/timeout_seconds",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 600 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/timeout_seconds",keyword:"maximum",params:{comparison: "<=", limit: 600},message:"must be <= 600"}); errors++;
}
if(data1 < 1 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/timeout_seconds",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate24.errors = vErrors;
return errors === 0;
}

const schema44 = {"type":"object","required":["reason","wants"],"properties":{"reason":{"type":"string","minLength":1,"maxLength":80},"text":{"type":"string","maxLength":500},"wants":{"type":"string","enum":["step","choice","text"]},"options":{"type":"array","minItems":2,"maxItems":6,"items":{"type":"string","maxLength":60}},"tab":{"type":"string","minLength":1,"maxLength":200},"timeout_seconds":{"type":"integer","minimum":1,"maximum":600,"default":120},"id":{"type":"string","maxLength":64},"workspace":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"}},"additionalProperties":false,"$id":"ask_user"};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.timeout_seconds === undefined){
data.timeout_seconds = 120;
}
if(data.reason === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"}); errors++;
}
if(data.wants === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "wants"},message:"must have required property '"+"wants"+"'"}); errors++;
}
for(const key0 in data){
if(!((((((((key0 === "reason") || (key0 === "text")) || (key0 === "wants")) || (key0 === "options")) || (key0 === "tab")) || (key0 === "timeout_seconds")) || (key0 === "id")) || (key0 === "workspace"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.reason !== undefined){
let data0 = data.reason;
if(typeof data0 === "string"){
if(func4(data0) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"}); errors++;
}
if(func4(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.text !== undefined){
let data1 = data.text;
if(typeof data1 === "string"){
if(func4(data1) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/text",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/text",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.wants !== undefined){
let data2 = data.wants;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/wants",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!(((data2 === "step") || (data2 === "choice")) || (data2 === "text"))){
(vErrors ??= []).push({instancePath:instancePath+"/wants",keyword:"enum",params:{allowedValues: schema44.properties.wants.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.options !== undefined){
let data3 = data.options;
if(Array.isArray(data3)){
if(data3.length > 6){
(vErrors ??= []).push({instancePath:instancePath+"/options",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items"}); errors++;
}
if(data3.length < 2){
(vErrors ??= []).push({instancePath:instancePath+"/options",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"}); errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(func4(data4) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/options/" + i0,keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"}); errors++;
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
if(data.tab !== undefined){
let data5 = data.tab;
if(typeof data5 === "string"){
if(func4(data5) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/tab",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data5) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/tab",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tab",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
let data6 = data.timeout_seconds;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
(vErrors ??= []).push({instancePath:instancePath+"/timeout_seconds",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 600 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/timeout_seconds",keyword:"maximum",params:{comparison: "<=", limit: 600},message:"must be <= 600"}); errors++;
}
if(data6 < 1 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/timeout_seconds",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
if(data.id !== undefined){
let data7 = data.id;
if(typeof data7 === "string"){
if(func4(data7) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.workspace !== undefined){
let data8 = data.workspace;
if(typeof data8 === "string"){
if(!pattern4.test(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/workspace",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/workspace",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
for(const key0 in data){
if(!(key0 === "workspace")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.workspace !== undefined){
let data0 = data.workspace;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/workspace",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/workspace",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate26.errors = vErrors;
return errors === 0;
}

const pattern9 = /* @__PURE__ */ new RegExp("^[^\\u0000-\\u001f\\u007f]*$", "u");

const pattern10 = /* @__PURE__ */ new RegExp("^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#\\\\][^\\s\\u0000-\\u001f\\u007f]*$", "u");

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"}); errors++;
}
if(data.url === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"}); errors++;
}
for(const key0 in data){
if(!(((((key0 === "name") || (key0 === "url")) || (key0 === "wait")) || (key0 === "proxy")) || (key0 === "workspace"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
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
if(!pattern9.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f]*$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.url !== undefined){
let data1 = data.url;
if(typeof data1 === "string"){
if(func4(data1) > 8192){
(vErrors ??= []).push({instancePath:instancePath+"/url",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"}); errors++;
}
if(!pattern10.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/url",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#\\\\][^\\s\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#\\\\][^\\s\\u0000-\\u001f\\u007f]*$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/url",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(typeof data.wait !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/wait",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
}
if(typeof data.proxy !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/proxy",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
}
if(data.workspace !== undefined){
let data4 = data.workspace;
if(typeof data4 === "string"){
if(!pattern4.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/workspace",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/workspace",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate27.errors = vErrors;
return errors === 0;
}

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.panel === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "panel"},message:"must have required property '"+"panel"+"'"}); errors++;
}
for(const key0 in data){
if(!(((((key0 === "panel") || (key0 === "name")) || (key0 === "input")) || (key0 === "result")) || (key0 === "workspace"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.panel !== undefined){
let data0 = data.panel;
if(typeof data0 === "string"){
if(func4(data0) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/panel",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/panel",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
if(!pattern9.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f]*$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.input !== undefined){
let data2 = data.input;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
(vErrors ??= []).push({instancePath:instancePath+"/input",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
if(data.result !== undefined){
let data3 = data.result;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
(vErrors ??= []).push({instancePath:instancePath+"/result",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
if(data.workspace !== undefined){
let data4 = data.workspace;
if(typeof data4 === "string"){
if(!pattern4.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/workspace",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/workspace",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate28.errors = vErrors;
return errors === 0;
}

const pattern14 = /* @__PURE__ */ new RegExp("^e[1-9][0-9]{0,8}$", "u");

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.tab !== undefined){
let data0 = data.tab;
if(typeof data0 === "string"){
if(func4(data0) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/tab",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/tab",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tab",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.reason !== undefined){
let data1 = data.reason;
if(typeof data1 === "string"){
if(func4(data1) > 300){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.ref !== undefined){
let data2 = data.ref;
if(typeof data2 === "string"){
if(func4(data2) > 10){
(vErrors ??= []).push({instancePath:instancePath+"/ref",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"}); errors++;
}
if(!pattern14.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/ref",keyword:"pattern",params:{pattern: "^e[1-9][0-9]{0,8}$"},message:"must match pattern \""+"^e[1-9][0-9]{0,8}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/ref",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(typeof data.wait !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/wait",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
}
if(typeof data.withoutSharing !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/withoutSharing",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
}
if(data.workspace !== undefined){
let data5 = data.workspace;
if(typeof data5 === "string"){
if(!pattern4.test(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/workspace",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/workspace",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
if(data.code === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"}); errors++;
}
for(const key0 in data){
if(!(((key0 === "code") || (key0 === "tab")) || (key0 === "workspace"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if(func4(data0) > 250000){
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"maxLength",params:{limit: 250000},message:"must NOT have more than 250000 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.tab !== undefined){
let data1 = data.tab;
if(typeof data1 === "string"){
if(func4(data1) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/tab",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/tab",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tab",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.workspace !== undefined){
let data2 = data.workspace;
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/workspace",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/workspace",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate30.errors = vErrors;
return errors === 0;
}

const schema50 = {"type":"object","required":["tab"],"properties":{"tab":{"type":"string","minLength":1,"maxLength":200},"level":{"enum":["error","warn","info","log","debug"]},"after":{"type":"integer","minimum":0},"workspace":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"}},"additionalProperties":false,"$id":"workspace_console"};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tab === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tab"},message:"must have required property '"+"tab"+"'"}); errors++;
}
for(const key0 in data){
if(!((((key0 === "tab") || (key0 === "level")) || (key0 === "after")) || (key0 === "workspace"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.tab !== undefined){
let data0 = data.tab;
if(typeof data0 === "string"){
if(func4(data0) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/tab",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/tab",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tab",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.level !== undefined){
let data1 = data.level;
if(!(((((data1 === "error") || (data1 === "warn")) || (data1 === "info")) || (data1 === "log")) || (data1 === "debug"))){
(vErrors ??= []).push({instancePath:instancePath+"/level",keyword:"enum",params:{allowedValues: schema50.properties.level.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.after !== undefined){
let data2 = data.after;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/after",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/after",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data.workspace !== undefined){
let data3 = data.workspace;
if(typeof data3 === "string"){
if(!pattern4.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/workspace",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/workspace",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
if(data.seconds === undefined){
data.seconds = 20;
}
if(data.tab === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tab"},message:"must have required property '"+"tab"+"'"}); errors++;
}
for(const key0 in data){
if(!((((key0 === "tab") || (key0 === "text")) || (key0 === "seconds")) || (key0 === "workspace"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.tab !== undefined){
let data0 = data.tab;
if(typeof data0 === "string"){
if(func4(data0) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/tab",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/tab",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tab",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.text !== undefined){
let data1 = data.text;
if(typeof data1 === "string"){
if(func4(data1) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/text",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/text",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/text",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
let data2 = data.seconds;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/seconds",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 60 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/seconds",keyword:"maximum",params:{comparison: "<=", limit: 60},message:"must be <= 60"}); errors++;
}
if(data2 < 1 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/seconds",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
if(data.workspace !== undefined){
let data3 = data.workspace;
if(typeof data3 === "string"){
if(!pattern4.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/workspace",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/workspace",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
if(data.tab === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tab"},message:"must have required property '"+"tab"+"'"}); errors++;
}
for(const key0 in data){
if(!((key0 === "tab") || (key0 === "workspace"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.tab !== undefined){
let data0 = data.tab;
if(typeof data0 === "string"){
if(func4(data0) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/tab",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/tab",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tab",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.workspace !== undefined){
let data1 = data.workspace;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/workspace",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/workspace",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
if(data.tab === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tab"},message:"must have required property '"+"tab"+"'"}); errors++;
}
for(const key0 in data){
if(!((((((key0 === "tab") || (key0 === "ref")) || (key0 === "find")) || (key0 === "from")) || (key0 === "max_tokens")) || (key0 === "workspace"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.tab !== undefined){
let data0 = data.tab;
if(typeof data0 === "string"){
if(func4(data0) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/tab",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/tab",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tab",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.ref !== undefined){
let data1 = data.ref;
if(typeof data1 === "string"){
if(func4(data1) > 10){
(vErrors ??= []).push({instancePath:instancePath+"/ref",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"}); errors++;
}
if(!pattern14.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/ref",keyword:"pattern",params:{pattern: "^e[1-9][0-9]{0,8}$"},message:"must match pattern \""+"^e[1-9][0-9]{0,8}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/ref",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.find !== undefined){
let data2 = data.find;
if(typeof data2 === "string"){
if(func4(data2) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/find",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/find",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/find",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.from !== undefined){
let data3 = data.from;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/from",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1000000 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/from",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"}); errors++;
}
if(data3 < 0 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/from",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data.max_tokens !== undefined){
let data4 = data.max_tokens;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/max_tokens",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 50000 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/max_tokens",keyword:"maximum",params:{comparison: "<=", limit: 50000},message:"must be <= 50000"}); errors++;
}
if(data4 < 50 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/max_tokens",keyword:"minimum",params:{comparison: ">=", limit: 50},message:"must be >= 50"}); errors++;
}
}
}
if(data.workspace !== undefined){
let data5 = data.workspace;
if(typeof data5 === "string"){
if(!pattern4.test(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/workspace",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/workspace",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate34.errors = vErrors;
return errors === 0;
}

const schema54 = {"type":"object","required":["tab","steps"],"properties":{"tab":{"type":"string","minLength":1,"maxLength":200},"steps":{"type":"array","minItems":1,"maxItems":20,"items":{"type":"object","additionalProperties":false,"required":["action"],"properties":{"action":{"enum":["click","fill","type","press","select","check","hover","scroll","drag"]},"ref":{"type":"string"},"role":{"type":"string"},"name":{"type":"string"},"value":{"type":"string"},"checked":{"type":"boolean"},"button":{"enum":["left","right"]},"count":{"type":"integer","minimum":1,"maximum":3},"x":{"type":"integer"},"y":{"type":"integer"},"dialog":{"type":"object","additionalProperties":false,"required":["accept"],"properties":{"accept":{"type":"boolean"},"text":{"type":"string"}}},"to":{"type":"object","additionalProperties":false,"properties":{"ref":{"type":"string"},"role":{"type":"string"},"name":{"type":"string"}}}}}},"until":{"type":"object","properties":{"text":{"type":"string","maxLength":500},"gone":{"type":"string","maxLength":500},"ref_gone":{"type":"string","pattern":"^e[1-9][0-9]{0,8}$","maxLength":10},"idle":{"const":true}}},"workspace":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"}},"additionalProperties":false,"$id":"page_act"};

const func61 = Object.prototype.hasOwnProperty;

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tab === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tab"},message:"must have required property '"+"tab"+"'"}); errors++;
}
if(data.steps === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "steps"},message:"must have required property '"+"steps"+"'"}); errors++;
}
for(const key0 in data){
if(!((((key0 === "tab") || (key0 === "steps")) || (key0 === "until")) || (key0 === "workspace"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.tab !== undefined){
let data0 = data.tab;
if(typeof data0 === "string"){
if(func4(data0) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/tab",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/tab",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tab",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.steps !== undefined){
let data1 = data.steps;
if(Array.isArray(data1)){
if(data1.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/steps",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"}); errors++;
}
if(data1.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/steps",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}); errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.action === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/steps/" + i0,keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"}); errors++;
}
for(const key1 in data2){
if(!(func61.call(schema54.properties.steps.items.properties, key1))){
(vErrors ??= []).push({instancePath:instancePath+"/steps/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}); errors++;
}
}
if(data2.action !== undefined){
let data3 = data2.action;
if(!(((((((((data3 === "click") || (data3 === "fill")) || (data3 === "type")) || (data3 === "press")) || (data3 === "select")) || (data3 === "check")) || (data3 === "hover")) || (data3 === "scroll")) || (data3 === "drag"))){
(vErrors ??= []).push({instancePath:instancePath+"/steps/" + i0+"/action",keyword:"enum",params:{allowedValues: schema54.properties.steps.items.properties.action.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data2.ref !== undefined){
if(typeof data2.ref !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/steps/" + i0+"/ref",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data2.role !== undefined){
if(typeof data2.role !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/steps/" + i0+"/role",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data2.name !== undefined){
if(typeof data2.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/steps/" + i0+"/name",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data2.value !== undefined){
if(typeof data2.value !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/steps/" + i0+"/value",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data2.checked !== undefined){
if(typeof data2.checked !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/steps/" + i0+"/checked",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
}
}
if(data2.button !== undefined){
let data9 = data2.button;
if(!((data9 === "left") || (data9 === "right"))){
(vErrors ??= []).push({instancePath:instancePath+"/steps/" + i0+"/button",keyword:"enum",params:{allowedValues: schema54.properties.steps.items.properties.button.enum},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data2.count !== undefined){
let data10 = data2.count;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
(vErrors ??= []).push({instancePath:instancePath+"/steps/" + i0+"/count",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 3 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/steps/" + i0+"/count",keyword:"maximum",params:{comparison: "<=", limit: 3},message:"must be <= 3"}); errors++;
}
if(data10 < 1 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/steps/" + i0+"/count",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data2.x !== undefined){
let data11 = data2.x;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
(vErrors ??= []).push({instancePath:instancePath+"/steps/" + i0+"/x",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
}
if(data2.y !== undefined){
let data12 = data2.y;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
(vErrors ??= []).push({instancePath:instancePath+"/steps/" + i0+"/y",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
}
if(data2.dialog !== undefined){
let data13 = data2.dialog;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.accept === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/steps/" + i0+"/dialog",keyword:"required",params:{missingProperty: "accept"},message:"must have required property '"+"accept"+"'"}); errors++;
}
for(const key2 in data13){
if(!((key2 === "accept") || (key2 === "text"))){
(vErrors ??= []).push({instancePath:instancePath+"/steps/" + i0+"/dialog",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}); errors++;
}
}
if(data13.accept !== undefined){
if(typeof data13.accept !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/steps/" + i0+"/dialog/accept",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
}
}
if(data13.text !== undefined){
if(typeof data13.text !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/steps/" + i0+"/dialog/text",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/steps/" + i0+"/dialog",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
if(data2.to !== undefined){
let data16 = data2.to;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
for(const key3 in data16){
if(!(((key3 === "ref") || (key3 === "role")) || (key3 === "name"))){
(vErrors ??= []).push({instancePath:instancePath+"/steps/" + i0+"/to",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"}); errors++;
}
}
if(data16.ref !== undefined){
if(typeof data16.ref !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/steps/" + i0+"/to/ref",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data16.role !== undefined){
if(typeof data16.role !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/steps/" + i0+"/to/role",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data16.name !== undefined){
if(typeof data16.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/steps/" + i0+"/to/name",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/steps/" + i0+"/to",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/steps/" + i0,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/steps",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
}
if(data.until !== undefined){
let data20 = data.until;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.text !== undefined){
let data21 = data20.text;
if(typeof data21 === "string"){
if(func4(data21) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/until/text",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/until/text",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data20.gone !== undefined){
let data22 = data20.gone;
if(typeof data22 === "string"){
if(func4(data22) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/until/gone",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/until/gone",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data20.ref_gone !== undefined){
let data23 = data20.ref_gone;
if(typeof data23 === "string"){
if(func4(data23) > 10){
(vErrors ??= []).push({instancePath:instancePath+"/until/ref_gone",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"}); errors++;
}
if(!pattern14.test(data23)){
(vErrors ??= []).push({instancePath:instancePath+"/until/ref_gone",keyword:"pattern",params:{pattern: "^e[1-9][0-9]{0,8}$"},message:"must match pattern \""+"^e[1-9][0-9]{0,8}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/until/ref_gone",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data20.idle !== undefined){
if(true !== data20.idle){
(vErrors ??= []).push({instancePath:instancePath+"/until/idle",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/until",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
if(data.workspace !== undefined){
let data25 = data.workspace;
if(typeof data25 === "string"){
if(!pattern4.test(data25)){
(vErrors ??= []).push({instancePath:instancePath+"/workspace",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/workspace",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
if(data.timeout_ms === undefined){
data.timeout_ms = 5000;
}
if(data.tab === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tab"},message:"must have required property '"+"tab"+"'"}); errors++;
}
if(data.until === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "until"},message:"must have required property '"+"until"+"'"}); errors++;
}
for(const key0 in data){
if(!((((key0 === "tab") || (key0 === "until")) || (key0 === "timeout_ms")) || (key0 === "workspace"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;
}
}
if(data.tab !== undefined){
let data0 = data.tab;
if(typeof data0 === "string"){
if(func4(data0) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/tab",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(func4(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/tab",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tab",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.until !== undefined){
let data1 = data.until;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.text !== undefined){
let data2 = data1.text;
if(typeof data2 === "string"){
if(func4(data2) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/until/text",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/until/text",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data1.gone !== undefined){
let data3 = data1.gone;
if(typeof data3 === "string"){
if(func4(data3) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/until/gone",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/until/gone",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data1.ref_gone !== undefined){
let data4 = data1.ref_gone;
if(typeof data4 === "string"){
if(func4(data4) > 10){
(vErrors ??= []).push({instancePath:instancePath+"/until/ref_gone",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"}); errors++;
}
if(!pattern14.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/until/ref_gone",keyword:"pattern",params:{pattern: "^e[1-9][0-9]{0,8}$"},message:"must match pattern \""+"^e[1-9][0-9]{0,8}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/until/ref_gone",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data1.idle !== undefined){
if(true !== data1.idle){
(vErrors ??= []).push({instancePath:instancePath+"/until/idle",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/until",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
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
if(data.workspace !== undefined){
let data7 = data.workspace;
if(typeof data7 === "string"){
if(!pattern4.test(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/workspace",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"+"\""}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/workspace",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate36.errors = vErrors;
return errors === 0;
}

export const validate = {"av_screenshot_paste": validate15, "av_screenshot_store": validate16, "av_screenshot_list": validate17, "av_screenshot_read": validate18, "av_screenshot_text": validate19, "av_screenshot_rename": validate20, "av_screenshot_undo": validate21, "av_screenshot_delete": validate22, "av_screenshot_restore": validate23, "wait_for_paste": validate24, "ask_user": validate25, "workspace_tabs": validate26, "workspace_open": validate27, "workspace_show_panel": validate28, "workspace_screenshot": validate29, "workspace_eval": validate30, "workspace_console": validate31, "workspace_wait_for": validate32, "workspace_close": validate33, "page_look": validate34, "page_act": validate35, "page_wait": validate36};
