//! Plays the vectors of a conformance kit on an engine that speaks the lines of protocol.md: `KIT=kit cargo test`. `ENGINE` is the
//! command of the engine, with {edition} in it replaced. In your own engine replace `Engine` by calls.

use kit_runner::Json;
use std::collections::{BTreeMap, HashMap};
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::{env, fs, path::PathBuf};

/// A program that answers one line of JSON with another.
struct Engine {
    process: Child,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
}

impl Engine {
    fn start(command: &str) -> Engine {
        let mut words = command.split_whitespace();
        let mut process = Command::new(words.next().expect("ENGINE is empty"))
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the engine cannot be started");
        let to = process.stdin.take().unwrap();
        let from = BufReader::new(process.stdout.take().unwrap());
        Engine { process, to, from }
    }

    fn ask(&mut self, command: &str, fields: &[(&str, &Json)]) -> Result<Json, String> {
        let mut request: BTreeMap<String, Json> =
            fields.iter().map(|(name, value)| (name.to_string(), (*value).clone())).collect();
        request.insert("command".into(), Json::Text(command.into()));
        writeln!(self.to, "{}", Json::Object(request)).map_err(|error| error.to_string())?;
        let mut line = String::new();
        self.from.read_line(&mut line).map_err(|error| error.to_string())?;
        let reply = Json::parse(&line)?;
        if *reply.get("ok") != Json::Bool(true) {
            return Err(format!("{command} is refused: {}", reply.get("error")));
        }
        Ok(reply)
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn sorted(list: &Json) -> Vec<Json> {
    let mut items = list.items().to_vec();
    items.sort();
    items
}

fn name(decision: &Json) -> String {
    format!("{} of {}", decision.get("kind"), decision.get("players"))
}

/// The open decision of the same kind, people, object, slot and marker.
fn find<'a>(pending: &'a Json, wanted: &Json) -> Result<&'a Json, String> {
    let same = |open: &&Json| {
        ["kind", "object", "slot", "marker"].iter().all(|field| open.get(field) == wanted.get(field))
            && sorted(open.get("players")) == sorted(wanted.get("players"))
    };
    pending.items().iter().find(same).ok_or_else(|| {
        let asked: Vec<String> = pending.items().iter().map(name).collect();
        format!("{} is not asked; asked is {}", name(wanted), asked.join(", "))
    })
}

fn options(pending: &Json) -> Vec<Vec<Json>> {
    let mut all: Vec<Vec<Json>> = pending.items().iter().map(|open| sorted(open.get("options"))).collect();
    all.sort();
    all
}

fn step(engine: &mut Engine, news: &Json, step: &Json) -> Result<Json, String> {
    let wanted = step.get("decision");
    if *wanted != Json::Null {
        let open = find(news.get("pending"), wanted)?;
        if sorted(open.get("options")) != sorted(wanted.get("options")) {
            return Err(format!("{}: offered are {}, not {}", name(wanted), open.get("options"), wanted.get("options")));
        }
        let at: usize = step.get("answer").to_string().parse().map_err(|_| "an answer is a number")?;
        let mut fields = vec![("decision", open.get("id")), ("option", &wanted.get("options").items()[at])];
        // Where one player of a team answers, the others are asked again.
        if *step.get("by") != Json::Null {
            fields.push(("by", step.get("by")));
        }
        return engine.ask("answer", &fields);
    }
    if let Json::Object(fields) = step.get("instruct") {
        let fields: Vec<(&str, &Json)> = fields.iter().map(|(name, value)| (name.as_str(), value)).collect();
        return engine.ask("instruct", &fields);
    }
    let verb = if *step.get("concede") == Json::Null { "leave" } else { "concede" };
    engine.ask(verb, &[("players", step.get(verb))])
}

fn play(engine: &mut Engine, vector: &Json) -> Result<(), String> {
    let mut news = engine.ask("new", &[("setup", vector.get("setup")), ("seed", vector.get("seed"))])?;
    for (at, one) in vector.get("steps").items().iter().enumerate() {
        news = step(engine, &news, one).map_err(|error| format!("step {}: {error}", at + 1))?;
    }
    if options(news.get("pending")) != options(vector.get("pending")) {
        return Err("in the end other options are open".into());
    }
    let reply = engine.ask("standing", &[])?;
    let Json::Object(state) = vector.get("state") else { return Err("the vector has no state".into()) };
    for (part, wanted) in state {
        let found = reply.get("standing").get(part);
        let equal = match (found, wanted) {
            // An engine may leave out what it does not keep.
            (Json::Null, _) => true,
            (_, Json::Object(names)) => names.iter().all(|(name, value)| found.get(name) == value),
            _ => found == wanted,
        };
        if !equal {
            return Err(format!("in the end {part} are {found} and not {wanted}"));
        }
    }
    Ok(())
}

#[test]
fn every_vector_is_played_as_the_kit_says() {
    let kit = PathBuf::from(env::var("KIT").unwrap_or_else(|_| "kit".into()));
    let command = env::var("ENGINE").unwrap_or_else(|_| "npx variorum serve-game --edition {edition}".into());
    let load = |file: &str| {
        let text = fs::read_to_string(kit.join(file)).unwrap_or_else(|error| panic!("{file}: {error}"));
        Json::parse(&text).unwrap_or_else(|error| panic!("{file}: {error}"))
    };
    let index = load("index.json");
    assert_eq!(index.get("format").text(), "variorum-kit");
    assert_eq!(index.get("version").to_string(), "3");
    let mut engines: HashMap<String, Engine> = HashMap::new();
    let mut failures = Vec::new();
    let entries = index.get("vectors").items();
    assert!(!entries.is_empty(), "the kit has no vectors");
    for entry in entries {
        let file = entry.get("file").text();
        let vector = load(file);
        let edition = vector.get("edition").text();
        let engine = engines
            .entry(edition.to_string())
            .or_insert_with(|| Engine::start(&command.replace("{edition}", edition)));
        if let Err(reason) = play(engine, &vector) {
            failures.push(format!("{file}: {reason}"));
        }
    }
    println!("{} passed, {} failed", entries.len() - failures.len(), failures.len());
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}
