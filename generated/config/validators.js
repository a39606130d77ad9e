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

const formats = (() => {
const exports = {};
Object.defineProperty(exports, "__esModule", { value: true });
exports.formatNames = exports.fastFormats = exports.fullFormats = void 0;
function fmtDef(validate, compare) {
    return { validate, compare };
}
exports.fullFormats = {
    // date: http://tools.ietf.org/html/rfc3339#section-5.6
    date: fmtDef(date, compareDate),
    // date-time: http://tools.ietf.org/html/rfc3339#section-5.6
    time: fmtDef(getTime(true), compareTime),
    "date-time": fmtDef(getDateTime(true), compareDateTime),
    "iso-time": fmtDef(getTime(), compareIsoTime),
    "iso-date-time": fmtDef(getDateTime(), compareIsoDateTime),
    // duration: https://tools.ietf.org/html/rfc3339#appendix-A
    duration: /^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
    uri,
    "uri-reference": /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
    // uri-template: https://tools.ietf.org/html/rfc6570
    "uri-template": /^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
    // For the source: https://gist.github.com/dperini/729294
    // For test cases: https://mathiasbynens.be/demo/url-regex
    url: /^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
    email: /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
    hostname: /^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
    // optimized https://www.safaribooksonline.com/library/view/regular-expressions-cookbook/9780596802837/ch07s16.html
    ipv4: /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
    ipv6: /^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
    regex,
    // uuid: http://tools.ietf.org/html/rfc4122
    uuid: /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
    // JSON-pointer: https://tools.ietf.org/html/rfc6901
    // uri fragment: https://tools.ietf.org/html/rfc3986#appendix-A
    "json-pointer": /^(?:\/(?:[^~/]|~0|~1)*)*$/,
    "json-pointer-uri-fragment": /^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
    // relative JSON-pointer: http://tools.ietf.org/html/draft-luff-relative-json-pointer-00
    "relative-json-pointer": /^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
    // the following formats are used by the openapi specification: https://spec.openapis.org/oas/v3.0.0#data-types
    // byte: https://github.com/miguelmota/is-base64
    byte,
    // signed 32 bit integer
    int32: { type: "number", validate: validateInt32 },
    // signed 64 bit integer
    int64: { type: "number", validate: validateInt64 },
    // C-type float
    float: { type: "number", validate: validateNumber },
    // C-type double
    double: { type: "number", validate: validateNumber },
    // hint to the UI to hide input strings
    password: true,
    // unchecked string payload
    binary: true,
};
exports.fastFormats = {
    ...exports.fullFormats,
    date: fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d$/, compareDate),
    time: fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareTime),
    "date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareDateTime),
    "iso-time": fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoTime),
    "iso-date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoDateTime),
    // uri: https://github.com/mafintosh/is-my-json-valid/blob/master/formats.js
    uri: /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
    "uri-reference": /^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
    // email (sources from jsen validator):
    // http://stackoverflow.com/questions/201323/using-a-regular-expression-to-validate-an-email-address#answer-8829363
    // http://www.w3.org/TR/html5/forms.html#valid-e-mail-address (search for 'wilful violation')
    email: /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i,
};
exports.formatNames = Object.keys(exports.fullFormats);
function isLeapYear(year) {
    // https://tools.ietf.org/html/rfc3339#appendix-C
    return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}
const DATE = /^(\d\d\d\d)-(\d\d)-(\d\d)$/;
const DAYS = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
function date(str) {
    // full-date from http://tools.ietf.org/html/rfc3339#section-5.6
    const matches = DATE.exec(str);
    if (!matches)
        return false;
    const year = +matches[1];
    const month = +matches[2];
    const day = +matches[3];
    return (month >= 1 &&
        month <= 12 &&
        day >= 1 &&
        day <= (month === 2 && isLeapYear(year) ? 29 : DAYS[month]));
}
function compareDate(d1, d2) {
    if (!(d1 && d2))
        return undefined;
    if (d1 > d2)
        return 1;
    if (d1 < d2)
        return -1;
    return 0;
}
const TIME = /^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
function getTime(strictTimeZone) {
    return function time(str) {
        const matches = TIME.exec(str);
        if (!matches)
            return false;
        const hr = +matches[1];
        const min = +matches[2];
        const sec = +matches[3];
        const tz = matches[4];
        const tzSign = matches[5] === "-" ? -1 : 1;
        const tzH = +(matches[6] || 0);
        const tzM = +(matches[7] || 0);
        if (tzH > 23 || tzM > 59 || (strictTimeZone && !tz))
            return false;
        if (hr <= 23 && min <= 59 && sec < 60)
            return true;
        // leap second
        const utcMin = min - tzM * tzSign;
        const utcHr = hr - tzH * tzSign - (utcMin < 0 ? 1 : 0);
        return (utcHr === 23 || utcHr === -1) && (utcMin === 59 || utcMin === -1) && sec < 61;
    };
}
function compareTime(s1, s2) {
    if (!(s1 && s2))
        return undefined;
    const t1 = new Date("2020-01-01T" + s1).valueOf();
    const t2 = new Date("2020-01-01T" + s2).valueOf();
    if (!(t1 && t2))
        return undefined;
    return t1 - t2;
}
function compareIsoTime(t1, t2) {
    if (!(t1 && t2))
        return undefined;
    const a1 = TIME.exec(t1);
    const a2 = TIME.exec(t2);
    if (!(a1 && a2))
        return undefined;
    t1 = a1[1] + a1[2] + a1[3];
    t2 = a2[1] + a2[2] + a2[3];
    if (t1 > t2)
        return 1;
    if (t1 < t2)
        return -1;
    return 0;
}
const DATE_TIME_SEPARATOR = /t|\s/i;
function getDateTime(strictTimeZone) {
    const time = getTime(strictTimeZone);
    return function date_time(str) {
        // http://tools.ietf.org/html/rfc3339#section-5.6
        const dateTime = str.split(DATE_TIME_SEPARATOR);
        return dateTime.length === 2 && date(dateTime[0]) && time(dateTime[1]);
    };
}
function compareDateTime(dt1, dt2) {
    if (!(dt1 && dt2))
        return undefined;
    const d1 = new Date(dt1).valueOf();
    const d2 = new Date(dt2).valueOf();
    if (!(d1 && d2))
        return undefined;
    return d1 - d2;
}
function compareIsoDateTime(dt1, dt2) {
    if (!(dt1 && dt2))
        return undefined;
    const [d1, t1] = dt1.split(DATE_TIME_SEPARATOR);
    const [d2, t2] = dt2.split(DATE_TIME_SEPARATOR);
    const res = compareDate(d1, d2);
    if (res === undefined)
        return undefined;
    return res || compareTime(t1, t2);
}
const NOT_URI_FRAGMENT = /\/|:/;
const URI = /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function uri(str) {
    // http://jmrware.com/articles/2009/uri_regexp/URI_regex.html + optional protocol + required "."
    return NOT_URI_FRAGMENT.test(str) && URI.test(str);
}
const BYTE = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function byte(str) {
    BYTE.lastIndex = 0;
    return BYTE.test(str);
}
const MIN_INT32 = -(2 ** 31);
const MAX_INT32 = 2 ** 31 - 1;
function validateInt32(value) {
    return Number.isInteger(value) && value <= MAX_INT32 && value >= MIN_INT32;
}
function validateInt64(value) {
    // JSON and javascript max Int is 2**53, so any int that passes isInteger is valid for Int64
    return Number.isInteger(value);
}
function validateNumber() {
    return true;
}
const Z_ANCHOR = /[^\\]\\Z/;
function regex(str) {
    if (Z_ANCHOR.test(str))
        return false;
    try {
        new RegExp(str);
        return true;
    }
    catch (e) {
        return false;
    }
}
return exports;
})();

const settings = validate52;
const schema19 = {"title":"Settings","description":"Settings in annex.config.json in the working directory. Every setting is also available as a flag (`platform.port` is `--platform-port`) and as an environment variable (`ANNEX_PLATFORM_PORT`). Flags override variables, variables override the file, and the file overrides the defaults. In flags and variables, separate list items with commas. Names that end in Dir are directories, relative to the working directory. Names that end in Ms are in milliseconds.","type":"object","additionalProperties":false,"properties":{"$schema":{"description":"URL of this schema, for editors. Not a setting.","type":"string"},"host":{"description":"Address that the servers listen on. The watchdog always listens on 127.0.0.1.","type":"string","pattern":"^[A-Za-z0-9.:_-]{1,253}$","default":"127.0.0.1","examples":["127.0.0.1"]},"dataDir":{"description":"Directory for the embedded database and all other data of Annex.","type":"string","minLength":1,"default":".annex"},"projectDir":{"description":"Content directory of the project. Pasted screenshots are saved in screenshots/sp below it.","type":"string","minLength":1,"default":"."},"databaseUrl":{"description":"URL of a PostgreSQL database (15 or newer), required for more than one node. Without it, Annex uses an SQLite file in the data directory.","type":"string","pattern":"^postgres(ql)?://\\S+$","writeOnly":true,"examples":["postgres://annex@db.example:5432/annex"]},"database":{"description":"Database options. They do not apply to SQLite.","type":"object","additionalProperties":false,"properties":{"connections":{"description":"Maximum PostgreSQL connections per server, plus one for notifications.","type":"integer","minimum":1,"maximum":1000,"default":10}}},"trustedProxies":{"description":"Addresses and CIDR ranges of proxies whose X-Forwarded-For is trusted.","type":"array","items":{"type":"string","format":"ip-range","examples":["10.0.0.0/8"]},"maxItems":256,"default":[]},"apiKey":{"description":"API key for the command line and MCP (`annex keys create` shows it once).","type":"string","pattern":"^ak_[A-Za-z0-9_-]{43}$","writeOnly":true,"examples":["ak_ and 43 characters"]},"workspace":{"description":"Workspace for the command line and MCP.","type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[A-Za-z0-9][A-Za-z0-9._-]{0,99}$","examples":["acme/line-one"]},"log":{"description":"Logging to standard error. Query strings, tokens, codes, keys and passwords are never logged.","type":"object","additionalProperties":false,"properties":{"level":{"description":"Minimum log level.","type":"string","enum":["trace","debug","info","warn","error","fatal","silent"],"default":"info"},"format":{"description":"Log format: one JSON object per line, or human-readable lines. `auto` is pretty on a terminal and json elsewhere.","type":"string","enum":["auto","json","pretty"],"default":"auto"}}},"platform":{"description":"Packages, authentication intents, workspaces, pages and documentation.","type":"object","additionalProperties":false,"properties":{"port":{"description":"Port; 0 picks any free port.","type":"integer","minimum":0,"maximum":65535,"default":8790},"baseUrl":{"description":"{base_url}: the public URL of the platform. Defaults to the address it listens on. The flag is --base-url, the variable ANNEX_BASE_URL.","type":"string","format":"uri","pattern":"^https?://[^\\s/?#@]+(/[^\\s?#]*)?$","examples":["https://annex.example"]},"packagesDir":{"description":"Directory of the built package repository to serve.","type":"string","minLength":1,"default":"{dataDir}/packages"}}},"gateway":{"description":"The OAuth authorization-code gateway.","type":"object","additionalProperties":false,"properties":{"port":{"description":"Port for HTTP and WebSocket; 0 picks any free port.","type":"integer","minimum":0,"maximum":65535,"default":8795},"url":{"description":"{gateway_url}: the public URL of the gateway, to which providers redirect browsers. Defaults to the address it listens on.","type":"string","format":"uri","pattern":"^https?://[^\\s/?#@]+(/[^\\s?#]*)?$","examples":["https://annex.example"]},"wsUrl":{"description":"WebSocket URL that clients connect to. Defaults to the address it listens on.","type":"string","format":"uri","pattern":"^wss?://[^\\s/?#@]+(/[^\\s?#]*)?$","examples":["wss://gateway.example/"]},"state":{"description":"Accepted form of a state: `uuid`, or `opaque` to also accept 22 to 128 unreserved characters.","type":"string","enum":["uuid","opaque"],"default":"uuid"},"origins":{"description":"Origins whose pages may connect by WebSocket. Programs send no Origin and can always connect.","type":"array","items":{"type":"string","format":"uri","pattern":"^https?://[^\\s/?#@]+$","examples":["https://app.example"]},"maxItems":256,"default":[]},"lifetimeMs":{"description":"Lifetime of a registration that waits for its callback.","type":"integer","minimum":1,"maximum":2147483647,"default":600000},"acknowledgeMs":{"description":"Time for a client that registered with `acknowledge` to confirm receipt.","type":"integer","minimum":1,"maximum":2147483647,"default":3000},"maxRegistrations":{"description":"Maximum number of registrations.","type":"integer","minimum":1,"maximum":10000000,"default":100000},"maxStatesPerSocket":{"description":"Maximum registrations per connection.","type":"integer","minimum":1,"maximum":100000,"default":16},"sweepMs":{"description":"How often expired registrations are removed and their clients told.","type":"integer","minimum":10,"maximum":60000,"default":1000},"sockets":{"description":"WebSocket connections of the gateway.","type":"object","additionalProperties":false,"properties":{"maxMessageBytes":{"description":"Maximum message size in bytes.","type":"integer","minimum":256,"maximum":16777216,"default":4096},"maxSockets":{"description":"Maximum number of connections.","type":"integer","minimum":1,"maximum":1000000,"default":20000},"maxSocketsPerAddress":{"description":"Maximum connections per address (IPv6: per /64).","type":"integer","minimum":1,"maximum":1000000,"default":256},"maxFramesPerSecond":{"description":"Maximum frames per second on one connection, pings included. A client that exceeds it is disconnected.","type":"integer","minimum":1,"maximum":1000000000,"default":100},"maxFramesPerSecondAndAddress":{"description":"Maximum frames per second on all connections of one address. If it is exceeded, the connections that send more than their share are closed.","type":"integer","minimum":1,"maximum":1000000000,"default":5000},"firstMessageMs":{"description":"A client that has registered nothing within this time is disconnected.","type":"integer","minimum":1,"maximum":2147483647,"default":10000},"pingMs":{"description":"How often clients are pinged to check that they are still connected.","type":"integer","minimum":1,"maximum":2147483647,"default":30000},"maxBufferedBytes":{"description":"A client that leaves more than this number of bytes unread is disconnected.","type":"integer","minimum":4096,"maximum":268435456,"default":1048576},"sendMs":{"description":"Time for a client to receive a message. After that, the message is dropped and the client disconnected.","type":"integer","minimum":1,"maximum":2147483647,"default":5000},"closeGraceMs":{"description":"Time for clients to close their connections when the gateway stops. A client that was disconnected for breaking a limit and does not close is held five times as long, because it would only reconnect.","type":"integer","minimum":1,"maximum":2147483647,"default":2000}}}}},"watchdog":{"description":"Starts, stops and monitors the gateway process.","type":"object","additionalProperties":false,"properties":{"port":{"description":"Port on 127.0.0.1; 0 picks any free port.","type":"integer","minimum":0,"maximum":65535,"default":8796},"autoRestart":{"description":"Whether a failed gateway is restarted. Can be changed at run time.","type":"boolean","default":true},"pollMs":{"description":"Interval of the gateway's health checks. A check starts on time even if the previous one has not finished.","type":"integer","minimum":10,"maximum":2147483647,"default":10000},"failures":{"description":"Consecutive failed health checks before a restart.","type":"integer","minimum":1,"maximum":1000,"default":3},"probeTimeoutMs":{"description":"Timeout of a health check. A check without a successful response within this time has failed.","type":"integer","minimum":1,"maximum":2147483647,"default":5000},"startGraceMs":{"description":"Grace period after a start during which failed health checks do not count.","type":"integer","minimum":1,"maximum":2147483647,"default":10000},"stopMs":{"description":"Time for the gateway to exit when told to stop. After that, it is killed.","type":"integer","minimum":1,"maximum":2147483647,"default":9000},"backoffMs":{"description":"Delay before the second consecutive restart. The first restart is immediate, and each further delay is twice as long.","type":"integer","minimum":1,"maximum":2147483647,"default":1000},"maxBackoffMs":{"description":"Maximum delay between restarts.","type":"integer","minimum":1,"maximum":2147483647,"default":30000},"crashes":{"description":"Consecutive exits without a stable run in between before the watchdog gives up.","type":"integer","minimum":1,"maximum":1000,"default":5},"stableMs":{"description":"Time a gateway must be healthy to count as stable. After that, earlier exits no longer count.","type":"integer","minimum":1,"maximum":2147483647,"default":60000}}},"viewer":{"description":"Screenshot paste and MCP over HTTP.","type":"object","additionalProperties":false,"properties":{"port":{"description":"Port; 0 picks any free port.","type":"integer","minimum":0,"maximum":65535,"default":8797},"url":{"description":"Public URL of the viewer. Defaults to the address it listens on.","type":"string","format":"uri","pattern":"^https?://[^\\s/?#@]+(/[^\\s?#]*)?$","examples":["https://viewer.annex.example"]}}},"proxy":{"description":"The web view proxy, which runs on its own origin.","type":"object","additionalProperties":false,"properties":{"port":{"description":"Port; 0 picks any free port.","type":"integer","minimum":0,"maximum":65535,"default":8798},"url":{"description":"URL at which browsers reach the proxy, without the leading label. Every name below it must resolve to the proxy, and its registrable domain must differ from the platform's. Defaults to localhost and the proxy's port. Beyond loopback, proxy mode is off unless this is set.","type":"string","format":"uri","pattern":"^https?://[^\\s/?#@*]+(/[^\\s?#]*)?$","examples":["https://views.example"]},"ticketMs":{"description":"Time for a frame to use its ticket.","type":"integer","minimum":1,"maximum":2147483647,"default":30000},"viewMs":{"description":"How long a frame may show a site before it needs another ticket. It never outlives the login.","type":"integer","minimum":1000,"maximum":2147483647,"default":43200000},"timeoutMs":{"description":"Time for a site to start its response.","type":"integer","minimum":1,"maximum":2147483647,"default":30000}}},"intents":{"description":"Authentication intents and the sessions created through them.","type":"object","additionalProperties":false,"properties":{"lifetimeMs":{"description":"Time for the user to log in and approve.","type":"integer","minimum":1,"maximum":2147483647,"default":900000},"defaultMaxAgeSeconds":{"description":"Session lifetime in seconds if max_age is not given.","type":"integer","minimum":1,"maximum":2147483647,"default":7776000},"maxSessionSeconds":{"description":"Maximum session lifetime in seconds, whatever max_age says. No limit by default.","type":"integer","minimum":1,"maximum":2147483647},"longSessionSeconds":{"description":"The approval page warns about sessions that would live longer than this, in seconds.","type":"integer","minimum":1,"maximum":2147483647,"default":7776000},"maxPending":{"description":"Maximum number of intents that are pending, or were cancelled or denied and have not reached their expiry time, for all callers together.","type":"integer","minimum":1,"maximum":10000000,"default":10000},"maxPendingPerAddress":{"description":"Maximum pending intents per address (IPv6: per /64).","type":"integer","minimum":1,"maximum":1000000,"default":256},"maxEndedPerAddress":{"description":"Maximum intents per address (IPv6: per /64) that were cancelled or denied and have not reached their expiry time.","type":"integer","minimum":1,"maximum":1000000,"default":256},"maxPendingPerCaller":{"description":"Maximum pending intents per caller with an API key or a session, in addition to those of its address. The same limit applies to cancelled or denied ones.","type":"integer","minimum":1,"maximum":1000000,"default":10000},"retentionMs":{"description":"How long an intent that ended without a session returns 410. After that, it returns 404.","type":"integer","minimum":1,"maximum":2147483647,"default":86400000},"pollMs":{"description":"Recommended interval between polls of a pending intent, sent as Retry-After.","type":"integer","minimum":1,"maximum":3600000,"default":2000},"maxPollsPerSecond":{"description":"Maximum polls of one pending intent per second from one address (IPv6: from one /64). Further polls get 429.","type":"integer","minimum":1,"maximum":1000000,"default":10},"maxUnknownTokens":{"description":"Maximum requests for unknown tokens per address (IPv6: per /64) within unknownTokensMs.","type":"integer","minimum":1,"maximum":1000000,"default":60},"unknownTokensMs":{"description":"Time window for counting unknown tokens.","type":"integer","minimum":1,"maximum":3600000,"default":60000},"sweepMs":{"description":"How often expired intents and sessions are removed.","type":"integer","minimum":1,"maximum":2147483647,"default":60000},"keepAliveMs":{"description":"How often an idle event stream sends a keep-alive comment.","type":"integer","minimum":1,"maximum":2147483647,"default":15000}}},"identity":{"description":"Users and their browser sessions.","type":"object","additionalProperties":false,"properties":{"browserSessionMs":{"description":"Lifetime of a browser login.","type":"integer","minimum":1000,"maximum":31536000000,"default":43200000},"deviceCookieMs":{"description":"How long a browser that has logged in is remembered, so that other people's attempts cannot lock it out.","type":"integer","minimum":1000,"maximum":34560000000,"default":31536000000},"lastUsedMs":{"description":"Minimum interval between updates of a key's or session's time of last use.","type":"integer","minimum":1,"maximum":2147483647,"default":60000},"comparing":{"description":"Passwords checked at the same time. Each check takes 32 MiB of memory.","type":"integer","minimum":1,"maximum":1000,"default":2},"waiting":{"description":"Logins that may wait in the queue. Further logins are told to try again later.","type":"integer","minimum":1,"maximum":100000,"default":64},"attempts":{"description":"Limits on failed logins.","type":"object","additionalProperties":false,"properties":{"windowMs":{"description":"Time window for counting failed logins.","type":"integer","minimum":1000,"maximum":86400000,"default":900000},"perName":{"description":"Maximum failed logins per user name from one address (IPv6: from one /64), or from one browser that has logged in with that name before.","type":"integer","minimum":1,"maximum":1000000,"default":10},"perAddress":{"description":"Maximum failed logins from one address (IPv6: from one /64).","type":"integer","minimum":1,"maximum":1000000,"default":50}}}}},"packages":{"description":"The package format and the package repository.","type":"object","additionalProperties":false,"properties":{"brand":{"description":"Prefix of the two tool-version fields, usually the design tool's name: with kicad, they are read and written as kicad_version.","type":"string","pattern":"^[a-z][a-z0-9]{0,31}$","default":"tool","examples":["kicad"]},"installDir":{"description":"Directory that packages are installed in, unless --root specifies one.","type":"string","minLength":1,"default":"{dataDir}/installed"},"leaveOutInvalid":{"description":"Whether packages with invalid metadata are removed from the served packages.json. Some clients reject the whole list because of one of them.","type":"boolean","default":true},"sample":{"description":"Whether a platform without a package repository starts with a small sample repository (`--no-sample` starts with an empty one).","type":"boolean","default":true},"maxIconBytes":{"description":"Maximum size in bytes of an icon in the repository's resources. Larger icons are not served.","type":"integer","minimum":1024,"maximum":16777216,"default":262144},"maxIconsBytes":{"description":"Maximum total size in bytes of all icons, because they are held in memory. Further icons are not served.","type":"integer","minimum":1024,"maximum":1073741824,"default":67108864}}},"sandbox":{"description":"Sandbox panels.","type":"object","additionalProperties":false,"properties":{"unenforced":{"description":"Whether code runs in browsers that cannot block its network access, because they do not support the Connection-Allowlist header.","type":"string","enum":["run","refuse"],"default":"run"}}},"panels":{"description":"Panels of workspaces.","type":"object","additionalProperties":false,"properties":{"evalTimeoutMs":{"description":"Default timeout for code in a sandbox panel.","type":"integer","minimum":1,"maximum":2147483647,"default":10000},"evalKeepMs":{"description":"How long code waits for a browser, and how long its result is stored.","type":"integer","minimum":1,"maximum":2147483647,"default":600000},"evalSlackMs":{"description":"How much longer than the code's own timeout a request waits before it returns `queued`.","type":"integer","minimum":1,"maximum":2147483647,"default":5000},"evalFrameMs":{"description":"How long a request waits for a sandbox that is still loading before it returns `queued`.","type":"integer","minimum":1,"maximum":2147483647,"default":2000},"maxQueuedEvals":{"description":"Maximum queued evals per workspace.","type":"integer","minimum":1,"maximum":1000000,"default":1000},"maxQueuedBytes":{"description":"Maximum bytes of queued code and stored results per owner, in all workspaces together.","type":"integer","minimum":1024,"maximum":1099511627776,"default":67108864},"maxWorkspaces":{"description":"Maximum workspaces per owner.","type":"integer","minimum":1,"maximum":1000000,"default":1000},"captureTimeoutMs":{"description":"Time for a browser to send a screenshot.","type":"integer","minimum":1,"maximum":2147483647,"default":10000},"acceptMs":{"description":"Time for a browser to confirm a command. After that, code counts as queued.","type":"integer","minimum":1,"maximum":2147483647,"default":5000},"graceMs":{"description":"Time for a disconnected browser to come back before its commands are abandoned.","type":"integer","minimum":1,"maximum":2147483647,"default":5000},"maxReplyBytes":{"description":"Maximum size in bytes of a message from a page: a screenshot, or the result of code.","type":"integer","minimum":4096,"maximum":33554432,"default":25165824},"maxBrowsers":{"description":"Maximum browsers that can have one workspace open.","type":"integer","minimum":1,"maximum":10000,"default":32},"maxTabs":{"description":"Maximum tabs per workspace.","type":"integer","minimum":1,"maximum":1000,"default":1000},"maxDepth":{"description":"Maximum nesting depth of splits.","type":"integer","minimum":1,"maximum":1000,"default":256},"maxStateBytes":{"description":"Maximum size in bytes of the initial state of a panel that is not built in, as JSON.","type":"integer","minimum":2,"maximum":16384,"default":16384},"maxLogLines":{"description":"Lines of a workspace's system log that are kept for users who open it later.","type":"integer","minimum":1,"maximum":1000,"default":200},"maxUnreadBytes":{"description":"Maximum bytes waiting for an open page that does not read. Beyond this, the page is disconnected.","type":"integer","minimum":1048576,"maximum":1073741824,"default":16777216},"framingTimeoutMs":{"description":"Time for a site to respond to a framing check.","type":"integer","minimum":1,"maximum":2147483647,"default":5000},"maxIconsBytes":{"description":"Maximum total size in bytes of the tab icons of one workspace that are given as data.","type":"integer","minimum":0,"maximum":16777216,"default":1048576},"aliases":{"description":"Additional identifiers for Annex panels, as foreign=ours, in addition to the built-in ones. webview, sandbox and log are short for Annex's own panels.","type":"array","items":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}=(webview|sandbox|log|[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$","examples":["acme/6b0f7c1d-2e3a-4b5c-8d9e-0f1a2b3c4d5e=webview"]},"maxItems":256,"default":[]},"pages":{"description":"Pages for placeholder panels, as panel=address.","type":"array","items":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}=https?://[^\\s,]{1,2048}$","examples":["annex/0f3b1a52-6c1e-4f8a-9b7d-2a4c6e8f1a12=https://motors.example/panel"]},"maxItems":256,"default":[]},"privateHosts":{"description":"Servers in a private network, as host:port, that may be checked for framing and shown in proxy mode; for development.","type":"array","items":{"type":"string","pattern":"^[A-Za-z0-9.:_\\[\\]-]{1,253}:[0-9]{1,5}$","examples":["localhost:3000"]},"maxItems":256,"default":[]}}},"paste":{"description":"Screenshot paste.","type":"object","additionalProperties":false,"properties":{"maxEdgePx":{"description":"Maximum length of the longest edge of the optimized image in pixels. Larger images are scaled down.","type":"integer","minimum":16,"maximum":16384,"default":1568},"maxUploadBytes":{"description":"Maximum upload size in bytes. The contract allows at most 20 MiB.","type":"integer","minimum":1024,"maximum":20971520,"default":20971520},"maxPixels":{"description":"Maximum number of pixels. Larger images are refused before they are decoded.","type":"integer","minimum":1,"maximum":268402689,"default":64000000},"timeoutMs":{"description":"Time to read and write an image. Images that take longer are abandoned.","type":"integer","minimum":1000,"maximum":600000,"default":30000},"concurrent":{"description":"Images processed at the same time. Each uses up to two threads.","type":"integer","minimum":1,"maximum":64,"default":1},"nameTemplate":{"description":"Template for names from titles, file names, models and recognized text: {name}, optionally with words, {date} and {time} around it.","type":"string","pattern":"^[^/\\\\]{0,60}\\{name\\}[^/\\\\]{0,60}$","examples":["{date}-{name}"],"default":"{name}"},"squeeze":{"description":"Whether to search for a smaller file with the same pixels after an image is saved. Takes seconds on one core, at low priority.","type":"boolean","default":true},"localOwner":{"description":"Owner of screenshots that are pasted without an API key, and of those from before owners existed.","type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$","examples":["acme"],"default":"demo"},"localAccess":{"description":"Which programs on this machine need no API key: those of the viewer's own user (same-user; on systems other than Linux the same as any), those of any user (any), or none (key).","type":"string","enum":["same-user","any","key"],"default":"same-user"},"tokenLifetimeMs":{"description":"How long the widget can be used before it must be reloaded.","type":"integer","minimum":1,"maximum":2147483647,"default":86400000},"ocr":{"description":"Naming by text recognition, on this machine.","type":"object","additionalProperties":false,"properties":{"enabled":{"description":"Whether text is recognized.","type":"boolean","default":true},"timeoutMs":{"description":"Maximum CPU time. Images that take longer keep their initial name.","type":"integer","minimum":1,"maximum":2147483647,"default":30000},"idleMs":{"description":"How long the text recognizer stays in memory for the next image.","type":"integer","minimum":1,"maximum":2147483647,"default":60000}}},"model":{"description":"Naming by a vision model, tried before text recognition. Not used without a URL.","type":"object","additionalProperties":false,"properties":{"url":{"description":"URL of the endpoint, without /v1. A copy of each image of at most 768 pixels is sent there.","type":"string","format":"uri","pattern":"^https?://[^\\s/?#@]+(/[^\\s?#]*)?$","examples":["http://127.0.0.1:11434"]},"style":{"description":"API style of the endpoint: anthropic (/v1/messages) or openai (/v1/chat/completions).","type":"string","enum":["anthropic","openai"],"default":"openai"},"name":{"description":"Name of the model.","type":"string","minLength":1,"default":"default","examples":["llava"]},"key":{"description":"API key for the endpoint.","type":"string","minLength":1,"writeOnly":true,"examples":["the key"]},"timeoutMs":{"description":"Time for the model to respond. Later responses are ignored.","type":"integer","minimum":1,"maximum":2147483647,"default":20000}}}}},"limits":{"description":"Limits that apply to every server.","type":"object","additionalProperties":false,"properties":{"jsonBytes":{"description":"Maximum size in bytes of a JSON body. Most operations have a lower limit; see their documents.","type":"integer","minimum":1024,"maximum":268435456,"default":1048576},"formParts":{"description":"Maximum number of parts in a form with files.","type":"integer","minimum":4,"maximum":10000,"default":64},"urlBytes":{"description":"Maximum length in bytes of a request target.","type":"integer","minimum":256,"maximum":1048576,"default":8192},"queryKeys":{"description":"Maximum number of query parameters.","type":"integer","minimum":8,"maximum":256,"default":32},"headerBytes":{"description":"Maximum size in bytes of the request head, including its target.","type":"integer","minimum":1024,"maximum":1048576,"default":16384},"headersTimeoutMs":{"description":"Time for a request head to arrive.","type":"integer","minimum":1,"maximum":2147483647,"default":10000},"requestTimeoutMs":{"description":"Time for a whole request to arrive.","type":"integer","minimum":1,"maximum":2147483647,"default":15000},"deadlineMs":{"description":"Time for an operation to produce its response.","type":"integer","minimum":1,"maximum":2147483647,"default":60000},"eventBufferBytes":{"description":"An event stream with more than this number of unread bytes is closed.","type":"integer","minimum":4096,"maximum":268435456,"default":1048576},"maxStreams":{"description":"Maximum open event streams per server.","type":"integer","minimum":1,"maximum":1000000,"default":5000},"maxStreamsPerAddress":{"description":"Maximum event streams per address (IPv6: per /64).","type":"integer","minimum":1,"maximum":1000000,"default":256},"maxConnections":{"description":"Maximum connections per process; fewer if the limit on open files is lower.","type":"integer","minimum":2,"maximum":1000000,"default":25000},"maxConnectionsPerAddress":{"description":"Maximum HTTP connections per address (IPv6: per /64), except for trusted proxies; at most half of all connections.","type":"integer","minimum":1,"maximum":1000000,"default":1024},"closeGraceMs":{"description":"Time for running requests to finish after a stop.","type":"integer","minimum":1,"maximum":2147483647,"default":10000}}}},"$id":"settings"};
const func3 = Object.prototype.hasOwnProperty;
const func4 = codePoints;
const pattern3 = new RegExp("^[A-Za-z0-9.:_-]{1,253}$", "u");
const pattern4 = new RegExp("^postgres(ql)?://\\S+$", "u");
const pattern5 = new RegExp("^ak_[A-Za-z0-9_-]{43}$", "u");
const pattern6 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[A-Za-z0-9][A-Za-z0-9._-]{0,99}$", "u");
const pattern7 = new RegExp("^https?://[^\\s/?#@]+(/[^\\s?#]*)?$", "u");
const pattern9 = new RegExp("^wss?://[^\\s/?#@]+(/[^\\s?#]*)?$", "u");
const pattern10 = new RegExp("^https?://[^\\s/?#@]+$", "u");
const pattern12 = new RegExp("^https?://[^\\s/?#@*]+(/[^\\s?#]*)?$", "u");
const pattern13 = new RegExp("^[a-z][a-z0-9]{0,31}$", "u");
const pattern14 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}=(webview|sandbox|log|[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$", "u");
const pattern15 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}=https?://[^\\s,]{1,2048}$", "u");
const pattern16 = new RegExp("^[A-Za-z0-9.:_\\[\\]-]{1,253}:[0-9]{1,5}$", "u");
const pattern17 = new RegExp("^[^/\\\\]{0,60}\\{name\\}[^/\\\\]{0,60}$", "u");
const pattern18 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$", "u");
const formats0 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\/(?:3[0-2]|[12]?\d))?$|^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))(?:\/(?:12[0-8]|1[01]\d|\d{1,2}))?$/i;
const formats2 = formats.fullFormats.uri;

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="settings" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func3.call(schema19.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err1 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.host !== undefined){
let data1 = data.host;
if(typeof data1 === "string"){
if(!pattern3.test(data1)){
const err2 = {instancePath:instancePath+"/host",schemaPath:"#/properties/host/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9.:_-]{1,253}$"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/host",schemaPath:"#/properties/host/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.dataDir !== undefined){
let data2 = data.dataDir;
if(typeof data2 === "string"){
if(func4(data2) < 1){
const err4 = {instancePath:instancePath+"/dataDir",schemaPath:"#/properties/dataDir/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/dataDir",schemaPath:"#/properties/dataDir/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.projectDir !== undefined){
let data3 = data.projectDir;
if(typeof data3 === "string"){
if(func4(data3) < 1){
const err6 = {instancePath:instancePath+"/projectDir",schemaPath:"#/properties/projectDir/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/projectDir",schemaPath:"#/properties/projectDir/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.databaseUrl !== undefined){
let data4 = data.databaseUrl;
if(typeof data4 === "string"){
if(!pattern4.test(data4)){
const err8 = {instancePath:instancePath+"/databaseUrl",schemaPath:"#/properties/databaseUrl/pattern",keyword:"pattern",params:{pattern: "^postgres(ql)?://\\S+$"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/databaseUrl",schemaPath:"#/properties/databaseUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.database !== undefined){
let data5 = data.database;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key1 in data5){
if(!(key1 === "connections")){
const err10 = {instancePath:instancePath+"/database",schemaPath:"#/properties/database/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data5.connections !== undefined){
let data6 = data5.connections;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err11 = {instancePath:instancePath+"/database/connections",schemaPath:"#/properties/database/properties/connections/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 1000 || isNaN(data6)){
const err12 = {instancePath:instancePath+"/database/connections",schemaPath:"#/properties/database/properties/connections/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err13 = {instancePath:instancePath+"/database/connections",schemaPath:"#/properties/database/properties/connections/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
}
else {
const err14 = {instancePath:instancePath+"/database",schemaPath:"#/properties/database/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.trustedProxies !== undefined){
let data7 = data.trustedProxies;
if(Array.isArray(data7)){
if(data7.length > 256){
const err15 = {instancePath:instancePath+"/trustedProxies",schemaPath:"#/properties/trustedProxies/maxItems",keyword:"maxItems",params:{limit: 256}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(typeof data8 === "string"){
if(!(formats0.test(data8))){
const err16 = {instancePath:instancePath+"/trustedProxies/" + i0,schemaPath:"#/properties/trustedProxies/items/format",keyword:"format",params:{format: "ip-range"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/trustedProxies/" + i0,schemaPath:"#/properties/trustedProxies/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/trustedProxies",schemaPath:"#/properties/trustedProxies/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.apiKey !== undefined){
let data9 = data.apiKey;
if(typeof data9 === "string"){
if(!pattern5.test(data9)){
const err19 = {instancePath:instancePath+"/apiKey",schemaPath:"#/properties/apiKey/pattern",keyword:"pattern",params:{pattern: "^ak_[A-Za-z0-9_-]{43}$"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/apiKey",schemaPath:"#/properties/apiKey/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.workspace !== undefined){
let data10 = data.workspace;
if(typeof data10 === "string"){
if(!pattern6.test(data10)){
const err21 = {instancePath:instancePath+"/workspace",schemaPath:"#/properties/workspace/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/workspace",schemaPath:"#/properties/workspace/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.log !== undefined){
let data11 = data.log;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key2 in data11){
if(!((key2 === "level") || (key2 === "format"))){
const err23 = {instancePath:instancePath+"/log",schemaPath:"#/properties/log/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data11.level !== undefined){
let data12 = data11.level;
if(typeof data12 !== "string"){
const err24 = {instancePath:instancePath+"/log/level",schemaPath:"#/properties/log/properties/level/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!(((((((data12 === "trace") || (data12 === "debug")) || (data12 === "info")) || (data12 === "warn")) || (data12 === "error")) || (data12 === "fatal")) || (data12 === "silent"))){
const err25 = {instancePath:instancePath+"/log/level",schemaPath:"#/properties/log/properties/level/enum",keyword:"enum",params:{allowedValues: schema19.properties.log.properties.level.enum}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data11.format !== undefined){
let data13 = data11.format;
if(typeof data13 !== "string"){
const err26 = {instancePath:instancePath+"/log/format",schemaPath:"#/properties/log/properties/format/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!(((data13 === "auto") || (data13 === "json")) || (data13 === "pretty"))){
const err27 = {instancePath:instancePath+"/log/format",schemaPath:"#/properties/log/properties/format/enum",keyword:"enum",params:{allowedValues: schema19.properties.log.properties.format.enum}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/log",schemaPath:"#/properties/log/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.platform !== undefined){
let data14 = data.platform;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
for(const key3 in data14){
if(!(((key3 === "port") || (key3 === "baseUrl")) || (key3 === "packagesDir"))){
const err29 = {instancePath:instancePath+"/platform",schemaPath:"#/properties/platform/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data14.port !== undefined){
let data15 = data14.port;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err30 = {instancePath:instancePath+"/platform/port",schemaPath:"#/properties/platform/properties/port/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 65535 || isNaN(data15)){
const err31 = {instancePath:instancePath+"/platform/port",schemaPath:"#/properties/platform/properties/port/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data15 < 0 || isNaN(data15)){
const err32 = {instancePath:instancePath+"/platform/port",schemaPath:"#/properties/platform/properties/port/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
if(data14.baseUrl !== undefined){
let data16 = data14.baseUrl;
if(typeof data16 === "string"){
if(!pattern7.test(data16)){
const err33 = {instancePath:instancePath+"/platform/baseUrl",schemaPath:"#/properties/platform/properties/baseUrl/pattern",keyword:"pattern",params:{pattern: "^https?://[^\\s/?#@]+(/[^\\s?#]*)?$"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!(formats2(data16))){
const err34 = {instancePath:instancePath+"/platform/baseUrl",schemaPath:"#/properties/platform/properties/baseUrl/format",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/platform/baseUrl",schemaPath:"#/properties/platform/properties/baseUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data14.packagesDir !== undefined){
let data17 = data14.packagesDir;
if(typeof data17 === "string"){
if(func4(data17) < 1){
const err36 = {instancePath:instancePath+"/platform/packagesDir",schemaPath:"#/properties/platform/properties/packagesDir/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/platform/packagesDir",schemaPath:"#/properties/platform/properties/packagesDir/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/platform",schemaPath:"#/properties/platform/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.gateway !== undefined){
let data18 = data.gateway;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
for(const key4 in data18){
if(!(func3.call(schema19.properties.gateway.properties, key4))){
const err39 = {instancePath:instancePath+"/gateway",schemaPath:"#/properties/gateway/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data18.port !== undefined){
let data19 = data18.port;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err40 = {instancePath:instancePath+"/gateway/port",schemaPath:"#/properties/gateway/properties/port/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 65535 || isNaN(data19)){
const err41 = {instancePath:instancePath+"/gateway/port",schemaPath:"#/properties/gateway/properties/port/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data19 < 0 || isNaN(data19)){
const err42 = {instancePath:instancePath+"/gateway/port",schemaPath:"#/properties/gateway/properties/port/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
if(data18.url !== undefined){
let data20 = data18.url;
if(typeof data20 === "string"){
if(!pattern7.test(data20)){
const err43 = {instancePath:instancePath+"/gateway/url",schemaPath:"#/properties/gateway/properties/url/pattern",keyword:"pattern",params:{pattern: "^https?://[^\\s/?#@]+(/[^\\s?#]*)?$"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(!(formats2(data20))){
const err44 = {instancePath:instancePath+"/gateway/url",schemaPath:"#/properties/gateway/properties/url/format",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/gateway/url",schemaPath:"#/properties/gateway/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data18.wsUrl !== undefined){
let data21 = data18.wsUrl;
if(typeof data21 === "string"){
if(!pattern9.test(data21)){
const err46 = {instancePath:instancePath+"/gateway/wsUrl",schemaPath:"#/properties/gateway/properties/wsUrl/pattern",keyword:"pattern",params:{pattern: "^wss?://[^\\s/?#@]+(/[^\\s?#]*)?$"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(!(formats2(data21))){
const err47 = {instancePath:instancePath+"/gateway/wsUrl",schemaPath:"#/properties/gateway/properties/wsUrl/format",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
else {
const err48 = {instancePath:instancePath+"/gateway/wsUrl",schemaPath:"#/properties/gateway/properties/wsUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data18.state !== undefined){
let data22 = data18.state;
if(typeof data22 !== "string"){
const err49 = {instancePath:instancePath+"/gateway/state",schemaPath:"#/properties/gateway/properties/state/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(!((data22 === "uuid") || (data22 === "opaque"))){
const err50 = {instancePath:instancePath+"/gateway/state",schemaPath:"#/properties/gateway/properties/state/enum",keyword:"enum",params:{allowedValues: schema19.properties.gateway.properties.state.enum}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data18.origins !== undefined){
let data23 = data18.origins;
if(Array.isArray(data23)){
if(data23.length > 256){
const err51 = {instancePath:instancePath+"/gateway/origins",schemaPath:"#/properties/gateway/properties/origins/maxItems",keyword:"maxItems",params:{limit: 256}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
const len1 = data23.length;
for(let i1=0; i1<len1; i1++){
let data24 = data23[i1];
if(typeof data24 === "string"){
if(!pattern10.test(data24)){
const err52 = {instancePath:instancePath+"/gateway/origins/" + i1,schemaPath:"#/properties/gateway/properties/origins/items/pattern",keyword:"pattern",params:{pattern: "^https?://[^\\s/?#@]+$"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(!(formats2(data24))){
const err53 = {instancePath:instancePath+"/gateway/origins/" + i1,schemaPath:"#/properties/gateway/properties/origins/items/format",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/gateway/origins/" + i1,schemaPath:"#/properties/gateway/properties/origins/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath:instancePath+"/gateway/origins",schemaPath:"#/properties/gateway/properties/origins/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data18.lifetimeMs !== undefined){
let data25 = data18.lifetimeMs;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
const err56 = {instancePath:instancePath+"/gateway/lifetimeMs",schemaPath:"#/properties/gateway/properties/lifetimeMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 > 2147483647 || isNaN(data25)){
const err57 = {instancePath:instancePath+"/gateway/lifetimeMs",schemaPath:"#/properties/gateway/properties/lifetimeMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data25 < 1 || isNaN(data25)){
const err58 = {instancePath:instancePath+"/gateway/lifetimeMs",schemaPath:"#/properties/gateway/properties/lifetimeMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
}
if(data18.acknowledgeMs !== undefined){
let data26 = data18.acknowledgeMs;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
const err59 = {instancePath:instancePath+"/gateway/acknowledgeMs",schemaPath:"#/properties/gateway/properties/acknowledgeMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 > 2147483647 || isNaN(data26)){
const err60 = {instancePath:instancePath+"/gateway/acknowledgeMs",schemaPath:"#/properties/gateway/properties/acknowledgeMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data26 < 1 || isNaN(data26)){
const err61 = {instancePath:instancePath+"/gateway/acknowledgeMs",schemaPath:"#/properties/gateway/properties/acknowledgeMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
}
if(data18.maxRegistrations !== undefined){
let data27 = data18.maxRegistrations;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
const err62 = {instancePath:instancePath+"/gateway/maxRegistrations",schemaPath:"#/properties/gateway/properties/maxRegistrations/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 > 10000000 || isNaN(data27)){
const err63 = {instancePath:instancePath+"/gateway/maxRegistrations",schemaPath:"#/properties/gateway/properties/maxRegistrations/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000000}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(data27 < 1 || isNaN(data27)){
const err64 = {instancePath:instancePath+"/gateway/maxRegistrations",schemaPath:"#/properties/gateway/properties/maxRegistrations/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
}
if(data18.maxStatesPerSocket !== undefined){
let data28 = data18.maxStatesPerSocket;
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
const err65 = {instancePath:instancePath+"/gateway/maxStatesPerSocket",schemaPath:"#/properties/gateway/properties/maxStatesPerSocket/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 > 100000 || isNaN(data28)){
const err66 = {instancePath:instancePath+"/gateway/maxStatesPerSocket",schemaPath:"#/properties/gateway/properties/maxStatesPerSocket/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(data28 < 1 || isNaN(data28)){
const err67 = {instancePath:instancePath+"/gateway/maxStatesPerSocket",schemaPath:"#/properties/gateway/properties/maxStatesPerSocket/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
}
if(data18.sweepMs !== undefined){
let data29 = data18.sweepMs;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
const err68 = {instancePath:instancePath+"/gateway/sweepMs",schemaPath:"#/properties/gateway/properties/sweepMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 > 60000 || isNaN(data29)){
const err69 = {instancePath:instancePath+"/gateway/sweepMs",schemaPath:"#/properties/gateway/properties/sweepMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60000}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(data29 < 10 || isNaN(data29)){
const err70 = {instancePath:instancePath+"/gateway/sweepMs",schemaPath:"#/properties/gateway/properties/sweepMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 10}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
}
if(data18.sockets !== undefined){
let data30 = data18.sockets;
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
for(const key5 in data30){
if(!(func3.call(schema19.properties.gateway.properties.sockets.properties, key5))){
const err71 = {instancePath:instancePath+"/gateway/sockets",schemaPath:"#/properties/gateway/properties/sockets/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data30.maxMessageBytes !== undefined){
let data31 = data30.maxMessageBytes;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
const err72 = {instancePath:instancePath+"/gateway/sockets/maxMessageBytes",schemaPath:"#/properties/gateway/properties/sockets/properties/maxMessageBytes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 > 16777216 || isNaN(data31)){
const err73 = {instancePath:instancePath+"/gateway/sockets/maxMessageBytes",schemaPath:"#/properties/gateway/properties/sockets/properties/maxMessageBytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 16777216}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(data31 < 256 || isNaN(data31)){
const err74 = {instancePath:instancePath+"/gateway/sockets/maxMessageBytes",schemaPath:"#/properties/gateway/properties/sockets/properties/maxMessageBytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 256}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
}
if(data30.maxSockets !== undefined){
let data32 = data30.maxSockets;
if(!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))){
const err75 = {instancePath:instancePath+"/gateway/sockets/maxSockets",schemaPath:"#/properties/gateway/properties/sockets/properties/maxSockets/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 > 1000000 || isNaN(data32)){
const err76 = {instancePath:instancePath+"/gateway/sockets/maxSockets",schemaPath:"#/properties/gateway/properties/sockets/properties/maxSockets/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(data32 < 1 || isNaN(data32)){
const err77 = {instancePath:instancePath+"/gateway/sockets/maxSockets",schemaPath:"#/properties/gateway/properties/sockets/properties/maxSockets/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
}
if(data30.maxSocketsPerAddress !== undefined){
let data33 = data30.maxSocketsPerAddress;
if(!(((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33))) && (isFinite(data33)))){
const err78 = {instancePath:instancePath+"/gateway/sockets/maxSocketsPerAddress",schemaPath:"#/properties/gateway/properties/sockets/properties/maxSocketsPerAddress/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if((typeof data33 == "number") && (isFinite(data33))){
if(data33 > 1000000 || isNaN(data33)){
const err79 = {instancePath:instancePath+"/gateway/sockets/maxSocketsPerAddress",schemaPath:"#/properties/gateway/properties/sockets/properties/maxSocketsPerAddress/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if(data33 < 1 || isNaN(data33)){
const err80 = {instancePath:instancePath+"/gateway/sockets/maxSocketsPerAddress",schemaPath:"#/properties/gateway/properties/sockets/properties/maxSocketsPerAddress/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
}
if(data30.maxFramesPerSecond !== undefined){
let data34 = data30.maxFramesPerSecond;
if(!(((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34))) && (isFinite(data34)))){
const err81 = {instancePath:instancePath+"/gateway/sockets/maxFramesPerSecond",schemaPath:"#/properties/gateway/properties/sockets/properties/maxFramesPerSecond/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if((typeof data34 == "number") && (isFinite(data34))){
if(data34 > 1000000000 || isNaN(data34)){
const err82 = {instancePath:instancePath+"/gateway/sockets/maxFramesPerSecond",schemaPath:"#/properties/gateway/properties/sockets/properties/maxFramesPerSecond/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000}};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(data34 < 1 || isNaN(data34)){
const err83 = {instancePath:instancePath+"/gateway/sockets/maxFramesPerSecond",schemaPath:"#/properties/gateway/properties/sockets/properties/maxFramesPerSecond/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
}
if(data30.maxFramesPerSecondAndAddress !== undefined){
let data35 = data30.maxFramesPerSecondAndAddress;
if(!(((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35))) && (isFinite(data35)))){
const err84 = {instancePath:instancePath+"/gateway/sockets/maxFramesPerSecondAndAddress",schemaPath:"#/properties/gateway/properties/sockets/properties/maxFramesPerSecondAndAddress/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if((typeof data35 == "number") && (isFinite(data35))){
if(data35 > 1000000000 || isNaN(data35)){
const err85 = {instancePath:instancePath+"/gateway/sockets/maxFramesPerSecondAndAddress",schemaPath:"#/properties/gateway/properties/sockets/properties/maxFramesPerSecondAndAddress/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000}};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if(data35 < 1 || isNaN(data35)){
const err86 = {instancePath:instancePath+"/gateway/sockets/maxFramesPerSecondAndAddress",schemaPath:"#/properties/gateway/properties/sockets/properties/maxFramesPerSecondAndAddress/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
}
if(data30.firstMessageMs !== undefined){
let data36 = data30.firstMessageMs;
if(!(((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36))) && (isFinite(data36)))){
const err87 = {instancePath:instancePath+"/gateway/sockets/firstMessageMs",schemaPath:"#/properties/gateway/properties/sockets/properties/firstMessageMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
if((typeof data36 == "number") && (isFinite(data36))){
if(data36 > 2147483647 || isNaN(data36)){
const err88 = {instancePath:instancePath+"/gateway/sockets/firstMessageMs",schemaPath:"#/properties/gateway/properties/sockets/properties/firstMessageMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if(data36 < 1 || isNaN(data36)){
const err89 = {instancePath:instancePath+"/gateway/sockets/firstMessageMs",schemaPath:"#/properties/gateway/properties/sockets/properties/firstMessageMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
}
if(data30.pingMs !== undefined){
let data37 = data30.pingMs;
if(!(((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37))) && (isFinite(data37)))){
const err90 = {instancePath:instancePath+"/gateway/sockets/pingMs",schemaPath:"#/properties/gateway/properties/sockets/properties/pingMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
if((typeof data37 == "number") && (isFinite(data37))){
if(data37 > 2147483647 || isNaN(data37)){
const err91 = {instancePath:instancePath+"/gateway/sockets/pingMs",schemaPath:"#/properties/gateway/properties/sockets/properties/pingMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if(data37 < 1 || isNaN(data37)){
const err92 = {instancePath:instancePath+"/gateway/sockets/pingMs",schemaPath:"#/properties/gateway/properties/sockets/properties/pingMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
}
if(data30.maxBufferedBytes !== undefined){
let data38 = data30.maxBufferedBytes;
if(!(((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38))) && (isFinite(data38)))){
const err93 = {instancePath:instancePath+"/gateway/sockets/maxBufferedBytes",schemaPath:"#/properties/gateway/properties/sockets/properties/maxBufferedBytes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
if((typeof data38 == "number") && (isFinite(data38))){
if(data38 > 268435456 || isNaN(data38)){
const err94 = {instancePath:instancePath+"/gateway/sockets/maxBufferedBytes",schemaPath:"#/properties/gateway/properties/sockets/properties/maxBufferedBytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 268435456}};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
if(data38 < 4096 || isNaN(data38)){
const err95 = {instancePath:instancePath+"/gateway/sockets/maxBufferedBytes",schemaPath:"#/properties/gateway/properties/sockets/properties/maxBufferedBytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 4096}};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
}
if(data30.sendMs !== undefined){
let data39 = data30.sendMs;
if(!(((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39))) && (isFinite(data39)))){
const err96 = {instancePath:instancePath+"/gateway/sockets/sendMs",schemaPath:"#/properties/gateway/properties/sockets/properties/sendMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
if((typeof data39 == "number") && (isFinite(data39))){
if(data39 > 2147483647 || isNaN(data39)){
const err97 = {instancePath:instancePath+"/gateway/sockets/sendMs",schemaPath:"#/properties/gateway/properties/sockets/properties/sendMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
if(data39 < 1 || isNaN(data39)){
const err98 = {instancePath:instancePath+"/gateway/sockets/sendMs",schemaPath:"#/properties/gateway/properties/sockets/properties/sendMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
}
if(data30.closeGraceMs !== undefined){
let data40 = data30.closeGraceMs;
if(!(((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40))) && (isFinite(data40)))){
const err99 = {instancePath:instancePath+"/gateway/sockets/closeGraceMs",schemaPath:"#/properties/gateway/properties/sockets/properties/closeGraceMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
if((typeof data40 == "number") && (isFinite(data40))){
if(data40 > 2147483647 || isNaN(data40)){
const err100 = {instancePath:instancePath+"/gateway/sockets/closeGraceMs",schemaPath:"#/properties/gateway/properties/sockets/properties/closeGraceMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
if(data40 < 1 || isNaN(data40)){
const err101 = {instancePath:instancePath+"/gateway/sockets/closeGraceMs",schemaPath:"#/properties/gateway/properties/sockets/properties/closeGraceMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
}
}
else {
const err102 = {instancePath:instancePath+"/gateway/sockets",schemaPath:"#/properties/gateway/properties/sockets/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
}
else {
const err103 = {instancePath:instancePath+"/gateway",schemaPath:"#/properties/gateway/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
if(data.watchdog !== undefined){
let data41 = data.watchdog;
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
for(const key6 in data41){
if(!(func3.call(schema19.properties.watchdog.properties, key6))){
const err104 = {instancePath:instancePath+"/watchdog",schemaPath:"#/properties/watchdog/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6}};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
if(data41.port !== undefined){
let data42 = data41.port;
if(!(((typeof data42 == "number") && (!(data42 % 1) && !isNaN(data42))) && (isFinite(data42)))){
const err105 = {instancePath:instancePath+"/watchdog/port",schemaPath:"#/properties/watchdog/properties/port/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
if((typeof data42 == "number") && (isFinite(data42))){
if(data42 > 65535 || isNaN(data42)){
const err106 = {instancePath:instancePath+"/watchdog/port",schemaPath:"#/properties/watchdog/properties/port/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535}};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
if(data42 < 0 || isNaN(data42)){
const err107 = {instancePath:instancePath+"/watchdog/port",schemaPath:"#/properties/watchdog/properties/port/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
}
if(data41.autoRestart !== undefined){
if(typeof data41.autoRestart !== "boolean"){
const err108 = {instancePath:instancePath+"/watchdog/autoRestart",schemaPath:"#/properties/watchdog/properties/autoRestart/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
if(data41.pollMs !== undefined){
let data44 = data41.pollMs;
if(!(((typeof data44 == "number") && (!(data44 % 1) && !isNaN(data44))) && (isFinite(data44)))){
const err109 = {instancePath:instancePath+"/watchdog/pollMs",schemaPath:"#/properties/watchdog/properties/pollMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
if((typeof data44 == "number") && (isFinite(data44))){
if(data44 > 2147483647 || isNaN(data44)){
const err110 = {instancePath:instancePath+"/watchdog/pollMs",schemaPath:"#/properties/watchdog/properties/pollMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
if(data44 < 10 || isNaN(data44)){
const err111 = {instancePath:instancePath+"/watchdog/pollMs",schemaPath:"#/properties/watchdog/properties/pollMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 10}};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
}
if(data41.failures !== undefined){
let data45 = data41.failures;
if(!(((typeof data45 == "number") && (!(data45 % 1) && !isNaN(data45))) && (isFinite(data45)))){
const err112 = {instancePath:instancePath+"/watchdog/failures",schemaPath:"#/properties/watchdog/properties/failures/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
if((typeof data45 == "number") && (isFinite(data45))){
if(data45 > 1000 || isNaN(data45)){
const err113 = {instancePath:instancePath+"/watchdog/failures",schemaPath:"#/properties/watchdog/properties/failures/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
if(data45 < 1 || isNaN(data45)){
const err114 = {instancePath:instancePath+"/watchdog/failures",schemaPath:"#/properties/watchdog/properties/failures/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
}
if(data41.probeTimeoutMs !== undefined){
let data46 = data41.probeTimeoutMs;
if(!(((typeof data46 == "number") && (!(data46 % 1) && !isNaN(data46))) && (isFinite(data46)))){
const err115 = {instancePath:instancePath+"/watchdog/probeTimeoutMs",schemaPath:"#/properties/watchdog/properties/probeTimeoutMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
if((typeof data46 == "number") && (isFinite(data46))){
if(data46 > 2147483647 || isNaN(data46)){
const err116 = {instancePath:instancePath+"/watchdog/probeTimeoutMs",schemaPath:"#/properties/watchdog/properties/probeTimeoutMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
if(data46 < 1 || isNaN(data46)){
const err117 = {instancePath:instancePath+"/watchdog/probeTimeoutMs",schemaPath:"#/properties/watchdog/properties/probeTimeoutMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
}
if(data41.startGraceMs !== undefined){
let data47 = data41.startGraceMs;
if(!(((typeof data47 == "number") && (!(data47 % 1) && !isNaN(data47))) && (isFinite(data47)))){
const err118 = {instancePath:instancePath+"/watchdog/startGraceMs",schemaPath:"#/properties/watchdog/properties/startGraceMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
if((typeof data47 == "number") && (isFinite(data47))){
if(data47 > 2147483647 || isNaN(data47)){
const err119 = {instancePath:instancePath+"/watchdog/startGraceMs",schemaPath:"#/properties/watchdog/properties/startGraceMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
if(data47 < 1 || isNaN(data47)){
const err120 = {instancePath:instancePath+"/watchdog/startGraceMs",schemaPath:"#/properties/watchdog/properties/startGraceMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
}
if(data41.stopMs !== undefined){
let data48 = data41.stopMs;
if(!(((typeof data48 == "number") && (!(data48 % 1) && !isNaN(data48))) && (isFinite(data48)))){
const err121 = {instancePath:instancePath+"/watchdog/stopMs",schemaPath:"#/properties/watchdog/properties/stopMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
if((typeof data48 == "number") && (isFinite(data48))){
if(data48 > 2147483647 || isNaN(data48)){
const err122 = {instancePath:instancePath+"/watchdog/stopMs",schemaPath:"#/properties/watchdog/properties/stopMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
if(data48 < 1 || isNaN(data48)){
const err123 = {instancePath:instancePath+"/watchdog/stopMs",schemaPath:"#/properties/watchdog/properties/stopMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
}
if(data41.backoffMs !== undefined){
let data49 = data41.backoffMs;
if(!(((typeof data49 == "number") && (!(data49 % 1) && !isNaN(data49))) && (isFinite(data49)))){
const err124 = {instancePath:instancePath+"/watchdog/backoffMs",schemaPath:"#/properties/watchdog/properties/backoffMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
if((typeof data49 == "number") && (isFinite(data49))){
if(data49 > 2147483647 || isNaN(data49)){
const err125 = {instancePath:instancePath+"/watchdog/backoffMs",schemaPath:"#/properties/watchdog/properties/backoffMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
if(data49 < 1 || isNaN(data49)){
const err126 = {instancePath:instancePath+"/watchdog/backoffMs",schemaPath:"#/properties/watchdog/properties/backoffMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
}
if(data41.maxBackoffMs !== undefined){
let data50 = data41.maxBackoffMs;
if(!(((typeof data50 == "number") && (!(data50 % 1) && !isNaN(data50))) && (isFinite(data50)))){
const err127 = {instancePath:instancePath+"/watchdog/maxBackoffMs",schemaPath:"#/properties/watchdog/properties/maxBackoffMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
if((typeof data50 == "number") && (isFinite(data50))){
if(data50 > 2147483647 || isNaN(data50)){
const err128 = {instancePath:instancePath+"/watchdog/maxBackoffMs",schemaPath:"#/properties/watchdog/properties/maxBackoffMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
if(data50 < 1 || isNaN(data50)){
const err129 = {instancePath:instancePath+"/watchdog/maxBackoffMs",schemaPath:"#/properties/watchdog/properties/maxBackoffMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
}
if(data41.crashes !== undefined){
let data51 = data41.crashes;
if(!(((typeof data51 == "number") && (!(data51 % 1) && !isNaN(data51))) && (isFinite(data51)))){
const err130 = {instancePath:instancePath+"/watchdog/crashes",schemaPath:"#/properties/watchdog/properties/crashes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
if((typeof data51 == "number") && (isFinite(data51))){
if(data51 > 1000 || isNaN(data51)){
const err131 = {instancePath:instancePath+"/watchdog/crashes",schemaPath:"#/properties/watchdog/properties/crashes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
if(data51 < 1 || isNaN(data51)){
const err132 = {instancePath:instancePath+"/watchdog/crashes",schemaPath:"#/properties/watchdog/properties/crashes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
}
}
if(data41.stableMs !== undefined){
let data52 = data41.stableMs;
if(!(((typeof data52 == "number") && (!(data52 % 1) && !isNaN(data52))) && (isFinite(data52)))){
const err133 = {instancePath:instancePath+"/watchdog/stableMs",schemaPath:"#/properties/watchdog/properties/stableMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
if((typeof data52 == "number") && (isFinite(data52))){
if(data52 > 2147483647 || isNaN(data52)){
const err134 = {instancePath:instancePath+"/watchdog/stableMs",schemaPath:"#/properties/watchdog/properties/stableMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
if(data52 < 1 || isNaN(data52)){
const err135 = {instancePath:instancePath+"/watchdog/stableMs",schemaPath:"#/properties/watchdog/properties/stableMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
}
}
else {
const err136 = {instancePath:instancePath+"/watchdog",schemaPath:"#/properties/watchdog/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
if(data.viewer !== undefined){
let data53 = data.viewer;
if(data53 && typeof data53 == "object" && !Array.isArray(data53)){
for(const key7 in data53){
if(!((key7 === "port") || (key7 === "url"))){
const err137 = {instancePath:instancePath+"/viewer",schemaPath:"#/properties/viewer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7}};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
}
if(data53.port !== undefined){
let data54 = data53.port;
if(!(((typeof data54 == "number") && (!(data54 % 1) && !isNaN(data54))) && (isFinite(data54)))){
const err138 = {instancePath:instancePath+"/viewer/port",schemaPath:"#/properties/viewer/properties/port/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
if((typeof data54 == "number") && (isFinite(data54))){
if(data54 > 65535 || isNaN(data54)){
const err139 = {instancePath:instancePath+"/viewer/port",schemaPath:"#/properties/viewer/properties/port/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535}};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
if(data54 < 0 || isNaN(data54)){
const err140 = {instancePath:instancePath+"/viewer/port",schemaPath:"#/properties/viewer/properties/port/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
}
}
if(data53.url !== undefined){
let data55 = data53.url;
if(typeof data55 === "string"){
if(!pattern7.test(data55)){
const err141 = {instancePath:instancePath+"/viewer/url",schemaPath:"#/properties/viewer/properties/url/pattern",keyword:"pattern",params:{pattern: "^https?://[^\\s/?#@]+(/[^\\s?#]*)?$"}};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
if(!(formats2(data55))){
const err142 = {instancePath:instancePath+"/viewer/url",schemaPath:"#/properties/viewer/properties/url/format",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
}
else {
const err143 = {instancePath:instancePath+"/viewer/url",schemaPath:"#/properties/viewer/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
}
}
else {
const err144 = {instancePath:instancePath+"/viewer",schemaPath:"#/properties/viewer/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
}
if(data.proxy !== undefined){
let data56 = data.proxy;
if(data56 && typeof data56 == "object" && !Array.isArray(data56)){
for(const key8 in data56){
if(!(((((key8 === "port") || (key8 === "url")) || (key8 === "ticketMs")) || (key8 === "viewMs")) || (key8 === "timeoutMs"))){
const err145 = {instancePath:instancePath+"/proxy",schemaPath:"#/properties/proxy/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8}};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
}
if(data56.port !== undefined){
let data57 = data56.port;
if(!(((typeof data57 == "number") && (!(data57 % 1) && !isNaN(data57))) && (isFinite(data57)))){
const err146 = {instancePath:instancePath+"/proxy/port",schemaPath:"#/properties/proxy/properties/port/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
if((typeof data57 == "number") && (isFinite(data57))){
if(data57 > 65535 || isNaN(data57)){
const err147 = {instancePath:instancePath+"/proxy/port",schemaPath:"#/properties/proxy/properties/port/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535}};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
if(data57 < 0 || isNaN(data57)){
const err148 = {instancePath:instancePath+"/proxy/port",schemaPath:"#/properties/proxy/properties/port/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
}
}
if(data56.url !== undefined){
let data58 = data56.url;
if(typeof data58 === "string"){
if(!pattern12.test(data58)){
const err149 = {instancePath:instancePath+"/proxy/url",schemaPath:"#/properties/proxy/properties/url/pattern",keyword:"pattern",params:{pattern: "^https?://[^\\s/?#@*]+(/[^\\s?#]*)?$"}};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
if(!(formats2(data58))){
const err150 = {instancePath:instancePath+"/proxy/url",schemaPath:"#/properties/proxy/properties/url/format",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
}
else {
const err151 = {instancePath:instancePath+"/proxy/url",schemaPath:"#/properties/proxy/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
}
if(data56.ticketMs !== undefined){
let data59 = data56.ticketMs;
if(!(((typeof data59 == "number") && (!(data59 % 1) && !isNaN(data59))) && (isFinite(data59)))){
const err152 = {instancePath:instancePath+"/proxy/ticketMs",schemaPath:"#/properties/proxy/properties/ticketMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
if((typeof data59 == "number") && (isFinite(data59))){
if(data59 > 2147483647 || isNaN(data59)){
const err153 = {instancePath:instancePath+"/proxy/ticketMs",schemaPath:"#/properties/proxy/properties/ticketMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
if(data59 < 1 || isNaN(data59)){
const err154 = {instancePath:instancePath+"/proxy/ticketMs",schemaPath:"#/properties/proxy/properties/ticketMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
}
}
if(data56.viewMs !== undefined){
let data60 = data56.viewMs;
if(!(((typeof data60 == "number") && (!(data60 % 1) && !isNaN(data60))) && (isFinite(data60)))){
const err155 = {instancePath:instancePath+"/proxy/viewMs",schemaPath:"#/properties/proxy/properties/viewMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
if((typeof data60 == "number") && (isFinite(data60))){
if(data60 > 2147483647 || isNaN(data60)){
const err156 = {instancePath:instancePath+"/proxy/viewMs",schemaPath:"#/properties/proxy/properties/viewMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
if(data60 < 1000 || isNaN(data60)){
const err157 = {instancePath:instancePath+"/proxy/viewMs",schemaPath:"#/properties/proxy/properties/viewMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000}};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
}
}
if(data56.timeoutMs !== undefined){
let data61 = data56.timeoutMs;
if(!(((typeof data61 == "number") && (!(data61 % 1) && !isNaN(data61))) && (isFinite(data61)))){
const err158 = {instancePath:instancePath+"/proxy/timeoutMs",schemaPath:"#/properties/proxy/properties/timeoutMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
if((typeof data61 == "number") && (isFinite(data61))){
if(data61 > 2147483647 || isNaN(data61)){
const err159 = {instancePath:instancePath+"/proxy/timeoutMs",schemaPath:"#/properties/proxy/properties/timeoutMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
if(data61 < 1 || isNaN(data61)){
const err160 = {instancePath:instancePath+"/proxy/timeoutMs",schemaPath:"#/properties/proxy/properties/timeoutMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
}
}
}
else {
const err161 = {instancePath:instancePath+"/proxy",schemaPath:"#/properties/proxy/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
}
if(data.intents !== undefined){
let data62 = data.intents;
if(data62 && typeof data62 == "object" && !Array.isArray(data62)){
for(const key9 in data62){
if(!(func3.call(schema19.properties.intents.properties, key9))){
const err162 = {instancePath:instancePath+"/intents",schemaPath:"#/properties/intents/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9}};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
}
if(data62.lifetimeMs !== undefined){
let data63 = data62.lifetimeMs;
if(!(((typeof data63 == "number") && (!(data63 % 1) && !isNaN(data63))) && (isFinite(data63)))){
const err163 = {instancePath:instancePath+"/intents/lifetimeMs",schemaPath:"#/properties/intents/properties/lifetimeMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
if((typeof data63 == "number") && (isFinite(data63))){
if(data63 > 2147483647 || isNaN(data63)){
const err164 = {instancePath:instancePath+"/intents/lifetimeMs",schemaPath:"#/properties/intents/properties/lifetimeMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
if(data63 < 1 || isNaN(data63)){
const err165 = {instancePath:instancePath+"/intents/lifetimeMs",schemaPath:"#/properties/intents/properties/lifetimeMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
}
}
if(data62.defaultMaxAgeSeconds !== undefined){
let data64 = data62.defaultMaxAgeSeconds;
if(!(((typeof data64 == "number") && (!(data64 % 1) && !isNaN(data64))) && (isFinite(data64)))){
const err166 = {instancePath:instancePath+"/intents/defaultMaxAgeSeconds",schemaPath:"#/properties/intents/properties/defaultMaxAgeSeconds/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
if((typeof data64 == "number") && (isFinite(data64))){
if(data64 > 2147483647 || isNaN(data64)){
const err167 = {instancePath:instancePath+"/intents/defaultMaxAgeSeconds",schemaPath:"#/properties/intents/properties/defaultMaxAgeSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
if(data64 < 1 || isNaN(data64)){
const err168 = {instancePath:instancePath+"/intents/defaultMaxAgeSeconds",schemaPath:"#/properties/intents/properties/defaultMaxAgeSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
}
}
if(data62.maxSessionSeconds !== undefined){
let data65 = data62.maxSessionSeconds;
if(!(((typeof data65 == "number") && (!(data65 % 1) && !isNaN(data65))) && (isFinite(data65)))){
const err169 = {instancePath:instancePath+"/intents/maxSessionSeconds",schemaPath:"#/properties/intents/properties/maxSessionSeconds/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
if((typeof data65 == "number") && (isFinite(data65))){
if(data65 > 2147483647 || isNaN(data65)){
const err170 = {instancePath:instancePath+"/intents/maxSessionSeconds",schemaPath:"#/properties/intents/properties/maxSessionSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
if(data65 < 1 || isNaN(data65)){
const err171 = {instancePath:instancePath+"/intents/maxSessionSeconds",schemaPath:"#/properties/intents/properties/maxSessionSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
}
}
if(data62.longSessionSeconds !== undefined){
let data66 = data62.longSessionSeconds;
if(!(((typeof data66 == "number") && (!(data66 % 1) && !isNaN(data66))) && (isFinite(data66)))){
const err172 = {instancePath:instancePath+"/intents/longSessionSeconds",schemaPath:"#/properties/intents/properties/longSessionSeconds/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err172];
}
else {
vErrors.push(err172);
}
errors++;
}
if((typeof data66 == "number") && (isFinite(data66))){
if(data66 > 2147483647 || isNaN(data66)){
const err173 = {instancePath:instancePath+"/intents/longSessionSeconds",schemaPath:"#/properties/intents/properties/longSessionSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err173];
}
else {
vErrors.push(err173);
}
errors++;
}
if(data66 < 1 || isNaN(data66)){
const err174 = {instancePath:instancePath+"/intents/longSessionSeconds",schemaPath:"#/properties/intents/properties/longSessionSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err174];
}
else {
vErrors.push(err174);
}
errors++;
}
}
}
if(data62.maxPending !== undefined){
let data67 = data62.maxPending;
if(!(((typeof data67 == "number") && (!(data67 % 1) && !isNaN(data67))) && (isFinite(data67)))){
const err175 = {instancePath:instancePath+"/intents/maxPending",schemaPath:"#/properties/intents/properties/maxPending/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err175];
}
else {
vErrors.push(err175);
}
errors++;
}
if((typeof data67 == "number") && (isFinite(data67))){
if(data67 > 10000000 || isNaN(data67)){
const err176 = {instancePath:instancePath+"/intents/maxPending",schemaPath:"#/properties/intents/properties/maxPending/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000000}};
if(vErrors === null){
vErrors = [err176];
}
else {
vErrors.push(err176);
}
errors++;
}
if(data67 < 1 || isNaN(data67)){
const err177 = {instancePath:instancePath+"/intents/maxPending",schemaPath:"#/properties/intents/properties/maxPending/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err177];
}
else {
vErrors.push(err177);
}
errors++;
}
}
}
if(data62.maxPendingPerAddress !== undefined){
let data68 = data62.maxPendingPerAddress;
if(!(((typeof data68 == "number") && (!(data68 % 1) && !isNaN(data68))) && (isFinite(data68)))){
const err178 = {instancePath:instancePath+"/intents/maxPendingPerAddress",schemaPath:"#/properties/intents/properties/maxPendingPerAddress/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err178];
}
else {
vErrors.push(err178);
}
errors++;
}
if((typeof data68 == "number") && (isFinite(data68))){
if(data68 > 1000000 || isNaN(data68)){
const err179 = {instancePath:instancePath+"/intents/maxPendingPerAddress",schemaPath:"#/properties/intents/properties/maxPendingPerAddress/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err179];
}
else {
vErrors.push(err179);
}
errors++;
}
if(data68 < 1 || isNaN(data68)){
const err180 = {instancePath:instancePath+"/intents/maxPendingPerAddress",schemaPath:"#/properties/intents/properties/maxPendingPerAddress/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err180];
}
else {
vErrors.push(err180);
}
errors++;
}
}
}
if(data62.maxEndedPerAddress !== undefined){
let data69 = data62.maxEndedPerAddress;
if(!(((typeof data69 == "number") && (!(data69 % 1) && !isNaN(data69))) && (isFinite(data69)))){
const err181 = {instancePath:instancePath+"/intents/maxEndedPerAddress",schemaPath:"#/properties/intents/properties/maxEndedPerAddress/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err181];
}
else {
vErrors.push(err181);
}
errors++;
}
if((typeof data69 == "number") && (isFinite(data69))){
if(data69 > 1000000 || isNaN(data69)){
const err182 = {instancePath:instancePath+"/intents/maxEndedPerAddress",schemaPath:"#/properties/intents/properties/maxEndedPerAddress/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err182];
}
else {
vErrors.push(err182);
}
errors++;
}
if(data69 < 1 || isNaN(data69)){
const err183 = {instancePath:instancePath+"/intents/maxEndedPerAddress",schemaPath:"#/properties/intents/properties/maxEndedPerAddress/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err183];
}
else {
vErrors.push(err183);
}
errors++;
}
}
}
if(data62.maxPendingPerCaller !== undefined){
let data70 = data62.maxPendingPerCaller;
if(!(((typeof data70 == "number") && (!(data70 % 1) && !isNaN(data70))) && (isFinite(data70)))){
const err184 = {instancePath:instancePath+"/intents/maxPendingPerCaller",schemaPath:"#/properties/intents/properties/maxPendingPerCaller/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err184];
}
else {
vErrors.push(err184);
}
errors++;
}
if((typeof data70 == "number") && (isFinite(data70))){
if(data70 > 1000000 || isNaN(data70)){
const err185 = {instancePath:instancePath+"/intents/maxPendingPerCaller",schemaPath:"#/properties/intents/properties/maxPendingPerCaller/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err185];
}
else {
vErrors.push(err185);
}
errors++;
}
if(data70 < 1 || isNaN(data70)){
const err186 = {instancePath:instancePath+"/intents/maxPendingPerCaller",schemaPath:"#/properties/intents/properties/maxPendingPerCaller/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err186];
}
else {
vErrors.push(err186);
}
errors++;
}
}
}
if(data62.retentionMs !== undefined){
let data71 = data62.retentionMs;
if(!(((typeof data71 == "number") && (!(data71 % 1) && !isNaN(data71))) && (isFinite(data71)))){
const err187 = {instancePath:instancePath+"/intents/retentionMs",schemaPath:"#/properties/intents/properties/retentionMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err187];
}
else {
vErrors.push(err187);
}
errors++;
}
if((typeof data71 == "number") && (isFinite(data71))){
if(data71 > 2147483647 || isNaN(data71)){
const err188 = {instancePath:instancePath+"/intents/retentionMs",schemaPath:"#/properties/intents/properties/retentionMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err188];
}
else {
vErrors.push(err188);
}
errors++;
}
if(data71 < 1 || isNaN(data71)){
const err189 = {instancePath:instancePath+"/intents/retentionMs",schemaPath:"#/properties/intents/properties/retentionMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err189];
}
else {
vErrors.push(err189);
}
errors++;
}
}
}
if(data62.pollMs !== undefined){
let data72 = data62.pollMs;
if(!(((typeof data72 == "number") && (!(data72 % 1) && !isNaN(data72))) && (isFinite(data72)))){
const err190 = {instancePath:instancePath+"/intents/pollMs",schemaPath:"#/properties/intents/properties/pollMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err190];
}
else {
vErrors.push(err190);
}
errors++;
}
if((typeof data72 == "number") && (isFinite(data72))){
if(data72 > 3600000 || isNaN(data72)){
const err191 = {instancePath:instancePath+"/intents/pollMs",schemaPath:"#/properties/intents/properties/pollMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3600000}};
if(vErrors === null){
vErrors = [err191];
}
else {
vErrors.push(err191);
}
errors++;
}
if(data72 < 1 || isNaN(data72)){
const err192 = {instancePath:instancePath+"/intents/pollMs",schemaPath:"#/properties/intents/properties/pollMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err192];
}
else {
vErrors.push(err192);
}
errors++;
}
}
}
if(data62.maxPollsPerSecond !== undefined){
let data73 = data62.maxPollsPerSecond;
if(!(((typeof data73 == "number") && (!(data73 % 1) && !isNaN(data73))) && (isFinite(data73)))){
const err193 = {instancePath:instancePath+"/intents/maxPollsPerSecond",schemaPath:"#/properties/intents/properties/maxPollsPerSecond/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err193];
}
else {
vErrors.push(err193);
}
errors++;
}
if((typeof data73 == "number") && (isFinite(data73))){
if(data73 > 1000000 || isNaN(data73)){
const err194 = {instancePath:instancePath+"/intents/maxPollsPerSecond",schemaPath:"#/properties/intents/properties/maxPollsPerSecond/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err194];
}
else {
vErrors.push(err194);
}
errors++;
}
if(data73 < 1 || isNaN(data73)){
const err195 = {instancePath:instancePath+"/intents/maxPollsPerSecond",schemaPath:"#/properties/intents/properties/maxPollsPerSecond/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err195];
}
else {
vErrors.push(err195);
}
errors++;
}
}
}
if(data62.maxUnknownTokens !== undefined){
let data74 = data62.maxUnknownTokens;
if(!(((typeof data74 == "number") && (!(data74 % 1) && !isNaN(data74))) && (isFinite(data74)))){
const err196 = {instancePath:instancePath+"/intents/maxUnknownTokens",schemaPath:"#/properties/intents/properties/maxUnknownTokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err196];
}
else {
vErrors.push(err196);
}
errors++;
}
if((typeof data74 == "number") && (isFinite(data74))){
if(data74 > 1000000 || isNaN(data74)){
const err197 = {instancePath:instancePath+"/intents/maxUnknownTokens",schemaPath:"#/properties/intents/properties/maxUnknownTokens/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err197];
}
else {
vErrors.push(err197);
}
errors++;
}
if(data74 < 1 || isNaN(data74)){
const err198 = {instancePath:instancePath+"/intents/maxUnknownTokens",schemaPath:"#/properties/intents/properties/maxUnknownTokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err198];
}
else {
vErrors.push(err198);
}
errors++;
}
}
}
if(data62.unknownTokensMs !== undefined){
let data75 = data62.unknownTokensMs;
if(!(((typeof data75 == "number") && (!(data75 % 1) && !isNaN(data75))) && (isFinite(data75)))){
const err199 = {instancePath:instancePath+"/intents/unknownTokensMs",schemaPath:"#/properties/intents/properties/unknownTokensMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err199];
}
else {
vErrors.push(err199);
}
errors++;
}
if((typeof data75 == "number") && (isFinite(data75))){
if(data75 > 3600000 || isNaN(data75)){
const err200 = {instancePath:instancePath+"/intents/unknownTokensMs",schemaPath:"#/properties/intents/properties/unknownTokensMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3600000}};
if(vErrors === null){
vErrors = [err200];
}
else {
vErrors.push(err200);
}
errors++;
}
if(data75 < 1 || isNaN(data75)){
const err201 = {instancePath:instancePath+"/intents/unknownTokensMs",schemaPath:"#/properties/intents/properties/unknownTokensMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err201];
}
else {
vErrors.push(err201);
}
errors++;
}
}
}
if(data62.sweepMs !== undefined){
let data76 = data62.sweepMs;
if(!(((typeof data76 == "number") && (!(data76 % 1) && !isNaN(data76))) && (isFinite(data76)))){
const err202 = {instancePath:instancePath+"/intents/sweepMs",schemaPath:"#/properties/intents/properties/sweepMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err202];
}
else {
vErrors.push(err202);
}
errors++;
}
if((typeof data76 == "number") && (isFinite(data76))){
if(data76 > 2147483647 || isNaN(data76)){
const err203 = {instancePath:instancePath+"/intents/sweepMs",schemaPath:"#/properties/intents/properties/sweepMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err203];
}
else {
vErrors.push(err203);
}
errors++;
}
if(data76 < 1 || isNaN(data76)){
const err204 = {instancePath:instancePath+"/intents/sweepMs",schemaPath:"#/properties/intents/properties/sweepMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err204];
}
else {
vErrors.push(err204);
}
errors++;
}
}
}
if(data62.keepAliveMs !== undefined){
let data77 = data62.keepAliveMs;
if(!(((typeof data77 == "number") && (!(data77 % 1) && !isNaN(data77))) && (isFinite(data77)))){
const err205 = {instancePath:instancePath+"/intents/keepAliveMs",schemaPath:"#/properties/intents/properties/keepAliveMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err205];
}
else {
vErrors.push(err205);
}
errors++;
}
if((typeof data77 == "number") && (isFinite(data77))){
if(data77 > 2147483647 || isNaN(data77)){
const err206 = {instancePath:instancePath+"/intents/keepAliveMs",schemaPath:"#/properties/intents/properties/keepAliveMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err206];
}
else {
vErrors.push(err206);
}
errors++;
}
if(data77 < 1 || isNaN(data77)){
const err207 = {instancePath:instancePath+"/intents/keepAliveMs",schemaPath:"#/properties/intents/properties/keepAliveMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err207];
}
else {
vErrors.push(err207);
}
errors++;
}
}
}
}
else {
const err208 = {instancePath:instancePath+"/intents",schemaPath:"#/properties/intents/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err208];
}
else {
vErrors.push(err208);
}
errors++;
}
}
if(data.identity !== undefined){
let data78 = data.identity;
if(data78 && typeof data78 == "object" && !Array.isArray(data78)){
for(const key10 in data78){
if(!((((((key10 === "browserSessionMs") || (key10 === "deviceCookieMs")) || (key10 === "lastUsedMs")) || (key10 === "comparing")) || (key10 === "waiting")) || (key10 === "attempts"))){
const err209 = {instancePath:instancePath+"/identity",schemaPath:"#/properties/identity/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10}};
if(vErrors === null){
vErrors = [err209];
}
else {
vErrors.push(err209);
}
errors++;
}
}
if(data78.browserSessionMs !== undefined){
let data79 = data78.browserSessionMs;
if(!(((typeof data79 == "number") && (!(data79 % 1) && !isNaN(data79))) && (isFinite(data79)))){
const err210 = {instancePath:instancePath+"/identity/browserSessionMs",schemaPath:"#/properties/identity/properties/browserSessionMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err210];
}
else {
vErrors.push(err210);
}
errors++;
}
if((typeof data79 == "number") && (isFinite(data79))){
if(data79 > 31536000000 || isNaN(data79)){
const err211 = {instancePath:instancePath+"/identity/browserSessionMs",schemaPath:"#/properties/identity/properties/browserSessionMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 31536000000}};
if(vErrors === null){
vErrors = [err211];
}
else {
vErrors.push(err211);
}
errors++;
}
if(data79 < 1000 || isNaN(data79)){
const err212 = {instancePath:instancePath+"/identity/browserSessionMs",schemaPath:"#/properties/identity/properties/browserSessionMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000}};
if(vErrors === null){
vErrors = [err212];
}
else {
vErrors.push(err212);
}
errors++;
}
}
}
if(data78.deviceCookieMs !== undefined){
let data80 = data78.deviceCookieMs;
if(!(((typeof data80 == "number") && (!(data80 % 1) && !isNaN(data80))) && (isFinite(data80)))){
const err213 = {instancePath:instancePath+"/identity/deviceCookieMs",schemaPath:"#/properties/identity/properties/deviceCookieMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err213];
}
else {
vErrors.push(err213);
}
errors++;
}
if((typeof data80 == "number") && (isFinite(data80))){
if(data80 > 34560000000 || isNaN(data80)){
const err214 = {instancePath:instancePath+"/identity/deviceCookieMs",schemaPath:"#/properties/identity/properties/deviceCookieMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 34560000000}};
if(vErrors === null){
vErrors = [err214];
}
else {
vErrors.push(err214);
}
errors++;
}
if(data80 < 1000 || isNaN(data80)){
const err215 = {instancePath:instancePath+"/identity/deviceCookieMs",schemaPath:"#/properties/identity/properties/deviceCookieMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000}};
if(vErrors === null){
vErrors = [err215];
}
else {
vErrors.push(err215);
}
errors++;
}
}
}
if(data78.lastUsedMs !== undefined){
let data81 = data78.lastUsedMs;
if(!(((typeof data81 == "number") && (!(data81 % 1) && !isNaN(data81))) && (isFinite(data81)))){
const err216 = {instancePath:instancePath+"/identity/lastUsedMs",schemaPath:"#/properties/identity/properties/lastUsedMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err216];
}
else {
vErrors.push(err216);
}
errors++;
}
if((typeof data81 == "number") && (isFinite(data81))){
if(data81 > 2147483647 || isNaN(data81)){
const err217 = {instancePath:instancePath+"/identity/lastUsedMs",schemaPath:"#/properties/identity/properties/lastUsedMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err217];
}
else {
vErrors.push(err217);
}
errors++;
}
if(data81 < 1 || isNaN(data81)){
const err218 = {instancePath:instancePath+"/identity/lastUsedMs",schemaPath:"#/properties/identity/properties/lastUsedMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err218];
}
else {
vErrors.push(err218);
}
errors++;
}
}
}
if(data78.comparing !== undefined){
let data82 = data78.comparing;
if(!(((typeof data82 == "number") && (!(data82 % 1) && !isNaN(data82))) && (isFinite(data82)))){
const err219 = {instancePath:instancePath+"/identity/comparing",schemaPath:"#/properties/identity/properties/comparing/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err219];
}
else {
vErrors.push(err219);
}
errors++;
}
if((typeof data82 == "number") && (isFinite(data82))){
if(data82 > 1000 || isNaN(data82)){
const err220 = {instancePath:instancePath+"/identity/comparing",schemaPath:"#/properties/identity/properties/comparing/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err220];
}
else {
vErrors.push(err220);
}
errors++;
}
if(data82 < 1 || isNaN(data82)){
const err221 = {instancePath:instancePath+"/identity/comparing",schemaPath:"#/properties/identity/properties/comparing/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err221];
}
else {
vErrors.push(err221);
}
errors++;
}
}
}
if(data78.waiting !== undefined){
let data83 = data78.waiting;
if(!(((typeof data83 == "number") && (!(data83 % 1) && !isNaN(data83))) && (isFinite(data83)))){
const err222 = {instancePath:instancePath+"/identity/waiting",schemaPath:"#/properties/identity/properties/waiting/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err222];
}
else {
vErrors.push(err222);
}
errors++;
}
if((typeof data83 == "number") && (isFinite(data83))){
if(data83 > 100000 || isNaN(data83)){
const err223 = {instancePath:instancePath+"/identity/waiting",schemaPath:"#/properties/identity/properties/waiting/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000}};
if(vErrors === null){
vErrors = [err223];
}
else {
vErrors.push(err223);
}
errors++;
}
if(data83 < 1 || isNaN(data83)){
const err224 = {instancePath:instancePath+"/identity/waiting",schemaPath:"#/properties/identity/properties/waiting/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err224];
}
else {
vErrors.push(err224);
}
errors++;
}
}
}
if(data78.attempts !== undefined){
let data84 = data78.attempts;
if(data84 && typeof data84 == "object" && !Array.isArray(data84)){
for(const key11 in data84){
if(!(((key11 === "windowMs") || (key11 === "perName")) || (key11 === "perAddress"))){
const err225 = {instancePath:instancePath+"/identity/attempts",schemaPath:"#/properties/identity/properties/attempts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11}};
if(vErrors === null){
vErrors = [err225];
}
else {
vErrors.push(err225);
}
errors++;
}
}
if(data84.windowMs !== undefined){
let data85 = data84.windowMs;
if(!(((typeof data85 == "number") && (!(data85 % 1) && !isNaN(data85))) && (isFinite(data85)))){
const err226 = {instancePath:instancePath+"/identity/attempts/windowMs",schemaPath:"#/properties/identity/properties/attempts/properties/windowMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err226];
}
else {
vErrors.push(err226);
}
errors++;
}
if((typeof data85 == "number") && (isFinite(data85))){
if(data85 > 86400000 || isNaN(data85)){
const err227 = {instancePath:instancePath+"/identity/attempts/windowMs",schemaPath:"#/properties/identity/properties/attempts/properties/windowMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400000}};
if(vErrors === null){
vErrors = [err227];
}
else {
vErrors.push(err227);
}
errors++;
}
if(data85 < 1000 || isNaN(data85)){
const err228 = {instancePath:instancePath+"/identity/attempts/windowMs",schemaPath:"#/properties/identity/properties/attempts/properties/windowMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000}};
if(vErrors === null){
vErrors = [err228];
}
else {
vErrors.push(err228);
}
errors++;
}
}
}
if(data84.perName !== undefined){
let data86 = data84.perName;
if(!(((typeof data86 == "number") && (!(data86 % 1) && !isNaN(data86))) && (isFinite(data86)))){
const err229 = {instancePath:instancePath+"/identity/attempts/perName",schemaPath:"#/properties/identity/properties/attempts/properties/perName/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err229];
}
else {
vErrors.push(err229);
}
errors++;
}
if((typeof data86 == "number") && (isFinite(data86))){
if(data86 > 1000000 || isNaN(data86)){
const err230 = {instancePath:instancePath+"/identity/attempts/perName",schemaPath:"#/properties/identity/properties/attempts/properties/perName/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err230];
}
else {
vErrors.push(err230);
}
errors++;
}
if(data86 < 1 || isNaN(data86)){
const err231 = {instancePath:instancePath+"/identity/attempts/perName",schemaPath:"#/properties/identity/properties/attempts/properties/perName/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err231];
}
else {
vErrors.push(err231);
}
errors++;
}
}
}
if(data84.perAddress !== undefined){
let data87 = data84.perAddress;
if(!(((typeof data87 == "number") && (!(data87 % 1) && !isNaN(data87))) && (isFinite(data87)))){
const err232 = {instancePath:instancePath+"/identity/attempts/perAddress",schemaPath:"#/properties/identity/properties/attempts/properties/perAddress/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err232];
}
else {
vErrors.push(err232);
}
errors++;
}
if((typeof data87 == "number") && (isFinite(data87))){
if(data87 > 1000000 || isNaN(data87)){
const err233 = {instancePath:instancePath+"/identity/attempts/perAddress",schemaPath:"#/properties/identity/properties/attempts/properties/perAddress/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err233];
}
else {
vErrors.push(err233);
}
errors++;
}
if(data87 < 1 || isNaN(data87)){
const err234 = {instancePath:instancePath+"/identity/attempts/perAddress",schemaPath:"#/properties/identity/properties/attempts/properties/perAddress/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err234];
}
else {
vErrors.push(err234);
}
errors++;
}
}
}
}
else {
const err235 = {instancePath:instancePath+"/identity/attempts",schemaPath:"#/properties/identity/properties/attempts/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err235];
}
else {
vErrors.push(err235);
}
errors++;
}
}
}
else {
const err236 = {instancePath:instancePath+"/identity",schemaPath:"#/properties/identity/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err236];
}
else {
vErrors.push(err236);
}
errors++;
}
}
if(data.packages !== undefined){
let data88 = data.packages;
if(data88 && typeof data88 == "object" && !Array.isArray(data88)){
for(const key12 in data88){
if(!((((((key12 === "brand") || (key12 === "installDir")) || (key12 === "leaveOutInvalid")) || (key12 === "sample")) || (key12 === "maxIconBytes")) || (key12 === "maxIconsBytes"))){
const err237 = {instancePath:instancePath+"/packages",schemaPath:"#/properties/packages/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12}};
if(vErrors === null){
vErrors = [err237];
}
else {
vErrors.push(err237);
}
errors++;
}
}
if(data88.brand !== undefined){
let data89 = data88.brand;
if(typeof data89 === "string"){
if(!pattern13.test(data89)){
const err238 = {instancePath:instancePath+"/packages/brand",schemaPath:"#/properties/packages/properties/brand/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9]{0,31}$"}};
if(vErrors === null){
vErrors = [err238];
}
else {
vErrors.push(err238);
}
errors++;
}
}
else {
const err239 = {instancePath:instancePath+"/packages/brand",schemaPath:"#/properties/packages/properties/brand/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err239];
}
else {
vErrors.push(err239);
}
errors++;
}
}
if(data88.installDir !== undefined){
let data90 = data88.installDir;
if(typeof data90 === "string"){
if(func4(data90) < 1){
const err240 = {instancePath:instancePath+"/packages/installDir",schemaPath:"#/properties/packages/properties/installDir/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err240];
}
else {
vErrors.push(err240);
}
errors++;
}
}
else {
const err241 = {instancePath:instancePath+"/packages/installDir",schemaPath:"#/properties/packages/properties/installDir/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err241];
}
else {
vErrors.push(err241);
}
errors++;
}
}
if(data88.leaveOutInvalid !== undefined){
if(typeof data88.leaveOutInvalid !== "boolean"){
const err242 = {instancePath:instancePath+"/packages/leaveOutInvalid",schemaPath:"#/properties/packages/properties/leaveOutInvalid/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err242];
}
else {
vErrors.push(err242);
}
errors++;
}
}
if(data88.sample !== undefined){
if(typeof data88.sample !== "boolean"){
const err243 = {instancePath:instancePath+"/packages/sample",schemaPath:"#/properties/packages/properties/sample/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err243];
}
else {
vErrors.push(err243);
}
errors++;
}
}
if(data88.maxIconBytes !== undefined){
let data93 = data88.maxIconBytes;
if(!(((typeof data93 == "number") && (!(data93 % 1) && !isNaN(data93))) && (isFinite(data93)))){
const err244 = {instancePath:instancePath+"/packages/maxIconBytes",schemaPath:"#/properties/packages/properties/maxIconBytes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err244];
}
else {
vErrors.push(err244);
}
errors++;
}
if((typeof data93 == "number") && (isFinite(data93))){
if(data93 > 16777216 || isNaN(data93)){
const err245 = {instancePath:instancePath+"/packages/maxIconBytes",schemaPath:"#/properties/packages/properties/maxIconBytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 16777216}};
if(vErrors === null){
vErrors = [err245];
}
else {
vErrors.push(err245);
}
errors++;
}
if(data93 < 1024 || isNaN(data93)){
const err246 = {instancePath:instancePath+"/packages/maxIconBytes",schemaPath:"#/properties/packages/properties/maxIconBytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1024}};
if(vErrors === null){
vErrors = [err246];
}
else {
vErrors.push(err246);
}
errors++;
}
}
}
if(data88.maxIconsBytes !== undefined){
let data94 = data88.maxIconsBytes;
if(!(((typeof data94 == "number") && (!(data94 % 1) && !isNaN(data94))) && (isFinite(data94)))){
const err247 = {instancePath:instancePath+"/packages/maxIconsBytes",schemaPath:"#/properties/packages/properties/maxIconsBytes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err247];
}
else {
vErrors.push(err247);
}
errors++;
}
if((typeof data94 == "number") && (isFinite(data94))){
if(data94 > 1073741824 || isNaN(data94)){
const err248 = {instancePath:instancePath+"/packages/maxIconsBytes",schemaPath:"#/properties/packages/properties/maxIconsBytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1073741824}};
if(vErrors === null){
vErrors = [err248];
}
else {
vErrors.push(err248);
}
errors++;
}
if(data94 < 1024 || isNaN(data94)){
const err249 = {instancePath:instancePath+"/packages/maxIconsBytes",schemaPath:"#/properties/packages/properties/maxIconsBytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1024}};
if(vErrors === null){
vErrors = [err249];
}
else {
vErrors.push(err249);
}
errors++;
}
}
}
}
else {
const err250 = {instancePath:instancePath+"/packages",schemaPath:"#/properties/packages/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err250];
}
else {
vErrors.push(err250);
}
errors++;
}
}
if(data.sandbox !== undefined){
let data95 = data.sandbox;
if(data95 && typeof data95 == "object" && !Array.isArray(data95)){
for(const key13 in data95){
if(!(key13 === "unenforced")){
const err251 = {instancePath:instancePath+"/sandbox",schemaPath:"#/properties/sandbox/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13}};
if(vErrors === null){
vErrors = [err251];
}
else {
vErrors.push(err251);
}
errors++;
}
}
if(data95.unenforced !== undefined){
let data96 = data95.unenforced;
if(typeof data96 !== "string"){
const err252 = {instancePath:instancePath+"/sandbox/unenforced",schemaPath:"#/properties/sandbox/properties/unenforced/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err252];
}
else {
vErrors.push(err252);
}
errors++;
}
if(!((data96 === "run") || (data96 === "refuse"))){
const err253 = {instancePath:instancePath+"/sandbox/unenforced",schemaPath:"#/properties/sandbox/properties/unenforced/enum",keyword:"enum",params:{allowedValues: schema19.properties.sandbox.properties.unenforced.enum}};
if(vErrors === null){
vErrors = [err253];
}
else {
vErrors.push(err253);
}
errors++;
}
}
}
else {
const err254 = {instancePath:instancePath+"/sandbox",schemaPath:"#/properties/sandbox/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err254];
}
else {
vErrors.push(err254);
}
errors++;
}
}
if(data.panels !== undefined){
let data97 = data.panels;
if(data97 && typeof data97 == "object" && !Array.isArray(data97)){
for(const key14 in data97){
if(!(func3.call(schema19.properties.panels.properties, key14))){
const err255 = {instancePath:instancePath+"/panels",schemaPath:"#/properties/panels/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14}};
if(vErrors === null){
vErrors = [err255];
}
else {
vErrors.push(err255);
}
errors++;
}
}
if(data97.evalTimeoutMs !== undefined){
let data98 = data97.evalTimeoutMs;
if(!(((typeof data98 == "number") && (!(data98 % 1) && !isNaN(data98))) && (isFinite(data98)))){
const err256 = {instancePath:instancePath+"/panels/evalTimeoutMs",schemaPath:"#/properties/panels/properties/evalTimeoutMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err256];
}
else {
vErrors.push(err256);
}
errors++;
}
if((typeof data98 == "number") && (isFinite(data98))){
if(data98 > 2147483647 || isNaN(data98)){
const err257 = {instancePath:instancePath+"/panels/evalTimeoutMs",schemaPath:"#/properties/panels/properties/evalTimeoutMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err257];
}
else {
vErrors.push(err257);
}
errors++;
}
if(data98 < 1 || isNaN(data98)){
const err258 = {instancePath:instancePath+"/panels/evalTimeoutMs",schemaPath:"#/properties/panels/properties/evalTimeoutMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err258];
}
else {
vErrors.push(err258);
}
errors++;
}
}
}
if(data97.evalKeepMs !== undefined){
let data99 = data97.evalKeepMs;
if(!(((typeof data99 == "number") && (!(data99 % 1) && !isNaN(data99))) && (isFinite(data99)))){
const err259 = {instancePath:instancePath+"/panels/evalKeepMs",schemaPath:"#/properties/panels/properties/evalKeepMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err259];
}
else {
vErrors.push(err259);
}
errors++;
}
if((typeof data99 == "number") && (isFinite(data99))){
if(data99 > 2147483647 || isNaN(data99)){
const err260 = {instancePath:instancePath+"/panels/evalKeepMs",schemaPath:"#/properties/panels/properties/evalKeepMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err260];
}
else {
vErrors.push(err260);
}
errors++;
}
if(data99 < 1 || isNaN(data99)){
const err261 = {instancePath:instancePath+"/panels/evalKeepMs",schemaPath:"#/properties/panels/properties/evalKeepMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err261];
}
else {
vErrors.push(err261);
}
errors++;
}
}
}
if(data97.evalSlackMs !== undefined){
let data100 = data97.evalSlackMs;
if(!(((typeof data100 == "number") && (!(data100 % 1) && !isNaN(data100))) && (isFinite(data100)))){
const err262 = {instancePath:instancePath+"/panels/evalSlackMs",schemaPath:"#/properties/panels/properties/evalSlackMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err262];
}
else {
vErrors.push(err262);
}
errors++;
}
if((typeof data100 == "number") && (isFinite(data100))){
if(data100 > 2147483647 || isNaN(data100)){
const err263 = {instancePath:instancePath+"/panels/evalSlackMs",schemaPath:"#/properties/panels/properties/evalSlackMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err263];
}
else {
vErrors.push(err263);
}
errors++;
}
if(data100 < 1 || isNaN(data100)){
const err264 = {instancePath:instancePath+"/panels/evalSlackMs",schemaPath:"#/properties/panels/properties/evalSlackMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err264];
}
else {
vErrors.push(err264);
}
errors++;
}
}
}
if(data97.evalFrameMs !== undefined){
let data101 = data97.evalFrameMs;
if(!(((typeof data101 == "number") && (!(data101 % 1) && !isNaN(data101))) && (isFinite(data101)))){
const err265 = {instancePath:instancePath+"/panels/evalFrameMs",schemaPath:"#/properties/panels/properties/evalFrameMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err265];
}
else {
vErrors.push(err265);
}
errors++;
}
if((typeof data101 == "number") && (isFinite(data101))){
if(data101 > 2147483647 || isNaN(data101)){
const err266 = {instancePath:instancePath+"/panels/evalFrameMs",schemaPath:"#/properties/panels/properties/evalFrameMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err266];
}
else {
vErrors.push(err266);
}
errors++;
}
if(data101 < 1 || isNaN(data101)){
const err267 = {instancePath:instancePath+"/panels/evalFrameMs",schemaPath:"#/properties/panels/properties/evalFrameMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err267];
}
else {
vErrors.push(err267);
}
errors++;
}
}
}
if(data97.maxQueuedEvals !== undefined){
let data102 = data97.maxQueuedEvals;
if(!(((typeof data102 == "number") && (!(data102 % 1) && !isNaN(data102))) && (isFinite(data102)))){
const err268 = {instancePath:instancePath+"/panels/maxQueuedEvals",schemaPath:"#/properties/panels/properties/maxQueuedEvals/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err268];
}
else {
vErrors.push(err268);
}
errors++;
}
if((typeof data102 == "number") && (isFinite(data102))){
if(data102 > 1000000 || isNaN(data102)){
const err269 = {instancePath:instancePath+"/panels/maxQueuedEvals",schemaPath:"#/properties/panels/properties/maxQueuedEvals/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err269];
}
else {
vErrors.push(err269);
}
errors++;
}
if(data102 < 1 || isNaN(data102)){
const err270 = {instancePath:instancePath+"/panels/maxQueuedEvals",schemaPath:"#/properties/panels/properties/maxQueuedEvals/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err270];
}
else {
vErrors.push(err270);
}
errors++;
}
}
}
if(data97.maxQueuedBytes !== undefined){
let data103 = data97.maxQueuedBytes;
if(!(((typeof data103 == "number") && (!(data103 % 1) && !isNaN(data103))) && (isFinite(data103)))){
const err271 = {instancePath:instancePath+"/panels/maxQueuedBytes",schemaPath:"#/properties/panels/properties/maxQueuedBytes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err271];
}
else {
vErrors.push(err271);
}
errors++;
}
if((typeof data103 == "number") && (isFinite(data103))){
if(data103 > 1099511627776 || isNaN(data103)){
const err272 = {instancePath:instancePath+"/panels/maxQueuedBytes",schemaPath:"#/properties/panels/properties/maxQueuedBytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1099511627776}};
if(vErrors === null){
vErrors = [err272];
}
else {
vErrors.push(err272);
}
errors++;
}
if(data103 < 1024 || isNaN(data103)){
const err273 = {instancePath:instancePath+"/panels/maxQueuedBytes",schemaPath:"#/properties/panels/properties/maxQueuedBytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1024}};
if(vErrors === null){
vErrors = [err273];
}
else {
vErrors.push(err273);
}
errors++;
}
}
}
if(data97.maxWorkspaces !== undefined){
let data104 = data97.maxWorkspaces;
if(!(((typeof data104 == "number") && (!(data104 % 1) && !isNaN(data104))) && (isFinite(data104)))){
const err274 = {instancePath:instancePath+"/panels/maxWorkspaces",schemaPath:"#/properties/panels/properties/maxWorkspaces/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err274];
}
else {
vErrors.push(err274);
}
errors++;
}
if((typeof data104 == "number") && (isFinite(data104))){
if(data104 > 1000000 || isNaN(data104)){
const err275 = {instancePath:instancePath+"/panels/maxWorkspaces",schemaPath:"#/properties/panels/properties/maxWorkspaces/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err275];
}
else {
vErrors.push(err275);
}
errors++;
}
if(data104 < 1 || isNaN(data104)){
const err276 = {instancePath:instancePath+"/panels/maxWorkspaces",schemaPath:"#/properties/panels/properties/maxWorkspaces/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err276];
}
else {
vErrors.push(err276);
}
errors++;
}
}
}
if(data97.captureTimeoutMs !== undefined){
let data105 = data97.captureTimeoutMs;
if(!(((typeof data105 == "number") && (!(data105 % 1) && !isNaN(data105))) && (isFinite(data105)))){
const err277 = {instancePath:instancePath+"/panels/captureTimeoutMs",schemaPath:"#/properties/panels/properties/captureTimeoutMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err277];
}
else {
vErrors.push(err277);
}
errors++;
}
if((typeof data105 == "number") && (isFinite(data105))){
if(data105 > 2147483647 || isNaN(data105)){
const err278 = {instancePath:instancePath+"/panels/captureTimeoutMs",schemaPath:"#/properties/panels/properties/captureTimeoutMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err278];
}
else {
vErrors.push(err278);
}
errors++;
}
if(data105 < 1 || isNaN(data105)){
const err279 = {instancePath:instancePath+"/panels/captureTimeoutMs",schemaPath:"#/properties/panels/properties/captureTimeoutMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err279];
}
else {
vErrors.push(err279);
}
errors++;
}
}
}
if(data97.acceptMs !== undefined){
let data106 = data97.acceptMs;
if(!(((typeof data106 == "number") && (!(data106 % 1) && !isNaN(data106))) && (isFinite(data106)))){
const err280 = {instancePath:instancePath+"/panels/acceptMs",schemaPath:"#/properties/panels/properties/acceptMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err280];
}
else {
vErrors.push(err280);
}
errors++;
}
if((typeof data106 == "number") && (isFinite(data106))){
if(data106 > 2147483647 || isNaN(data106)){
const err281 = {instancePath:instancePath+"/panels/acceptMs",schemaPath:"#/properties/panels/properties/acceptMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err281];
}
else {
vErrors.push(err281);
}
errors++;
}
if(data106 < 1 || isNaN(data106)){
const err282 = {instancePath:instancePath+"/panels/acceptMs",schemaPath:"#/properties/panels/properties/acceptMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err282];
}
else {
vErrors.push(err282);
}
errors++;
}
}
}
if(data97.graceMs !== undefined){
let data107 = data97.graceMs;
if(!(((typeof data107 == "number") && (!(data107 % 1) && !isNaN(data107))) && (isFinite(data107)))){
const err283 = {instancePath:instancePath+"/panels/graceMs",schemaPath:"#/properties/panels/properties/graceMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err283];
}
else {
vErrors.push(err283);
}
errors++;
}
if((typeof data107 == "number") && (isFinite(data107))){
if(data107 > 2147483647 || isNaN(data107)){
const err284 = {instancePath:instancePath+"/panels/graceMs",schemaPath:"#/properties/panels/properties/graceMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err284];
}
else {
vErrors.push(err284);
}
errors++;
}
if(data107 < 1 || isNaN(data107)){
const err285 = {instancePath:instancePath+"/panels/graceMs",schemaPath:"#/properties/panels/properties/graceMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err285];
}
else {
vErrors.push(err285);
}
errors++;
}
}
}
if(data97.maxReplyBytes !== undefined){
let data108 = data97.maxReplyBytes;
if(!(((typeof data108 == "number") && (!(data108 % 1) && !isNaN(data108))) && (isFinite(data108)))){
const err286 = {instancePath:instancePath+"/panels/maxReplyBytes",schemaPath:"#/properties/panels/properties/maxReplyBytes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err286];
}
else {
vErrors.push(err286);
}
errors++;
}
if((typeof data108 == "number") && (isFinite(data108))){
if(data108 > 33554432 || isNaN(data108)){
const err287 = {instancePath:instancePath+"/panels/maxReplyBytes",schemaPath:"#/properties/panels/properties/maxReplyBytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 33554432}};
if(vErrors === null){
vErrors = [err287];
}
else {
vErrors.push(err287);
}
errors++;
}
if(data108 < 4096 || isNaN(data108)){
const err288 = {instancePath:instancePath+"/panels/maxReplyBytes",schemaPath:"#/properties/panels/properties/maxReplyBytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 4096}};
if(vErrors === null){
vErrors = [err288];
}
else {
vErrors.push(err288);
}
errors++;
}
}
}
if(data97.maxBrowsers !== undefined){
let data109 = data97.maxBrowsers;
if(!(((typeof data109 == "number") && (!(data109 % 1) && !isNaN(data109))) && (isFinite(data109)))){
const err289 = {instancePath:instancePath+"/panels/maxBrowsers",schemaPath:"#/properties/panels/properties/maxBrowsers/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err289];
}
else {
vErrors.push(err289);
}
errors++;
}
if((typeof data109 == "number") && (isFinite(data109))){
if(data109 > 10000 || isNaN(data109)){
const err290 = {instancePath:instancePath+"/panels/maxBrowsers",schemaPath:"#/properties/panels/properties/maxBrowsers/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000}};
if(vErrors === null){
vErrors = [err290];
}
else {
vErrors.push(err290);
}
errors++;
}
if(data109 < 1 || isNaN(data109)){
const err291 = {instancePath:instancePath+"/panels/maxBrowsers",schemaPath:"#/properties/panels/properties/maxBrowsers/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err291];
}
else {
vErrors.push(err291);
}
errors++;
}
}
}
if(data97.maxTabs !== undefined){
let data110 = data97.maxTabs;
if(!(((typeof data110 == "number") && (!(data110 % 1) && !isNaN(data110))) && (isFinite(data110)))){
const err292 = {instancePath:instancePath+"/panels/maxTabs",schemaPath:"#/properties/panels/properties/maxTabs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err292];
}
else {
vErrors.push(err292);
}
errors++;
}
if((typeof data110 == "number") && (isFinite(data110))){
if(data110 > 1000 || isNaN(data110)){
const err293 = {instancePath:instancePath+"/panels/maxTabs",schemaPath:"#/properties/panels/properties/maxTabs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err293];
}
else {
vErrors.push(err293);
}
errors++;
}
if(data110 < 1 || isNaN(data110)){
const err294 = {instancePath:instancePath+"/panels/maxTabs",schemaPath:"#/properties/panels/properties/maxTabs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err294];
}
else {
vErrors.push(err294);
}
errors++;
}
}
}
if(data97.maxDepth !== undefined){
let data111 = data97.maxDepth;
if(!(((typeof data111 == "number") && (!(data111 % 1) && !isNaN(data111))) && (isFinite(data111)))){
const err295 = {instancePath:instancePath+"/panels/maxDepth",schemaPath:"#/properties/panels/properties/maxDepth/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err295];
}
else {
vErrors.push(err295);
}
errors++;
}
if((typeof data111 == "number") && (isFinite(data111))){
if(data111 > 1000 || isNaN(data111)){
const err296 = {instancePath:instancePath+"/panels/maxDepth",schemaPath:"#/properties/panels/properties/maxDepth/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err296];
}
else {
vErrors.push(err296);
}
errors++;
}
if(data111 < 1 || isNaN(data111)){
const err297 = {instancePath:instancePath+"/panels/maxDepth",schemaPath:"#/properties/panels/properties/maxDepth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err297];
}
else {
vErrors.push(err297);
}
errors++;
}
}
}
if(data97.maxStateBytes !== undefined){
let data112 = data97.maxStateBytes;
if(!(((typeof data112 == "number") && (!(data112 % 1) && !isNaN(data112))) && (isFinite(data112)))){
const err298 = {instancePath:instancePath+"/panels/maxStateBytes",schemaPath:"#/properties/panels/properties/maxStateBytes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err298];
}
else {
vErrors.push(err298);
}
errors++;
}
if((typeof data112 == "number") && (isFinite(data112))){
if(data112 > 16384 || isNaN(data112)){
const err299 = {instancePath:instancePath+"/panels/maxStateBytes",schemaPath:"#/properties/panels/properties/maxStateBytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 16384}};
if(vErrors === null){
vErrors = [err299];
}
else {
vErrors.push(err299);
}
errors++;
}
if(data112 < 2 || isNaN(data112)){
const err300 = {instancePath:instancePath+"/panels/maxStateBytes",schemaPath:"#/properties/panels/properties/maxStateBytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2}};
if(vErrors === null){
vErrors = [err300];
}
else {
vErrors.push(err300);
}
errors++;
}
}
}
if(data97.maxLogLines !== undefined){
let data113 = data97.maxLogLines;
if(!(((typeof data113 == "number") && (!(data113 % 1) && !isNaN(data113))) && (isFinite(data113)))){
const err301 = {instancePath:instancePath+"/panels/maxLogLines",schemaPath:"#/properties/panels/properties/maxLogLines/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err301];
}
else {
vErrors.push(err301);
}
errors++;
}
if((typeof data113 == "number") && (isFinite(data113))){
if(data113 > 1000 || isNaN(data113)){
const err302 = {instancePath:instancePath+"/panels/maxLogLines",schemaPath:"#/properties/panels/properties/maxLogLines/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err302];
}
else {
vErrors.push(err302);
}
errors++;
}
if(data113 < 1 || isNaN(data113)){
const err303 = {instancePath:instancePath+"/panels/maxLogLines",schemaPath:"#/properties/panels/properties/maxLogLines/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err303];
}
else {
vErrors.push(err303);
}
errors++;
}
}
}
if(data97.maxUnreadBytes !== undefined){
let data114 = data97.maxUnreadBytes;
if(!(((typeof data114 == "number") && (!(data114 % 1) && !isNaN(data114))) && (isFinite(data114)))){
const err304 = {instancePath:instancePath+"/panels/maxUnreadBytes",schemaPath:"#/properties/panels/properties/maxUnreadBytes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err304];
}
else {
vErrors.push(err304);
}
errors++;
}
if((typeof data114 == "number") && (isFinite(data114))){
if(data114 > 1073741824 || isNaN(data114)){
const err305 = {instancePath:instancePath+"/panels/maxUnreadBytes",schemaPath:"#/properties/panels/properties/maxUnreadBytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1073741824}};
if(vErrors === null){
vErrors = [err305];
}
else {
vErrors.push(err305);
}
errors++;
}
if(data114 < 1048576 || isNaN(data114)){
const err306 = {instancePath:instancePath+"/panels/maxUnreadBytes",schemaPath:"#/properties/panels/properties/maxUnreadBytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1048576}};
if(vErrors === null){
vErrors = [err306];
}
else {
vErrors.push(err306);
}
errors++;
}
}
}
if(data97.framingTimeoutMs !== undefined){
let data115 = data97.framingTimeoutMs;
if(!(((typeof data115 == "number") && (!(data115 % 1) && !isNaN(data115))) && (isFinite(data115)))){
const err307 = {instancePath:instancePath+"/panels/framingTimeoutMs",schemaPath:"#/properties/panels/properties/framingTimeoutMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err307];
}
else {
vErrors.push(err307);
}
errors++;
}
if((typeof data115 == "number") && (isFinite(data115))){
if(data115 > 2147483647 || isNaN(data115)){
const err308 = {instancePath:instancePath+"/panels/framingTimeoutMs",schemaPath:"#/properties/panels/properties/framingTimeoutMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err308];
}
else {
vErrors.push(err308);
}
errors++;
}
if(data115 < 1 || isNaN(data115)){
const err309 = {instancePath:instancePath+"/panels/framingTimeoutMs",schemaPath:"#/properties/panels/properties/framingTimeoutMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err309];
}
else {
vErrors.push(err309);
}
errors++;
}
}
}
if(data97.maxIconsBytes !== undefined){
let data116 = data97.maxIconsBytes;
if(!(((typeof data116 == "number") && (!(data116 % 1) && !isNaN(data116))) && (isFinite(data116)))){
const err310 = {instancePath:instancePath+"/panels/maxIconsBytes",schemaPath:"#/properties/panels/properties/maxIconsBytes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err310];
}
else {
vErrors.push(err310);
}
errors++;
}
if((typeof data116 == "number") && (isFinite(data116))){
if(data116 > 16777216 || isNaN(data116)){
const err311 = {instancePath:instancePath+"/panels/maxIconsBytes",schemaPath:"#/properties/panels/properties/maxIconsBytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 16777216}};
if(vErrors === null){
vErrors = [err311];
}
else {
vErrors.push(err311);
}
errors++;
}
if(data116 < 0 || isNaN(data116)){
const err312 = {instancePath:instancePath+"/panels/maxIconsBytes",schemaPath:"#/properties/panels/properties/maxIconsBytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err312];
}
else {
vErrors.push(err312);
}
errors++;
}
}
}
if(data97.aliases !== undefined){
let data117 = data97.aliases;
if(Array.isArray(data117)){
if(data117.length > 256){
const err313 = {instancePath:instancePath+"/panels/aliases",schemaPath:"#/properties/panels/properties/aliases/maxItems",keyword:"maxItems",params:{limit: 256}};
if(vErrors === null){
vErrors = [err313];
}
else {
vErrors.push(err313);
}
errors++;
}
const len2 = data117.length;
for(let i2=0; i2<len2; i2++){
let data118 = data117[i2];
if(typeof data118 === "string"){
if(!pattern14.test(data118)){
const err314 = {instancePath:instancePath+"/panels/aliases/" + i2,schemaPath:"#/properties/panels/properties/aliases/items/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}=(webview|sandbox|log|[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$"}};
if(vErrors === null){
vErrors = [err314];
}
else {
vErrors.push(err314);
}
errors++;
}
}
else {
const err315 = {instancePath:instancePath+"/panels/aliases/" + i2,schemaPath:"#/properties/panels/properties/aliases/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err315];
}
else {
vErrors.push(err315);
}
errors++;
}
}
}
else {
const err316 = {instancePath:instancePath+"/panels/aliases",schemaPath:"#/properties/panels/properties/aliases/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err316];
}
else {
vErrors.push(err316);
}
errors++;
}
}
if(data97.pages !== undefined){
let data119 = data97.pages;
if(Array.isArray(data119)){
if(data119.length > 256){
const err317 = {instancePath:instancePath+"/panels/pages",schemaPath:"#/properties/panels/properties/pages/maxItems",keyword:"maxItems",params:{limit: 256}};
if(vErrors === null){
vErrors = [err317];
}
else {
vErrors.push(err317);
}
errors++;
}
const len3 = data119.length;
for(let i3=0; i3<len3; i3++){
let data120 = data119[i3];
if(typeof data120 === "string"){
if(!pattern15.test(data120)){
const err318 = {instancePath:instancePath+"/panels/pages/" + i3,schemaPath:"#/properties/panels/properties/pages/items/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}=https?://[^\\s,]{1,2048}$"}};
if(vErrors === null){
vErrors = [err318];
}
else {
vErrors.push(err318);
}
errors++;
}
}
else {
const err319 = {instancePath:instancePath+"/panels/pages/" + i3,schemaPath:"#/properties/panels/properties/pages/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err319];
}
else {
vErrors.push(err319);
}
errors++;
}
}
}
else {
const err320 = {instancePath:instancePath+"/panels/pages",schemaPath:"#/properties/panels/properties/pages/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err320];
}
else {
vErrors.push(err320);
}
errors++;
}
}
if(data97.privateHosts !== undefined){
let data121 = data97.privateHosts;
if(Array.isArray(data121)){
if(data121.length > 256){
const err321 = {instancePath:instancePath+"/panels/privateHosts",schemaPath:"#/properties/panels/properties/privateHosts/maxItems",keyword:"maxItems",params:{limit: 256}};
if(vErrors === null){
vErrors = [err321];
}
else {
vErrors.push(err321);
}
errors++;
}
const len4 = data121.length;
for(let i4=0; i4<len4; i4++){
let data122 = data121[i4];
if(typeof data122 === "string"){
if(!pattern16.test(data122)){
const err322 = {instancePath:instancePath+"/panels/privateHosts/" + i4,schemaPath:"#/properties/panels/properties/privateHosts/items/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9.:_\\[\\]-]{1,253}:[0-9]{1,5}$"}};
if(vErrors === null){
vErrors = [err322];
}
else {
vErrors.push(err322);
}
errors++;
}
}
else {
const err323 = {instancePath:instancePath+"/panels/privateHosts/" + i4,schemaPath:"#/properties/panels/properties/privateHosts/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err323];
}
else {
vErrors.push(err323);
}
errors++;
}
}
}
else {
const err324 = {instancePath:instancePath+"/panels/privateHosts",schemaPath:"#/properties/panels/properties/privateHosts/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err324];
}
else {
vErrors.push(err324);
}
errors++;
}
}
}
else {
const err325 = {instancePath:instancePath+"/panels",schemaPath:"#/properties/panels/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err325];
}
else {
vErrors.push(err325);
}
errors++;
}
}
if(data.paste !== undefined){
let data123 = data.paste;
if(data123 && typeof data123 == "object" && !Array.isArray(data123)){
for(const key15 in data123){
if(!(func3.call(schema19.properties.paste.properties, key15))){
const err326 = {instancePath:instancePath+"/paste",schemaPath:"#/properties/paste/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15}};
if(vErrors === null){
vErrors = [err326];
}
else {
vErrors.push(err326);
}
errors++;
}
}
if(data123.maxEdgePx !== undefined){
let data124 = data123.maxEdgePx;
if(!(((typeof data124 == "number") && (!(data124 % 1) && !isNaN(data124))) && (isFinite(data124)))){
const err327 = {instancePath:instancePath+"/paste/maxEdgePx",schemaPath:"#/properties/paste/properties/maxEdgePx/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err327];
}
else {
vErrors.push(err327);
}
errors++;
}
if((typeof data124 == "number") && (isFinite(data124))){
if(data124 > 16384 || isNaN(data124)){
const err328 = {instancePath:instancePath+"/paste/maxEdgePx",schemaPath:"#/properties/paste/properties/maxEdgePx/maximum",keyword:"maximum",params:{comparison: "<=", limit: 16384}};
if(vErrors === null){
vErrors = [err328];
}
else {
vErrors.push(err328);
}
errors++;
}
if(data124 < 16 || isNaN(data124)){
const err329 = {instancePath:instancePath+"/paste/maxEdgePx",schemaPath:"#/properties/paste/properties/maxEdgePx/minimum",keyword:"minimum",params:{comparison: ">=", limit: 16}};
if(vErrors === null){
vErrors = [err329];
}
else {
vErrors.push(err329);
}
errors++;
}
}
}
if(data123.maxUploadBytes !== undefined){
let data125 = data123.maxUploadBytes;
if(!(((typeof data125 == "number") && (!(data125 % 1) && !isNaN(data125))) && (isFinite(data125)))){
const err330 = {instancePath:instancePath+"/paste/maxUploadBytes",schemaPath:"#/properties/paste/properties/maxUploadBytes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err330];
}
else {
vErrors.push(err330);
}
errors++;
}
if((typeof data125 == "number") && (isFinite(data125))){
if(data125 > 20971520 || isNaN(data125)){
const err331 = {instancePath:instancePath+"/paste/maxUploadBytes",schemaPath:"#/properties/paste/properties/maxUploadBytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20971520}};
if(vErrors === null){
vErrors = [err331];
}
else {
vErrors.push(err331);
}
errors++;
}
if(data125 < 1024 || isNaN(data125)){
const err332 = {instancePath:instancePath+"/paste/maxUploadBytes",schemaPath:"#/properties/paste/properties/maxUploadBytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1024}};
if(vErrors === null){
vErrors = [err332];
}
else {
vErrors.push(err332);
}
errors++;
}
}
}
if(data123.maxPixels !== undefined){
let data126 = data123.maxPixels;
if(!(((typeof data126 == "number") && (!(data126 % 1) && !isNaN(data126))) && (isFinite(data126)))){
const err333 = {instancePath:instancePath+"/paste/maxPixels",schemaPath:"#/properties/paste/properties/maxPixels/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err333];
}
else {
vErrors.push(err333);
}
errors++;
}
if((typeof data126 == "number") && (isFinite(data126))){
if(data126 > 268402689 || isNaN(data126)){
const err334 = {instancePath:instancePath+"/paste/maxPixels",schemaPath:"#/properties/paste/properties/maxPixels/maximum",keyword:"maximum",params:{comparison: "<=", limit: 268402689}};
if(vErrors === null){
vErrors = [err334];
}
else {
vErrors.push(err334);
}
errors++;
}
if(data126 < 1 || isNaN(data126)){
const err335 = {instancePath:instancePath+"/paste/maxPixels",schemaPath:"#/properties/paste/properties/maxPixels/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err335];
}
else {
vErrors.push(err335);
}
errors++;
}
}
}
if(data123.timeoutMs !== undefined){
let data127 = data123.timeoutMs;
if(!(((typeof data127 == "number") && (!(data127 % 1) && !isNaN(data127))) && (isFinite(data127)))){
const err336 = {instancePath:instancePath+"/paste/timeoutMs",schemaPath:"#/properties/paste/properties/timeoutMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err336];
}
else {
vErrors.push(err336);
}
errors++;
}
if((typeof data127 == "number") && (isFinite(data127))){
if(data127 > 600000 || isNaN(data127)){
const err337 = {instancePath:instancePath+"/paste/timeoutMs",schemaPath:"#/properties/paste/properties/timeoutMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 600000}};
if(vErrors === null){
vErrors = [err337];
}
else {
vErrors.push(err337);
}
errors++;
}
if(data127 < 1000 || isNaN(data127)){
const err338 = {instancePath:instancePath+"/paste/timeoutMs",schemaPath:"#/properties/paste/properties/timeoutMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000}};
if(vErrors === null){
vErrors = [err338];
}
else {
vErrors.push(err338);
}
errors++;
}
}
}
if(data123.concurrent !== undefined){
let data128 = data123.concurrent;
if(!(((typeof data128 == "number") && (!(data128 % 1) && !isNaN(data128))) && (isFinite(data128)))){
const err339 = {instancePath:instancePath+"/paste/concurrent",schemaPath:"#/properties/paste/properties/concurrent/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err339];
}
else {
vErrors.push(err339);
}
errors++;
}
if((typeof data128 == "number") && (isFinite(data128))){
if(data128 > 64 || isNaN(data128)){
const err340 = {instancePath:instancePath+"/paste/concurrent",schemaPath:"#/properties/paste/properties/concurrent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 64}};
if(vErrors === null){
vErrors = [err340];
}
else {
vErrors.push(err340);
}
errors++;
}
if(data128 < 1 || isNaN(data128)){
const err341 = {instancePath:instancePath+"/paste/concurrent",schemaPath:"#/properties/paste/properties/concurrent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err341];
}
else {
vErrors.push(err341);
}
errors++;
}
}
}
if(data123.nameTemplate !== undefined){
let data129 = data123.nameTemplate;
if(typeof data129 === "string"){
if(!pattern17.test(data129)){
const err342 = {instancePath:instancePath+"/paste/nameTemplate",schemaPath:"#/properties/paste/properties/nameTemplate/pattern",keyword:"pattern",params:{pattern: "^[^/\\\\]{0,60}\\{name\\}[^/\\\\]{0,60}$"}};
if(vErrors === null){
vErrors = [err342];
}
else {
vErrors.push(err342);
}
errors++;
}
}
else {
const err343 = {instancePath:instancePath+"/paste/nameTemplate",schemaPath:"#/properties/paste/properties/nameTemplate/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err343];
}
else {
vErrors.push(err343);
}
errors++;
}
}
if(data123.squeeze !== undefined){
if(typeof data123.squeeze !== "boolean"){
const err344 = {instancePath:instancePath+"/paste/squeeze",schemaPath:"#/properties/paste/properties/squeeze/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err344];
}
else {
vErrors.push(err344);
}
errors++;
}
}
if(data123.localOwner !== undefined){
let data131 = data123.localOwner;
if(typeof data131 === "string"){
if(!pattern18.test(data131)){
const err345 = {instancePath:instancePath+"/paste/localOwner",schemaPath:"#/properties/paste/properties/localOwner/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"}};
if(vErrors === null){
vErrors = [err345];
}
else {
vErrors.push(err345);
}
errors++;
}
}
else {
const err346 = {instancePath:instancePath+"/paste/localOwner",schemaPath:"#/properties/paste/properties/localOwner/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err346];
}
else {
vErrors.push(err346);
}
errors++;
}
}
if(data123.localAccess !== undefined){
let data132 = data123.localAccess;
if(typeof data132 !== "string"){
const err347 = {instancePath:instancePath+"/paste/localAccess",schemaPath:"#/properties/paste/properties/localAccess/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err347];
}
else {
vErrors.push(err347);
}
errors++;
}
if(!(((data132 === "same-user") || (data132 === "any")) || (data132 === "key"))){
const err348 = {instancePath:instancePath+"/paste/localAccess",schemaPath:"#/properties/paste/properties/localAccess/enum",keyword:"enum",params:{allowedValues: schema19.properties.paste.properties.localAccess.enum}};
if(vErrors === null){
vErrors = [err348];
}
else {
vErrors.push(err348);
}
errors++;
}
}
if(data123.tokenLifetimeMs !== undefined){
let data133 = data123.tokenLifetimeMs;
if(!(((typeof data133 == "number") && (!(data133 % 1) && !isNaN(data133))) && (isFinite(data133)))){
const err349 = {instancePath:instancePath+"/paste/tokenLifetimeMs",schemaPath:"#/properties/paste/properties/tokenLifetimeMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err349];
}
else {
vErrors.push(err349);
}
errors++;
}
if((typeof data133 == "number") && (isFinite(data133))){
if(data133 > 2147483647 || isNaN(data133)){
const err350 = {instancePath:instancePath+"/paste/tokenLifetimeMs",schemaPath:"#/properties/paste/properties/tokenLifetimeMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err350];
}
else {
vErrors.push(err350);
}
errors++;
}
if(data133 < 1 || isNaN(data133)){
const err351 = {instancePath:instancePath+"/paste/tokenLifetimeMs",schemaPath:"#/properties/paste/properties/tokenLifetimeMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err351];
}
else {
vErrors.push(err351);
}
errors++;
}
}
}
if(data123.ocr !== undefined){
let data134 = data123.ocr;
if(data134 && typeof data134 == "object" && !Array.isArray(data134)){
for(const key16 in data134){
if(!(((key16 === "enabled") || (key16 === "timeoutMs")) || (key16 === "idleMs"))){
const err352 = {instancePath:instancePath+"/paste/ocr",schemaPath:"#/properties/paste/properties/ocr/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key16}};
if(vErrors === null){
vErrors = [err352];
}
else {
vErrors.push(err352);
}
errors++;
}
}
if(data134.enabled !== undefined){
if(typeof data134.enabled !== "boolean"){
const err353 = {instancePath:instancePath+"/paste/ocr/enabled",schemaPath:"#/properties/paste/properties/ocr/properties/enabled/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err353];
}
else {
vErrors.push(err353);
}
errors++;
}
}
if(data134.timeoutMs !== undefined){
let data136 = data134.timeoutMs;
if(!(((typeof data136 == "number") && (!(data136 % 1) && !isNaN(data136))) && (isFinite(data136)))){
const err354 = {instancePath:instancePath+"/paste/ocr/timeoutMs",schemaPath:"#/properties/paste/properties/ocr/properties/timeoutMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err354];
}
else {
vErrors.push(err354);
}
errors++;
}
if((typeof data136 == "number") && (isFinite(data136))){
if(data136 > 2147483647 || isNaN(data136)){
const err355 = {instancePath:instancePath+"/paste/ocr/timeoutMs",schemaPath:"#/properties/paste/properties/ocr/properties/timeoutMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err355];
}
else {
vErrors.push(err355);
}
errors++;
}
if(data136 < 1 || isNaN(data136)){
const err356 = {instancePath:instancePath+"/paste/ocr/timeoutMs",schemaPath:"#/properties/paste/properties/ocr/properties/timeoutMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err356];
}
else {
vErrors.push(err356);
}
errors++;
}
}
}
if(data134.idleMs !== undefined){
let data137 = data134.idleMs;
if(!(((typeof data137 == "number") && (!(data137 % 1) && !isNaN(data137))) && (isFinite(data137)))){
const err357 = {instancePath:instancePath+"/paste/ocr/idleMs",schemaPath:"#/properties/paste/properties/ocr/properties/idleMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err357];
}
else {
vErrors.push(err357);
}
errors++;
}
if((typeof data137 == "number") && (isFinite(data137))){
if(data137 > 2147483647 || isNaN(data137)){
const err358 = {instancePath:instancePath+"/paste/ocr/idleMs",schemaPath:"#/properties/paste/properties/ocr/properties/idleMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err358];
}
else {
vErrors.push(err358);
}
errors++;
}
if(data137 < 1 || isNaN(data137)){
const err359 = {instancePath:instancePath+"/paste/ocr/idleMs",schemaPath:"#/properties/paste/properties/ocr/properties/idleMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err359];
}
else {
vErrors.push(err359);
}
errors++;
}
}
}
}
else {
const err360 = {instancePath:instancePath+"/paste/ocr",schemaPath:"#/properties/paste/properties/ocr/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err360];
}
else {
vErrors.push(err360);
}
errors++;
}
}
if(data123.model !== undefined){
let data138 = data123.model;
if(data138 && typeof data138 == "object" && !Array.isArray(data138)){
for(const key17 in data138){
if(!(((((key17 === "url") || (key17 === "style")) || (key17 === "name")) || (key17 === "key")) || (key17 === "timeoutMs"))){
const err361 = {instancePath:instancePath+"/paste/model",schemaPath:"#/properties/paste/properties/model/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key17}};
if(vErrors === null){
vErrors = [err361];
}
else {
vErrors.push(err361);
}
errors++;
}
}
if(data138.url !== undefined){
let data139 = data138.url;
if(typeof data139 === "string"){
if(!pattern7.test(data139)){
const err362 = {instancePath:instancePath+"/paste/model/url",schemaPath:"#/properties/paste/properties/model/properties/url/pattern",keyword:"pattern",params:{pattern: "^https?://[^\\s/?#@]+(/[^\\s?#]*)?$"}};
if(vErrors === null){
vErrors = [err362];
}
else {
vErrors.push(err362);
}
errors++;
}
if(!(formats2(data139))){
const err363 = {instancePath:instancePath+"/paste/model/url",schemaPath:"#/properties/paste/properties/model/properties/url/format",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err363];
}
else {
vErrors.push(err363);
}
errors++;
}
}
else {
const err364 = {instancePath:instancePath+"/paste/model/url",schemaPath:"#/properties/paste/properties/model/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err364];
}
else {
vErrors.push(err364);
}
errors++;
}
}
if(data138.style !== undefined){
let data140 = data138.style;
if(typeof data140 !== "string"){
const err365 = {instancePath:instancePath+"/paste/model/style",schemaPath:"#/properties/paste/properties/model/properties/style/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err365];
}
else {
vErrors.push(err365);
}
errors++;
}
if(!((data140 === "anthropic") || (data140 === "openai"))){
const err366 = {instancePath:instancePath+"/paste/model/style",schemaPath:"#/properties/paste/properties/model/properties/style/enum",keyword:"enum",params:{allowedValues: schema19.properties.paste.properties.model.properties.style.enum}};
if(vErrors === null){
vErrors = [err366];
}
else {
vErrors.push(err366);
}
errors++;
}
}
if(data138.name !== undefined){
let data141 = data138.name;
if(typeof data141 === "string"){
if(func4(data141) < 1){
const err367 = {instancePath:instancePath+"/paste/model/name",schemaPath:"#/properties/paste/properties/model/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err367];
}
else {
vErrors.push(err367);
}
errors++;
}
}
else {
const err368 = {instancePath:instancePath+"/paste/model/name",schemaPath:"#/properties/paste/properties/model/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err368];
}
else {
vErrors.push(err368);
}
errors++;
}
}
if(data138.key !== undefined){
let data142 = data138.key;
if(typeof data142 === "string"){
if(func4(data142) < 1){
const err369 = {instancePath:instancePath+"/paste/model/key",schemaPath:"#/properties/paste/properties/model/properties/key/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err369];
}
else {
vErrors.push(err369);
}
errors++;
}
}
else {
const err370 = {instancePath:instancePath+"/paste/model/key",schemaPath:"#/properties/paste/properties/model/properties/key/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err370];
}
else {
vErrors.push(err370);
}
errors++;
}
}
if(data138.timeoutMs !== undefined){
let data143 = data138.timeoutMs;
if(!(((typeof data143 == "number") && (!(data143 % 1) && !isNaN(data143))) && (isFinite(data143)))){
const err371 = {instancePath:instancePath+"/paste/model/timeoutMs",schemaPath:"#/properties/paste/properties/model/properties/timeoutMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err371];
}
else {
vErrors.push(err371);
}
errors++;
}
if((typeof data143 == "number") && (isFinite(data143))){
if(data143 > 2147483647 || isNaN(data143)){
const err372 = {instancePath:instancePath+"/paste/model/timeoutMs",schemaPath:"#/properties/paste/properties/model/properties/timeoutMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err372];
}
else {
vErrors.push(err372);
}
errors++;
}
if(data143 < 1 || isNaN(data143)){
const err373 = {instancePath:instancePath+"/paste/model/timeoutMs",schemaPath:"#/properties/paste/properties/model/properties/timeoutMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err373];
}
else {
vErrors.push(err373);
}
errors++;
}
}
}
}
else {
const err374 = {instancePath:instancePath+"/paste/model",schemaPath:"#/properties/paste/properties/model/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err374];
}
else {
vErrors.push(err374);
}
errors++;
}
}
}
else {
const err375 = {instancePath:instancePath+"/paste",schemaPath:"#/properties/paste/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err375];
}
else {
vErrors.push(err375);
}
errors++;
}
}
if(data.limits !== undefined){
let data144 = data.limits;
if(data144 && typeof data144 == "object" && !Array.isArray(data144)){
for(const key18 in data144){
if(!(func3.call(schema19.properties.limits.properties, key18))){
const err376 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key18}};
if(vErrors === null){
vErrors = [err376];
}
else {
vErrors.push(err376);
}
errors++;
}
}
if(data144.jsonBytes !== undefined){
let data145 = data144.jsonBytes;
if(!(((typeof data145 == "number") && (!(data145 % 1) && !isNaN(data145))) && (isFinite(data145)))){
const err377 = {instancePath:instancePath+"/limits/jsonBytes",schemaPath:"#/properties/limits/properties/jsonBytes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err377];
}
else {
vErrors.push(err377);
}
errors++;
}
if((typeof data145 == "number") && (isFinite(data145))){
if(data145 > 268435456 || isNaN(data145)){
const err378 = {instancePath:instancePath+"/limits/jsonBytes",schemaPath:"#/properties/limits/properties/jsonBytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 268435456}};
if(vErrors === null){
vErrors = [err378];
}
else {
vErrors.push(err378);
}
errors++;
}
if(data145 < 1024 || isNaN(data145)){
const err379 = {instancePath:instancePath+"/limits/jsonBytes",schemaPath:"#/properties/limits/properties/jsonBytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1024}};
if(vErrors === null){
vErrors = [err379];
}
else {
vErrors.push(err379);
}
errors++;
}
}
}
if(data144.formParts !== undefined){
let data146 = data144.formParts;
if(!(((typeof data146 == "number") && (!(data146 % 1) && !isNaN(data146))) && (isFinite(data146)))){
const err380 = {instancePath:instancePath+"/limits/formParts",schemaPath:"#/properties/limits/properties/formParts/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err380];
}
else {
vErrors.push(err380);
}
errors++;
}
if((typeof data146 == "number") && (isFinite(data146))){
if(data146 > 10000 || isNaN(data146)){
const err381 = {instancePath:instancePath+"/limits/formParts",schemaPath:"#/properties/limits/properties/formParts/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000}};
if(vErrors === null){
vErrors = [err381];
}
else {
vErrors.push(err381);
}
errors++;
}
if(data146 < 4 || isNaN(data146)){
const err382 = {instancePath:instancePath+"/limits/formParts",schemaPath:"#/properties/limits/properties/formParts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 4}};
if(vErrors === null){
vErrors = [err382];
}
else {
vErrors.push(err382);
}
errors++;
}
}
}
if(data144.urlBytes !== undefined){
let data147 = data144.urlBytes;
if(!(((typeof data147 == "number") && (!(data147 % 1) && !isNaN(data147))) && (isFinite(data147)))){
const err383 = {instancePath:instancePath+"/limits/urlBytes",schemaPath:"#/properties/limits/properties/urlBytes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err383];
}
else {
vErrors.push(err383);
}
errors++;
}
if((typeof data147 == "number") && (isFinite(data147))){
if(data147 > 1048576 || isNaN(data147)){
const err384 = {instancePath:instancePath+"/limits/urlBytes",schemaPath:"#/properties/limits/properties/urlBytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1048576}};
if(vErrors === null){
vErrors = [err384];
}
else {
vErrors.push(err384);
}
errors++;
}
if(data147 < 256 || isNaN(data147)){
const err385 = {instancePath:instancePath+"/limits/urlBytes",schemaPath:"#/properties/limits/properties/urlBytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 256}};
if(vErrors === null){
vErrors = [err385];
}
else {
vErrors.push(err385);
}
errors++;
}
}
}
if(data144.queryKeys !== undefined){
let data148 = data144.queryKeys;
if(!(((typeof data148 == "number") && (!(data148 % 1) && !isNaN(data148))) && (isFinite(data148)))){
const err386 = {instancePath:instancePath+"/limits/queryKeys",schemaPath:"#/properties/limits/properties/queryKeys/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err386];
}
else {
vErrors.push(err386);
}
errors++;
}
if((typeof data148 == "number") && (isFinite(data148))){
if(data148 > 256 || isNaN(data148)){
const err387 = {instancePath:instancePath+"/limits/queryKeys",schemaPath:"#/properties/limits/properties/queryKeys/maximum",keyword:"maximum",params:{comparison: "<=", limit: 256}};
if(vErrors === null){
vErrors = [err387];
}
else {
vErrors.push(err387);
}
errors++;
}
if(data148 < 8 || isNaN(data148)){
const err388 = {instancePath:instancePath+"/limits/queryKeys",schemaPath:"#/properties/limits/properties/queryKeys/minimum",keyword:"minimum",params:{comparison: ">=", limit: 8}};
if(vErrors === null){
vErrors = [err388];
}
else {
vErrors.push(err388);
}
errors++;
}
}
}
if(data144.headerBytes !== undefined){
let data149 = data144.headerBytes;
if(!(((typeof data149 == "number") && (!(data149 % 1) && !isNaN(data149))) && (isFinite(data149)))){
const err389 = {instancePath:instancePath+"/limits/headerBytes",schemaPath:"#/properties/limits/properties/headerBytes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err389];
}
else {
vErrors.push(err389);
}
errors++;
}
if((typeof data149 == "number") && (isFinite(data149))){
if(data149 > 1048576 || isNaN(data149)){
const err390 = {instancePath:instancePath+"/limits/headerBytes",schemaPath:"#/properties/limits/properties/headerBytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1048576}};
if(vErrors === null){
vErrors = [err390];
}
else {
vErrors.push(err390);
}
errors++;
}
if(data149 < 1024 || isNaN(data149)){
const err391 = {instancePath:instancePath+"/limits/headerBytes",schemaPath:"#/properties/limits/properties/headerBytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1024}};
if(vErrors === null){
vErrors = [err391];
}
else {
vErrors.push(err391);
}
errors++;
}
}
}
if(data144.headersTimeoutMs !== undefined){
let data150 = data144.headersTimeoutMs;
if(!(((typeof data150 == "number") && (!(data150 % 1) && !isNaN(data150))) && (isFinite(data150)))){
const err392 = {instancePath:instancePath+"/limits/headersTimeoutMs",schemaPath:"#/properties/limits/properties/headersTimeoutMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err392];
}
else {
vErrors.push(err392);
}
errors++;
}
if((typeof data150 == "number") && (isFinite(data150))){
if(data150 > 2147483647 || isNaN(data150)){
const err393 = {instancePath:instancePath+"/limits/headersTimeoutMs",schemaPath:"#/properties/limits/properties/headersTimeoutMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err393];
}
else {
vErrors.push(err393);
}
errors++;
}
if(data150 < 1 || isNaN(data150)){
const err394 = {instancePath:instancePath+"/limits/headersTimeoutMs",schemaPath:"#/properties/limits/properties/headersTimeoutMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err394];
}
else {
vErrors.push(err394);
}
errors++;
}
}
}
if(data144.requestTimeoutMs !== undefined){
let data151 = data144.requestTimeoutMs;
if(!(((typeof data151 == "number") && (!(data151 % 1) && !isNaN(data151))) && (isFinite(data151)))){
const err395 = {instancePath:instancePath+"/limits/requestTimeoutMs",schemaPath:"#/properties/limits/properties/requestTimeoutMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err395];
}
else {
vErrors.push(err395);
}
errors++;
}
if((typeof data151 == "number") && (isFinite(data151))){
if(data151 > 2147483647 || isNaN(data151)){
const err396 = {instancePath:instancePath+"/limits/requestTimeoutMs",schemaPath:"#/properties/limits/properties/requestTimeoutMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err396];
}
else {
vErrors.push(err396);
}
errors++;
}
if(data151 < 1 || isNaN(data151)){
const err397 = {instancePath:instancePath+"/limits/requestTimeoutMs",schemaPath:"#/properties/limits/properties/requestTimeoutMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err397];
}
else {
vErrors.push(err397);
}
errors++;
}
}
}
if(data144.deadlineMs !== undefined){
let data152 = data144.deadlineMs;
if(!(((typeof data152 == "number") && (!(data152 % 1) && !isNaN(data152))) && (isFinite(data152)))){
const err398 = {instancePath:instancePath+"/limits/deadlineMs",schemaPath:"#/properties/limits/properties/deadlineMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err398];
}
else {
vErrors.push(err398);
}
errors++;
}
if((typeof data152 == "number") && (isFinite(data152))){
if(data152 > 2147483647 || isNaN(data152)){
const err399 = {instancePath:instancePath+"/limits/deadlineMs",schemaPath:"#/properties/limits/properties/deadlineMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err399];
}
else {
vErrors.push(err399);
}
errors++;
}
if(data152 < 1 || isNaN(data152)){
const err400 = {instancePath:instancePath+"/limits/deadlineMs",schemaPath:"#/properties/limits/properties/deadlineMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err400];
}
else {
vErrors.push(err400);
}
errors++;
}
}
}
if(data144.eventBufferBytes !== undefined){
let data153 = data144.eventBufferBytes;
if(!(((typeof data153 == "number") && (!(data153 % 1) && !isNaN(data153))) && (isFinite(data153)))){
const err401 = {instancePath:instancePath+"/limits/eventBufferBytes",schemaPath:"#/properties/limits/properties/eventBufferBytes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err401];
}
else {
vErrors.push(err401);
}
errors++;
}
if((typeof data153 == "number") && (isFinite(data153))){
if(data153 > 268435456 || isNaN(data153)){
const err402 = {instancePath:instancePath+"/limits/eventBufferBytes",schemaPath:"#/properties/limits/properties/eventBufferBytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 268435456}};
if(vErrors === null){
vErrors = [err402];
}
else {
vErrors.push(err402);
}
errors++;
}
if(data153 < 4096 || isNaN(data153)){
const err403 = {instancePath:instancePath+"/limits/eventBufferBytes",schemaPath:"#/properties/limits/properties/eventBufferBytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 4096}};
if(vErrors === null){
vErrors = [err403];
}
else {
vErrors.push(err403);
}
errors++;
}
}
}
if(data144.maxStreams !== undefined){
let data154 = data144.maxStreams;
if(!(((typeof data154 == "number") && (!(data154 % 1) && !isNaN(data154))) && (isFinite(data154)))){
const err404 = {instancePath:instancePath+"/limits/maxStreams",schemaPath:"#/properties/limits/properties/maxStreams/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err404];
}
else {
vErrors.push(err404);
}
errors++;
}
if((typeof data154 == "number") && (isFinite(data154))){
if(data154 > 1000000 || isNaN(data154)){
const err405 = {instancePath:instancePath+"/limits/maxStreams",schemaPath:"#/properties/limits/properties/maxStreams/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err405];
}
else {
vErrors.push(err405);
}
errors++;
}
if(data154 < 1 || isNaN(data154)){
const err406 = {instancePath:instancePath+"/limits/maxStreams",schemaPath:"#/properties/limits/properties/maxStreams/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err406];
}
else {
vErrors.push(err406);
}
errors++;
}
}
}
if(data144.maxStreamsPerAddress !== undefined){
let data155 = data144.maxStreamsPerAddress;
if(!(((typeof data155 == "number") && (!(data155 % 1) && !isNaN(data155))) && (isFinite(data155)))){
const err407 = {instancePath:instancePath+"/limits/maxStreamsPerAddress",schemaPath:"#/properties/limits/properties/maxStreamsPerAddress/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err407];
}
else {
vErrors.push(err407);
}
errors++;
}
if((typeof data155 == "number") && (isFinite(data155))){
if(data155 > 1000000 || isNaN(data155)){
const err408 = {instancePath:instancePath+"/limits/maxStreamsPerAddress",schemaPath:"#/properties/limits/properties/maxStreamsPerAddress/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err408];
}
else {
vErrors.push(err408);
}
errors++;
}
if(data155 < 1 || isNaN(data155)){
const err409 = {instancePath:instancePath+"/limits/maxStreamsPerAddress",schemaPath:"#/properties/limits/properties/maxStreamsPerAddress/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err409];
}
else {
vErrors.push(err409);
}
errors++;
}
}
}
if(data144.maxConnections !== undefined){
let data156 = data144.maxConnections;
if(!(((typeof data156 == "number") && (!(data156 % 1) && !isNaN(data156))) && (isFinite(data156)))){
const err410 = {instancePath:instancePath+"/limits/maxConnections",schemaPath:"#/properties/limits/properties/maxConnections/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err410];
}
else {
vErrors.push(err410);
}
errors++;
}
if((typeof data156 == "number") && (isFinite(data156))){
if(data156 > 1000000 || isNaN(data156)){
const err411 = {instancePath:instancePath+"/limits/maxConnections",schemaPath:"#/properties/limits/properties/maxConnections/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err411];
}
else {
vErrors.push(err411);
}
errors++;
}
if(data156 < 2 || isNaN(data156)){
const err412 = {instancePath:instancePath+"/limits/maxConnections",schemaPath:"#/properties/limits/properties/maxConnections/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2}};
if(vErrors === null){
vErrors = [err412];
}
else {
vErrors.push(err412);
}
errors++;
}
}
}
if(data144.maxConnectionsPerAddress !== undefined){
let data157 = data144.maxConnectionsPerAddress;
if(!(((typeof data157 == "number") && (!(data157 % 1) && !isNaN(data157))) && (isFinite(data157)))){
const err413 = {instancePath:instancePath+"/limits/maxConnectionsPerAddress",schemaPath:"#/properties/limits/properties/maxConnectionsPerAddress/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err413];
}
else {
vErrors.push(err413);
}
errors++;
}
if((typeof data157 == "number") && (isFinite(data157))){
if(data157 > 1000000 || isNaN(data157)){
const err414 = {instancePath:instancePath+"/limits/maxConnectionsPerAddress",schemaPath:"#/properties/limits/properties/maxConnectionsPerAddress/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err414];
}
else {
vErrors.push(err414);
}
errors++;
}
if(data157 < 1 || isNaN(data157)){
const err415 = {instancePath:instancePath+"/limits/maxConnectionsPerAddress",schemaPath:"#/properties/limits/properties/maxConnectionsPerAddress/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err415];
}
else {
vErrors.push(err415);
}
errors++;
}
}
}
if(data144.closeGraceMs !== undefined){
let data158 = data144.closeGraceMs;
if(!(((typeof data158 == "number") && (!(data158 % 1) && !isNaN(data158))) && (isFinite(data158)))){
const err416 = {instancePath:instancePath+"/limits/closeGraceMs",schemaPath:"#/properties/limits/properties/closeGraceMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err416];
}
else {
vErrors.push(err416);
}
errors++;
}
if((typeof data158 == "number") && (isFinite(data158))){
if(data158 > 2147483647 || isNaN(data158)){
const err417 = {instancePath:instancePath+"/limits/closeGraceMs",schemaPath:"#/properties/limits/properties/closeGraceMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err417];
}
else {
vErrors.push(err417);
}
errors++;
}
if(data158 < 1 || isNaN(data158)){
const err418 = {instancePath:instancePath+"/limits/closeGraceMs",schemaPath:"#/properties/limits/properties/closeGraceMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err418];
}
else {
vErrors.push(err418);
}
errors++;
}
}
}
}
else {
const err419 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err419];
}
else {
vErrors.push(err419);
}
errors++;
}
}
}
else {
const err420 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err420];
}
else {
vErrors.push(err420);
}
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const providers = validate53;
const schema20 = {"description":"OAuth 2.0 providers for `annex connect`, by the name you choose. Only available in the file, not as flags or variables.","type":"object","maxProperties":100,"propertyNames":{"pattern":"^[a-z0-9][a-z0-9._-]{0,62}$"},"additionalProperties":{"type":"object","additionalProperties":false,"required":["authUrl","tokenUrl"],"properties":{"authUrl":{"description":"Authorization URL of the provider.","type":"string","format":"uri","pattern":"^https?://[^\\s/?#@]+","examples":["https://provider.example/authorize"]},"tokenUrl":{"description":"Token URL of the provider.","type":"string","format":"uri","pattern":"^https?://[^\\s/?#@]+","examples":["https://provider.example/token"]},"revocationUrl":{"description":"Revocation URL of the provider (RFC 7009), for `annex connect remove`. Discovered through the issuer if not given.","type":"string","format":"uri","pattern":"^https?://[^\\s/?#@]+","examples":["https://provider.example/revoke"]},"issuer":{"description":"Issuer identifier of the provider. An `iss` in its response must equal it.","type":"string","format":"uri","pattern":"^https?://[^\\s/?#@]+","examples":["https://provider.example"]},"clientId":{"description":"Client id of your app, for an app without a secret.","type":"string","minLength":1,"examples":["my-app"]},"credentialsFile":{"description":"JSON file with clientId and clientSecret, relative to the working directory.","type":"string","minLength":1,"examples":["credentials.json"]},"scopes":{"description":"Scopes to request, separated by spaces.","type":"string","default":"","examples":["openid email"]},"pkce":{"description":"Whether to use PKCE (S256).","type":"boolean","default":true},"extraParams":{"description":"Extra parameters for the authorization URL.","type":"object","maxProperties":32,"additionalProperties":{"type":"string"}}}},"$id":"providers"};
const pattern20 = new RegExp("^[a-z0-9][a-z0-9._-]{0,62}$", "u");
const pattern21 = new RegExp("^https?://[^\\s/?#@]+", "u");

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="providers" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
const _errs1 = errors;
if(typeof key0 === "string"){
if(!pattern20.test(key0)){
const err1 = {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9._-]{0,62}$"},propertyName:key0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
const err2 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
for(const key1 in data){
let data0 = data[key1];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.authUrl === undefined){
const err3 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/required",keyword:"required",params:{missingProperty: "authUrl"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.tokenUrl === undefined){
const err4 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/required",keyword:"required",params:{missingProperty: "tokenUrl"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key2 in data0){
if(!(func3.call(schema20.additionalProperties.properties, key2))){
const err5 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.authUrl !== undefined){
let data1 = data0.authUrl;
if(typeof data1 === "string"){
if(!pattern21.test(data1)){
const err6 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/authUrl",schemaPath:"#/additionalProperties/properties/authUrl/pattern",keyword:"pattern",params:{pattern: "^https?://[^\\s/?#@]+"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(formats2(data1))){
const err7 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/authUrl",schemaPath:"#/additionalProperties/properties/authUrl/format",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/authUrl",schemaPath:"#/additionalProperties/properties/authUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.tokenUrl !== undefined){
let data2 = data0.tokenUrl;
if(typeof data2 === "string"){
if(!pattern21.test(data2)){
const err9 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/tokenUrl",schemaPath:"#/additionalProperties/properties/tokenUrl/pattern",keyword:"pattern",params:{pattern: "^https?://[^\\s/?#@]+"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(formats2(data2))){
const err10 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/tokenUrl",schemaPath:"#/additionalProperties/properties/tokenUrl/format",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/tokenUrl",schemaPath:"#/additionalProperties/properties/tokenUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data0.revocationUrl !== undefined){
let data3 = data0.revocationUrl;
if(typeof data3 === "string"){
if(!pattern21.test(data3)){
const err12 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/revocationUrl",schemaPath:"#/additionalProperties/properties/revocationUrl/pattern",keyword:"pattern",params:{pattern: "^https?://[^\\s/?#@]+"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(formats2(data3))){
const err13 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/revocationUrl",schemaPath:"#/additionalProperties/properties/revocationUrl/format",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/revocationUrl",schemaPath:"#/additionalProperties/properties/revocationUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data0.issuer !== undefined){
let data4 = data0.issuer;
if(typeof data4 === "string"){
if(!pattern21.test(data4)){
const err15 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/issuer",schemaPath:"#/additionalProperties/properties/issuer/pattern",keyword:"pattern",params:{pattern: "^https?://[^\\s/?#@]+"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(formats2(data4))){
const err16 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/issuer",schemaPath:"#/additionalProperties/properties/issuer/format",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/issuer",schemaPath:"#/additionalProperties/properties/issuer/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data0.clientId !== undefined){
let data5 = data0.clientId;
if(typeof data5 === "string"){
if(func4(data5) < 1){
const err18 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/clientId",schemaPath:"#/additionalProperties/properties/clientId/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/clientId",schemaPath:"#/additionalProperties/properties/clientId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data0.credentialsFile !== undefined){
let data6 = data0.credentialsFile;
if(typeof data6 === "string"){
if(func4(data6) < 1){
const err20 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/credentialsFile",schemaPath:"#/additionalProperties/properties/credentialsFile/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/credentialsFile",schemaPath:"#/additionalProperties/properties/credentialsFile/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data0.scopes !== undefined){
if(typeof data0.scopes !== "string"){
const err22 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/scopes",schemaPath:"#/additionalProperties/properties/scopes/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data0.pkce !== undefined){
if(typeof data0.pkce !== "boolean"){
const err23 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/pkce",schemaPath:"#/additionalProperties/properties/pkce/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data0.extraParams !== undefined){
let data9 = data0.extraParams;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(Object.keys(data9).length > 32){
const err24 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/extraParams",schemaPath:"#/additionalProperties/properties/extraParams/maxProperties",keyword:"maxProperties",params:{limit: 32}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
for(const key3 in data9){
if(typeof data9[key3] !== "string"){
const err25 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/extraParams/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/properties/extraParams/additionalProperties/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/extraParams",schemaPath:"#/additionalProperties/properties/extraParams/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validate = {"settings": settings, "providers": providers};
