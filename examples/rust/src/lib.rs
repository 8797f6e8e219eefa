//! A small reader and writer of JSON, so that the runner in `tests/kit.rs` needs no other crate. An engine that has serde_json
//! takes that.

use std::collections::BTreeMap;
use std::fmt;

/// A JSON value. Numbers keep their digits; objects have no order.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Json {
    Null,
    Bool(bool),
    Number(String),
    Text(String),
    List(Vec<Json>),
    Object(BTreeMap<String, Json>),
}

impl Json {
    /// Reads a document.
    pub fn parse(text: &str) -> Result<Json, String> {
        let mut reader = Reader { bytes: text.as_bytes(), at: 0 };
        let value = reader.value(0)?;
        reader.space();
        if reader.at < reader.bytes.len() {
            return Err(format!("something follows the document at byte {}", reader.at));
        }
        Ok(value)
    }

    /// A field of an object, `Null` where there is none.
    pub fn get(&self, name: &str) -> &Json {
        match self {
            Json::Object(fields) => fields.get(name).unwrap_or(&Json::Null),
            _ => &Json::Null,
        }
    }

    /// The members of a list, none for anything else.
    pub fn items(&self) -> &[Json] {
        match self {
            Json::List(items) => items,
            _ => &[],
        }
    }

    /// A text, empty for anything else.
    pub fn text(&self) -> &str {
        match self {
            Json::Text(text) => text,
            _ => "",
        }
    }
}

impl fmt::Display for Json {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Json::Null => write!(out, "null"),
            Json::Bool(value) => write!(out, "{value}"),
            Json::Number(digits) => write!(out, "{digits}"),
            Json::Text(text) => quoted(text, out),
            Json::List(items) => {
                write!(out, "[")?;
                for (at, item) in items.iter().enumerate() {
                    write!(out, "{}{item}", if at > 0 { "," } else { "" })?;
                }
                write!(out, "]")
            }
            Json::Object(fields) => {
                write!(out, "{{")?;
                for (at, (name, value)) in fields.iter().enumerate() {
                    write!(out, "{}", if at > 0 { "," } else { "" })?;
                    quoted(name, out)?;
                    write!(out, ":{value}")?;
                }
                write!(out, "}}")
            }
        }
    }
}

fn quoted(text: &str, out: &mut fmt::Formatter<'_>) -> fmt::Result {
    write!(out, "\"")?;
    for letter in text.chars() {
        match letter {
            '"' => write!(out, "\\\"")?,
            '\\' => write!(out, "\\\\")?,
            control if control < ' ' => write!(out, "\\u{:04x}", control as u32)?,
            other => write!(out, "{other}")?,
        }
    }
    write!(out, "\"")
}

struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Reader<'_> {
    fn space(&mut self) {
        while self.at < self.bytes.len() && self.bytes[self.at].is_ascii_whitespace() {
            self.at += 1;
        }
    }

    fn peek(&mut self) -> u8 {
        self.space();
        self.bytes.get(self.at).copied().unwrap_or(0)
    }

    fn take(&mut self, wanted: &str) -> Result<(), String> {
        if self.bytes[self.at..].starts_with(wanted.as_bytes()) {
            self.at += wanted.len();
            return Ok(());
        }
        Err(format!("{wanted} is wanted at byte {}", self.at))
    }

    fn value(&mut self, depth: usize) -> Result<Json, String> {
        if depth > 200 {
            return Err("the document nests too deeply".into());
        }
        match self.peek() {
            b'{' => {
                let mut fields = BTreeMap::new();
                self.at += 1;
                while self.peek() != b'}' {
                    let name = self.string()?;
                    self.space();
                    self.take(":")?;
                    fields.insert(name, self.value(depth + 1)?);
                    if self.peek() == b',' {
                        self.at += 1;
                    } else if self.peek() != b'}' {
                        return Err(format!("a comma is wanted at byte {}", self.at));
                    }
                }
                self.at += 1;
                Ok(Json::Object(fields))
            }
            b'[' => {
                let mut items = Vec::new();
                self.at += 1;
                while self.peek() != b']' {
                    items.push(self.value(depth + 1)?);
                    if self.peek() == b',' {
                        self.at += 1;
                    } else if self.peek() != b']' {
                        return Err(format!("a comma is wanted at byte {}", self.at));
                    }
                }
                self.at += 1;
                Ok(Json::List(items))
            }
            b'"' => Ok(Json::Text(self.string()?)),
            b't' => self.take("true").map(|()| Json::Bool(true)),
            b'f' => self.take("false").map(|()| Json::Bool(false)),
            b'n' => self.take("null").map(|()| Json::Null),
            _ => {
                let start = self.at;
                while self.bytes.get(self.at).is_some_and(|byte| b"+-.eE0123456789".contains(byte)) {
                    self.at += 1;
                }
                if start == self.at {
                    return Err(format!("a value is wanted at byte {start}"));
                }
                Ok(Json::Number(String::from_utf8_lossy(&self.bytes[start..self.at]).into_owned()))
            }
        }
    }

    fn string(&mut self) -> Result<String, String> {
        self.space();
        self.take("\"")?;
        let mut text: Vec<u8> = Vec::new();
        loop {
            let byte = *self.bytes.get(self.at).ok_or("a text without an end")?;
            self.at += 1;
            match byte {
                b'"' => return String::from_utf8(text).map_err(|error| error.to_string()),
                b'\\' => {
                    let escape = *self.bytes.get(self.at).ok_or("a text without an end")?;
                    self.at += 1;
                    let letter = match escape {
                        b'n' => '\n',
                        b't' => '\t',
                        b'r' => '\r',
                        b'b' => '\u{8}',
                        b'f' => '\u{c}',
                        b'u' => self.unicode()?,
                        other => other as char,
                    };
                    text.extend(letter.to_string().into_bytes());
                }
                other => text.push(other),
            }
        }
    }

    fn unicode(&mut self) -> Result<char, String> {
        let first = self.hex()?;
        let code = if (0xd800..0xdc00).contains(&first) {
            self.take("\\u")?;
            0x10000 + ((first - 0xd800) << 10) + (self.hex()?.wrapping_sub(0xdc00) & 0x3ff)
        } else {
            first
        };
        char::from_u32(code).ok_or_else(|| format!("no letter has the code {code:x}"))
    }

    fn hex(&mut self) -> Result<u32, String> {
        let digits = self.bytes.get(self.at..self.at + 4).ok_or("a text without an end")?;
        self.at += 4;
        let digits = std::str::from_utf8(digits).map_err(|error| error.to_string())?;
        u32::from_str_radix(digits, 16).map_err(|error| error.to_string())
    }
}
