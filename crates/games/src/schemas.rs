//! The games' types for the OpenAPI description, from which the page's types are generated.

use utoipa::openapi::{RefOr, Schema};
use utoipa::{PartialSchema, ToSchema};

/// Name and schema of every type that a game puts on the wire.
pub fn schemas() -> Vec<(String, RefOr<Schema>)> {
    let mut all = Vec::new();
    add::<senet::Fixed>(&mut all);
    add::<senet::Options>(&mut all);
    add::<senet::Action>(&mut all);
    add::<senet::Legal>(&mut all);
    add::<senet::View>(&mut all);
    add::<senet::EventView>(&mut all);
    add::<hanabi::Options>(&mut all);
    add::<hanabi::Action>(&mut all);
    add::<hanabi::LegalView>(&mut all);
    add::<hanabi::View>(&mut all);
    add::<hanabi::EventView>(&mut all);
    add::<sensu::Fixed>(&mut all);
    add::<sensu::Options>(&mut all);
    add::<sensu::Action>(&mut all);
    add::<sensu::Legal>(&mut all);
    add::<sensu::View>(&mut all);
    add::<sensu::EventView>(&mut all);
    add::<sesto_senso::Options>(&mut all);
    add::<sesto_senso::Action>(&mut all);
    add::<sesto_senso::Legal>(&mut all);
    add::<sesto_senso::View>(&mut all);
    add::<sesto_senso::EventView>(&mut all);
    add::<sesto_senso::Reading>(&mut all);
    all
}

fn add<T: ToSchema + PartialSchema>(all: &mut Vec<(String, RefOr<Schema>)>) {
    all.push((T::name().into_owned(), T::schema()));
    T::schemas(all);
}
