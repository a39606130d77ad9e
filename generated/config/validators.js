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

const settings = validate15;

const schema34 = {"title":"Settings","description":"Settings of Annex, read from annex.config.json in the working directory. Every setting is also available as a flag (`platform.port` is `--platform-port`) and as an environment variable (`ANNEX_PLATFORM_PORT`). Flags override variables, variables override the file, and the file overrides the defaults. In flags and variables, separate list items with commas. Names that end in Dir are directories, relative to the working directory. Names that end in Ms are in milliseconds.","type":"object","additionalProperties":false,"properties":{"$schema":{"description":"URL of this schema, for editors. Not a setting.","type":"string"},"host":{"description":"Address that the servers listen on. The watchdog always listens on 127.0.0.1.","type":"string","pattern":"^[A-Za-z0-9.:_-]{1,253}$","default":"127.0.0.1","examples":["127.0.0.1"]},"dataDir":{"description":"Directory for the embedded database and all other data that Annex stores.","type":"string","minLength":1,"default":".annex"},"projectDir":{"description":"Content directory of the project. Pasted screenshots are saved in screenshots/sp below it.","type":"string","minLength":1,"default":"."},"databaseUrl":{"description":"URL of a PostgreSQL database (15 or later), required for more than one node. database.connections limits its connections. Without it, Annex uses an SQLite file in dataDir.","type":"string","pattern":"^postgres(ql)?://\\S+$","writeOnly":true,"examples":["postgres://annex@db.example:5432/annex"]},"database":{"$ref":"database"},"trustedProxies":{"description":"Addresses and CIDR ranges of proxies whose X-Forwarded-For is trusted.","type":"array","items":{"type":"string","format":"ip-range","examples":["10.0.0.0/8"]},"maxItems":256,"default":[]},"apiKey":{"description":"API key for the command line and MCP (`annex keys create` shows it once).","type":"string","pattern":"^ak_[A-Za-z0-9_-]{43}$","writeOnly":true,"examples":["ak_ and 43 characters"]},"workspace":{"description":"Workspace for the command line and MCP.","type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[A-Za-z0-9][A-Za-z0-9._-]{0,99}$","examples":["acme/line-one"]},"log":{"$ref":"log"},"platform":{"$ref":"platform"},"gateway":{"$ref":"gateway"},"watchdog":{"$ref":"watchdog"},"viewer":{"$ref":"viewer"},"proxy":{"$ref":"proxy"},"intents":{"$ref":"intents"},"oauth":{"$ref":"oauth"},"identity":{"$ref":"identity"},"packages":{"$ref":"packages"},"sandbox":{"$ref":"sandbox"},"panels":{"$ref":"panels"},"paste":{"$ref":"paste"},"limits":{"$ref":"limits"},"loginProviders":{"description":"OpenID Connect providers that users can log in with. Each key is a name that you choose; it is part of the redirect URI, {base_url}/login/NAME/callback. Only available in the file, not as flags or variables.","type":"object","maxProperties":20,"propertyNames":{"pattern":"^[a-z0-9][a-z0-9._-]{0,62}$"},"default":{},"additionalProperties":{"type":"object","additionalProperties":false,"required":["issuer","clientId"],"properties":{"issuer":{"description":"Issuer identifier of the provider, exactly as in its metadata. Must use https, except on this machine.","type":"string","format":"uri","pattern":"^(https://[^\\s/?#@]+|http://(localhost|127\\.0\\.0\\.1|\\[::1\\])(:[0-9]+)?)(/[^\\s?#]*)?$","examples":["https://login.acme.example"]},"clientId":{"description":"Client id that the provider has given you.","type":"string","minLength":1,"examples":["annex"]},"clientSecretFile":{"description":"File that contains the client secret, relative to the working directory.","type":"string","minLength":1,"examples":["/run/secrets/acme"]},"clientSecretVariable":{"description":"Environment variable that contains the client secret.","type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]*$","examples":["ACME_CLIENT_SECRET"]},"label":{"description":"Name of the provider for people. The login page shows it. Defaults to the key.","type":"string","minLength":1,"maxLength":100,"examples":["Acme"]},"scopes":{"description":"Scopes to request, separated by spaces. Must include openid.","type":"string","pattern":"^(\\S+ )*openid( \\S+)*$","default":"openid profile email","examples":["openid profile email groups"]},"signUp":{"description":"Whether the first login of an unknown person creates a user. If false, only linked accounts can log in.","type":"boolean","default":false},"allowedDomains":{"description":"Domains of email addresses that may log in. The provider must have verified the address. Any address if the list is empty.","type":"array","items":{"type":"string","pattern":"^[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+$","examples":["acme.example"]},"maxItems":100,"default":[]},"groupsClaim":{"description":"Claim that lists the user's groups.","type":"string","minLength":1,"default":"groups","examples":["roles"]},"owners":{"description":"The owners that each group belongs to. `*` stands for every user of the provider. Computed at each login.","type":"object","maxProperties":1000,"additionalProperties":{"type":"array","items":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$","examples":["acme"]},"maxItems":100},"default":{}},"logout":{"description":"Whether logging out also logs out at the provider.","type":"boolean","default":false}}}}},"$id":"settings"};

const func4 = Object.prototype.hasOwnProperty;

const func5 = codePoints;

const pattern4 = new RegExp("^[A-Za-z0-9.:_-]{1,253}$", "u");

const pattern5 = new RegExp("^postgres(ql)?://\\S+$", "u");

const pattern6 = new RegExp("^ak_[A-Za-z0-9_-]{43}$", "u");

const pattern7 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[A-Za-z0-9][A-Za-z0-9._-]{0,99}$", "u");

const pattern26 = new RegExp("^[a-z0-9][a-z0-9._-]{0,62}$", "u");

const pattern27 = new RegExp("^(https://[^\\s/?#@]+|http://(localhost|127\\.0\\.0\\.1|\\[::1\\])(:[0-9]+)?)(/[^\\s?#]*)?$", "u");

const pattern28 = new RegExp("^[A-Za-z_][A-Za-z0-9_]*$", "u");

const pattern29 = new RegExp("^(\\S+ )*openid( \\S+)*$", "u");

const pattern30 = new RegExp("^[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+$", "u");

const pattern24 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$", "u");

const schema35 = {"description":"Database options. They do not apply to SQLite.","type":"object","additionalProperties":false,"properties":{"connections":{"description":"Maximum PostgreSQL connections per server, plus one for notifications.","type":"integer","minimum":1,"maximum":1000,"default":10},"recheckMs":{"description":"Maximum time until streams and pages notice a change whose notification was lost.","type":"integer","minimum":1000,"maximum":3600000,"default":60000}},"$id":"database"};

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="database" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate16.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "connections") || (key0 === "recheckMs"))){
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
if(data.connections !== undefined){
let data0 = data.connections;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/connections",schemaPath:"#/properties/connections/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1000 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/connections",schemaPath:"#/properties/connections/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/connections",schemaPath:"#/properties/connections/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.recheckMs !== undefined){
let data1 = data.recheckMs;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/recheckMs",schemaPath:"#/properties/recheckMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 3600000 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/recheckMs",schemaPath:"#/properties/recheckMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3600000}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 1000 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/recheckMs",schemaPath:"#/properties/recheckMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate16.errors = vErrors;
return errors === 0;
}

validate16.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema36 = {"description":"Logging to standard error. Query strings, tokens, codes, keys and passwords are never logged.","type":"object","additionalProperties":false,"properties":{"level":{"description":"Minimum log level.","type":"string","enum":["trace","debug","info","warn","error","fatal","silent"],"default":"info"},"format":{"description":"Log format: one JSON object per line, or human-readable lines. `auto` is pretty on a terminal and json elsewhere.","type":"string","enum":["auto","json","pretty"],"default":"auto"},"node":{"description":"Name of this node on every log line. Defaults to the host name and the process id.","type":"string","pattern":"^[\\w.:/-]{1,64}$","examples":["web-1"]}},"$id":"log"};

const pattern8 = new RegExp("^[\\w.:/-]{1,64}$", "u");

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="log" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate18.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "level") || (key0 === "format")) || (key0 === "node"))){
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
if(data.level !== undefined){
let data0 = data.level;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(((((((data0 === "trace") || (data0 === "debug")) || (data0 === "info")) || (data0 === "warn")) || (data0 === "error")) || (data0 === "fatal")) || (data0 === "silent"))){
const err2 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/enum",keyword:"enum",params:{allowedValues: schema36.properties.level.enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.format !== undefined){
let data1 = data.format;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(((data1 === "auto") || (data1 === "json")) || (data1 === "pretty"))){
const err4 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/enum",keyword:"enum",params:{allowedValues: schema36.properties.format.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.node !== undefined){
let data2 = data.node;
if(typeof data2 === "string"){
if(!pattern8.test(data2)){
const err5 = {instancePath:instancePath+"/node",schemaPath:"#/properties/node/pattern",keyword:"pattern",params:{pattern: "^[\\w.:/-]{1,64}$"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/node",schemaPath:"#/properties/node/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate18.errors = vErrors;
return errors === 0;
}

validate18.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema37 = {"description":"Packages, authentication intents, workspaces, pages and documentation.","type":"object","additionalProperties":false,"properties":{"port":{"description":"Port of the platform; 0 picks any free port.","type":"integer","minimum":0,"maximum":65535,"default":8790},"baseUrl":{"description":"Public URL of the platform. Defaults to the address that the platform listens on. The docs write it as {base_url}. The flag is --base-url, the variable ANNEX_BASE_URL.","type":"string","format":"uri","pattern":"^https?://[^\\s/?#@]+(/[^\\s?#]*)?$","examples":["https://annex.example"]},"packagesDir":{"description":"Directory of the built package repository to serve. If it has no repository, packages.sample decides which one the platform creates there. Packages are installed elsewhere, in packages.installDir.","type":"string","minLength":1,"default":"{dataDir}/packages"}},"$id":"platform"};

const formats2 = formats.fullFormats.uri;

const pattern9 = new RegExp("^https?://[^\\s/?#@]+(/[^\\s?#]*)?$", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="platform" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "port") || (key0 === "baseUrl")) || (key0 === "packagesDir"))){
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
if(data.port !== undefined){
let data0 = data.port;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/port",schemaPath:"#/properties/port/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 65535 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/port",schemaPath:"#/properties/port/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/port",schemaPath:"#/properties/port/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.baseUrl !== undefined){
let data1 = data.baseUrl;
if(typeof data1 === "string"){
if(!pattern9.test(data1)){
const err4 = {instancePath:instancePath+"/baseUrl",schemaPath:"#/properties/baseUrl/pattern",keyword:"pattern",params:{pattern: "^https?://[^\\s/?#@]+(/[^\\s?#]*)?$"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats2(data1))){
const err5 = {instancePath:instancePath+"/baseUrl",schemaPath:"#/properties/baseUrl/format",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/baseUrl",schemaPath:"#/properties/baseUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.packagesDir !== undefined){
let data2 = data.packagesDir;
if(typeof data2 === "string"){
if(func5(data2) < 1){
const err7 = {instancePath:instancePath+"/packagesDir",schemaPath:"#/properties/packagesDir/minLength",keyword:"minLength",params:{limit: 1}};
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
const err8 = {instancePath:instancePath+"/packagesDir",schemaPath:"#/properties/packagesDir/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}

validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema38 = {"description":"The OAuth authorization-code gateway.","type":"object","additionalProperties":false,"properties":{"port":{"description":"Port of the gateway, for HTTP and WebSocket; 0 picks any free port.","type":"integer","minimum":0,"maximum":65535,"default":8795},"url":{"description":"Public URL of the gateway, to which providers redirect browsers. Defaults to the address that the gateway listens on. The docs write it as {gateway_url}.","type":"string","format":"uri","pattern":"^https?://[^\\s/?#@]+(/[^\\s?#]*)?$","examples":["https://annex.example"]},"wsUrl":{"description":"WebSocket URL of the gateway, which clients connect to. Defaults to the address that the gateway listens on. The docs write it as {gateway_ws_url}.","type":"string","format":"uri","pattern":"^wss?://[^\\s/?#@]+(/[^\\s?#]*)?$","examples":["wss://gateway.example/"]},"state":{"description":"Accepted form of a state: `uuid`, or `opaque` to also accept 22 to 128 unreserved characters.","type":"string","enum":["uuid","opaque"],"default":"uuid"},"origins":{"description":"Origins whose pages may connect by WebSocket. Programs send no Origin and can always connect.","type":"array","items":{"type":"string","format":"uri","pattern":"^https?://[^\\s/?#@]+$","examples":["https://app.example"]},"maxItems":256,"default":[]},"lifetimeMs":{"description":"Lifetime of a registration that waits for its callback.","type":"integer","minimum":1,"maximum":2147483647,"default":600000},"acknowledgeMs":{"description":"Time for a client that registered with `acknowledge` to confirm receipt.","type":"integer","minimum":1,"maximum":2147483647,"default":3000},"maxRegistrations":{"description":"Maximum number of registrations for all clients together.","type":"integer","minimum":1,"maximum":10000000,"default":100000},"maxStatesPerSocket":{"description":"Maximum number of registrations per connection.","type":"integer","minimum":1,"maximum":100000,"default":16},"sweepMs":{"description":"How often expired registrations are removed and their clients notified.","type":"integer","minimum":10,"maximum":60000,"default":1000},"sockets":{"description":"WebSocket connections of the gateway.","type":"object","additionalProperties":false,"properties":{"maxMessageBytes":{"description":"Maximum size in bytes of a message from a client.","type":"integer","minimum":256,"maximum":16777216,"default":4096},"maxSockets":{"description":"Maximum number of WebSocket connections.","type":"integer","minimum":1,"maximum":1000000,"default":20000},"maxSocketsPerAddress":{"description":"Maximum WebSocket connections per address (IPv6: per /64).","type":"integer","minimum":1,"maximum":1000000,"default":256},"maxFramesPerSecond":{"description":"Maximum frames per second on one connection, pings included. A client that exceeds it is disconnected.","type":"integer","minimum":1,"maximum":1000000000,"default":100},"maxFramesPerSecondAndAddress":{"description":"Maximum frames per second on all connections of one address. If it is exceeded, the connections that send more than their share are closed.","type":"integer","minimum":1,"maximum":1000000000,"default":5000},"firstMessageMs":{"description":"A client that has registered nothing within this time is disconnected.","type":"integer","minimum":1,"maximum":2147483647,"default":10000},"pingMs":{"description":"How often each client is pinged to check that it is still connected.","type":"integer","minimum":1,"maximum":2147483647,"default":30000},"maxBufferedBytes":{"description":"A client that leaves more than this number of bytes unread is disconnected.","type":"integer","minimum":4096,"maximum":268435456,"default":1048576},"sendMs":{"description":"Time for a client to receive a message. After that, the message is dropped and the client disconnected.","type":"integer","minimum":1,"maximum":2147483647,"default":5000},"closeGraceMs":{"description":"Time for clients to close their connections when the gateway stops. A client that was disconnected for breaking a limit and does not close is held five times as long, because it would only reconnect.","type":"integer","minimum":1,"maximum":2147483647,"default":2000}}}},"$id":"gateway"};

const pattern11 = new RegExp("^wss?://[^\\s/?#@]+(/[^\\s?#]*)?$", "u");

const pattern12 = new RegExp("^https?://[^\\s/?#@]+$", "u");

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="gateway" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func4.call(schema38.properties, key0))){
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
if(data.port !== undefined){
let data0 = data.port;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/port",schemaPath:"#/properties/port/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 65535 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/port",schemaPath:"#/properties/port/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/port",schemaPath:"#/properties/port/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.url !== undefined){
let data1 = data.url;
if(typeof data1 === "string"){
if(!pattern9.test(data1)){
const err4 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern: "^https?://[^\\s/?#@]+(/[^\\s?#]*)?$"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats2(data1))){
const err5 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.wsUrl !== undefined){
let data2 = data.wsUrl;
if(typeof data2 === "string"){
if(!pattern11.test(data2)){
const err7 = {instancePath:instancePath+"/wsUrl",schemaPath:"#/properties/wsUrl/pattern",keyword:"pattern",params:{pattern: "^wss?://[^\\s/?#@]+(/[^\\s?#]*)?$"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(formats2(data2))){
const err8 = {instancePath:instancePath+"/wsUrl",schemaPath:"#/properties/wsUrl/format",keyword:"format",params:{format: "uri"}};
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
const err9 = {instancePath:instancePath+"/wsUrl",schemaPath:"#/properties/wsUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.state !== undefined){
let data3 = data.state;
if(typeof data3 !== "string"){
const err10 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!((data3 === "uuid") || (data3 === "opaque"))){
const err11 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema38.properties.state.enum}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.origins !== undefined){
let data4 = data.origins;
if(Array.isArray(data4)){
if(data4.length > 256){
const err12 = {instancePath:instancePath+"/origins",schemaPath:"#/properties/origins/maxItems",keyword:"maxItems",params:{limit: 256}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 === "string"){
if(!pattern12.test(data5)){
const err13 = {instancePath:instancePath+"/origins/" + i0,schemaPath:"#/properties/origins/items/pattern",keyword:"pattern",params:{pattern: "^https?://[^\\s/?#@]+$"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(formats2(data5))){
const err14 = {instancePath:instancePath+"/origins/" + i0,schemaPath:"#/properties/origins/items/format",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/origins/" + i0,schemaPath:"#/properties/origins/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/origins",schemaPath:"#/properties/origins/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.lifetimeMs !== undefined){
let data6 = data.lifetimeMs;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err17 = {instancePath:instancePath+"/lifetimeMs",schemaPath:"#/properties/lifetimeMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 2147483647 || isNaN(data6)){
const err18 = {instancePath:instancePath+"/lifetimeMs",schemaPath:"#/properties/lifetimeMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err19 = {instancePath:instancePath+"/lifetimeMs",schemaPath:"#/properties/lifetimeMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
if(data.acknowledgeMs !== undefined){
let data7 = data.acknowledgeMs;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err20 = {instancePath:instancePath+"/acknowledgeMs",schemaPath:"#/properties/acknowledgeMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 2147483647 || isNaN(data7)){
const err21 = {instancePath:instancePath+"/acknowledgeMs",schemaPath:"#/properties/acknowledgeMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err22 = {instancePath:instancePath+"/acknowledgeMs",schemaPath:"#/properties/acknowledgeMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
if(data.maxRegistrations !== undefined){
let data8 = data.maxRegistrations;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err23 = {instancePath:instancePath+"/maxRegistrations",schemaPath:"#/properties/maxRegistrations/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 10000000 || isNaN(data8)){
const err24 = {instancePath:instancePath+"/maxRegistrations",schemaPath:"#/properties/maxRegistrations/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000000}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err25 = {instancePath:instancePath+"/maxRegistrations",schemaPath:"#/properties/maxRegistrations/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.maxStatesPerSocket !== undefined){
let data9 = data.maxStatesPerSocket;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err26 = {instancePath:instancePath+"/maxStatesPerSocket",schemaPath:"#/properties/maxStatesPerSocket/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 100000 || isNaN(data9)){
const err27 = {instancePath:instancePath+"/maxStatesPerSocket",schemaPath:"#/properties/maxStatesPerSocket/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err28 = {instancePath:instancePath+"/maxStatesPerSocket",schemaPath:"#/properties/maxStatesPerSocket/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
if(data.sweepMs !== undefined){
let data10 = data.sweepMs;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err29 = {instancePath:instancePath+"/sweepMs",schemaPath:"#/properties/sweepMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 60000 || isNaN(data10)){
const err30 = {instancePath:instancePath+"/sweepMs",schemaPath:"#/properties/sweepMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60000}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data10 < 10 || isNaN(data10)){
const err31 = {instancePath:instancePath+"/sweepMs",schemaPath:"#/properties/sweepMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 10}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
if(data.sockets !== undefined){
let data11 = data.sockets;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key1 in data11){
if(!(func4.call(schema38.properties.sockets.properties, key1))){
const err32 = {instancePath:instancePath+"/sockets",schemaPath:"#/properties/sockets/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data11.maxMessageBytes !== undefined){
let data12 = data11.maxMessageBytes;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err33 = {instancePath:instancePath+"/sockets/maxMessageBytes",schemaPath:"#/properties/sockets/properties/maxMessageBytes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 16777216 || isNaN(data12)){
const err34 = {instancePath:instancePath+"/sockets/maxMessageBytes",schemaPath:"#/properties/sockets/properties/maxMessageBytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 16777216}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data12 < 256 || isNaN(data12)){
const err35 = {instancePath:instancePath+"/sockets/maxMessageBytes",schemaPath:"#/properties/sockets/properties/maxMessageBytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 256}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
if(data11.maxSockets !== undefined){
let data13 = data11.maxSockets;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err36 = {instancePath:instancePath+"/sockets/maxSockets",schemaPath:"#/properties/sockets/properties/maxSockets/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 1000000 || isNaN(data13)){
const err37 = {instancePath:instancePath+"/sockets/maxSockets",schemaPath:"#/properties/sockets/properties/maxSockets/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data13 < 1 || isNaN(data13)){
const err38 = {instancePath:instancePath+"/sockets/maxSockets",schemaPath:"#/properties/sockets/properties/maxSockets/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
if(data11.maxSocketsPerAddress !== undefined){
let data14 = data11.maxSocketsPerAddress;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err39 = {instancePath:instancePath+"/sockets/maxSocketsPerAddress",schemaPath:"#/properties/sockets/properties/maxSocketsPerAddress/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 1000000 || isNaN(data14)){
const err40 = {instancePath:instancePath+"/sockets/maxSocketsPerAddress",schemaPath:"#/properties/sockets/properties/maxSocketsPerAddress/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data14 < 1 || isNaN(data14)){
const err41 = {instancePath:instancePath+"/sockets/maxSocketsPerAddress",schemaPath:"#/properties/sockets/properties/maxSocketsPerAddress/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
if(data11.maxFramesPerSecond !== undefined){
let data15 = data11.maxFramesPerSecond;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err42 = {instancePath:instancePath+"/sockets/maxFramesPerSecond",schemaPath:"#/properties/sockets/properties/maxFramesPerSecond/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 1000000000 || isNaN(data15)){
const err43 = {instancePath:instancePath+"/sockets/maxFramesPerSecond",schemaPath:"#/properties/sockets/properties/maxFramesPerSecond/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data15 < 1 || isNaN(data15)){
const err44 = {instancePath:instancePath+"/sockets/maxFramesPerSecond",schemaPath:"#/properties/sockets/properties/maxFramesPerSecond/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
if(data11.maxFramesPerSecondAndAddress !== undefined){
let data16 = data11.maxFramesPerSecondAndAddress;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err45 = {instancePath:instancePath+"/sockets/maxFramesPerSecondAndAddress",schemaPath:"#/properties/sockets/properties/maxFramesPerSecondAndAddress/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 1000000000 || isNaN(data16)){
const err46 = {instancePath:instancePath+"/sockets/maxFramesPerSecondAndAddress",schemaPath:"#/properties/sockets/properties/maxFramesPerSecondAndAddress/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data16 < 1 || isNaN(data16)){
const err47 = {instancePath:instancePath+"/sockets/maxFramesPerSecondAndAddress",schemaPath:"#/properties/sockets/properties/maxFramesPerSecondAndAddress/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
if(data11.firstMessageMs !== undefined){
let data17 = data11.firstMessageMs;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err48 = {instancePath:instancePath+"/sockets/firstMessageMs",schemaPath:"#/properties/sockets/properties/firstMessageMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 2147483647 || isNaN(data17)){
const err49 = {instancePath:instancePath+"/sockets/firstMessageMs",schemaPath:"#/properties/sockets/properties/firstMessageMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data17 < 1 || isNaN(data17)){
const err50 = {instancePath:instancePath+"/sockets/firstMessageMs",schemaPath:"#/properties/sockets/properties/firstMessageMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
if(data11.pingMs !== undefined){
let data18 = data11.pingMs;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err51 = {instancePath:instancePath+"/sockets/pingMs",schemaPath:"#/properties/sockets/properties/pingMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 2147483647 || isNaN(data18)){
const err52 = {instancePath:instancePath+"/sockets/pingMs",schemaPath:"#/properties/sockets/properties/pingMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data18 < 1 || isNaN(data18)){
const err53 = {instancePath:instancePath+"/sockets/pingMs",schemaPath:"#/properties/sockets/properties/pingMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
if(data11.maxBufferedBytes !== undefined){
let data19 = data11.maxBufferedBytes;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err54 = {instancePath:instancePath+"/sockets/maxBufferedBytes",schemaPath:"#/properties/sockets/properties/maxBufferedBytes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 268435456 || isNaN(data19)){
const err55 = {instancePath:instancePath+"/sockets/maxBufferedBytes",schemaPath:"#/properties/sockets/properties/maxBufferedBytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 268435456}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data19 < 4096 || isNaN(data19)){
const err56 = {instancePath:instancePath+"/sockets/maxBufferedBytes",schemaPath:"#/properties/sockets/properties/maxBufferedBytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 4096}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
if(data11.sendMs !== undefined){
let data20 = data11.sendMs;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err57 = {instancePath:instancePath+"/sockets/sendMs",schemaPath:"#/properties/sockets/properties/sendMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 2147483647 || isNaN(data20)){
const err58 = {instancePath:instancePath+"/sockets/sendMs",schemaPath:"#/properties/sockets/properties/sendMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data20 < 1 || isNaN(data20)){
const err59 = {instancePath:instancePath+"/sockets/sendMs",schemaPath:"#/properties/sockets/properties/sendMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
}
if(data11.closeGraceMs !== undefined){
let data21 = data11.closeGraceMs;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err60 = {instancePath:instancePath+"/sockets/closeGraceMs",schemaPath:"#/properties/sockets/properties/closeGraceMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 2147483647 || isNaN(data21)){
const err61 = {instancePath:instancePath+"/sockets/closeGraceMs",schemaPath:"#/properties/sockets/properties/closeGraceMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(data21 < 1 || isNaN(data21)){
const err62 = {instancePath:instancePath+"/sockets/closeGraceMs",schemaPath:"#/properties/sockets/properties/closeGraceMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
}
else {
const err63 = {instancePath:instancePath+"/sockets",schemaPath:"#/properties/sockets/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
}
else {
const err64 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}

validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema39 = {"description":"Starts, stops and monitors the gateway process.","type":"object","additionalProperties":false,"properties":{"port":{"description":"Port of the watchdog on 127.0.0.1; 0 picks any free port.","type":"integer","minimum":0,"maximum":65535,"default":8796},"autoRestart":{"description":"Whether a failed gateway is restarted. Can be changed at run time.","type":"boolean","default":true},"pollMs":{"description":"Interval of the gateway's health checks. A check starts on time even if the previous one has not finished.","type":"integer","minimum":10,"maximum":2147483647,"default":10000},"failures":{"description":"Consecutive failed health checks before a restart.","type":"integer","minimum":1,"maximum":1000,"default":3},"probeTimeoutMs":{"description":"Timeout of a health check. A check that gets no successful response within this time has failed.","type":"integer","minimum":1,"maximum":2147483647,"default":5000},"startGraceMs":{"description":"Grace period after a start during which failed health checks do not count.","type":"integer","minimum":1,"maximum":2147483647,"default":10000},"stopMs":{"description":"Time for the gateway to exit when told to stop. After that, it is killed.","type":"integer","minimum":1,"maximum":2147483647,"default":9000},"backoffMs":{"description":"Delay before the second consecutive restart. The first restart is immediate, and each further delay is twice as long.","type":"integer","minimum":1,"maximum":2147483647,"default":1000},"maxBackoffMs":{"description":"Maximum delay between restarts.","type":"integer","minimum":1,"maximum":2147483647,"default":30000},"crashes":{"description":"Consecutive exits without a stable run in between (watchdog.stableMs) before the watchdog gives up. The delays between the restarts are watchdog.backoffMs and watchdog.maxBackoffMs.","type":"integer","minimum":1,"maximum":1000,"default":5},"stableMs":{"description":"Time a gateway must be healthy to count as stable. After that, earlier exits no longer count.","type":"integer","minimum":1,"maximum":2147483647,"default":60000}},"$id":"watchdog"};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="watchdog" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func4.call(schema39.properties, key0))){
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
if(data.port !== undefined){
let data0 = data.port;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/port",schemaPath:"#/properties/port/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 65535 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/port",schemaPath:"#/properties/port/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/port",schemaPath:"#/properties/port/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.autoRestart !== undefined){
if(typeof data.autoRestart !== "boolean"){
const err4 = {instancePath:instancePath+"/autoRestart",schemaPath:"#/properties/autoRestart/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.pollMs !== undefined){
let data2 = data.pollMs;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/pollMs",schemaPath:"#/properties/pollMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2147483647 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/pollMs",schemaPath:"#/properties/pollMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2 < 10 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/pollMs",schemaPath:"#/properties/pollMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 10}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.failures !== undefined){
let data3 = data.failures;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err8 = {instancePath:instancePath+"/failures",schemaPath:"#/properties/failures/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1000 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/failures",schemaPath:"#/properties/failures/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/failures",schemaPath:"#/properties/failures/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.probeTimeoutMs !== undefined){
let data4 = data.probeTimeoutMs;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err11 = {instancePath:instancePath+"/probeTimeoutMs",schemaPath:"#/properties/probeTimeoutMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 2147483647 || isNaN(data4)){
const err12 = {instancePath:instancePath+"/probeTimeoutMs",schemaPath:"#/properties/probeTimeoutMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/probeTimeoutMs",schemaPath:"#/properties/probeTimeoutMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.startGraceMs !== undefined){
let data5 = data.startGraceMs;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err14 = {instancePath:instancePath+"/startGraceMs",schemaPath:"#/properties/startGraceMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 2147483647 || isNaN(data5)){
const err15 = {instancePath:instancePath+"/startGraceMs",schemaPath:"#/properties/startGraceMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err16 = {instancePath:instancePath+"/startGraceMs",schemaPath:"#/properties/startGraceMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data.stopMs !== undefined){
let data6 = data.stopMs;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err17 = {instancePath:instancePath+"/stopMs",schemaPath:"#/properties/stopMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 2147483647 || isNaN(data6)){
const err18 = {instancePath:instancePath+"/stopMs",schemaPath:"#/properties/stopMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err19 = {instancePath:instancePath+"/stopMs",schemaPath:"#/properties/stopMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
if(data.backoffMs !== undefined){
let data7 = data.backoffMs;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err20 = {instancePath:instancePath+"/backoffMs",schemaPath:"#/properties/backoffMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 2147483647 || isNaN(data7)){
const err21 = {instancePath:instancePath+"/backoffMs",schemaPath:"#/properties/backoffMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err22 = {instancePath:instancePath+"/backoffMs",schemaPath:"#/properties/backoffMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
if(data.maxBackoffMs !== undefined){
let data8 = data.maxBackoffMs;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err23 = {instancePath:instancePath+"/maxBackoffMs",schemaPath:"#/properties/maxBackoffMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 2147483647 || isNaN(data8)){
const err24 = {instancePath:instancePath+"/maxBackoffMs",schemaPath:"#/properties/maxBackoffMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err25 = {instancePath:instancePath+"/maxBackoffMs",schemaPath:"#/properties/maxBackoffMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.crashes !== undefined){
let data9 = data.crashes;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err26 = {instancePath:instancePath+"/crashes",schemaPath:"#/properties/crashes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 1000 || isNaN(data9)){
const err27 = {instancePath:instancePath+"/crashes",schemaPath:"#/properties/crashes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err28 = {instancePath:instancePath+"/crashes",schemaPath:"#/properties/crashes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
if(data.stableMs !== undefined){
let data10 = data.stableMs;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err29 = {instancePath:instancePath+"/stableMs",schemaPath:"#/properties/stableMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 2147483647 || isNaN(data10)){
const err30 = {instancePath:instancePath+"/stableMs",schemaPath:"#/properties/stableMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data10 < 1 || isNaN(data10)){
const err31 = {instancePath:instancePath+"/stableMs",schemaPath:"#/properties/stableMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
}
else {
const err32 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}

validate24.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema40 = {"description":"Screenshot paste and MCP over HTTP.","type":"object","additionalProperties":false,"properties":{"port":{"description":"Port of the viewer; 0 picks any free port.","type":"integer","minimum":0,"maximum":65535,"default":8797},"url":{"description":"Public URL of the viewer. Defaults to the address that the viewer listens on.","type":"string","format":"uri","pattern":"^https?://[^\\s/?#@]+(/[^\\s?#]*)?$","examples":["https://viewer.annex.example"]}},"$id":"viewer"};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="viewer" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate26.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "port") || (key0 === "url"))){
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
if(data.port !== undefined){
let data0 = data.port;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/port",schemaPath:"#/properties/port/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 65535 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/port",schemaPath:"#/properties/port/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/port",schemaPath:"#/properties/port/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.url !== undefined){
let data1 = data.url;
if(typeof data1 === "string"){
if(!pattern9.test(data1)){
const err4 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern: "^https?://[^\\s/?#@]+(/[^\\s?#]*)?$"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats2(data1))){
const err5 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}

validate26.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema41 = {"description":"The web view proxy, which runs on its own origin.","type":"object","additionalProperties":false,"properties":{"port":{"description":"Port of the proxy; 0 picks any free port.","type":"integer","minimum":0,"maximum":65535,"default":8798},"url":{"description":"URL at which browsers reach the proxy, without the leading label. Every name below it must resolve to the proxy, and its registrable domain must differ from the platform's. Defaults to localhost and the proxy's port. Beyond loopback, proxy mode is off unless this is set.","type":"string","format":"uri","pattern":"^https?://[^\\s/?#@*]+(/[^\\s?#]*)?$","examples":["https://views.example"]},"ticketMs":{"description":"Time for a frame to use its ticket, which lets it load a site through the proxy.","type":"integer","minimum":1,"maximum":2147483647,"default":30000},"viewMs":{"description":"How long a frame may show a site before it needs another ticket. Access always ends with the user's login.","type":"integer","minimum":1000,"maximum":2147483647,"default":43200000},"timeoutMs":{"description":"Time for a proxied site to start its response.","type":"integer","minimum":1,"maximum":2147483647,"default":30000}},"$id":"proxy"};

const pattern14 = new RegExp("^https?://[^\\s/?#@*]+(/[^\\s?#]*)?$", "u");

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="proxy" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "port") || (key0 === "url")) || (key0 === "ticketMs")) || (key0 === "viewMs")) || (key0 === "timeoutMs"))){
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
if(data.port !== undefined){
let data0 = data.port;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/port",schemaPath:"#/properties/port/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 65535 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/port",schemaPath:"#/properties/port/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/port",schemaPath:"#/properties/port/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.url !== undefined){
let data1 = data.url;
if(typeof data1 === "string"){
if(!pattern14.test(data1)){
const err4 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern: "^https?://[^\\s/?#@*]+(/[^\\s?#]*)?$"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats2(data1))){
const err5 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.ticketMs !== undefined){
let data2 = data.ticketMs;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/ticketMs",schemaPath:"#/properties/ticketMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2147483647 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/ticketMs",schemaPath:"#/properties/ticketMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/ticketMs",schemaPath:"#/properties/ticketMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.viewMs !== undefined){
let data3 = data.viewMs;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err10 = {instancePath:instancePath+"/viewMs",schemaPath:"#/properties/viewMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2147483647 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/viewMs",schemaPath:"#/properties/viewMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3 < 1000 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/viewMs",schemaPath:"#/properties/viewMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.timeoutMs !== undefined){
let data4 = data.timeoutMs;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err13 = {instancePath:instancePath+"/timeoutMs",schemaPath:"#/properties/timeoutMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 2147483647 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/timeoutMs",schemaPath:"#/properties/timeoutMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/timeoutMs",schemaPath:"#/properties/timeoutMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}

validate28.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema42 = {"description":"Authentication intents and the sessions created through them.","type":"object","additionalProperties":false,"properties":{"lifetimeMs":{"description":"Time for the user to log in and approve an intent.","type":"integer","minimum":1,"maximum":2147483647,"default":900000},"defaultMaxAgeSeconds":{"description":"Session lifetime in seconds if max_age is not given.","type":"integer","minimum":1,"maximum":2147483647,"default":7776000},"maxSessionSeconds":{"description":"Maximum session lifetime in seconds, whatever max_age says. No limit by default.","type":"integer","minimum":1,"maximum":2147483647},"longSessionSeconds":{"description":"Session lifetime in seconds above which the approval page shows a warning.","type":"integer","minimum":1,"maximum":2147483647,"default":7776000},"maxPending":{"description":"Maximum number of intents for all callers together. Counts pending intents, and cancelled or denied ones until their expiry time.","type":"integer","minimum":1,"maximum":10000000,"default":10000},"maxPendingPerAddress":{"description":"Maximum pending intents per address (IPv6: per /64).","type":"integer","minimum":1,"maximum":1000000,"default":256},"maxEndedPerAddress":{"description":"Maximum cancelled or denied intents per address (IPv6: per /64). Each counts until its expiry time.","type":"integer","minimum":1,"maximum":1000000,"default":256},"maxPendingPerCaller":{"description":"Maximum pending intents per caller with an API key or a session, in addition to those of its address. The same limit applies to its cancelled or denied intents.","type":"integer","minimum":1,"maximum":1000000,"default":10000},"retentionMs":{"description":"How long an intent that ended without a session returns 410. After that, it returns 404.","type":"integer","minimum":1,"maximum":2147483647,"default":86400000},"pollMs":{"description":"Recommended interval between polls of a pending intent, sent as Retry-After.","type":"integer","minimum":1,"maximum":3600000,"default":2000},"maxPollsPerSecond":{"description":"Maximum polls of one pending intent per second from one address (IPv6: from one /64). Further polls get 429.","type":"integer","minimum":1,"maximum":1000000,"default":10},"maxUnknownTokens":{"description":"Maximum requests for unknown tokens per address (IPv6: per /64) within unknownTokensMs.","type":"integer","minimum":1,"maximum":1000000,"default":60},"unknownTokensMs":{"description":"Time window for counting unknown tokens.","type":"integer","minimum":1,"maximum":3600000,"default":60000},"sweepMs":{"description":"How often expired intents and sessions are removed.","type":"integer","minimum":1,"maximum":2147483647,"default":60000},"keepAliveMs":{"description":"How often an idle event stream sends a keep-alive comment.","type":"integer","minimum":1,"maximum":2147483647,"default":15000}},"$id":"intents"};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="intents" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate30.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func4.call(schema42.properties, key0))){
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
if(data.lifetimeMs !== undefined){
let data0 = data.lifetimeMs;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/lifetimeMs",schemaPath:"#/properties/lifetimeMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/lifetimeMs",schemaPath:"#/properties/lifetimeMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/lifetimeMs",schemaPath:"#/properties/lifetimeMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.defaultMaxAgeSeconds !== undefined){
let data1 = data.defaultMaxAgeSeconds;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/defaultMaxAgeSeconds",schemaPath:"#/properties/defaultMaxAgeSeconds/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2147483647 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/defaultMaxAgeSeconds",schemaPath:"#/properties/defaultMaxAgeSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/defaultMaxAgeSeconds",schemaPath:"#/properties/defaultMaxAgeSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.maxSessionSeconds !== undefined){
let data2 = data.maxSessionSeconds;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/maxSessionSeconds",schemaPath:"#/properties/maxSessionSeconds/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2147483647 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/maxSessionSeconds",schemaPath:"#/properties/maxSessionSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/maxSessionSeconds",schemaPath:"#/properties/maxSessionSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.longSessionSeconds !== undefined){
let data3 = data.longSessionSeconds;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err10 = {instancePath:instancePath+"/longSessionSeconds",schemaPath:"#/properties/longSessionSeconds/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2147483647 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/longSessionSeconds",schemaPath:"#/properties/longSessionSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/longSessionSeconds",schemaPath:"#/properties/longSessionSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.maxPending !== undefined){
let data4 = data.maxPending;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err13 = {instancePath:instancePath+"/maxPending",schemaPath:"#/properties/maxPending/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 10000000 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/maxPending",schemaPath:"#/properties/maxPending/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000000}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/maxPending",schemaPath:"#/properties/maxPending/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.maxPendingPerAddress !== undefined){
let data5 = data.maxPendingPerAddress;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err16 = {instancePath:instancePath+"/maxPendingPerAddress",schemaPath:"#/properties/maxPendingPerAddress/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1000000 || isNaN(data5)){
const err17 = {instancePath:instancePath+"/maxPendingPerAddress",schemaPath:"#/properties/maxPendingPerAddress/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err18 = {instancePath:instancePath+"/maxPendingPerAddress",schemaPath:"#/properties/maxPendingPerAddress/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data.maxEndedPerAddress !== undefined){
let data6 = data.maxEndedPerAddress;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err19 = {instancePath:instancePath+"/maxEndedPerAddress",schemaPath:"#/properties/maxEndedPerAddress/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 1000000 || isNaN(data6)){
const err20 = {instancePath:instancePath+"/maxEndedPerAddress",schemaPath:"#/properties/maxEndedPerAddress/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err21 = {instancePath:instancePath+"/maxEndedPerAddress",schemaPath:"#/properties/maxEndedPerAddress/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
if(data.maxPendingPerCaller !== undefined){
let data7 = data.maxPendingPerCaller;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err22 = {instancePath:instancePath+"/maxPendingPerCaller",schemaPath:"#/properties/maxPendingPerCaller/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 1000000 || isNaN(data7)){
const err23 = {instancePath:instancePath+"/maxPendingPerCaller",schemaPath:"#/properties/maxPendingPerCaller/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err24 = {instancePath:instancePath+"/maxPendingPerCaller",schemaPath:"#/properties/maxPendingPerCaller/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
if(data.retentionMs !== undefined){
let data8 = data.retentionMs;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err25 = {instancePath:instancePath+"/retentionMs",schemaPath:"#/properties/retentionMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 2147483647 || isNaN(data8)){
const err26 = {instancePath:instancePath+"/retentionMs",schemaPath:"#/properties/retentionMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err27 = {instancePath:instancePath+"/retentionMs",schemaPath:"#/properties/retentionMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.pollMs !== undefined){
let data9 = data.pollMs;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err28 = {instancePath:instancePath+"/pollMs",schemaPath:"#/properties/pollMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 3600000 || isNaN(data9)){
const err29 = {instancePath:instancePath+"/pollMs",schemaPath:"#/properties/pollMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3600000}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err30 = {instancePath:instancePath+"/pollMs",schemaPath:"#/properties/pollMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
if(data.maxPollsPerSecond !== undefined){
let data10 = data.maxPollsPerSecond;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err31 = {instancePath:instancePath+"/maxPollsPerSecond",schemaPath:"#/properties/maxPollsPerSecond/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 1000000 || isNaN(data10)){
const err32 = {instancePath:instancePath+"/maxPollsPerSecond",schemaPath:"#/properties/maxPollsPerSecond/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data10 < 1 || isNaN(data10)){
const err33 = {instancePath:instancePath+"/maxPollsPerSecond",schemaPath:"#/properties/maxPollsPerSecond/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
if(data.maxUnknownTokens !== undefined){
let data11 = data.maxUnknownTokens;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err34 = {instancePath:instancePath+"/maxUnknownTokens",schemaPath:"#/properties/maxUnknownTokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 1000000 || isNaN(data11)){
const err35 = {instancePath:instancePath+"/maxUnknownTokens",schemaPath:"#/properties/maxUnknownTokens/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data11 < 1 || isNaN(data11)){
const err36 = {instancePath:instancePath+"/maxUnknownTokens",schemaPath:"#/properties/maxUnknownTokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
if(data.unknownTokensMs !== undefined){
let data12 = data.unknownTokensMs;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err37 = {instancePath:instancePath+"/unknownTokensMs",schemaPath:"#/properties/unknownTokensMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 3600000 || isNaN(data12)){
const err38 = {instancePath:instancePath+"/unknownTokensMs",schemaPath:"#/properties/unknownTokensMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3600000}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data12 < 1 || isNaN(data12)){
const err39 = {instancePath:instancePath+"/unknownTokensMs",schemaPath:"#/properties/unknownTokensMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
if(data.sweepMs !== undefined){
let data13 = data.sweepMs;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err40 = {instancePath:instancePath+"/sweepMs",schemaPath:"#/properties/sweepMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 2147483647 || isNaN(data13)){
const err41 = {instancePath:instancePath+"/sweepMs",schemaPath:"#/properties/sweepMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data13 < 1 || isNaN(data13)){
const err42 = {instancePath:instancePath+"/sweepMs",schemaPath:"#/properties/sweepMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.keepAliveMs !== undefined){
let data14 = data.keepAliveMs;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err43 = {instancePath:instancePath+"/keepAliveMs",schemaPath:"#/properties/keepAliveMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 2147483647 || isNaN(data14)){
const err44 = {instancePath:instancePath+"/keepAliveMs",schemaPath:"#/properties/keepAliveMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data14 < 1 || isNaN(data14)){
const err45 = {instancePath:instancePath+"/keepAliveMs",schemaPath:"#/properties/keepAliveMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
}
else {
const err46 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}

validate30.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema43 = {"description":"The OAuth authorization server of the platform.","type":"object","additionalProperties":false,"properties":{"accessTokenSeconds":{"description":"Lifetime of an access token in seconds. A refresh token gets a new one.","type":"integer","minimum":1,"maximum":2147483647,"default":3600},"refreshReuseSeconds":{"description":"Seconds after a refresh in which the replaced refresh token, and the new one, return the same tokens again. It protects clients that refresh twice at once, or lose a response. Later, a replaced refresh token ends the session. 0: a refresh token works once.","type":"integer","minimum":0,"maximum":300,"default":10},"sessionSeconds":{"description":"Lifetime of a session in seconds: how long its access token can be refreshed. intents.maxSessionSeconds applies, too.","type":"integer","minimum":1,"maximum":2147483647,"default":7776000},"codeMs":{"description":"How long an authorization code is valid after the approval.","type":"integer","minimum":1,"maximum":600000,"default":60000},"pollSeconds":{"description":"Minimum seconds between two polls of the device flow.","type":"integer","minimum":1,"maximum":3600,"default":5},"maxUserCodes":{"description":"Maximum wrong codes per address (IPv6: per /64) and minute on the page of the device flow.","type":"integer","minimum":1,"maximum":1000000,"default":10},"maxFetches":{"description":"Maximum metadata documents that are fetched per address (IPv6: per /64) and minute.","type":"integer","minimum":1,"maximum":1000000,"default":30},"fetchTimeoutMs":{"description":"How long fetching a metadata document may take.","type":"integer","minimum":1,"maximum":60000,"default":5000},"cacheMs":{"description":"How long a fetched metadata document is used. A failure is remembered for a tenth of this time.","type":"integer","minimum":1,"maximum":2147483647,"default":600000},"resources":{"description":"Further servers that tokens may be issued for (RFC 8707), for example the viewer's /mcp if the viewer runs elsewhere.","type":"array","items":{"type":"string","pattern":"^https?://[^\\s/?#@]+(/[^\\s?#]*)?$","examples":["https://viewer.annex.example/mcp"]},"default":[],"maxItems":256},"appSchemes":{"description":"Private-use schemes without a period that redirect URIs may have.","type":"array","items":{"type":"string","pattern":"^[a-z][a-z0-9+-]{1,30}$","examples":["zed"]},"default":["cursor","vscode","vscode-insiders"],"maxItems":256},"privateHosts":{"description":"Metadata documents of clients are fetched from public addresses only. These hosts with a port, on this machine or in your network, are allowed, too.","type":"array","items":{"type":"string","pattern":"^[A-Za-z0-9.:_\\[\\]-]{1,253}:[0-9]{1,5}$","examples":["localhost:3000"]},"default":[],"maxItems":256}},"$id":"oauth"};

const pattern16 = new RegExp("^[a-z][a-z0-9+-]{1,30}$", "u");

const pattern17 = new RegExp("^[A-Za-z0-9.:_\\[\\]-]{1,253}:[0-9]{1,5}$", "u");

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="oauth" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func4.call(schema43.properties, key0))){
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
if(data.accessTokenSeconds !== undefined){
let data0 = data.accessTokenSeconds;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/accessTokenSeconds",schemaPath:"#/properties/accessTokenSeconds/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/accessTokenSeconds",schemaPath:"#/properties/accessTokenSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/accessTokenSeconds",schemaPath:"#/properties/accessTokenSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.refreshReuseSeconds !== undefined){
let data1 = data.refreshReuseSeconds;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/refreshReuseSeconds",schemaPath:"#/properties/refreshReuseSeconds/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 300 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/refreshReuseSeconds",schemaPath:"#/properties/refreshReuseSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 300}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/refreshReuseSeconds",schemaPath:"#/properties/refreshReuseSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.sessionSeconds !== undefined){
let data2 = data.sessionSeconds;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/sessionSeconds",schemaPath:"#/properties/sessionSeconds/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2147483647 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/sessionSeconds",schemaPath:"#/properties/sessionSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/sessionSeconds",schemaPath:"#/properties/sessionSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.codeMs !== undefined){
let data3 = data.codeMs;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err10 = {instancePath:instancePath+"/codeMs",schemaPath:"#/properties/codeMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 600000 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/codeMs",schemaPath:"#/properties/codeMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 600000}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/codeMs",schemaPath:"#/properties/codeMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.pollSeconds !== undefined){
let data4 = data.pollSeconds;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err13 = {instancePath:instancePath+"/pollSeconds",schemaPath:"#/properties/pollSeconds/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 3600 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/pollSeconds",schemaPath:"#/properties/pollSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3600}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/pollSeconds",schemaPath:"#/properties/pollSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.maxUserCodes !== undefined){
let data5 = data.maxUserCodes;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err16 = {instancePath:instancePath+"/maxUserCodes",schemaPath:"#/properties/maxUserCodes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1000000 || isNaN(data5)){
const err17 = {instancePath:instancePath+"/maxUserCodes",schemaPath:"#/properties/maxUserCodes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err18 = {instancePath:instancePath+"/maxUserCodes",schemaPath:"#/properties/maxUserCodes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data.maxFetches !== undefined){
let data6 = data.maxFetches;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err19 = {instancePath:instancePath+"/maxFetches",schemaPath:"#/properties/maxFetches/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 1000000 || isNaN(data6)){
const err20 = {instancePath:instancePath+"/maxFetches",schemaPath:"#/properties/maxFetches/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err21 = {instancePath:instancePath+"/maxFetches",schemaPath:"#/properties/maxFetches/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
if(data.fetchTimeoutMs !== undefined){
let data7 = data.fetchTimeoutMs;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err22 = {instancePath:instancePath+"/fetchTimeoutMs",schemaPath:"#/properties/fetchTimeoutMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 60000 || isNaN(data7)){
const err23 = {instancePath:instancePath+"/fetchTimeoutMs",schemaPath:"#/properties/fetchTimeoutMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60000}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err24 = {instancePath:instancePath+"/fetchTimeoutMs",schemaPath:"#/properties/fetchTimeoutMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
if(data.cacheMs !== undefined){
let data8 = data.cacheMs;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err25 = {instancePath:instancePath+"/cacheMs",schemaPath:"#/properties/cacheMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 2147483647 || isNaN(data8)){
const err26 = {instancePath:instancePath+"/cacheMs",schemaPath:"#/properties/cacheMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err27 = {instancePath:instancePath+"/cacheMs",schemaPath:"#/properties/cacheMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.resources !== undefined){
let data9 = data.resources;
if(Array.isArray(data9)){
if(data9.length > 256){
const err28 = {instancePath:instancePath+"/resources",schemaPath:"#/properties/resources/maxItems",keyword:"maxItems",params:{limit: 256}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
if(typeof data10 === "string"){
if(!pattern9.test(data10)){
const err29 = {instancePath:instancePath+"/resources/" + i0,schemaPath:"#/properties/resources/items/pattern",keyword:"pattern",params:{pattern: "^https?://[^\\s/?#@]+(/[^\\s?#]*)?$"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/resources/" + i0,schemaPath:"#/properties/resources/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/resources",schemaPath:"#/properties/resources/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.appSchemes !== undefined){
let data11 = data.appSchemes;
if(Array.isArray(data11)){
if(data11.length > 256){
const err32 = {instancePath:instancePath+"/appSchemes",schemaPath:"#/properties/appSchemes/maxItems",keyword:"maxItems",params:{limit: 256}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
if(typeof data12 === "string"){
if(!pattern16.test(data12)){
const err33 = {instancePath:instancePath+"/appSchemes/" + i1,schemaPath:"#/properties/appSchemes/items/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9+-]{1,30}$"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/appSchemes/" + i1,schemaPath:"#/properties/appSchemes/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath:instancePath+"/appSchemes",schemaPath:"#/properties/appSchemes/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.privateHosts !== undefined){
let data13 = data.privateHosts;
if(Array.isArray(data13)){
if(data13.length > 256){
const err36 = {instancePath:instancePath+"/privateHosts",schemaPath:"#/properties/privateHosts/maxItems",keyword:"maxItems",params:{limit: 256}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
let data14 = data13[i2];
if(typeof data14 === "string"){
if(!pattern17.test(data14)){
const err37 = {instancePath:instancePath+"/privateHosts/" + i2,schemaPath:"#/properties/privateHosts/items/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9.:_\\[\\]-]{1,253}:[0-9]{1,5}$"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/privateHosts/" + i2,schemaPath:"#/properties/privateHosts/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/privateHosts",schemaPath:"#/properties/privateHosts/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}

validate32.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema44 = {"description":"Users and their browser sessions.","type":"object","additionalProperties":false,"properties":{"browserSessionMs":{"description":"Lifetime of a browser login.","type":"integer","minimum":1000,"maximum":31536000000,"default":43200000},"deviceCookieMs":{"description":"How long a browser that has logged in is remembered, so that other people's attempts cannot lock it out.","type":"integer","minimum":1000,"maximum":34560000000,"default":31536000000},"lastUsedMs":{"description":"Minimum interval between updates of the last-used time of an API key or session.","type":"integer","minimum":1,"maximum":2147483647,"default":60000},"passwords":{"description":"Whether users can log in with a password: `on`, or `off` to allow only the providers in `loginProviders`.","type":"string","enum":["on","off"],"default":"on"},"maxKeysPerOwner":{"description":"Maximum number of API keys of an owner that users can create, counting those revoked in the last 24 hours. Does not limit `annex keys create`.","type":"integer","minimum":0,"maximum":1000,"default":100},"loginHistory":{"description":"The recent logins on the account page.","type":"object","additionalProperties":false,"properties":{"perUser":{"description":"How many successful logins, and how many refused attempts, are kept for each user.","type":"integer","minimum":1,"maximum":500,"default":50},"retentionMs":{"description":"How long they are kept.","type":"integer","minimum":1000,"maximum":31536000000,"default":7776000000}}},"providerLoginMs":{"description":"Time to log in at a provider, from the click on the login page to the return.","type":"integer","minimum":1000,"maximum":86400000,"default":600000},"providerTimeoutMs":{"description":"Timeout for each request to a provider in `loginProviders`.","type":"integer","minimum":1,"maximum":60000,"default":10000},"comparing":{"description":"Maximum number of passwords checked at the same time. Each check takes 32 MiB of memory.","type":"integer","minimum":1,"maximum":1000,"default":2},"waiting":{"description":"Maximum number of logins that wait for their password check. Further logins are told to try again later.","type":"integer","minimum":1,"maximum":100000,"default":64},"attempts":{"description":"Limits on failed logins.","type":"object","additionalProperties":false,"properties":{"windowMs":{"description":"Time window for counting failed logins.","type":"integer","minimum":1000,"maximum":86400000,"default":900000},"perName":{"description":"Maximum failed logins per user name from one address (IPv6: from one /64), or from one browser that has logged in with that name before.","type":"integer","minimum":1,"maximum":1000000,"default":10},"perAddress":{"description":"Maximum failed logins from one address (IPv6: from one /64).","type":"integer","minimum":1,"maximum":1000000,"default":50}}}},"$id":"identity"};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="identity" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate34.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func4.call(schema44.properties, key0))){
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
if(data.browserSessionMs !== undefined){
let data0 = data.browserSessionMs;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/browserSessionMs",schemaPath:"#/properties/browserSessionMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 31536000000 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/browserSessionMs",schemaPath:"#/properties/browserSessionMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 31536000000}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1000 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/browserSessionMs",schemaPath:"#/properties/browserSessionMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.deviceCookieMs !== undefined){
let data1 = data.deviceCookieMs;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/deviceCookieMs",schemaPath:"#/properties/deviceCookieMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 34560000000 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/deviceCookieMs",schemaPath:"#/properties/deviceCookieMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 34560000000}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 1000 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/deviceCookieMs",schemaPath:"#/properties/deviceCookieMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.lastUsedMs !== undefined){
let data2 = data.lastUsedMs;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/lastUsedMs",schemaPath:"#/properties/lastUsedMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2147483647 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/lastUsedMs",schemaPath:"#/properties/lastUsedMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/lastUsedMs",schemaPath:"#/properties/lastUsedMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.passwords !== undefined){
let data3 = data.passwords;
if(typeof data3 !== "string"){
const err10 = {instancePath:instancePath+"/passwords",schemaPath:"#/properties/passwords/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!((data3 === "on") || (data3 === "off"))){
const err11 = {instancePath:instancePath+"/passwords",schemaPath:"#/properties/passwords/enum",keyword:"enum",params:{allowedValues: schema44.properties.passwords.enum}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.maxKeysPerOwner !== undefined){
let data4 = data.maxKeysPerOwner;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err12 = {instancePath:instancePath+"/maxKeysPerOwner",schemaPath:"#/properties/maxKeysPerOwner/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1000 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/maxKeysPerOwner",schemaPath:"#/properties/maxKeysPerOwner/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/maxKeysPerOwner",schemaPath:"#/properties/maxKeysPerOwner/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data.loginHistory !== undefined){
let data5 = data.loginHistory;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key1 in data5){
if(!((key1 === "perUser") || (key1 === "retentionMs"))){
const err15 = {instancePath:instancePath+"/loginHistory",schemaPath:"#/properties/loginHistory/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data5.perUser !== undefined){
let data6 = data5.perUser;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err16 = {instancePath:instancePath+"/loginHistory/perUser",schemaPath:"#/properties/loginHistory/properties/perUser/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 500 || isNaN(data6)){
const err17 = {instancePath:instancePath+"/loginHistory/perUser",schemaPath:"#/properties/loginHistory/properties/perUser/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err18 = {instancePath:instancePath+"/loginHistory/perUser",schemaPath:"#/properties/loginHistory/properties/perUser/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data5.retentionMs !== undefined){
let data7 = data5.retentionMs;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err19 = {instancePath:instancePath+"/loginHistory/retentionMs",schemaPath:"#/properties/loginHistory/properties/retentionMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 31536000000 || isNaN(data7)){
const err20 = {instancePath:instancePath+"/loginHistory/retentionMs",schemaPath:"#/properties/loginHistory/properties/retentionMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 31536000000}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data7 < 1000 || isNaN(data7)){
const err21 = {instancePath:instancePath+"/loginHistory/retentionMs",schemaPath:"#/properties/loginHistory/properties/retentionMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
}
else {
const err22 = {instancePath:instancePath+"/loginHistory",schemaPath:"#/properties/loginHistory/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.providerLoginMs !== undefined){
let data8 = data.providerLoginMs;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err23 = {instancePath:instancePath+"/providerLoginMs",schemaPath:"#/properties/providerLoginMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 86400000 || isNaN(data8)){
const err24 = {instancePath:instancePath+"/providerLoginMs",schemaPath:"#/properties/providerLoginMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400000}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data8 < 1000 || isNaN(data8)){
const err25 = {instancePath:instancePath+"/providerLoginMs",schemaPath:"#/properties/providerLoginMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000}};
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
if(data.providerTimeoutMs !== undefined){
let data9 = data.providerTimeoutMs;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err26 = {instancePath:instancePath+"/providerTimeoutMs",schemaPath:"#/properties/providerTimeoutMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 60000 || isNaN(data9)){
const err27 = {instancePath:instancePath+"/providerTimeoutMs",schemaPath:"#/properties/providerTimeoutMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60000}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err28 = {instancePath:instancePath+"/providerTimeoutMs",schemaPath:"#/properties/providerTimeoutMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
if(data.comparing !== undefined){
let data10 = data.comparing;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err29 = {instancePath:instancePath+"/comparing",schemaPath:"#/properties/comparing/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 1000 || isNaN(data10)){
const err30 = {instancePath:instancePath+"/comparing",schemaPath:"#/properties/comparing/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data10 < 1 || isNaN(data10)){
const err31 = {instancePath:instancePath+"/comparing",schemaPath:"#/properties/comparing/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
if(data.waiting !== undefined){
let data11 = data.waiting;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err32 = {instancePath:instancePath+"/waiting",schemaPath:"#/properties/waiting/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 100000 || isNaN(data11)){
const err33 = {instancePath:instancePath+"/waiting",schemaPath:"#/properties/waiting/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data11 < 1 || isNaN(data11)){
const err34 = {instancePath:instancePath+"/waiting",schemaPath:"#/properties/waiting/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
if(data.attempts !== undefined){
let data12 = data.attempts;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key2 in data12){
if(!(((key2 === "windowMs") || (key2 === "perName")) || (key2 === "perAddress"))){
const err35 = {instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data12.windowMs !== undefined){
let data13 = data12.windowMs;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err36 = {instancePath:instancePath+"/attempts/windowMs",schemaPath:"#/properties/attempts/properties/windowMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 86400000 || isNaN(data13)){
const err37 = {instancePath:instancePath+"/attempts/windowMs",schemaPath:"#/properties/attempts/properties/windowMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400000}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data13 < 1000 || isNaN(data13)){
const err38 = {instancePath:instancePath+"/attempts/windowMs",schemaPath:"#/properties/attempts/properties/windowMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
if(data12.perName !== undefined){
let data14 = data12.perName;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err39 = {instancePath:instancePath+"/attempts/perName",schemaPath:"#/properties/attempts/properties/perName/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 1000000 || isNaN(data14)){
const err40 = {instancePath:instancePath+"/attempts/perName",schemaPath:"#/properties/attempts/properties/perName/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data14 < 1 || isNaN(data14)){
const err41 = {instancePath:instancePath+"/attempts/perName",schemaPath:"#/properties/attempts/properties/perName/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
if(data12.perAddress !== undefined){
let data15 = data12.perAddress;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err42 = {instancePath:instancePath+"/attempts/perAddress",schemaPath:"#/properties/attempts/properties/perAddress/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 1000000 || isNaN(data15)){
const err43 = {instancePath:instancePath+"/attempts/perAddress",schemaPath:"#/properties/attempts/properties/perAddress/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data15 < 1 || isNaN(data15)){
const err44 = {instancePath:instancePath+"/attempts/perAddress",schemaPath:"#/properties/attempts/properties/perAddress/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
}
else {
const err45 = {instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
else {
const err46 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}

validate34.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema45 = {"description":"The package format and the package repository.","type":"object","additionalProperties":false,"properties":{"brand":{"description":"Prefix of the two tool-version fields, usually the design tool's name. With kicad, they are read and written as kicad_version and kicad_version_max.","type":"string","pattern":"^[a-z][a-z0-9]{0,31}$","default":"tool","examples":["kicad"]},"installDir":{"description":"Directory that packages are installed in, unless --root specifies one.","type":"string","minLength":1,"default":"{dataDir}/installed"},"mirror":{"description":"Base URL of a mirror to get packages from, instead of the repository that you use. Everything is checked against the repository's signatures. An http, https or file URL.","type":"string","pattern":"^(https?|file)://","maxLength":2000,"examples":["https://mirror.example/packages"]},"private":{"description":"Whether the platform's own package repository requires an API key, a session token or a login.","type":"boolean","default":false},"maxListBytes":{"description":"Maximum size in bytes of packages.json and manifests.json. Larger files are not built, validated, fetched or served. Clients and servers should use the same limit.","type":"integer","minimum":1048576,"maximum":402653184,"default":268435456},"leaveOutInvalid":{"description":"Whether packages with invalid metadata are removed from the served packages.json. Some clients reject the whole list if one package is invalid.","type":"boolean","default":true},"sample":{"description":"Whether a platform without a package repository starts with a small sample repository (`--no-sample` starts with an empty one).","type":"boolean","default":true},"maxIconBytes":{"description":"Maximum size in bytes of an icon in the repository's resources. Larger icons are not served.","type":"integer","minimum":1024,"maximum":16777216,"default":262144},"maxIconsBytes":{"description":"Maximum total size in bytes of all icons, because they are held in memory. Further icons are not served.","type":"integer","minimum":1024,"maximum":1073741824,"default":67108864}},"$id":"packages"};

const pattern18 = new RegExp("^[a-z][a-z0-9]{0,31}$", "u");

const pattern19 = new RegExp("^(https?|file)://", "u");

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="packages" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate36.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func4.call(schema45.properties, key0))){
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
if(data.brand !== undefined){
let data0 = data.brand;
if(typeof data0 === "string"){
if(!pattern18.test(data0)){
const err1 = {instancePath:instancePath+"/brand",schemaPath:"#/properties/brand/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9]{0,31}$"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/brand",schemaPath:"#/properties/brand/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.installDir !== undefined){
let data1 = data.installDir;
if(typeof data1 === "string"){
if(func5(data1) < 1){
const err3 = {instancePath:instancePath+"/installDir",schemaPath:"#/properties/installDir/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/installDir",schemaPath:"#/properties/installDir/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.mirror !== undefined){
let data2 = data.mirror;
if(typeof data2 === "string"){
if(func5(data2) > 2000){
const err5 = {instancePath:instancePath+"/mirror",schemaPath:"#/properties/mirror/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern19.test(data2)){
const err6 = {instancePath:instancePath+"/mirror",schemaPath:"#/properties/mirror/pattern",keyword:"pattern",params:{pattern: "^(https?|file)://"}};
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
const err7 = {instancePath:instancePath+"/mirror",schemaPath:"#/properties/mirror/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.private !== undefined){
if(typeof data.private !== "boolean"){
const err8 = {instancePath:instancePath+"/private",schemaPath:"#/properties/private/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.maxListBytes !== undefined){
let data4 = data.maxListBytes;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err9 = {instancePath:instancePath+"/maxListBytes",schemaPath:"#/properties/maxListBytes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 402653184 || isNaN(data4)){
const err10 = {instancePath:instancePath+"/maxListBytes",schemaPath:"#/properties/maxListBytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 402653184}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data4 < 1048576 || isNaN(data4)){
const err11 = {instancePath:instancePath+"/maxListBytes",schemaPath:"#/properties/maxListBytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1048576}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data.leaveOutInvalid !== undefined){
if(typeof data.leaveOutInvalid !== "boolean"){
const err12 = {instancePath:instancePath+"/leaveOutInvalid",schemaPath:"#/properties/leaveOutInvalid/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.sample !== undefined){
if(typeof data.sample !== "boolean"){
const err13 = {instancePath:instancePath+"/sample",schemaPath:"#/properties/sample/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.maxIconBytes !== undefined){
let data7 = data.maxIconBytes;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err14 = {instancePath:instancePath+"/maxIconBytes",schemaPath:"#/properties/maxIconBytes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 16777216 || isNaN(data7)){
const err15 = {instancePath:instancePath+"/maxIconBytes",schemaPath:"#/properties/maxIconBytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 16777216}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data7 < 1024 || isNaN(data7)){
const err16 = {instancePath:instancePath+"/maxIconBytes",schemaPath:"#/properties/maxIconBytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1024}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data.maxIconsBytes !== undefined){
let data8 = data.maxIconsBytes;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err17 = {instancePath:instancePath+"/maxIconsBytes",schemaPath:"#/properties/maxIconsBytes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 1073741824 || isNaN(data8)){
const err18 = {instancePath:instancePath+"/maxIconsBytes",schemaPath:"#/properties/maxIconsBytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1073741824}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data8 < 1024 || isNaN(data8)){
const err19 = {instancePath:instancePath+"/maxIconsBytes",schemaPath:"#/properties/maxIconsBytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1024}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}

validate36.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema46 = {"description":"Settings of sandbox panels.","type":"object","additionalProperties":false,"properties":{"unenforced":{"description":"Whether code runs in browsers that cannot block its network access because they do not support the Connection-Allowlist header: `run` or `refuse`.","type":"string","enum":["run","refuse"],"default":"run"}},"$id":"sandbox"};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="sandbox" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate38.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "unenforced")){
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
if(data.unenforced !== undefined){
let data0 = data.unenforced;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/unenforced",schemaPath:"#/properties/unenforced/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data0 === "run") || (data0 === "refuse"))){
const err2 = {instancePath:instancePath+"/unenforced",schemaPath:"#/properties/unenforced/enum",keyword:"enum",params:{allowedValues: schema46.properties.unenforced.enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate38.errors = vErrors;
return errors === 0;
}

validate38.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema47 = {"description":"Settings and limits of workspaces and their panels.","type":"object","additionalProperties":false,"properties":{"evalTimeoutMs":{"description":"Default timeout for code in a sandbox panel.","type":"integer","minimum":1,"maximum":2147483647,"default":10000},"evalKeepMs":{"description":"How long queued code waits for a browser, and how long its result is stored.","type":"integer","minimum":1,"maximum":2147483647,"default":600000},"evalSlackMs":{"description":"How much longer than the code's own timeout a request waits before it returns `queued`.","type":"integer","minimum":1,"maximum":2147483647,"default":5000},"evalFrameMs":{"description":"How long a request waits for a sandbox that is still loading before it returns `queued`.","type":"integer","minimum":1,"maximum":2147483647,"default":2000},"maxQueuedEvals":{"description":"Maximum queued evals per workspace.","type":"integer","minimum":1,"maximum":1000000,"default":1000},"maxQueuedBytes":{"description":"Maximum bytes of queued code and stored results per owner, in all workspaces together.","type":"integer","minimum":1024,"maximum":1099511627776,"default":67108864},"maxWorkspaces":{"description":"Maximum workspaces per owner.","type":"integer","minimum":1,"maximum":1000000,"default":1000},"captureTimeoutMs":{"description":"Time for a browser to send a screenshot.","type":"integer","minimum":1,"maximum":2147483647,"default":10000},"acceptMs":{"description":"Time for a browser to confirm a command. After that, its code counts as queued.","type":"integer","minimum":1,"maximum":2147483647,"default":5000},"graceMs":{"description":"Time for a disconnected browser to come back before its commands are abandoned.","type":"integer","minimum":1,"maximum":2147483647,"default":5000},"maxReplyBytes":{"description":"Maximum size in bytes of a message from a workspace page, such as a screenshot or the result of code.","type":"integer","minimum":4096,"maximum":33554432,"default":25165824},"maxBrowsers":{"description":"Maximum number of browsers that can have one workspace open.","type":"integer","minimum":1,"maximum":10000,"default":32},"maxTabs":{"description":"Maximum tabs per workspace.","type":"integer","minimum":1,"maximum":1000,"default":1000},"maxDepth":{"description":"Maximum nesting depth of splits.","type":"integer","minimum":1,"maximum":1000,"default":256},"maxStateBytes":{"description":"Maximum size in bytes of the initial state of a panel that is not built in, as JSON.","type":"integer","minimum":2,"maximum":16384,"default":16384},"maxLogLines":{"description":"Lines of a workspace's system log that are kept for users who open it later.","type":"integer","minimum":1,"maximum":1000,"default":200},"maxUnreadBytes":{"description":"Maximum number of unread bytes for an open workspace page. A page that leaves more unread is disconnected.","type":"integer","minimum":1048576,"maximum":1073741824,"default":16777216},"framingTimeoutMs":{"description":"Time for a site to respond when the platform checks whether it can be framed.","type":"integer","minimum":1,"maximum":2147483647,"default":5000},"maxIconsBytes":{"description":"Maximum total size, in bytes, of a workspace's tab icons that are data URLs.","type":"integer","minimum":0,"maximum":16777216,"default":1048576},"aliases":{"description":"Additional identifiers for Annex panels, beside the built-in ones, as identifier=panel. For panel, write webview, sandbox or log for Annex's own panels, or an identifier from the catalog.","type":"array","items":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}=(webview|sandbox|log|[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$","examples":["acme/6b0f7c1d-2e3a-4b5c-8d9e-0f1a2b3c4d5e=webview"]},"maxItems":256,"default":[]},"pages":{"description":"Pages to show in placeholder panels, as panel=URL.","type":"array","items":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}=https?://[^\\s,]{1,2048}$","examples":["annex/0f3b1a52-6c1e-4f8a-9b7d-2a4c6e8f1a12=https://motors.example/panel"]},"maxItems":256,"default":[]},"privateHosts":{"description":"Servers in a private network, as host:port, that may be checked for framing and shown in proxy mode; for development.","type":"array","items":{"type":"string","pattern":"^[A-Za-z0-9.:_\\[\\]-]{1,253}:[0-9]{1,5}$","examples":["localhost:3000"]},"maxItems":256,"default":[]}},"$id":"panels"};

const pattern20 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}=(webview|sandbox|log|[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$", "u");

const pattern21 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}=https?://[^\\s,]{1,2048}$", "u");

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="panels" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate40.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func4.call(schema47.properties, key0))){
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
if(data.evalTimeoutMs !== undefined){
let data0 = data.evalTimeoutMs;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/evalTimeoutMs",schemaPath:"#/properties/evalTimeoutMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/evalTimeoutMs",schemaPath:"#/properties/evalTimeoutMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/evalTimeoutMs",schemaPath:"#/properties/evalTimeoutMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.evalKeepMs !== undefined){
let data1 = data.evalKeepMs;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/evalKeepMs",schemaPath:"#/properties/evalKeepMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2147483647 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/evalKeepMs",schemaPath:"#/properties/evalKeepMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/evalKeepMs",schemaPath:"#/properties/evalKeepMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.evalSlackMs !== undefined){
let data2 = data.evalSlackMs;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/evalSlackMs",schemaPath:"#/properties/evalSlackMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2147483647 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/evalSlackMs",schemaPath:"#/properties/evalSlackMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/evalSlackMs",schemaPath:"#/properties/evalSlackMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.evalFrameMs !== undefined){
let data3 = data.evalFrameMs;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err10 = {instancePath:instancePath+"/evalFrameMs",schemaPath:"#/properties/evalFrameMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2147483647 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/evalFrameMs",schemaPath:"#/properties/evalFrameMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/evalFrameMs",schemaPath:"#/properties/evalFrameMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.maxQueuedEvals !== undefined){
let data4 = data.maxQueuedEvals;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err13 = {instancePath:instancePath+"/maxQueuedEvals",schemaPath:"#/properties/maxQueuedEvals/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1000000 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/maxQueuedEvals",schemaPath:"#/properties/maxQueuedEvals/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/maxQueuedEvals",schemaPath:"#/properties/maxQueuedEvals/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.maxQueuedBytes !== undefined){
let data5 = data.maxQueuedBytes;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err16 = {instancePath:instancePath+"/maxQueuedBytes",schemaPath:"#/properties/maxQueuedBytes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1099511627776 || isNaN(data5)){
const err17 = {instancePath:instancePath+"/maxQueuedBytes",schemaPath:"#/properties/maxQueuedBytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1099511627776}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data5 < 1024 || isNaN(data5)){
const err18 = {instancePath:instancePath+"/maxQueuedBytes",schemaPath:"#/properties/maxQueuedBytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1024}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data.maxWorkspaces !== undefined){
let data6 = data.maxWorkspaces;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err19 = {instancePath:instancePath+"/maxWorkspaces",schemaPath:"#/properties/maxWorkspaces/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 1000000 || isNaN(data6)){
const err20 = {instancePath:instancePath+"/maxWorkspaces",schemaPath:"#/properties/maxWorkspaces/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err21 = {instancePath:instancePath+"/maxWorkspaces",schemaPath:"#/properties/maxWorkspaces/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
if(data.captureTimeoutMs !== undefined){
let data7 = data.captureTimeoutMs;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err22 = {instancePath:instancePath+"/captureTimeoutMs",schemaPath:"#/properties/captureTimeoutMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 2147483647 || isNaN(data7)){
const err23 = {instancePath:instancePath+"/captureTimeoutMs",schemaPath:"#/properties/captureTimeoutMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err24 = {instancePath:instancePath+"/captureTimeoutMs",schemaPath:"#/properties/captureTimeoutMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
if(data.acceptMs !== undefined){
let data8 = data.acceptMs;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err25 = {instancePath:instancePath+"/acceptMs",schemaPath:"#/properties/acceptMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 2147483647 || isNaN(data8)){
const err26 = {instancePath:instancePath+"/acceptMs",schemaPath:"#/properties/acceptMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err27 = {instancePath:instancePath+"/acceptMs",schemaPath:"#/properties/acceptMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.graceMs !== undefined){
let data9 = data.graceMs;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err28 = {instancePath:instancePath+"/graceMs",schemaPath:"#/properties/graceMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 2147483647 || isNaN(data9)){
const err29 = {instancePath:instancePath+"/graceMs",schemaPath:"#/properties/graceMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err30 = {instancePath:instancePath+"/graceMs",schemaPath:"#/properties/graceMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
if(data.maxReplyBytes !== undefined){
let data10 = data.maxReplyBytes;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err31 = {instancePath:instancePath+"/maxReplyBytes",schemaPath:"#/properties/maxReplyBytes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 33554432 || isNaN(data10)){
const err32 = {instancePath:instancePath+"/maxReplyBytes",schemaPath:"#/properties/maxReplyBytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 33554432}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data10 < 4096 || isNaN(data10)){
const err33 = {instancePath:instancePath+"/maxReplyBytes",schemaPath:"#/properties/maxReplyBytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 4096}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
if(data.maxBrowsers !== undefined){
let data11 = data.maxBrowsers;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err34 = {instancePath:instancePath+"/maxBrowsers",schemaPath:"#/properties/maxBrowsers/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 10000 || isNaN(data11)){
const err35 = {instancePath:instancePath+"/maxBrowsers",schemaPath:"#/properties/maxBrowsers/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data11 < 1 || isNaN(data11)){
const err36 = {instancePath:instancePath+"/maxBrowsers",schemaPath:"#/properties/maxBrowsers/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
if(data.maxTabs !== undefined){
let data12 = data.maxTabs;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err37 = {instancePath:instancePath+"/maxTabs",schemaPath:"#/properties/maxTabs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 1000 || isNaN(data12)){
const err38 = {instancePath:instancePath+"/maxTabs",schemaPath:"#/properties/maxTabs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data12 < 1 || isNaN(data12)){
const err39 = {instancePath:instancePath+"/maxTabs",schemaPath:"#/properties/maxTabs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
if(data.maxDepth !== undefined){
let data13 = data.maxDepth;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err40 = {instancePath:instancePath+"/maxDepth",schemaPath:"#/properties/maxDepth/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 1000 || isNaN(data13)){
const err41 = {instancePath:instancePath+"/maxDepth",schemaPath:"#/properties/maxDepth/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data13 < 1 || isNaN(data13)){
const err42 = {instancePath:instancePath+"/maxDepth",schemaPath:"#/properties/maxDepth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.maxStateBytes !== undefined){
let data14 = data.maxStateBytes;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err43 = {instancePath:instancePath+"/maxStateBytes",schemaPath:"#/properties/maxStateBytes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 16384 || isNaN(data14)){
const err44 = {instancePath:instancePath+"/maxStateBytes",schemaPath:"#/properties/maxStateBytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 16384}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data14 < 2 || isNaN(data14)){
const err45 = {instancePath:instancePath+"/maxStateBytes",schemaPath:"#/properties/maxStateBytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
if(data.maxLogLines !== undefined){
let data15 = data.maxLogLines;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err46 = {instancePath:instancePath+"/maxLogLines",schemaPath:"#/properties/maxLogLines/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 1000 || isNaN(data15)){
const err47 = {instancePath:instancePath+"/maxLogLines",schemaPath:"#/properties/maxLogLines/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data15 < 1 || isNaN(data15)){
const err48 = {instancePath:instancePath+"/maxLogLines",schemaPath:"#/properties/maxLogLines/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
if(data.maxUnreadBytes !== undefined){
let data16 = data.maxUnreadBytes;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err49 = {instancePath:instancePath+"/maxUnreadBytes",schemaPath:"#/properties/maxUnreadBytes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 1073741824 || isNaN(data16)){
const err50 = {instancePath:instancePath+"/maxUnreadBytes",schemaPath:"#/properties/maxUnreadBytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1073741824}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data16 < 1048576 || isNaN(data16)){
const err51 = {instancePath:instancePath+"/maxUnreadBytes",schemaPath:"#/properties/maxUnreadBytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1048576}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
if(data.framingTimeoutMs !== undefined){
let data17 = data.framingTimeoutMs;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err52 = {instancePath:instancePath+"/framingTimeoutMs",schemaPath:"#/properties/framingTimeoutMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 2147483647 || isNaN(data17)){
const err53 = {instancePath:instancePath+"/framingTimeoutMs",schemaPath:"#/properties/framingTimeoutMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data17 < 1 || isNaN(data17)){
const err54 = {instancePath:instancePath+"/framingTimeoutMs",schemaPath:"#/properties/framingTimeoutMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.maxIconsBytes !== undefined){
let data18 = data.maxIconsBytes;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err55 = {instancePath:instancePath+"/maxIconsBytes",schemaPath:"#/properties/maxIconsBytes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 16777216 || isNaN(data18)){
const err56 = {instancePath:instancePath+"/maxIconsBytes",schemaPath:"#/properties/maxIconsBytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 16777216}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data18 < 0 || isNaN(data18)){
const err57 = {instancePath:instancePath+"/maxIconsBytes",schemaPath:"#/properties/maxIconsBytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
if(data.aliases !== undefined){
let data19 = data.aliases;
if(Array.isArray(data19)){
if(data19.length > 256){
const err58 = {instancePath:instancePath+"/aliases",schemaPath:"#/properties/aliases/maxItems",keyword:"maxItems",params:{limit: 256}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
const len0 = data19.length;
for(let i0=0; i0<len0; i0++){
let data20 = data19[i0];
if(typeof data20 === "string"){
if(!pattern20.test(data20)){
const err59 = {instancePath:instancePath+"/aliases/" + i0,schemaPath:"#/properties/aliases/items/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}=(webview|sandbox|log|[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
else {
const err60 = {instancePath:instancePath+"/aliases/" + i0,schemaPath:"#/properties/aliases/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
else {
const err61 = {instancePath:instancePath+"/aliases",schemaPath:"#/properties/aliases/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data.pages !== undefined){
let data21 = data.pages;
if(Array.isArray(data21)){
if(data21.length > 256){
const err62 = {instancePath:instancePath+"/pages",schemaPath:"#/properties/pages/maxItems",keyword:"maxItems",params:{limit: 256}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
const len1 = data21.length;
for(let i1=0; i1<len1; i1++){
let data22 = data21[i1];
if(typeof data22 === "string"){
if(!pattern21.test(data22)){
const err63 = {instancePath:instancePath+"/pages/" + i1,schemaPath:"#/properties/pages/items/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}=https?://[^\\s,]{1,2048}$"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
else {
const err64 = {instancePath:instancePath+"/pages/" + i1,schemaPath:"#/properties/pages/items/type",keyword:"type",params:{type: "string"}};
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
else {
const err65 = {instancePath:instancePath+"/pages",schemaPath:"#/properties/pages/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data.privateHosts !== undefined){
let data23 = data.privateHosts;
if(Array.isArray(data23)){
if(data23.length > 256){
const err66 = {instancePath:instancePath+"/privateHosts",schemaPath:"#/properties/privateHosts/maxItems",keyword:"maxItems",params:{limit: 256}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
const len2 = data23.length;
for(let i2=0; i2<len2; i2++){
let data24 = data23[i2];
if(typeof data24 === "string"){
if(!pattern17.test(data24)){
const err67 = {instancePath:instancePath+"/privateHosts/" + i2,schemaPath:"#/properties/privateHosts/items/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9.:_\\[\\]-]{1,253}:[0-9]{1,5}$"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
else {
const err68 = {instancePath:instancePath+"/privateHosts/" + i2,schemaPath:"#/properties/privateHosts/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
}
else {
const err69 = {instancePath:instancePath+"/privateHosts",schemaPath:"#/properties/privateHosts/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
}
else {
const err70 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
validate40.errors = vErrors;
return errors === 0;
}

validate40.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema48 = {"description":"Settings of screenshot paste.","type":"object","additionalProperties":false,"properties":{"maxEdgePx":{"description":"Maximum length in pixels of the longest edge of the optimized image. Larger images are scaled down.","type":"integer","minimum":16,"maximum":16384,"default":1568},"maxUploadBytes":{"description":"Maximum size in bytes of an uploaded image. The contract allows at most 20 MiB.","type":"integer","minimum":1024,"maximum":20971520,"default":20971520},"maxPixels":{"description":"Maximum number of pixels of an image. Larger images are refused before they are decoded.","type":"integer","minimum":1,"maximum":268402689,"default":64000000},"timeoutMs":{"description":"Time to process an image. Images that take longer are abandoned.","type":"integer","minimum":1000,"maximum":600000,"default":30000},"concurrent":{"description":"Maximum number of images processed at the same time. Each uses up to two threads.","type":"integer","minimum":1,"maximum":64,"default":1},"nameTemplate":{"description":"Template for names from titles, file names, models and recognized text: {name}, optionally with words, {date} and {time} around it.","type":"string","pattern":"^[^/\\\\]{0,60}\\{name\\}[^/\\\\]{0,60}$","examples":["{date}-{name}"],"default":"{name}"},"squeeze":{"description":"Whether to compress each saved image further, without changing its pixels. This takes seconds on one core, at low priority.","type":"boolean","default":true},"localOwner":{"description":"Owner of screenshots that are pasted without an API key, and of those from before owners existed.","type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$","examples":["acme"],"default":"demo"},"localAccess":{"description":"Which programs on this machine need no API key: those of the viewer's own user (same-user; on systems other than Linux the same as any), those of any user (any), or none (key).","type":"string","enum":["same-user","any","key"],"default":"same-user"},"tokenLifetimeMs":{"description":"How long the widget can be used before it must be reloaded.","type":"integer","minimum":1,"maximum":2147483647,"default":86400000},"ocr":{"description":"Naming images by recognizing their text, on this machine.","type":"object","additionalProperties":false,"properties":{"enabled":{"description":"Whether images are named by the text in them.","type":"boolean","default":true},"timeoutMs":{"description":"Maximum CPU time for recognizing the text in one image. An image that takes longer keeps its initial name.","type":"integer","minimum":1,"maximum":2147483647,"default":30000},"idleMs":{"description":"How long the text recognizer stays in memory for the next image.","type":"integer","minimum":1,"maximum":2147483647,"default":60000}}},"model":{"description":"Naming images with a vision model, which is tried before text recognition. Off without a URL.","type":"object","additionalProperties":false,"properties":{"url":{"description":"Base URL of the vision model's API, without /v1. Each image is sent there, scaled down to at most 768 pixels.","type":"string","format":"uri","pattern":"^https?://[^\\s/?#@]+(/[^\\s?#]*)?$","examples":["http://127.0.0.1:11434"]},"style":{"description":"API style of the vision model: anthropic (/v1/messages) or openai (/v1/chat/completions).","type":"string","enum":["anthropic","openai"],"default":"openai"},"name":{"description":"Name of the vision model.","type":"string","minLength":1,"default":"default","examples":["llava"]},"key":{"description":"API key for the vision model.","type":"string","minLength":1,"writeOnly":true,"examples":["the key"]},"timeoutMs":{"description":"Time for the vision model to respond. Later responses are ignored.","type":"integer","minimum":1,"maximum":2147483647,"default":20000}}}},"$id":"paste"};

const pattern23 = new RegExp("^[^/\\\\]{0,60}\\{name\\}[^/\\\\]{0,60}$", "u");

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="paste" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate42.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func4.call(schema48.properties, key0))){
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
if(data.maxEdgePx !== undefined){
let data0 = data.maxEdgePx;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/maxEdgePx",schemaPath:"#/properties/maxEdgePx/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 16384 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/maxEdgePx",schemaPath:"#/properties/maxEdgePx/maximum",keyword:"maximum",params:{comparison: "<=", limit: 16384}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 16 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/maxEdgePx",schemaPath:"#/properties/maxEdgePx/minimum",keyword:"minimum",params:{comparison: ">=", limit: 16}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.maxUploadBytes !== undefined){
let data1 = data.maxUploadBytes;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/maxUploadBytes",schemaPath:"#/properties/maxUploadBytes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 20971520 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/maxUploadBytes",schemaPath:"#/properties/maxUploadBytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20971520}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 1024 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/maxUploadBytes",schemaPath:"#/properties/maxUploadBytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1024}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.maxPixels !== undefined){
let data2 = data.maxPixels;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/maxPixels",schemaPath:"#/properties/maxPixels/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 268402689 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/maxPixels",schemaPath:"#/properties/maxPixels/maximum",keyword:"maximum",params:{comparison: "<=", limit: 268402689}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/maxPixels",schemaPath:"#/properties/maxPixels/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.timeoutMs !== undefined){
let data3 = data.timeoutMs;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err10 = {instancePath:instancePath+"/timeoutMs",schemaPath:"#/properties/timeoutMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 600000 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/timeoutMs",schemaPath:"#/properties/timeoutMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 600000}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3 < 1000 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/timeoutMs",schemaPath:"#/properties/timeoutMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.concurrent !== undefined){
let data4 = data.concurrent;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err13 = {instancePath:instancePath+"/concurrent",schemaPath:"#/properties/concurrent/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 64 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/concurrent",schemaPath:"#/properties/concurrent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 64}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/concurrent",schemaPath:"#/properties/concurrent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.nameTemplate !== undefined){
let data5 = data.nameTemplate;
if(typeof data5 === "string"){
if(!pattern23.test(data5)){
const err16 = {instancePath:instancePath+"/nameTemplate",schemaPath:"#/properties/nameTemplate/pattern",keyword:"pattern",params:{pattern: "^[^/\\\\]{0,60}\\{name\\}[^/\\\\]{0,60}$"}};
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
const err17 = {instancePath:instancePath+"/nameTemplate",schemaPath:"#/properties/nameTemplate/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.squeeze !== undefined){
if(typeof data.squeeze !== "boolean"){
const err18 = {instancePath:instancePath+"/squeeze",schemaPath:"#/properties/squeeze/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.localOwner !== undefined){
let data7 = data.localOwner;
if(typeof data7 === "string"){
if(!pattern24.test(data7)){
const err19 = {instancePath:instancePath+"/localOwner",schemaPath:"#/properties/localOwner/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"}};
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
const err20 = {instancePath:instancePath+"/localOwner",schemaPath:"#/properties/localOwner/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.localAccess !== undefined){
let data8 = data.localAccess;
if(typeof data8 !== "string"){
const err21 = {instancePath:instancePath+"/localAccess",schemaPath:"#/properties/localAccess/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(((data8 === "same-user") || (data8 === "any")) || (data8 === "key"))){
const err22 = {instancePath:instancePath+"/localAccess",schemaPath:"#/properties/localAccess/enum",keyword:"enum",params:{allowedValues: schema48.properties.localAccess.enum}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.tokenLifetimeMs !== undefined){
let data9 = data.tokenLifetimeMs;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err23 = {instancePath:instancePath+"/tokenLifetimeMs",schemaPath:"#/properties/tokenLifetimeMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 2147483647 || isNaN(data9)){
const err24 = {instancePath:instancePath+"/tokenLifetimeMs",schemaPath:"#/properties/tokenLifetimeMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err25 = {instancePath:instancePath+"/tokenLifetimeMs",schemaPath:"#/properties/tokenLifetimeMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.ocr !== undefined){
let data10 = data.ocr;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key1 in data10){
if(!(((key1 === "enabled") || (key1 === "timeoutMs")) || (key1 === "idleMs"))){
const err26 = {instancePath:instancePath+"/ocr",schemaPath:"#/properties/ocr/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data10.enabled !== undefined){
if(typeof data10.enabled !== "boolean"){
const err27 = {instancePath:instancePath+"/ocr/enabled",schemaPath:"#/properties/ocr/properties/enabled/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data10.timeoutMs !== undefined){
let data12 = data10.timeoutMs;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err28 = {instancePath:instancePath+"/ocr/timeoutMs",schemaPath:"#/properties/ocr/properties/timeoutMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 2147483647 || isNaN(data12)){
const err29 = {instancePath:instancePath+"/ocr/timeoutMs",schemaPath:"#/properties/ocr/properties/timeoutMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data12 < 1 || isNaN(data12)){
const err30 = {instancePath:instancePath+"/ocr/timeoutMs",schemaPath:"#/properties/ocr/properties/timeoutMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
if(data10.idleMs !== undefined){
let data13 = data10.idleMs;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err31 = {instancePath:instancePath+"/ocr/idleMs",schemaPath:"#/properties/ocr/properties/idleMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 2147483647 || isNaN(data13)){
const err32 = {instancePath:instancePath+"/ocr/idleMs",schemaPath:"#/properties/ocr/properties/idleMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data13 < 1 || isNaN(data13)){
const err33 = {instancePath:instancePath+"/ocr/idleMs",schemaPath:"#/properties/ocr/properties/idleMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
}
else {
const err34 = {instancePath:instancePath+"/ocr",schemaPath:"#/properties/ocr/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.model !== undefined){
let data14 = data.model;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
for(const key2 in data14){
if(!(((((key2 === "url") || (key2 === "style")) || (key2 === "name")) || (key2 === "key")) || (key2 === "timeoutMs"))){
const err35 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data14.url !== undefined){
let data15 = data14.url;
if(typeof data15 === "string"){
if(!pattern9.test(data15)){
const err36 = {instancePath:instancePath+"/model/url",schemaPath:"#/properties/model/properties/url/pattern",keyword:"pattern",params:{pattern: "^https?://[^\\s/?#@]+(/[^\\s?#]*)?$"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(!(formats2(data15))){
const err37 = {instancePath:instancePath+"/model/url",schemaPath:"#/properties/model/properties/url/format",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/model/url",schemaPath:"#/properties/model/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data14.style !== undefined){
let data16 = data14.style;
if(typeof data16 !== "string"){
const err39 = {instancePath:instancePath+"/model/style",schemaPath:"#/properties/model/properties/style/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(!((data16 === "anthropic") || (data16 === "openai"))){
const err40 = {instancePath:instancePath+"/model/style",schemaPath:"#/properties/model/properties/style/enum",keyword:"enum",params:{allowedValues: schema48.properties.model.properties.style.enum}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data14.name !== undefined){
let data17 = data14.name;
if(typeof data17 === "string"){
if(func5(data17) < 1){
const err41 = {instancePath:instancePath+"/model/name",schemaPath:"#/properties/model/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/model/name",schemaPath:"#/properties/model/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data14.key !== undefined){
let data18 = data14.key;
if(typeof data18 === "string"){
if(func5(data18) < 1){
const err43 = {instancePath:instancePath+"/model/key",schemaPath:"#/properties/model/properties/key/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/model/key",schemaPath:"#/properties/model/properties/key/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data14.timeoutMs !== undefined){
let data19 = data14.timeoutMs;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err45 = {instancePath:instancePath+"/model/timeoutMs",schemaPath:"#/properties/model/properties/timeoutMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 2147483647 || isNaN(data19)){
const err46 = {instancePath:instancePath+"/model/timeoutMs",schemaPath:"#/properties/model/properties/timeoutMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data19 < 1 || isNaN(data19)){
const err47 = {instancePath:instancePath+"/model/timeoutMs",schemaPath:"#/properties/model/properties/timeoutMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
}
else {
const err48 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
else {
const err49 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
validate42.errors = vErrors;
return errors === 0;
}

validate42.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema49 = {"description":"Limits that apply to every server.","type":"object","additionalProperties":false,"properties":{"jsonBytes":{"description":"Maximum size in bytes of a JSON body. Most operations have a lower limit; see their documents.","type":"integer","minimum":1024,"maximum":268435456,"default":1048576},"formParts":{"description":"Maximum number of parts in a form with files.","type":"integer","minimum":4,"maximum":10000,"default":64},"urlBytes":{"description":"Maximum length in bytes of a request target (path and query).","type":"integer","minimum":256,"maximum":1048576,"default":8192},"queryKeys":{"description":"Maximum number of query parameters of a request.","type":"integer","minimum":8,"maximum":256,"default":32},"headerBytes":{"description":"Maximum size in bytes of the request head, including its target.","type":"integer","minimum":1024,"maximum":1048576,"default":16384},"headersTimeoutMs":{"description":"Time for a request head to arrive.","type":"integer","minimum":1,"maximum":2147483647,"default":10000},"requestTimeoutMs":{"description":"Time for a whole request to arrive.","type":"integer","minimum":1,"maximum":2147483647,"default":15000},"deadlineMs":{"description":"Time for an operation to produce its response.","type":"integer","minimum":1,"maximum":2147483647,"default":60000},"eventBufferBytes":{"description":"An event stream with more than this number of unread bytes is closed.","type":"integer","minimum":4096,"maximum":268435456,"default":1048576},"maxStreams":{"description":"Maximum number of open event streams per server.","type":"integer","minimum":1,"maximum":1000000,"default":5000},"maxStreamsPerAddress":{"description":"Maximum number of open event streams per address (IPv6: per /64).","type":"integer","minimum":1,"maximum":1000000,"default":256},"maxConnections":{"description":"Maximum number of connections per process; fewer if the limit on open files is lower.","type":"integer","minimum":2,"maximum":1000000,"default":25000},"maxConnectionsPerAddress":{"description":"Maximum HTTP connections per address (IPv6: per /64), except for trusted proxies; at most half of all connections.","type":"integer","minimum":1,"maximum":1000000,"default":1024},"drainMs":{"description":"How long a node that is told to stop keeps serving while /health returns 503, so that load balancers notice. Only for nodes that share a PostgreSQL database.","type":"integer","minimum":0,"maximum":2147483647,"default":2000},"closeGraceMs":{"description":"Time for running requests to finish when a server stops.","type":"integer","minimum":1,"maximum":2147483647,"default":10000}},"$id":"limits"};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="limits" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate44.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func4.call(schema49.properties, key0))){
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
if(data.jsonBytes !== undefined){
let data0 = data.jsonBytes;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/jsonBytes",schemaPath:"#/properties/jsonBytes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 268435456 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/jsonBytes",schemaPath:"#/properties/jsonBytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 268435456}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1024 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/jsonBytes",schemaPath:"#/properties/jsonBytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1024}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.formParts !== undefined){
let data1 = data.formParts;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/formParts",schemaPath:"#/properties/formParts/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 10000 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/formParts",schemaPath:"#/properties/formParts/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 4 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/formParts",schemaPath:"#/properties/formParts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 4}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.urlBytes !== undefined){
let data2 = data.urlBytes;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/urlBytes",schemaPath:"#/properties/urlBytes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1048576 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/urlBytes",schemaPath:"#/properties/urlBytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1048576}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2 < 256 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/urlBytes",schemaPath:"#/properties/urlBytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 256}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.queryKeys !== undefined){
let data3 = data.queryKeys;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err10 = {instancePath:instancePath+"/queryKeys",schemaPath:"#/properties/queryKeys/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 256 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/queryKeys",schemaPath:"#/properties/queryKeys/maximum",keyword:"maximum",params:{comparison: "<=", limit: 256}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3 < 8 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/queryKeys",schemaPath:"#/properties/queryKeys/minimum",keyword:"minimum",params:{comparison: ">=", limit: 8}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.headerBytes !== undefined){
let data4 = data.headerBytes;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err13 = {instancePath:instancePath+"/headerBytes",schemaPath:"#/properties/headerBytes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1048576 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/headerBytes",schemaPath:"#/properties/headerBytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1048576}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data4 < 1024 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/headerBytes",schemaPath:"#/properties/headerBytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1024}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.headersTimeoutMs !== undefined){
let data5 = data.headersTimeoutMs;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err16 = {instancePath:instancePath+"/headersTimeoutMs",schemaPath:"#/properties/headersTimeoutMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 2147483647 || isNaN(data5)){
const err17 = {instancePath:instancePath+"/headersTimeoutMs",schemaPath:"#/properties/headersTimeoutMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err18 = {instancePath:instancePath+"/headersTimeoutMs",schemaPath:"#/properties/headersTimeoutMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data.requestTimeoutMs !== undefined){
let data6 = data.requestTimeoutMs;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err19 = {instancePath:instancePath+"/requestTimeoutMs",schemaPath:"#/properties/requestTimeoutMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 2147483647 || isNaN(data6)){
const err20 = {instancePath:instancePath+"/requestTimeoutMs",schemaPath:"#/properties/requestTimeoutMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err21 = {instancePath:instancePath+"/requestTimeoutMs",schemaPath:"#/properties/requestTimeoutMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
if(data.deadlineMs !== undefined){
let data7 = data.deadlineMs;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err22 = {instancePath:instancePath+"/deadlineMs",schemaPath:"#/properties/deadlineMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 2147483647 || isNaN(data7)){
const err23 = {instancePath:instancePath+"/deadlineMs",schemaPath:"#/properties/deadlineMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err24 = {instancePath:instancePath+"/deadlineMs",schemaPath:"#/properties/deadlineMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
if(data.eventBufferBytes !== undefined){
let data8 = data.eventBufferBytes;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err25 = {instancePath:instancePath+"/eventBufferBytes",schemaPath:"#/properties/eventBufferBytes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 268435456 || isNaN(data8)){
const err26 = {instancePath:instancePath+"/eventBufferBytes",schemaPath:"#/properties/eventBufferBytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 268435456}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data8 < 4096 || isNaN(data8)){
const err27 = {instancePath:instancePath+"/eventBufferBytes",schemaPath:"#/properties/eventBufferBytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 4096}};
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
if(data.maxStreams !== undefined){
let data9 = data.maxStreams;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err28 = {instancePath:instancePath+"/maxStreams",schemaPath:"#/properties/maxStreams/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 1000000 || isNaN(data9)){
const err29 = {instancePath:instancePath+"/maxStreams",schemaPath:"#/properties/maxStreams/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err30 = {instancePath:instancePath+"/maxStreams",schemaPath:"#/properties/maxStreams/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
if(data.maxStreamsPerAddress !== undefined){
let data10 = data.maxStreamsPerAddress;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err31 = {instancePath:instancePath+"/maxStreamsPerAddress",schemaPath:"#/properties/maxStreamsPerAddress/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 1000000 || isNaN(data10)){
const err32 = {instancePath:instancePath+"/maxStreamsPerAddress",schemaPath:"#/properties/maxStreamsPerAddress/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data10 < 1 || isNaN(data10)){
const err33 = {instancePath:instancePath+"/maxStreamsPerAddress",schemaPath:"#/properties/maxStreamsPerAddress/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
if(data.maxConnections !== undefined){
let data11 = data.maxConnections;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err34 = {instancePath:instancePath+"/maxConnections",schemaPath:"#/properties/maxConnections/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 1000000 || isNaN(data11)){
const err35 = {instancePath:instancePath+"/maxConnections",schemaPath:"#/properties/maxConnections/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data11 < 2 || isNaN(data11)){
const err36 = {instancePath:instancePath+"/maxConnections",schemaPath:"#/properties/maxConnections/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
if(data.maxConnectionsPerAddress !== undefined){
let data12 = data.maxConnectionsPerAddress;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err37 = {instancePath:instancePath+"/maxConnectionsPerAddress",schemaPath:"#/properties/maxConnectionsPerAddress/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 1000000 || isNaN(data12)){
const err38 = {instancePath:instancePath+"/maxConnectionsPerAddress",schemaPath:"#/properties/maxConnectionsPerAddress/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data12 < 1 || isNaN(data12)){
const err39 = {instancePath:instancePath+"/maxConnectionsPerAddress",schemaPath:"#/properties/maxConnectionsPerAddress/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
if(data.drainMs !== undefined){
let data13 = data.drainMs;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err40 = {instancePath:instancePath+"/drainMs",schemaPath:"#/properties/drainMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 2147483647 || isNaN(data13)){
const err41 = {instancePath:instancePath+"/drainMs",schemaPath:"#/properties/drainMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data13 < 0 || isNaN(data13)){
const err42 = {instancePath:instancePath+"/drainMs",schemaPath:"#/properties/drainMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.closeGraceMs !== undefined){
let data14 = data.closeGraceMs;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err43 = {instancePath:instancePath+"/closeGraceMs",schemaPath:"#/properties/closeGraceMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 2147483647 || isNaN(data14)){
const err44 = {instancePath:instancePath+"/closeGraceMs",schemaPath:"#/properties/closeGraceMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data14 < 1 || isNaN(data14)){
const err45 = {instancePath:instancePath+"/closeGraceMs",schemaPath:"#/properties/closeGraceMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
}
else {
const err46 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
validate44.errors = vErrors;
return errors === 0;
}

validate44.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const formats0 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\/(?:3[0-2]|[12]?\d))?$|^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))(?:\/(?:12[0-8]|1[01]\d|\d{1,2}))?$/i;

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="settings" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate15.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func4.call(schema34.properties, key0))){
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
if(!pattern4.test(data1)){
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
if(func5(data2) < 1){
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
if(func5(data3) < 1){
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
if(!pattern5.test(data4)){
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
if(!(validate16(data.database, {instancePath:instancePath+"/database",parentData:data,parentDataProperty:"database",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.trustedProxies !== undefined){
let data6 = data.trustedProxies;
if(Array.isArray(data6)){
if(data6.length > 256){
const err10 = {instancePath:instancePath+"/trustedProxies",schemaPath:"#/properties/trustedProxies/maxItems",keyword:"maxItems",params:{limit: 256}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(typeof data7 === "string"){
if(!(formats0.test(data7))){
const err11 = {instancePath:instancePath+"/trustedProxies/" + i0,schemaPath:"#/properties/trustedProxies/items/format",keyword:"format",params:{format: "ip-range"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/trustedProxies/" + i0,schemaPath:"#/properties/trustedProxies/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/trustedProxies",schemaPath:"#/properties/trustedProxies/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.apiKey !== undefined){
let data8 = data.apiKey;
if(typeof data8 === "string"){
if(!pattern6.test(data8)){
const err14 = {instancePath:instancePath+"/apiKey",schemaPath:"#/properties/apiKey/pattern",keyword:"pattern",params:{pattern: "^ak_[A-Za-z0-9_-]{43}$"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/apiKey",schemaPath:"#/properties/apiKey/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.workspace !== undefined){
let data9 = data.workspace;
if(typeof data9 === "string"){
if(!pattern7.test(data9)){
const err16 = {instancePath:instancePath+"/workspace",schemaPath:"#/properties/workspace/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}/[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"}};
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
const err17 = {instancePath:instancePath+"/workspace",schemaPath:"#/properties/workspace/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.log !== undefined){
if(!(validate18(data.log, {instancePath:instancePath+"/log",parentData:data,parentDataProperty:"log",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
if(data.platform !== undefined){
if(!(validate20(data.platform, {instancePath:instancePath+"/platform",parentData:data,parentDataProperty:"platform",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
}
if(data.gateway !== undefined){
if(!(validate22(data.gateway, {instancePath:instancePath+"/gateway",parentData:data,parentDataProperty:"gateway",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.watchdog !== undefined){
if(!(validate24(data.watchdog, {instancePath:instancePath+"/watchdog",parentData:data,parentDataProperty:"watchdog",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.viewer !== undefined){
if(!(validate26(data.viewer, {instancePath:instancePath+"/viewer",parentData:data,parentDataProperty:"viewer",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
if(data.proxy !== undefined){
if(!(validate28(data.proxy, {instancePath:instancePath+"/proxy",parentData:data,parentDataProperty:"proxy",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
if(data.intents !== undefined){
if(!(validate30(data.intents, {instancePath:instancePath+"/intents",parentData:data,parentDataProperty:"intents",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
if(data.oauth !== undefined){
if(!(validate32(data.oauth, {instancePath:instancePath+"/oauth",parentData:data,parentDataProperty:"oauth",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
}
if(data.identity !== undefined){
if(!(validate34(data.identity, {instancePath:instancePath+"/identity",parentData:data,parentDataProperty:"identity",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
}
if(data.packages !== undefined){
if(!(validate36(data.packages, {instancePath:instancePath+"/packages",parentData:data,parentDataProperty:"packages",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
if(data.sandbox !== undefined){
if(!(validate38(data.sandbox, {instancePath:instancePath+"/sandbox",parentData:data,parentDataProperty:"sandbox",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
}
if(data.panels !== undefined){
if(!(validate40(data.panels, {instancePath:instancePath+"/panels",parentData:data,parentDataProperty:"panels",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
}
if(data.paste !== undefined){
if(!(validate42(data.paste, {instancePath:instancePath+"/paste",parentData:data,parentDataProperty:"paste",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
}
if(data.limits !== undefined){
if(!(validate44(data.limits, {instancePath:instancePath+"/limits",parentData:data,parentDataProperty:"limits",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
}
if(data.loginProviders !== undefined){
let data24 = data.loginProviders;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(Object.keys(data24).length > 20){
const err18 = {instancePath:instancePath+"/loginProviders",schemaPath:"#/properties/loginProviders/maxProperties",keyword:"maxProperties",params:{limit: 20}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
for(const key1 in data24){
const _errs37 = errors;
if(typeof key1 === "string"){
if(!pattern26.test(key1)){
const err19 = {instancePath:instancePath+"/loginProviders",schemaPath:"#/properties/loginProviders/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9._-]{0,62}$"},propertyName:key1};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
var valid3 = _errs37 === errors;
if(!valid3){
const err20 = {instancePath:instancePath+"/loginProviders",schemaPath:"#/properties/loginProviders/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
for(const key2 in data24){
let data25 = data24[key2];
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
if(data25.issuer === undefined){
const err21 = {instancePath:instancePath+"/loginProviders/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/loginProviders/additionalProperties/required",keyword:"required",params:{missingProperty: "issuer"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data25.clientId === undefined){
const err22 = {instancePath:instancePath+"/loginProviders/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/loginProviders/additionalProperties/required",keyword:"required",params:{missingProperty: "clientId"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
for(const key3 in data25){
if(!(func4.call(schema34.properties.loginProviders.additionalProperties.properties, key3))){
const err23 = {instancePath:instancePath+"/loginProviders/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/loginProviders/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data25.issuer !== undefined){
let data26 = data25.issuer;
if(typeof data26 === "string"){
if(!pattern27.test(data26)){
const err24 = {instancePath:instancePath+"/loginProviders/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/issuer",schemaPath:"#/properties/loginProviders/additionalProperties/properties/issuer/pattern",keyword:"pattern",params:{pattern: "^(https://[^\\s/?#@]+|http://(localhost|127\\.0\\.0\\.1|\\[::1\\])(:[0-9]+)?)(/[^\\s?#]*)?$"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!(formats2(data26))){
const err25 = {instancePath:instancePath+"/loginProviders/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/issuer",schemaPath:"#/properties/loginProviders/additionalProperties/properties/issuer/format",keyword:"format",params:{format: "uri"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/loginProviders/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/issuer",schemaPath:"#/properties/loginProviders/additionalProperties/properties/issuer/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data25.clientId !== undefined){
let data27 = data25.clientId;
if(typeof data27 === "string"){
if(func5(data27) < 1){
const err27 = {instancePath:instancePath+"/loginProviders/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/clientId",schemaPath:"#/properties/loginProviders/additionalProperties/properties/clientId/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/loginProviders/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/clientId",schemaPath:"#/properties/loginProviders/additionalProperties/properties/clientId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data25.clientSecretFile !== undefined){
let data28 = data25.clientSecretFile;
if(typeof data28 === "string"){
if(func5(data28) < 1){
const err29 = {instancePath:instancePath+"/loginProviders/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/clientSecretFile",schemaPath:"#/properties/loginProviders/additionalProperties/properties/clientSecretFile/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/loginProviders/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/clientSecretFile",schemaPath:"#/properties/loginProviders/additionalProperties/properties/clientSecretFile/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data25.clientSecretVariable !== undefined){
let data29 = data25.clientSecretVariable;
if(typeof data29 === "string"){
if(!pattern28.test(data29)){
const err31 = {instancePath:instancePath+"/loginProviders/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/clientSecretVariable",schemaPath:"#/properties/loginProviders/additionalProperties/properties/clientSecretVariable/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_]*$"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/loginProviders/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/clientSecretVariable",schemaPath:"#/properties/loginProviders/additionalProperties/properties/clientSecretVariable/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data25.label !== undefined){
let data30 = data25.label;
if(typeof data30 === "string"){
if(func5(data30) > 100){
const err33 = {instancePath:instancePath+"/loginProviders/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/label",schemaPath:"#/properties/loginProviders/additionalProperties/properties/label/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(func5(data30) < 1){
const err34 = {instancePath:instancePath+"/loginProviders/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/label",schemaPath:"#/properties/loginProviders/additionalProperties/properties/label/minLength",keyword:"minLength",params:{limit: 1}};
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
const err35 = {instancePath:instancePath+"/loginProviders/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/label",schemaPath:"#/properties/loginProviders/additionalProperties/properties/label/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data25.scopes !== undefined){
let data31 = data25.scopes;
if(typeof data31 === "string"){
if(!pattern29.test(data31)){
const err36 = {instancePath:instancePath+"/loginProviders/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/scopes",schemaPath:"#/properties/loginProviders/additionalProperties/properties/scopes/pattern",keyword:"pattern",params:{pattern: "^(\\S+ )*openid( \\S+)*$"}};
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
const err37 = {instancePath:instancePath+"/loginProviders/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/scopes",schemaPath:"#/properties/loginProviders/additionalProperties/properties/scopes/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data25.signUp !== undefined){
if(typeof data25.signUp !== "boolean"){
const err38 = {instancePath:instancePath+"/loginProviders/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/signUp",schemaPath:"#/properties/loginProviders/additionalProperties/properties/signUp/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data25.allowedDomains !== undefined){
let data33 = data25.allowedDomains;
if(Array.isArray(data33)){
if(data33.length > 100){
const err39 = {instancePath:instancePath+"/loginProviders/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/allowedDomains",schemaPath:"#/properties/loginProviders/additionalProperties/properties/allowedDomains/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
const len1 = data33.length;
for(let i1=0; i1<len1; i1++){
let data34 = data33[i1];
if(typeof data34 === "string"){
if(!pattern30.test(data34)){
const err40 = {instancePath:instancePath+"/loginProviders/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/allowedDomains/" + i1,schemaPath:"#/properties/loginProviders/additionalProperties/properties/allowedDomains/items/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+$"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/loginProviders/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/allowedDomains/" + i1,schemaPath:"#/properties/loginProviders/additionalProperties/properties/allowedDomains/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
else {
const err42 = {instancePath:instancePath+"/loginProviders/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/allowedDomains",schemaPath:"#/properties/loginProviders/additionalProperties/properties/allowedDomains/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data25.groupsClaim !== undefined){
let data35 = data25.groupsClaim;
if(typeof data35 === "string"){
if(func5(data35) < 1){
const err43 = {instancePath:instancePath+"/loginProviders/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/groupsClaim",schemaPath:"#/properties/loginProviders/additionalProperties/properties/groupsClaim/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/loginProviders/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/groupsClaim",schemaPath:"#/properties/loginProviders/additionalProperties/properties/groupsClaim/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data25.owners !== undefined){
let data36 = data25.owners;
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
if(Object.keys(data36).length > 1000){
const err45 = {instancePath:instancePath+"/loginProviders/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/owners",schemaPath:"#/properties/loginProviders/additionalProperties/properties/owners/maxProperties",keyword:"maxProperties",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
for(const key4 in data36){
let data37 = data36[key4];
if(Array.isArray(data37)){
if(data37.length > 100){
const err46 = {instancePath:instancePath+"/loginProviders/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/owners/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/loginProviders/additionalProperties/properties/owners/additionalProperties/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
const len2 = data37.length;
for(let i2=0; i2<len2; i2++){
let data38 = data37[i2];
if(typeof data38 === "string"){
if(!pattern24.test(data38)){
const err47 = {instancePath:instancePath+"/loginProviders/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/owners/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i2,schemaPath:"#/properties/loginProviders/additionalProperties/properties/owners/additionalProperties/items/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"}};
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
const err48 = {instancePath:instancePath+"/loginProviders/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/owners/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i2,schemaPath:"#/properties/loginProviders/additionalProperties/properties/owners/additionalProperties/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
else {
const err49 = {instancePath:instancePath+"/loginProviders/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/owners/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/loginProviders/additionalProperties/properties/owners/additionalProperties/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
else {
const err50 = {instancePath:instancePath+"/loginProviders/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/owners",schemaPath:"#/properties/loginProviders/additionalProperties/properties/owners/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data25.logout !== undefined){
if(typeof data25.logout !== "boolean"){
const err51 = {instancePath:instancePath+"/loginProviders/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/logout",schemaPath:"#/properties/loginProviders/additionalProperties/properties/logout/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
else {
const err52 = {instancePath:instancePath+"/loginProviders/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/loginProviders/additionalProperties/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
else {
const err53 = {instancePath:instancePath+"/loginProviders",schemaPath:"#/properties/loginProviders/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
else {
const err54 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
validate15.errors = vErrors;
return errors === 0;
}

validate15.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const providers = validate46;

const schema50 = {"description":"OAuth 2.0 providers for `annex connect`. Each key is a name that you choose for the provider. Only available in the file, not as flags or variables.","type":"object","maxProperties":100,"propertyNames":{"pattern":"^[a-z0-9][a-z0-9._-]{0,62}$"},"additionalProperties":{"type":"object","additionalProperties":false,"required":["authUrl","tokenUrl"],"properties":{"authUrl":{"description":"Authorization URL of the provider.","type":"string","format":"uri","pattern":"^https?://[^\\s/?#@]+","examples":["https://provider.example/authorize"]},"tokenUrl":{"description":"Token URL of the provider.","type":"string","format":"uri","pattern":"^https?://[^\\s/?#@]+","examples":["https://provider.example/token"]},"revocationUrl":{"description":"Revocation URL of the provider (RFC 7009), for `annex connect remove`. Discovered through the issuer if not given.","type":"string","format":"uri","pattern":"^https?://[^\\s/?#@]+","examples":["https://provider.example/revoke"]},"issuer":{"description":"Issuer identifier of the provider. An `iss` in its response must equal it, and a missing one is refused if the metadata of the issuer promises it (RFC 9207).","type":"string","format":"uri","pattern":"^https?://[^\\s/?#@]+","examples":["https://provider.example"]},"clientId":{"description":"Client id of your app, for an app without a secret.","type":"string","minLength":1,"examples":["my-app"]},"credentialsFile":{"description":"JSON file with clientId and clientSecret, relative to the working directory.","type":"string","minLength":1,"examples":["credentials.json"]},"scopes":{"description":"Scopes to request, separated by spaces.","type":"string","default":"","examples":["openid email"]},"defaultLifetimeSeconds":{"description":"Lifetime in seconds of an access token if the provider sends no `expires_in`. By default 3600 if there is a refresh token; otherwise the token counts as valid until an API rejects it.","type":"integer","minimum":1,"maximum":2147483647,"examples":[7200]},"pkce":{"description":"Whether to use PKCE (S256).","type":"boolean","default":true},"extraParams":{"description":"Extra parameters for the authorization URL.","type":"object","maxProperties":32,"additionalProperties":{"type":"string"}}}},"$id":"providers"};

const pattern33 = new RegExp("^https?://[^\\s/?#@]+", "u");

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="providers" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate46.evaluated;
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
if(!pattern26.test(key0)){
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
if(!(func4.call(schema50.additionalProperties.properties, key2))){
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
if(!pattern33.test(data1)){
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
if(!pattern33.test(data2)){
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
if(!pattern33.test(data3)){
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
if(!pattern33.test(data4)){
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
if(func5(data5) < 1){
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
if(func5(data6) < 1){
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
if(data0.defaultLifetimeSeconds !== undefined){
let data8 = data0.defaultLifetimeSeconds;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err23 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/defaultLifetimeSeconds",schemaPath:"#/additionalProperties/properties/defaultLifetimeSeconds/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 2147483647 || isNaN(data8)){
const err24 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/defaultLifetimeSeconds",schemaPath:"#/additionalProperties/properties/defaultLifetimeSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err25 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/defaultLifetimeSeconds",schemaPath:"#/additionalProperties/properties/defaultLifetimeSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data0.pkce !== undefined){
if(typeof data0.pkce !== "boolean"){
const err26 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/pkce",schemaPath:"#/additionalProperties/properties/pkce/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data0.extraParams !== undefined){
let data10 = data0.extraParams;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(Object.keys(data10).length > 32){
const err27 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/extraParams",schemaPath:"#/additionalProperties/properties/extraParams/maxProperties",keyword:"maxProperties",params:{limit: 32}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
for(const key3 in data10){
if(typeof data10[key3] !== "string"){
const err28 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/extraParams/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/properties/extraParams/additionalProperties/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/extraParams",schemaPath:"#/additionalProperties/properties/extraParams/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
validate46.errors = vErrors;
return errors === 0;
}

validate46.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validate = {"settings": settings, "providers": providers};
